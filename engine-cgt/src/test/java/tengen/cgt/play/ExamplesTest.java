package tengen.cgt.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tengen.cgt.Ruleset;
import tengen.cgt.catalog.Catalog;

class ExamplesTest {
  @Test
  void everyGameHasAStart() {
    Catalog catalog = new Catalog();
    assertThat(Examples.ALL.keySet())
        .containsExactlyInAnyOrderElementsOf(catalog.games().stream().map(Ruleset::id).toList());
    Examples.ALL.forEach(
        (id, text) ->
            assertThat(GameState.parse(catalog, id, text).toString()).as(id).isNotEmpty());
  }
}
