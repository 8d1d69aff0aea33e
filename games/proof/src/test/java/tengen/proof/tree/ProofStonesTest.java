package tengen.proof.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ProofStonesTest {
  private static final int GAMES = 200;

  private static List<Integer> shuffled(int size, int stones, long seed) {
    List<Integer> points = new ArrayList<>(IntStream.range(0, size * size).boxed().toList());
    Collections.shuffle(points, new Random(seed));
    return points.subList(0, stones);
  }

  /**
   * Reflects a point if asked, then rotates it by 90 degrees {@code turns} times; gives all eight
   * images.
   */
  private static int image(int point, int size, int turns, boolean isReflected) {
    int x = isReflected ? size - 1 - point % size : point % size;
    int y = point / size;
    for (int i = 0; i < turns; i++) {
      int before = x;
      x = size - 1 - y;
      y = before;
    }
    return y * size + x;
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 8, 15})
  void allImagesOfAPositionHaveOneKeyAndOneCanonicalImage(int size) {
    for (int seed = 0; seed < GAMES; seed++) {
      List<Integer> line = shuffled(size, 1 + seed % 20, seed);
      ProofStones stones = ProofStones.of(size, line);
      for (int turns = 0; turns < 4; turns++) {
        for (boolean isReflected : new boolean[] {false, true}) {
          int times = turns;
          ProofStones other =
              ProofStones.of(
                  size,
                  line.stream().map(point -> image(point, size, times, isReflected)).toList());
          assertThat(other.key()).isEqualTo(stones.key());
          assertThat(other.canonicalBoard().black())
              .containsExactlyInAnyOrderElementsOf(stones.canonicalBoard().black());
          assertThat(other.canonicalBoard().white())
              .containsExactlyInAnyOrderElementsOf(stones.canonicalBoard().white());
        }
      }
    }
  }

  @Test
  void orderMakesNoDifferenceToTheKeyButColoursDo() {
    assertThat(ProofStones.of(15, List.of(0, 1, 30)).key())
        .isEqualTo(ProofStones.of(15, List.of(30, 1, 0)).key())
        .isNotEqualTo(ProofStones.of(15, List.of(0, 30, 1)).key());
  }

  @Test
  void takenBackAStoneLeavesWhatWasBefore() {
    ProofStones stones = ProofStones.of(15, shuffled(15, 30, 1));
    long key = stones.key();
    byte[] colours = stones.colours();
    for (int point = 0; point < 225; point++) {
      if (colours[point] == ProofStones.EMPTY) {
        stones.play(point);
        stones.undo();
      }
    }
    assertThat(stones.key()).isEqualTo(key);
    assertThat(stones.colours()).isEqualTo(colours);
  }

  @Test
  void canonicalPointsMapBack() {
    ProofStones stones = ProofStones.of(15, shuffled(15, 12, 3));
    for (int point = 0; point < 225; point++) {
      assertThat(stones.fromCanonical(stones.toCanonical(point))).isEqualTo(point);
    }
  }

  @Test
  void symmetriesMapEachStoneToItsImage() {
    for (int seed = 0; seed < GAMES; seed++) {
      List<Integer> line = shuffled(15, 9, seed);
      int turns = seed % 4;
      boolean isReflected = seed % 8 > 3;
      List<Integer> turned =
          line.stream().map(point -> image(point, 15, turns, isReflected)).toList();
      byte[] colours = ProofStones.of(15, line).colours();
      ProofStones other = ProofStones.of(15, turned);
      int symmetry = other.symmetryTo(colours);
      for (int point = 0; point < 225; point++) {
        assertThat(colours[ProofStones.image(15, symmetry, point)])
            .isEqualTo(other.colours()[point]);
      }
    }
  }

  @Test
  void fivesAreSeenAsAPlainScanSeesThem() {
    int fives = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      ProofStones stones = new ProofStones(6);
      for (int point : shuffled(6, 36, seed)) {
        stones.play(point);
        boolean hasFive = stones.hasFive();
        assertThat(hasFive).as("seed %d: %s", seed, stones).isEqualTo(scan(stones));
        fives += hasFive ? 1 : 0;
        if (hasFive) {
          break;
        }
      }
    }
    assertThat(fives).isGreaterThan(GAMES / 10);
  }

  private static boolean scan(ProofStones stones) {
    byte[] colours = stones.colours();
    for (int start = 0; start < 36; start++) {
      for (int[] step : new int[][] {{1, 0}, {0, 1}, {1, 1}, {-1, 1}}) {
        int count = 0;
        for (int i = 0; i < 5; i++) {
          int x = start % 6 + i * step[0];
          int y = start / 6 + i * step[1];
          boolean isOn = x >= 0 && x < 6 && y < 6;
          count += isOn && colours[start] != 0 && colours[y * 6 + x] == colours[start] ? 1 : 0;
        }
        if (count == 5) {
          return true;
        }
      }
    }
    return false;
  }
}
