package tengen.protocol.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonReader;
import tengen.protocol.json.JsonReading;
import tengen.protocol.record.RecordReading;
import tengen.protocol.record.SgfText;

class QueryRecordTest {
  private static RecordReading read(String json) {
    return QueryRecord.read(
        JsonReader.read(json) instanceof JsonReading.Read(Json.Fields fields)
            ? fields
            : Json.Fields.NONE);
  }

  @Test
  void aTreeWithBranchesIsThatOfTheSameSgf() {
    String nodes =
        """
        [{"parent":-1,"note":"root","properties":"PB[Ann]ID[0123456789abcdef]"},
         {"parent":0,"move":["B","H8"],"winrates":{"gomoku":0.25,"nogo":1}},
         {"parent":1,"move":["W","H9"],"note":"[why\\\\]"},
         {"parent":2,"move":["B","pass"]},
         {"parent":1,"move":["W","G9"],"properties":"TR[aa][bb]"},
         {"parent":4,"move":["B","J7"]},
         {"parent":4,"move":["B","J8"]},
         {"parent":0,"move":["B","A1"]}]\
        """;
    String query =
        "{\"rules\":\"gomoku-renju\",\"boardXSize\":15,\"boardYSize\":15,\"initialStones\":"
            + "[[\"W\",\"C3\"]],\"moves\":[[\"B\",\"A1\"]],\"nodes\":"
            + nodes
            + "}";
    String sgf =
        "(;SZ[15]RU[gomoku-renju]AW[cm]PB[Ann]ID[0123456789abcdef]C[root]"
            + "(;B[hh]SBKV[25](;W[hg]C[[why\\\\\\]];B[])"
            + "(;W[gg]TR[aa][bb](;B[ii])(;B[ih])))(;B[ao]))";
    assertThat(read(query))
        .isInstanceOf(RecordReading.Read.class)
        .isEqualTo(new SgfText(1, sgf).tree());
  }

  @Test
  void aLongLineIsRead() {
    var nodes = new StringBuilder("[{\"parent\":-1}");
    for (int i = 0; i < 8_000; i++) {
      nodes.append(",{\"parent\":").append(i).append(",\"move\":[\"B\",\"pass\"]}");
    }
    String query =
        "{\"rules\":\"nogo\",\"boardXSize\":9,\"boardYSize\":9,\"nodes\":" + nodes + "]}";
    assertThat(read(query)).isInstanceOf(RecordReading.Read.class);
    assertThat(read(query).record())
        .hasValueSatisfying(record -> assertThat(record.moves()).hasSize(8_000));
  }
}
