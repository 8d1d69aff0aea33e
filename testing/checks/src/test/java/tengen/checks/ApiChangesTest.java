package tengen.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ApiChangesTest {
  private static final String OPEN = "public abstract interface acme.Engine";
  private static final String SEALED =
      "public abstract sealed interface acme.Goal permits acme.Best";
  private static final String CLOSE = "  public abstract void acme.Engine.close()";

  @Test
  void equalStatesHaveNoChanges() {
    assertThat(ApiChanges.between(List.of(OPEN, CLOSE), List.of(OPEN, CLOSE)).isEmpty()).isTrue();
  }

  @Test
  void aMemberThatIsGoneBreaks() {
    ApiChanges changes = ApiChanges.between(List.of(OPEN, CLOSE), List.of(OPEN));

    assertThat(changes.breaking()).containsExactly("- public abstract void acme.Engine.close()");
    assertThat(changes.compatible()).isEmpty();
  }

  @Test
  void anAbstractMethodBreaksWhoImplementsItsType() {
    ApiChanges changes = ApiChanges.between(List.of(OPEN), List.of(OPEN, CLOSE));

    assertThat(changes.breaking()).containsExactly("+ public abstract void acme.Engine.close()");
  }

  @Test
  void defaultMethodsAndMethodsOfSealedOrNewTypesAreCompatible() {
    ApiChanges changes =
        ApiChanges.between(
            List.of(OPEN, SEALED),
            List.of(
                OPEN,
                "  public default int acme.Engine.level()",
                SEALED,
                "  public abstract int acme.Goal.plies()",
                "public abstract interface acme.Level<T>",
                "  public abstract int acme.Level.value()"));

    assertThat(changes.breaking()).isEmpty();
    assertThat(changes.compatible()).hasSize(4);
  }

  @ParameterizedTest
  @CsvSource({
    "0.1.0, 0.1.7, true",
    "0.1.0, 0.2.0, false",
    "1.2.0, 1.3.0, true",
    "1.2.0, 2.0.0, false",
    "none, 0.1.0, false"
  })
  void aSeriesIsAMajorVersionOrAMinorOneBefore1(String released, String version, boolean same) {
    assertThat(ApiTest.isSameSeries(released, version)).isEqualTo(same);
  }
}
