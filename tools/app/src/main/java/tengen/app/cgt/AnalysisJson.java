package tengen.app.cgt;

import tengen.cgt.catalog.Analysis;
import tengen.cgt.catalog.GameValue;
import tengen.cgt.catalog.SumMove;
import tengen.protocol.json.Json;

/** Adds the analysis of a game to an object. Values are texts, since they are exact fractions. */
final class AnalysisJson {
  private AnalysisJson() {}

  static Json.Fields with(Json.Fields game, Analysis found) {
    Json.Fields fields =
        game.with("winner", found.outcome().symbol())
            .with("value", found.value().map(GameValue::text));
    if (found.isValueTooLarge()) {
      fields = fields.with("valueTooLarge", true);
    }
    if (Analysis.hasForm(found.components())) {
      fields =
          fields
              .with("mean", found.value().map(value -> value.mean().toString()))
              .with("temperature", found.value().map(value -> value.temperature().toString()))
              .with("birthday", found.value().map(GameValue::birthdayText));
    }
    return fields
        .with("leftWins", found.leftWins().map(move -> move(found, move)))
        .with("rightWins", found.rightWins().map(move -> move(found, move)))
        .with("remark", found.remark());
  }

  private static String move(Analysis found, SumMove move) {
    return found.components().size() == 1 ? move.move() : move.print();
  }
}
