package tengen.protocol.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import tengen.game.Side;

/** Reads a command's arguments. */
@FunctionalInterface
interface GtpArguments {
  /** Returns the command with these words; empty for a syntax error. */
  Optional<GtpCommand> read(List<String> words);

  /** Returns a reader for a command without arguments. */
  static GtpArguments bare(GtpCommand command) {
    return words -> words.isEmpty() ? Optional.of(command) : Optional.empty();
  }

  /** Returns a reader for a command with a word. */
  static GtpArguments oneWord(Function<String, GtpCommand> command) {
    return words -> one(words).map(command);
  }

  /** Returns a reader for a command with at most one word. */
  static GtpArguments upToOneWord(Function<Optional<String>, GtpCommand> command) {
    return words ->
        words.size() > 1
            ? Optional.empty()
            : Optional.of(command.apply(words.stream().findFirst()));
  }

  /** Returns a reader for a command with a text of any number of words. */
  static GtpArguments anyText(Function<String, GtpCommand> command) {
    return words -> Optional.of(command.apply(text(words)));
  }

  /** Returns a reader for a command with an integer. */
  static GtpArguments oneNumber(IntFunction<GtpCommand> command) {
    return words -> numbers(words, 1).map(number -> command.apply(number[0]));
  }

  /** Returns a reader for a command with a decimal number. */
  static GtpArguments oneFraction(DoubleFunction<GtpCommand> command) {
    return words -> {
      OptionalDouble number = one(words).map(GtpWords::fraction).orElse(OptionalDouble.empty());
      return number.isPresent()
          ? Optional.of(command.apply(number.getAsDouble()))
          : Optional.empty();
    };
  }

  /** Returns a reader for a command with a colour. */
  static GtpArguments oneSide(Function<Side, GtpCommand> command) {
    return words -> one(words).flatMap(GtpWords::side).map(command);
  }

  /** Returns a reader for a command with stones, each a colour and a vertex. */
  static GtpArguments stones(Function<List<GtpGame.Stone>, GtpCommand> command) {
    return words -> pairs(words, GtpArguments::stone).map(command);
  }

  private static Optional<GtpGame.Stone> stone(List<String> pair) {
    return GtpWords.side(pair.get(0))
        .flatMap(
            side -> GtpVertex.parse(pair.get(1)).map(vertex -> new GtpGame.Stone(side, vertex)));
  }

  /** Returns the word if it is the only one. */
  static Optional<String> one(List<String> words) {
    return words.size() == 1 ? Optional.of(words.getFirst()) : Optional.empty();
  }

  /** Returns the words joined by blanks. */
  static String text(List<String> words) {
    return String.join(" ", words);
  }

  /** Returns all words as integers; empty if their number differs or a word is invalid. */
  static Optional<int[]> numbers(List<String> words, int count) {
    var numbers = new int[count];
    if (words.size() != count) {
      return Optional.empty();
    }
    for (int i = 0; i < count; i++) {
      OptionalInt number = GtpWords.wholeNumber(words.get(i));
      if (number.isEmpty()) {
        return Optional.empty();
      }
      numbers[i] = number.getAsInt();
    }
    return Optional.of(numbers);
  }

  /** Returns the words in pairs; empty if their number is odd or a pair is invalid. */
  static <T> Optional<List<T>> pairs(List<String> words, Function<List<String>, Optional<T>> read) {
    if (words.size() % 2 != 0) {
      return Optional.empty();
    }
    List<T> all = new ArrayList<>();
    for (int i = 0; i < words.size(); i += 2) {
      Optional<T> pair = read.apply(words.subList(i, i + 2));
      if (pair.isEmpty()) {
        return Optional.empty();
      }
      all.add(pair.get());
    }
    return Optional.of(all);
  }
}
