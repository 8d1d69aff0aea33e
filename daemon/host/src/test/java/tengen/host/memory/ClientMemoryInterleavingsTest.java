package tengen.host.memory;

import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two clients share the memory; the model checker tries the orders of their steps. */
@Tag("full")
final class ClientMemoryInterleavingsTest {
  private static final String FIRST = "first";
  private static final String SECOND = "second";

  /** Shares of 50 bytes and 100 bytes to borrow. Each account is confined to its client's loop. */
  public static final class TwoClients {
    private final ClientMemory memory = new ClientMemory(200, 2);
    private final ClientMemory.Account first = memory.open();
    private final ClientMemory.Account second = memory.open();

    /** Created by the model checker for each order. */
    public TwoClients() {}

    /** Needs more than can be borrowed. */
    @Operation(nonParallelGroup = FIRST)
    public boolean firstFillsTooMuch() {
      return first.fill(200);
    }

    /** Needs most of what can be borrowed. */
    @Operation(nonParallelGroup = FIRST)
    public boolean firstFillsMuch() {
      return first.fill(130);
    }

    /** Returns what it borrowed. */
    @Operation(nonParallelGroup = FIRST)
    public boolean firstEmpties() {
      return first.fill(0);
    }

    /** Needs a little of what can be borrowed. */
    @Operation(nonParallelGroup = SECOND)
    public boolean secondFillsSome() {
      return second.fill(70);
    }

    /** Needs most of what can be borrowed. */
    @Operation(nonParallelGroup = SECOND)
    public boolean secondFillsMuch() {
      return second.fill(130);
    }
  }

  @Test
  void concurrentUseIsLinearizable() {
    new ModelCheckingOptions()
        .iterations(20)
        .invocationsPerIteration(200)
        .threads(2)
        .actorsPerThread(3)
        .check(TwoClients.class);
  }
}
