package tengen.daemon.session;

import java.util.function.Predicate;
import tengen.host.memory.ClientMemory;
import tengen.store.archive.SessionClaim;
import tengen.store.archive.StoredSession;

/**
 * A claim to a stored session that borrows the memory for reading it.
 *
 * @param loan closed by the caller
 * @param isOurs returns whether a session, given without its inputs, belongs to the claimant
 */
public record LoanedClaim(ClientMemory.Loan loan, Predicate<StoredSession> isOurs)
    implements SessionClaim {
  @Override
  public boolean matches(StoredSession session) {
    return isOurs.test(session);
  }

  @Override
  public boolean hasRoom(long bytes) {
    return loan.fill(bytes);
  }
}
