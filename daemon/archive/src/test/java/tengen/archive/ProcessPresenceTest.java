package tengen.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.config.ArchiveSync;
import tengen.support.Foreign;
import tengen.support.JavaProcess;

/** Tests of servers that share a SQLite file, one per process. */
class ProcessPresenceTest {
  /** Start of the line in the kernel's statistics with the boot time by the current clock. */
  private static final String BOOT_TIME = "btime ";

  @TempDir Path folder;

  /** Prints whether the server of this name is present in the archive of this URL. */
  public static void main(String[] words) throws SQLException {
    Presence presence = Presence.in(true);
    try (Link link = new Database(words[0], ArchiveSync.NORMAL).connect()) {
      System.out.println(presence.isRunning(link, words[1]));
    }
  }

  @Test
  void clockChangesDoNotEndAServersPresence() throws Exception {
    if (!"root".equals(System.getProperty("user.name"))) {
      Foreign.leaveOut("only root sets the kernel's statistics");
    }
    Foreign.require("unshare", "util-linux");
    String server = Presence.in(true).server();

    assertThat(output(List.of(), server)).isEqualTo("true");
    assertThat(output(anHourAhead(), server)).isEqualTo("true");
    assertThat(output(anHourAhead(), "1" + server)).isEqualTo("false");
  }

  /** Returns a command prefix that makes the system clock appear to have been set. */
  private List<String> anHourAhead() throws IOException {
    Path stat = folder.resolve("stat");
    List<String> lines = new ArrayList<>(Files.readAllLines(Path.of("/proc/stat")));
    lines.replaceAll(
        line ->
            line.startsWith(BOOT_TIME)
                ? BOOT_TIME + (Long.parseLong(line.substring(BOOT_TIME.length())) + 3600)
                : line);
    Files.write(stat, lines);
    String script = "mount --bind " + stat + " /proc/stat && exec \"$@\"";
    return List.of("unshare", "--mount", "sh", "-c", script, "sh");
  }

  private String output(List<String> before, String server) throws IOException {
    String url = "jdbc:sqlite:" + folder.resolve("games.db");
    ProcessBuilder command = JavaProcess.of(ProcessPresenceTest.class, url, server);
    List<String> words = new ArrayList<>(before);
    words.addAll(command.command());
    Process process = command.command(words).start();
    try (var output = process.inputReader()) {
      return output.lines().findFirst().orElse("nothing");
    } finally {
      process.destroyForcibly();
    }
  }
}
