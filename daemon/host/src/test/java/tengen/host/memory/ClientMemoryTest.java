package tengen.host.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tengen.host.memory.ClientMemory.Account;

class ClientMemoryTest {
  /** 500 bytes in shares of 50, and 500 to borrow. */
  private final ClientMemory memory = new ClientMemory(1000, 10);

  @Test
  void anAccountMayFillItsShareAndTheWholeLoanPool() {
    Account account = memory.open();

    assertThat(account.fill(550)).isTrue();
    assertThat(account.fill(551)).isFalse();
  }

  @Test
  void eachAccountCanAlwaysFillItsShare() {
    memory.open().fill(550);
    Account other = memory.open();

    assertThat(other.fill(50)).isTrue();
    assertThat(other.fill(51)).isFalse();
  }

  @Test
  void returnedMemoryIsLentAgain() {
    Account account = memory.open();
    account.fill(550);
    Account other = memory.open();
    assertThat(other.fill(60)).isFalse();

    account.fill(540);

    assertThat(other.fill(60)).isTrue();
    assertThat(account.fill(550)).isFalse();
  }

  @Test
  void loansShareOnePool() {
    try (ClientMemory.Loan loan = memory.loan()) {
      assertThat(loan.fill(501)).isFalse();
      assertThat(loan.fill(500)).isTrue();
      assertThat(memory.open().fill(50)).isTrue();
      assertThat(memory.open().fill(51)).isFalse();
      assertThat(loan.fill(499)).isTrue();
      assertThat(memory.open().fill(51)).isTrue();
    }
  }

  /** Checks a loan that its client closes while another thread may still use it. */
  @Test
  void closedLoansLendNoMemory() {
    ClientMemory.Loan loan = memory.loan();
    loan.fill(500);
    loan.close();
    assertThat(loan.fill(1)).isFalse();

    loan.close();
    assertThat(memory.loan().fill(500)).isTrue();
  }

  @Test
  void theTotalIsNeitherExceededNorLost() {
    long seed = 5;
    var random = new SplittableRandom(seed);
    List<Account> accounts = Stream.generate(memory::open).limit(10).toList();
    long[] filled = new long[10];
    for (int i = 0; i < 100_000; i++) {
      int one = random.nextInt(10);
      long bytes = random.nextLong(400);
      if (accounts.get(one).fill(bytes)) {
        filled[one] = bytes;
      }
      assertThat(Arrays.stream(filled).sum()).as("seed %d", seed).isLessThan(1001);
    }
    accounts.forEach(account -> account.fill(0));

    assertThat(memory.open().fill(550)).isTrue();
  }
}
