package tengen.app.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.proof.build.ProofStatus;
import tengen.proof.build.ProofStatus.Root;
import tengen.proof.build.ProofStatus.State;
import tengen.protocol.json.JsonWriter;

final class StatusJsonTest {
  @Test
  void eachRootHasTheNumberOfItsState() {
    var status =
        new ProofStatus(
            List.of(
                new Root("h8 i9", State.PROVED, 0, 12),
                new Root("h8 j9", State.OPEN, 7, 0),
                new Root("h8 k9", State.REFUTED, 0, 0)),
            40);

    assertThat(StatusJson.objects(status))
        .map(JsonWriter::write)
        .containsExactly(
            "{\"root\":\"h8 i9\",\"state\":\"proved\",\"whiteNodes\":12}",
            "{\"root\":\"h8 j9\",\"state\":\"open\",\"left\":7}",
            "{\"root\":\"h8 k9\",\"state\":\"refuted\"}",
            "{\"roots\":3,\"proved\":1,\"open\":1,\"left\":7,\"known\":40}");
  }
}
