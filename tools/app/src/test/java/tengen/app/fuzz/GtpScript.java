package tengen.app.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Random GTP commands, both valid and invalid, each with the id expected in its reply. */
final class GtpScript {
  private static final String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

  private static final String[] WORDS = {
    "analyze",
    "boardsize",
    "clear_board",
    "final_status_list",
    "fixed_handicap",
    "genmove",
    "gg-undo",
    "gogui-analyze_commands",
    "gogui-interrupt",
    "kata-analyze",
    "known_command",
    "loadsgf",
    "place_free_handicap",
    "play",
    "printsgf",
    "rectangular_boardsize",
    "reg_genmove",
    "set_free_handicap",
    "showboard",
    "tengen-engine",
    "tengen-game",
    "tengen-inspect",
    "tengen-moves",
    "tengen-show",
    "tengen-value",
    "time_left",
    "time_settings",
    "undo"
  };

  private static final String[] ARGUMENTS = {
    "a1",
    "B2",
    "c3",
    "J9",
    "pass",
    "b",
    "white",
    "0",
    "1",
    "2",
    "3",
    "5",
    "9",
    "19",
    "2147483648",
    "-1",
    "0.5",
    "nan",
    "cgt",
    "gomoku",
    "gomoku-classic",
    "nogo-classic",
    "nim 3 5 7",
    "nim 1 + domineering ../..",
    "domineering ..../....",
    "kayles 9",
    "hackenbush GRB",
    "solve",
    "value",
    "legal",
    "vcf",
    "vct",
    "alive",
    "interval",
    "minmoves",
    "maxmoves",
    "rootInfo",
    "true",
    "1:2",
    "heap1:2",
    "3-1",
    "resign"
  };

  /** A sent command. The id may be empty. */
  record Command(String id, String text) {
    String word() {
      return text.split(" ", 2)[0];
    }

    String[] words() {
      return text.split(" ");
    }
  }

  private final SplittableRandom random;
  private final List<Command> commands = new ArrayList<>();
  private int nextId = 1;

  GtpScript(SplittableRandom random) {
    this.random = random;
  }

  List<Command> commands() {
    return commands;
  }

  /** Returns the first command, which identifies the protocol. */
  String first() {
    return withoutId("name");
  }

  /** Returns the last command. */
  String quit() {
    return withoutId("quit");
  }

  private String withoutId(String text) {
    commands.add(new Command("", text));
    return text + "\n";
  }

  /** Returns the next bytes to send: a command, or a line without a reply. */
  String next(boolean wild) {
    if (random.nextInt(12) == 0) {
      return silence();
    }
    String text = wild && random.nextBoolean() ? anything() : text();
    String id = random.nextInt(5) == 0 ? "" : String.valueOf(nextId++);
    commands.add(new Command(id, text));
    String decorated = random.nextInt(10) == 0 ? "\t" + text + " # said\r" : text;
    return (id.isEmpty() ? "" : id + " ") + decorated + "\n";
  }

  private String silence() {
    return pick("\n", "# interrupt\n", "  \r\n", "# " + "x".repeat(random.nextInt(3000)) + "\n");
  }

  private String text() {
    return switch (random.nextInt(20)) {
      case 0, 1, 2, 3, 4 -> "play " + color() + " " + vertex();
      case 5, 6, 7 -> "genmove " + color();
      case 8 -> "reg_genmove " + color();
      case 9 -> pick("undo", "undo", "gg-undo 2", "gg-undo");
      case 10 -> "boardsize " + random.nextInt(1, 23) + pick("", "", " " + random.nextInt(1, 23));
      case 11 -> "clear_board";
      case 12 -> "showboard";
      case 13 -> pick("lz-analyze ", "kata-analyze ", "analyze ") + color() + pick("", " 1", " 5");
      case 14 -> pick("lz-genmove_analyze ", "kata-genmove_analyze ") + color() + pick("", " 1");
      case 15 -> "tengen-engine " + pick("nogo", "nogo-classic", "gomoku", "gomoku-classic");
      case 16 -> pick("time_settings 1 0 0", "time_settings 0 1 0", "time_left b 0.2 0");
      case 17 -> pick("name", "protocol_version", "known_command play", "list_commands");
      case 18 -> pick("komi 7.5", "final_score", "tengen-moves", "version", "cputime", "printsgf");
      default -> nonsense();
    };
  }

  /** Returns an existing command with arguments of any command. */
  private String anything() {
    var text = new StringBuilder(pick(WORDS));
    for (int i = random.nextInt(4); i > 0; i--) {
      text.append(' ').append(pick(ARGUMENTS));
    }
    return text.toString();
  }

  private String nonsense() {
    var noise = new StringBuilder("x");
    for (int i = random.nextInt(40); i > 0; i--) {
      noise.append((char) random.nextInt('$', 256));
    }
    return pick("play b", "genmove", "boardsize x", "play red a1", "play b i5", noise.toString());
  }

  private String color() {
    return pick("b", "w", "black", "WHITE");
  }

  private String vertex() {
    int most = random.nextInt(3) == 0 ? 20 : 7;
    return random.nextInt(25) == 0
        ? "pass"
        : COLUMNS.charAt(random.nextInt(most)) + String.valueOf(1 + random.nextInt(most));
  }

  private String pick(String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  /** Parses a vertex to its column and its row from the bottom, both from 0. */
  static Optional<int[]> point(String vertex) {
    if (!vertex.matches("[A-HJ-Za-hj-z][1-9][0-9]?")) {
      return Optional.empty();
    }
    int column = COLUMNS.indexOf(Character.toUpperCase(vertex.charAt(0)));
    return Optional.of(new int[] {column, Integer.parseInt(vertex.substring(1)) - 1});
  }
}
