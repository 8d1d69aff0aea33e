package tengen.protocol.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.protocol.json.JsonWriter;
import tengen.protocol.table.OpeningProcedure;
import tengen.protocol.table.TableClocks;
import tengen.protocol.table.TableMatch;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableSeats;
import tengen.protocol.table.TableView;

class TableMessageTest {
  private static final TableClocks NO_CLOCKS =
      new TableClocks(OptionalLong.empty(), 0, OptionalLong.empty());

  private static TableView view(String text) {
    return new TableView(
        "t",
        1,
        0,
        Position.start("nim", new Setup.Text(text)),
        TableSeats.of(OpeningProcedure.NONE, TablePlayer.HUMAN, TablePlayer.HUMAN),
        NO_CLOCKS,
        NO_CLOCKS.start(),
        Optional.empty(),
        Optional.empty(),
        0,
        false,
        0,
        TableMatch.NONE,
        Map.of());
  }

  private static String written(TableNews news) {
    return JsonWriter.write(TableMessage.of(news).message());
  }

  @Test
  void aListHasTheBeginningOfALongGame() {
    String text = "1 ".repeat(30_000) + "1";
    TableView view = view(text);

    assertThat(written(new TableNews.Listed("l", List.of(view))))
        .hasSizeLessThan(600)
        .contains("\"game\":\"nim 1 1 1");
    assertThat(written(new TableNews.Listed("l", List.of(view("3 5"))))).contains("\"nim 3 5\"");
    assertThat(written(new TableNews.Shown(view))).contains(text);
  }
}
