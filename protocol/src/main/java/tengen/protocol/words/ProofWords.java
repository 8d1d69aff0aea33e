package tengen.protocol.words;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.search.Score;

/**
 * The proven result of a position as text: {@code win 7}, {@code loss} or {@code draw}, with plies
 * if known.
 */
public final class ProofWords {
  private static final Pattern PROOF = Pattern.compile("(win|loss)(?: ([0-9]{1,9}))?|draw");

  private ProofWords() {}

  /** Returns the text of a score; empty if nothing is proven. */
  public static Optional<String> write(Score score) {
    return switch (score) {
      case Score.Estimate _ -> Optional.empty();
      case Score.Win(OptionalInt plies) -> Optional.of("win" + words(plies));
      case Score.Loss(OptionalInt plies) -> Optional.of("loss" + words(plies));
      case Score.Draw _ -> Optional.of("draw");
    };
  }

  private static String words(OptionalInt plies) {
    return plies.isPresent() ? " " + plies.getAsInt() : "";
  }

  /** Parses a score; empty if the text is invalid. */
  public static Optional<Score> read(String words) {
    Matcher proof = PROOF.matcher(words);
    if (!proof.matches()) {
      return Optional.empty();
    }
    if (proof.group(1) == null) {
      return Optional.of(new Score.Draw());
    }
    OptionalInt plies =
        proof.group(2) == null
            ? OptionalInt.empty()
            : OptionalInt.of(Integer.parseInt(proof.group(2)));
    return Optional.of(proof.group(1).equals("win") ? new Score.Win(plies) : new Score.Loss(plies));
  }
}
