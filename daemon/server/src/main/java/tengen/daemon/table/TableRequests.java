package tengen.daemon.table;

import java.util.Map;
import java.util.Optional;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.QueryError;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TableOpening;
import tengen.protocol.table.TableRequest;

/** Executes the requests of clients to tables. Confined to the tables' loop. */
final class TableRequests {
  /** Maximum number of tables watched by one session. */
  private static final int MAX_WATCHED_PER_SESSION = 16;

  private final TableRegistry registry;
  private final Map<String, OpenTable> open;
  private final TableAdmission admission;
  private final TableRecovery recovery;

  /**
   * Names the tables.
   *
   * @param open live map of the open tables, by id
   * @param recovery finds the tables that are not open
   */
  TableRequests(
      TableRegistry registry,
      Map<String, OpenTable> open,
      TableAdmission admission,
      TableRecovery recovery) {
    this.registry = registry;
    this.open = open;
    this.admission = admission;
    this.recovery = recovery;
  }

  /** Executes a request, after the recovery of its table from the archive if it is not open. */
  void ask(TableClient client, TableRequest request) {
    if (!client.mustExecute(request)) {
      return;
    }
    Optional<String> away = request.at().filter(id -> !open.containsKey(id));
    if (away.isPresent()) {
      recovery.recover(
          away.get(),
          fault ->
              fault.ifPresentOrElse(
                  why -> client.send(new TableNews.Rejected(request.id(), why)),
                  () -> answerLate(client, request)));
    } else {
      answer(client, request);
    }
  }

  private void answerLate(TableClient client, TableRequest request) {
    if (!client.hasLeft()) {
      answer(client, request);
    }
  }

  private void answer(TableClient client, TableRequest request) {
    Optional<QueryError> fault =
        switch (request) {
          case TableRequest.Again(TableRequest first) -> {
            answer(client, first);
            yield Optional.empty();
          }
          case TableRequest.Open(String id, TableOpening opening) -> open(client, id, opening);
          case TableRequest.Act act -> act(client, act);
          case TableRequest.Watch watch -> watch(client, watch);
          case TableRequest.Unwatch(String id, String table) -> unwatch(client, id, table);
          case TableRequest.ListAll(String id) -> list(client, id);
        };
    fault.ifPresent(why -> client.send(new TableNews.Rejected(request.id(), why)));
  }

  private Optional<QueryError> open(TableClient client, String requestId, TableOpening asked) {
    client.opened().retainAll(open.keySet());
    return client
        .objection()
        .or(() -> TableChecks.opening(client, asked))
        .or(() -> admission.admit(client))
        .or(
            () ->
                registry.open(
                    client,
                    requestId,
                    NewTable.of(client, TableChecks.canonical(client, asked), registry.nowMs())));
  }

  private Optional<QueryError> act(TableClient client, TableRequest.Act request) {
    OpenTable table = open.get(request.table());
    if (table == null) {
      return unknown(request.table());
    }
    Optional<QueryError> fault =
        client
            .objection()
            .or(() -> TableChecks.act(client, table, request))
            .or(
                () ->
                    request.act() instanceof TableAct.Close || admission.grow(table)
                        ? Optional.empty()
                        : Optional.of(TableAdmission.noMemory()));
    if (fault.isEmpty()) {
      table.act(client, TableChecks.canonical(client, request));
      registry.forgetClosed(table);
    }
    return fault;
  }

  private static Optional<QueryError> unknown(String table) {
    return TableRecovery.unknown("no table " + table);
  }

  private Optional<QueryError> watch(TableClient client, TableRequest.Watch request) {
    OpenTable table = open.get(request.table());
    if (table == null) {
      return unknown(request.table());
    }
    client.watched().retainAll(open.keySet());
    if (!client.watched().contains(table.id())
        && client.watched().size() >= MAX_WATCHED_PER_SESSION) {
      return Optional.of(
          QueryError.of(ErrorCode.TOO_MANY, "too many watched tables; leave one first"));
    }
    Optional<QueryError> fault = TableChecks.hidden(table, request.token());
    if (fault.isEmpty()) {
      client.watched().add(table.id());
      table.watch(client, request);
    }
    return fault;
  }

  private Optional<QueryError> unwatch(TableClient client, String requestId, String id) {
    OpenTable table = open.get(id);
    if (table == null || !client.watched().remove(id)) {
      return unknown(id);
    }
    table.unwatch(client);
    client.send(new TableNews.Done(requestId, id, table.game().last().seq(), Map.of()));
    return Optional.empty();
  }

  private Optional<QueryError> list(TableClient client, String requestId) {
    client.send(
        new TableNews.Listed(
            requestId,
            open.values().stream()
                .filter(table -> !table.isPrivate())
                .map(OpenTable::view)
                .toList()));
    return Optional.empty();
  }
}
