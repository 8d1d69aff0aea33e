package tengen.daemon.table;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import tengen.config.Right;
import tengen.daemon.access.NetworkAddress;
import tengen.daemon.access.SessionQuotas;
import tengen.daemon.session.SessionContext;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.Fault;
import tengen.protocol.table.TableNews;

/** A session at the tables. Confined to their loop. */
final class TableGuest {
  private final SessionContext context;
  private final SessionQuotas quotas;
  private final Consumer<TableNews> ear;

  /** The tables that it has opened and that are open. */
  private final Set<String> opened = new HashSet<>();

  private final Set<String> watched = new HashSet<>();

  private boolean hasLeft;

  TableGuest(SessionContext context, SessionQuotas quotas, Consumer<TableNews> ear) {
    this.context = context;
    this.quotas = quotas;
    this.ear = ear;
  }

  TableOpener opener() {
    return new TableOpener(
        context.account().name(), quotas.from().map(NetworkAddress::toString).orElse(""));
  }

  SessionContext context() {
    return context;
  }

  SessionQuotas quotas() {
    return quotas;
  }

  Set<String> opened() {
    return opened;
  }

  Set<String> watched() {
    return watched;
  }

  /** Why it may not play; empty: it may. */
  Optional<Fault> objection() {
    return context.account().objection(Right.PLAY).map(why -> Fault.of(ErrorCode.DENIED, why));
  }

  boolean hasLeft() {
    return hasLeft;
  }

  void hear(TableNews news) {
    if (!hasLeft) {
      ear.accept(news);
    }
  }

  void leave() {
    hasLeft = true;
  }
}
