package tengen.store.archive;

import java.util.Optional;
import java.util.OptionalDouble;
import tengen.protocol.json.Json;
import tengen.protocol.words.ProofWords;
import tengen.search.Score;

/** Scores in JSON: the fields {@code winRate} and, where something is proven, {@code proof}. */
public final class ScoreJson {
  private ScoreJson() {}

  /** These fields, and those of the score; a guess beyond a bound, as by rounding, is the bound. */
  public static Json.Fields with(Json.Fields fields, Score score) {
    return fields
        .with("winRate", Math.clamp(score.asWinRate(), 0.0, 1.0))
        .with("proof", ProofWords.write(score));
  }

  /**
   * The score in these fields; empty: there is none.
   *
   * @throws IllegalArgumentException where something else has its name
   */
  public static Optional<Score> read(Json.Fields fields) {
    OptionalDouble rate = KeptJson.rate(fields, "winRate");
    return fields.get("proof").isPresent()
        ? Optional.of(proof(KeptJson.text(fields, "proof")))
        : rate.stream().<Score>mapToObj(Score.Estimate::new).findFirst();
  }

  private static Score proof(String words) {
    return ProofWords.read(words)
        .orElseThrow(() -> new IllegalArgumentException("no proof: " + words));
  }
}
