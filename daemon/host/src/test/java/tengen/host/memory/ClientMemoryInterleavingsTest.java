package tengen.host.memory;

import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Two clients that share the memory, in every order of their steps that the model checker tries.
 */
@Tag("full")
final class ClientMemoryInterleavingsTest {
  private static final String FIRST = "first";
  private static final String SECOND = "second";

  /** Each may fill 50 bytes, and 100 are lent. An account is confined to its client's loop. */
  public static final class TwoClients {
    private final ClientMemory memory = new ClientMemory(200, 2);
    private final ClientMemory.Account first = memory.open();
    private final ClientMemory.Account second = memory.open();

    /** Made by the model checker for each order. */
    public TwoClients() {}

    /** More than is lent. */
    @Operation(nonParallelGroup = FIRST)
    public boolean firstFillsTooMuch() {
      return first.fill(200);
    }

    /** Most of what is lent. */
    @Operation(nonParallelGroup = FIRST)
    public boolean firstFillsMuch() {
      return first.fill(130);
    }

    /** Gives back what it was lent. */
    @Operation(nonParallelGroup = FIRST)
    public boolean firstEmpties() {
      return first.fill(0);
    }

    /** A little of what is lent. */
    @Operation(nonParallelGroup = SECOND)
    public boolean secondFillsSome() {
      return second.fill(70);
    }

    /** Most of what is lent. */
    @Operation(nonParallelGroup = SECOND)
    public boolean secondFillsMuch() {
      return second.fill(130);
    }
  }

  @Test
  void eachClientGetsWhatItWouldGetAloneInSomeOrder() {
    new ModelCheckingOptions()
        .iterations(20)
        .invocationsPerIteration(200)
        .threads(2)
        .actorsPerThread(3)
        .check(TwoClients.class);
  }
}
