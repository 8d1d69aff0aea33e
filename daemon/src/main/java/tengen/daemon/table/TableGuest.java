package tengen.daemon.table;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Consumer;
import tengen.config.Right;
import tengen.daemon.access.NetworkAddress;
import tengen.daemon.access.SessionQuotas;
import tengen.daemon.session.SessionContext;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.Fault;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TableRequest;

/** A session at the tables. Confined to their loop. */
final class TableGuest {
  /** So many of its requests are remembered, for the case that it asks again. */
  private static final int MOST_DONE = 16;

  /** Those with longer ids are not: what is remembered is small. */
  private static final int LONGEST_ID = 100;

  private final SessionContext context;
  private final SessionQuotas quotas;
  private final Consumer<TableNews> ear;

  /** The tables that it has opened and that are open. */
  private final Set<String> opened = new HashSet<>();

  private final Set<String> watched = new HashSet<>();

  /** What was done for it last, by the request's id; empty: it has no answer yet. */
  private final SequencedMap<String, Optional<TableNews>> done = new LinkedHashMap<>();

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

  /**
   * Whether this is to be done. What it asks again is not where that was done, or is being done:
   * then it hears the answer, if there is one.
   */
  boolean isToBeDone(TableRequest request) {
    return switch (request) {
      case TableRequest.Again(TableRequest first) when done.containsKey(first.id()) -> {
        Objects.requireNonNull(done.get(first.id())).ifPresent(this::hear);
        yield false;
      }
      case TableRequest.Again _, TableRequest.Open _, TableRequest.Act _ -> {
        asks(request.id());
        yield true;
      }
      case TableRequest.Watch _, TableRequest.Unwatch _, TableRequest.ListAll _ -> true;
    };
  }

  private void asks(String id) {
    if (id.length() <= LONGEST_ID) {
      done.putLast(id, Optional.empty());
    }
    if (done.size() > MOST_DONE) {
      var _ = done.pollFirstEntry();
    }
  }

  private void remember(TableNews news) {
    switch (news) {
      case TableNews.Done(String id, var _, var _, var _) ->
          done.computeIfPresent(id, (_, answer) -> answer.or(() -> Optional.of(news)));
      case TableNews.Refused(String id, var _) -> done.remove(id);
      default -> {}
    }
  }

  void hear(TableNews news) {
    remember(news);
    if (!hasLeft) {
      ear.accept(news);
    }
  }

  void leave() {
    hasLeft = true;
  }
}
