package tengen.nogo.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EvaluationCacheTest {
  private static final int MAX_MOVES = 81;
  private static final long KEY = 0xC0FFEE_0000_0001L;

  private final NetworkEvaluation loaded = new NetworkEvaluation(MAX_MOVES);

  private static NetworkEvaluation evaluation(int moves) {
    var evaluation = new NetworkEvaluation(MAX_MOVES);
    evaluation.winRate = 1f / 3;
    evaluation.count = moves;
    for (int i = 0; i < moves; i++) {
      evaluation.points[i] = (short) (20 + i);
      evaluation.priors[i] = 1f / (7 + i);
    }
    return evaluation;
  }

  private void checkLoaded(NetworkEvaluation expected) {
    assertThat(loaded.winRate).isEqualTo(expected.winRate);
    assertThat(loaded.count).isEqualTo(expected.count);
    for (int i = 0; i < expected.count; i++) {
      assertThat(loaded.points[i]).isEqualTo(expected.points[i]);
      assertThat(loaded.priors[i]).isEqualTo(expected.priors[i]);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 8})
  void aStoredEvaluationIsLoaded(int moves) {
    var cache = new EvaluationCache(1 << 12);
    cache.store(KEY, evaluation(moves));

    assertThat(cache.load(KEY, loaded)).isTrue();
    checkLoaded(evaluation(moves));
    assertThat(cache.load(KEY + 1, loaded)).isFalse();
  }

  @Test
  void anEmptyCacheHasNoEvaluation() {
    assertThat(new EvaluationCache(1 << 12).load(0, loaded)).isFalse();
  }

  @Test
  void aNewEvaluationReplacesOneInItsPlace() {
    var cache = new EvaluationCache(0);
    cache.store(KEY, evaluation(8));
    cache.store(-KEY, evaluation(2));

    assertThat(cache.load(KEY, loaded)).isFalse();
    assertThat(cache.load(-KEY, loaded)).isTrue();
    checkLoaded(evaluation(2));
  }

  @Test
  void aClearedCacheHasNoEvaluation() {
    var cache = new EvaluationCache(1 << 12);
    cache.store(KEY, evaluation(8));
    cache.clear();

    assertThat(cache.load(KEY, loaded)).isFalse();
  }
}
