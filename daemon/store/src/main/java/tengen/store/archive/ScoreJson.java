package tengen.store.archive;

import java.util.Optional;
import java.util.OptionalDouble;
import tengen.protocol.json.Json;
import tengen.protocol.words.ProofWords;
import tengen.search.Score;

/** Scores in JSON: the field {@code winRate} and, if the result is proven, {@code proof}. */
public final class ScoreJson {
  private ScoreJson() {}

  /**
   * Adds the fields of a score. Clamps the win rate to 0 and 1, because rounding may exceed them.
   */
  public static Json.Fields with(Json.Fields fields, Score score) {
    return fields
        .with("winRate", Math.clamp(score.asWinRate(), 0.0, 1.0))
        .with("proof", ProofWords.write(score));
  }

  /**
   * Returns the score in an object's fields; empty if there is none.
   *
   * @throws IllegalArgumentException if the fields are invalid
   */
  public static Optional<Score> read(Json.Fields fields) {
    OptionalDouble rate = StoredJson.rate(fields, "winRate");
    return fields.get("proof").isPresent()
        ? Optional.of(proof(StoredJson.text(fields, "proof")))
        : rate.stream().<Score>mapToObj(Score.Estimate::new).findFirst();
  }

  private static Score proof(String words) {
    return ProofWords.read(words)
        .orElseThrow(() -> new IllegalArgumentException("no proof: " + words));
  }
}
