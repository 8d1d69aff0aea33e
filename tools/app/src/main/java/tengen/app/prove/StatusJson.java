package tengen.app.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tengen.proof.build.ProofStatus;
import tengen.proof.build.ProofStatus.Root;
import tengen.proof.build.ProofStatus.State;
import tengen.protocol.json.Json;

/** Describes the progress of a proof search as JSON. */
final class StatusJson {
  private StatusJson() {}

  /** Returns an object for each root and a total. */
  static List<Json.Fields> objects(ProofStatus status) {
    List<Json.Fields> objects = new ArrayList<>();
    status.roots().forEach(root -> objects.add(object(root)));
    objects.add(
        Json.Fields.NONE
            .with("roots", status.roots().size())
            .with("proved", status.count(State.PROVED))
            .with("open", status.count(State.OPEN))
            .with("left", status.left())
            .with("known", status.known()));
    return objects;
  }

  private static Json.Fields object(Root root) {
    Json.Fields fields =
        Json.Fields.NONE
            .with("root", root.line())
            .with("state", root.state().name().toLowerCase(Locale.ROOT));
    return switch (root.state()) {
      case PROVED -> fields.with("whiteNodes", root.whiteNodes());
      case OPEN -> fields.with("left", root.left());
      case REFUTED -> fields;
    };
  }
}
