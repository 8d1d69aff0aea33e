package tengen.protocol.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class SortedTableTest {
  private static final int CHANGES = Boolean.getBoolean("tengen.long") ? 1_000_000 : 20_000;

  @Test
  void theTableEqualsAMap() {
    var random = new SplittableRandom(1);
    var map = new TreeMap<Integer, Integer>();
    SortedTable<Integer, Integer> table = SortedTable.empty();
    for (int i = 0; i < CHANGES; i++) {
      int key = random.nextInt(500);
      if (random.nextBoolean()) {
        map.put(key, i);
        table = table.with(key, i);
      } else {
        map.remove(key);
        table = table.without(key);
      }
      assertThat(table.get(key)).isEqualTo(Optional.ofNullable(map.get(key)));
      assertThat(table.first())
          .isEqualTo(Optional.ofNullable(map.firstEntry()).map(entry -> entry.getValue()));
    }
    assertThat(table.values()).isEqualTo(List.copyOf(map.values()));
    assertThat(table.isEmpty()).isEqualTo(map.isEmpty());
  }

  @Test
  void theTreeStaysBalancedInAnyOrder() {
    SortedTable<Integer, Integer> table = SortedTable.empty();
    for (int i = 0; i < 10_000; i++) {
      table = table.with(i, i);
    }
    assertThat(table.height()).isLessThanOrEqualTo(19); // 1.44 log2 n
    for (int i = 0; i < 9_000; i++) {
      table = table.without(i);
    }
    assertThat(table.height()).isLessThanOrEqualTo(14);
  }

  @Test
  void aChangeLeavesTheOldTableAsItWas() {
    SortedTable<String, Integer> one = SortedTable.<String, Integer>empty().with("a", 1);
    SortedTable<String, Integer> two = one.with("b", 2).with("a", 3);
    assertThat(one.values()).containsExactly(1);
    assertThat(two.without("a").values()).containsExactly(2);
    assertThat(two.values()).containsExactly(3, 2);
  }
}
