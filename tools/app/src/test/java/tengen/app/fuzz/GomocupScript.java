package tengen.app.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Random Gomocup commands under freestyle rules, both valid and invalid. */
final class GomocupScript {
  /** A sent command, with the lines of its data block. */
  record Command(String word, List<int[]> numbers) {
    /** Returns whether the command has an ordered reply of one line. */
    boolean isInTurn() {
      return switch (word) {
        case "INFO", "STOP", "ABOUT", "YXSHOWFORBID", "PONDER" -> false;
        default -> !word.startsWith("X") && !UNANSWERED.contains(word);
      };
    }
  }

  /** Commands with a message or no reply. */
  private static final List<String> UNANSWERED =
      List.of(
          "YXDRAW",
          "YXHASHCLEAR",
          "YXBLOCKRESET",
          "YXBLOCKPATHRESET",
          "YXQUERYDATABASEALL DONE",
          "YXBLOCK 3,3 4,4 DONE",
          "YXBLOCKUNDO 3,3 DONE",
          "YXBLOCKPATH 7,7 8,8 DONE",
          "YXBLOCKPATH 7,7 99,99 DONE");

  private static final List<String> SEARCHES =
      List.of("YXBALANCEONE 0", "YXBALANCETWO 50", "YXSEARCHDEFEND");

  private static final int[] RULES = {0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 99};

  private static final String[] SWAP2 = {
    "", "7,7\n8,8\n9,9\n", "7,7\n8,8\n9,9\n0,0\n1,1\n", "7,7\n", "7,7\n8,8\n7,7\n"
  };

  private final SplittableRandom random;
  private final List<Command> commands = new ArrayList<>();

  GomocupScript(SplittableRandom random) {
    this.random = random;
  }

  List<Command> commands() {
    return commands;
  }

  long inTurn() {
    return commands.stream().filter(Command::isInTurn).count();
  }

  /**
   * Returns the next bytes to send.
   *
   * @param lastMove the engine's last line; may be empty
   */
  String next(String lastMove, boolean wild) {
    if (wild && !commands.isEmpty() && random.nextInt(4) == 0) {
      return anything();
    }
    return switch (commands.isEmpty() ? 0 : random.nextInt(22)) {
      case 0 -> sized("START", commands.isEmpty() ? 15 : random.nextInt(4, 24));
      case 1 -> sent("BEGIN");
      case 2 -> sent("RESTART");
      case 3, 4 -> random.nextBoolean() ? sent("ABOUT") : sent("YXSHOWFORBID");
      case 5, 6 -> takeback(lastMove);
      case 7, 8 -> block();
      case 9 -> sent("STOP");
      case 10, 11 -> info();
      case 12 -> sent("X" + random.nextInt(1_000_000));
      default -> at("TURN", random.nextInt(-1, 16), random.nextInt(16));
    };
  }

  /** Returns a command for rules, boards or openings that cannot be checked. */
  private String anything() {
    return switch (random.nextInt(8)) {
      case 4, 5 -> sent(UNANSWERED.get(random.nextInt(UNANSWERED.size())));
      case 6 -> sent(SEARCHES.get(random.nextInt(SEARCHES.size())));
      case 7 -> sized("PONDER", random.nextInt(20));
      case 0 -> at("RECTSTART", random.nextInt(4, 24), random.nextInt(4, 24));
      case 1 -> sized("YXNBEST", random.nextInt(6));
      case 2 -> {
        commands.add(new Command("SWAP2BOARD", List.of()));
        yield "SWAP2BOARD\n" + SWAP2[random.nextInt(SWAP2.length)] + "DONE\n";
      }
      default -> {
        commands.add(new Command("INFO", List.of()));
        yield "INFO rule " + RULES[random.nextInt(RULES.length)] + "\n";
      }
    };
  }

  /** Returns a command with a distinct reply that changes no earlier one. */
  String barrier() {
    return sent("RESTART");
  }

  private String sent(String word) {
    commands.add(new Command(word, List.of()));
    return (random.nextInt(5) == 0 ? " " + word.toLowerCase(Locale.ROOT) + "\t\r" : word) + "\n";
  }

  private String sized(String word, int size) {
    commands.add(new Command(word, List.of(new int[] {size})));
    return word + " " + size + "\n";
  }

  private String at(String word, int column, int row) {
    commands.add(new Command(word, List.of(new int[] {column, row})));
    return word + " " + column + (random.nextInt(9) == 0 ? " , " : ",") + row + "\n";
  }

  private String takeback(String lastMove) {
    if (!lastMove.matches("\\d+,\\d+") || random.nextInt(4) == 0) {
      return at("TAKEBACK", random.nextInt(15), random.nextInt(15));
    }
    String[] numbers = lastMove.split(",");
    return at("TAKEBACK", Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
  }

  /**
   * Returns a block of stones, equally many of both sides or one more of the opponent. Points may
   * be occupied or off the board.
   */
  private String block() {
    List<int[]> stones =
        IntStream.range(0, random.nextInt(8))
            .mapToObj(i -> new int[] {random.nextInt(15), random.nextInt(15), 2 - i % 2})
            .collect(Collectors.toCollection(ArrayList::new));
    if (stones.size() % 2 == 1) {
      stones.getLast()[2] = 2;
    }
    commands.add(new Command("BOARD", stones));
    return stones.stream()
        .map(stone -> stone[0] + "," + stone[1] + "," + stone[2] + "\n")
        .collect(Collectors.joining("", "BOARD\n", "DONE\n"));
  }

  private String info() {
    commands.add(new Command("INFO", List.of()));
    String[] choices = {
      "timeout_turn 30",
      "timeout_turn 0",
      "timeout_turn 100",
      "timeout_match 60000",
      "time_left 100",
      "time_left 2147483647",
      "max_memory 83886080",
      "max_node 1000",
      "max_depth 3",
      "show_detail " + random.nextInt(4),
      "thread_num 2",
      "game_type 1",
      "folder a b",
      "pondering " + random.nextInt(2),
      "rule x",
      "nonsense",
      ""
    };
    return "INFO " + choices[random.nextInt(choices.length)] + "\n";
  }
}
