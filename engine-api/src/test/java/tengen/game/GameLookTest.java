package tengen.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.game.GameLook.Surface;
import tengen.game.GameLook.Words;
import tengen.game.Move.Place;

class GameLookTest {
  private static final Words ENGLISH = new Words("en", "Connect6", "Two stones a turn");

  private static GameLook look(Setup.Board picture, List<Words> words) {
    return new GameLook(Surface.POINTS, picture, words);
  }

  private static Setup.Board withBlack(Place... stones) {
    return new Setup.Board(8, 5, List.of(stones), List.of(), List.of());
  }

  @Test
  void aPictureFillsAtMostACard() {
    assertThat(look(withBlack(new Place(7, 4)), List.of(ENGLISH)).words()).containsExactly(ENGLISH);
    for (Setup.Board odd : List.of(Setup.Board.empty(9, 5), Setup.Board.empty(8, 0))) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> look(odd, List.of(ENGLISH)))
          .withMessageContaining("1 x 1 to 8 x 5");
    }
  }

  @Test
  void theStonesOfAPictureStandOnIt() {
    for (Setup.Board odd :
        List.of(withBlack(new Place(8, 0)), withBlack(new Place(1, 1), new Place(1, 1)))) {
      assertThatIllegalArgumentException().isThrownBy(() -> look(odd, List.of(ENGLISH)));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 17})
  void thereAreOneToSixteenLanguages(int languages) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> look(withBlack(), Collections.nCopies(languages, ENGLISH)))
        .withMessage("look: " + languages + " languages: 1 to 16");
  }

  @ParameterizedTest
  @CsvSource({"e, Name, Line", "en_GB, Name, Line", "en, ' ', Line", "en, Name, ' '"})
  void wordsAreALanguageANameAndALine(String language, String name, String line) {
    assertThatIllegalArgumentException().isThrownBy(() -> new Words(language, name, line));
  }

  @Test
  void wordsAreShortAndOfOneLine() {
    assertThat(new Words("zh-Hant", "n".repeat(40), "l".repeat(100)).line()).hasSize(100);
    assertThatIllegalArgumentException().isThrownBy(() -> new Words("en", "n".repeat(41), "line"));
    assertThatIllegalArgumentException().isThrownBy(() -> new Words("en", "name", "l".repeat(101)));
    assertThatIllegalArgumentException().isThrownBy(() -> new Words("en", "a\nname", "line"));
  }
}
