package tengen.protocol.analysis;

import java.util.List;
import java.util.Optional;
import tengen.protocol.analysis.QueryPart.Rank;
import tengen.protocol.words.GameBytes;

/**
 * The queries that have not ended, and their parts that wait for an engine. Immutable.
 *
 * @param waiting parts by rank
 * @param open queries by id
 * @param lookups queries about stored games by ticket
 * @param bytes estimated size of all
 * @param lastNumber number of the last rank
 */
record OpenQueries(
    SortedTable<Rank, QueryPart> waiting,
    SortedTable<String, OpenQuery> open,
    SortedTable<Long, Lookup> lookups,
    long bytes,
    long lastNumber) {
  static final OpenQueries NONE =
      new OpenQueries(SortedTable.empty(), SortedTable.empty(), SortedTable.empty(), 0, 0);

  /**
   * An open query.
   *
   * @param text as received
   * @param parts all parts, ended or not
   * @param left number of parts that have not ended
   * @param bytes estimated size of its text and turns
   */
  record OpenQuery(String text, List<Rank> parts, int left, long bytes) {
    OpenQuery {
      parts = List.copyOf(parts);
    }

    OpenQuery ended() {
      return new OpenQuery(text, parts, left - 1, bytes);
    }
  }

  boolean isEmpty() {
    return open.isEmpty() && lookups.isEmpty();
  }

  /** Returns the open query of this id. */
  Optional<OpenQuery> get(String id) {
    return open.get(id);
  }

  /** Returns the next part to start. */
  Optional<QueryPart> next() {
    return waiting.first();
  }

  /** Returns the waiting parts of a query. */
  List<QueryPart> waiting(String id) {
    return open.get(id).map(OpenQuery::parts).orElse(List.of()).stream()
        .flatMap(rank -> waiting.get(rank).stream())
        .toList();
  }

  /** Adds a query. Its parts, at least one, have the numbers after the last. */
  OpenQueries with(String id, String text, List<QueryPart> parts) {
    SortedTable<Rank, QueryPart> more = waiting;
    long turnBytes =
        parts.stream().mapToLong(part -> GameBytes.of(part.position().turns())).max().orElse(0);
    long queryBytes = text.length() + turnBytes;
    long moreBytes = bytes + queryBytes;
    for (QueryPart part : parts) {
      more = more.with(part.rank(), part);
      moreBytes += part.bytes();
    }
    List<Rank> ranks = parts.stream().map(QueryPart::rank).toList();
    var query = new OpenQuery(text, ranks, parts.size(), queryBytes);
    return new OpenQueries(
        more, open.with(id, query), lookups, moreBytes, lastNumber + parts.size());
  }

  /** Removes a part from those that wait: an engine has it, or it has ended. */
  OpenQueries taken(QueryPart part) {
    return waiting.get(part.rank()).isEmpty()
        ? this
        : new OpenQueries(
            waiting.without(part.rank()), open, lookups, bytes - part.bytes(), lastNumber);
  }

  /** Ends a part, and its query with the last part. */
  OpenQueries ended(QueryPart part) {
    OpenQueries rest = taken(part);
    Optional<OpenQuery> query = open.get(part.id()).map(OpenQuery::ended);
    return query.isEmpty() || query.get().left() > 0
        ? query.map(left -> rest.withOpen(open.with(part.id(), left), rest.bytes)).orElse(rest)
        : rest.withOpen(open.without(part.id()), rest.bytes - query.get().bytes());
  }

  private OpenQueries withOpen(SortedTable<String, OpenQuery> next, long nextBytes) {
    return new OpenQueries(waiting, next, lookups, nextBytes, lastNumber);
  }

  /** Adds a query about stored games, whose ticket is the next number. */
  OpenQueries with(Lookup lookup) {
    long ticket = lastNumber + 1;
    return new OpenQueries(
        waiting, open, lookups.with(ticket, lookup), bytes + lookup.bytes(), ticket);
  }

  /** Removes a query about stored games that was answered. */
  OpenQueries answered(long ticket) {
    long answered = lookups.get(ticket).map(Lookup::bytes).orElse(0L);
    return new OpenQueries(waiting, open, lookups.without(ticket), bytes - answered, lastNumber);
  }
}
