package tengen.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.Distribution;
import tengen.app.OnTerminal;
import tengen.app.ShellWords;
import tengen.support.Executables;
import tengen.support.Program;
import tengen.support.Waits;

/** Tests of the command {@code play}. */
@Tag("full")
class PlayIT {
  private final Distribution distribution = Distribution.built();

  @TempDir Path scratch;

  private List<String> output(String input, String... arguments) throws Exception {
    try (Program program = distribution.tengen(arguments)) {
      program.peer().send(input);
      program.peer().endInput();
      List<String> lines = program.peer().rest();
      assertThat(program.exitCode()).as(program.errors()).isZero();
      assertThat(program.errors()).isEmpty();
      return lines;
    }
  }

  @Test
  void aGameIsPlayedTakenBackAndSaved() throws Exception {
    Path file = scratch.resolve("game.sgf");
    List<String> lines =
        output(
            "h8\nh8\nzebra\nundo\nhint\nh8\nsave /none/a.sgf\nsave " + file + "\nresign\nquit\n",
            "play",
            "--level",
            "10",
            "--st",
            "0.2");

    assertThat(lines)
        .contains("Black (X) (you) to move", "gomoku is thinking", "saved " + file)
        .contains("save: /none/a.sgf: no such file or folder")
        .anyMatch(line -> line.startsWith("h8: "))
        .anyMatch(
            line -> line.equals("zebra: no move of this game, and no command; help lists them"))
        .anyMatch(line -> line.matches("hint: [a-o][0-9]+"))
        .anyMatch(line -> line.matches("gomoku plays [a-o][0-9]+"))
        .contains("Black (X) resigns: White (O) wins");
    assertThat(Files.readString(file)).contains("PB[you]", "PW[gomoku]", ";B[hh]");
  }

  @Test
  void whiteWaitsForTheMoveOfBlack() throws Exception {
    assertThat(output("quit\n", "play", "--game=nogo", "--size=5", "--side=w", "--st=0.2"))
        .startsWith(
            "commands: a move, undo, hint, swap (change sides), resign, save FILE (SGF), quit")
        .anyMatch(line -> line.matches("nogo plays [a-e][1-5]"))
        .contains("White (O) (you) to move");
  }

  @Test
  void aGameWithoutABoardIsPlayedByItsNotation() throws Exception {
    assertThat(output("1-1\nquit\n", "play", "--game=nim", "--st=0.2"))
        .contains("Left (you) to move")
        .anyMatch(line -> line.startsWith("cgt plays "));
  }

  @Test
  void impossibleGamesAreOneLine() throws Exception {
    try (Program program = distribution.tengen("play", "--engine", "nogo")) {
      assertThat(program.exitCode()).isEqualTo(5);
      assertThat(program.errors())
          .startsWith("tengen: no engine nogo plays gomoku-freestyle on this board; engines: ")
          .hasLineCount(1);
    }
  }

  @Test
  void anInterruptLeavesTheTerminalAsItWas() throws Exception {
    try (OnTerminal terminal = playing("")) {
      terminal.press("\3");

      assertThat(terminal.exitCode()).isEqualTo(130);
    }
  }

  /**
   * Checks that restoring the terminal settings does not race with a pending read, which changes
   * them too.
   */
  @Test
  void aKeyAfterAnInterruptLeavesTheTerminalAsItWas() throws Exception {
    Path calls = scratch.resolve("calls");
    Path slow = Files.createDirectory(scratch.resolve("slow"));
    Path stty = slow.resolve("stty");
    Executables.write(
        stty,
        """
        #!/bin/sh
        PATH=%s stty "$@"
        echo "$1" >>%s
        case $1 in -a) sleep 0.3 ;; *) sleep 1 ;; esac
        """
            .formatted(ShellWords.quoted(System.getenv("PATH")), ShellWords.quoted(calls)));
    try (OnTerminal terminal = playing("PATH=" + ShellWords.quoted(slow) + ":$PATH ")) {
      int before = Files.readAllLines(calls).size();

      terminal.press("\3");
      Waits.until("the settings are read again", () -> Files.readAllLines(calls).size() > before);
      terminal.press("a");

      assertThat(terminal.exitCode()).isEqualTo(130);
    }
  }

  /**
   * Starts a game on a terminal and waits for the first move. {@code environment} precedes the
   * command.
   */
  private OnTerminal playing(String environment) throws Exception {
    String play = ShellWords.quoted(distribution.launcher()) + " play --level 1 --st 0.2";
    OnTerminal terminal = OnTerminal.start(scratch, 80, 30, environment + play);
    String line = terminal.line();
    while (!line.contains("Black (X) (you) to move")) {
      line = terminal.line();
    }
    return terminal;
  }
}
