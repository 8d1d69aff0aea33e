package tengen.protocol.analysis;

import java.util.List;
import java.util.Optional;
import tengen.protocol.analysis.Work.Rank;

/**
 * The queries that have not ended, and what of them waits for an engine. Immutable.
 *
 * @param waiting by rank
 * @param open by id
 * @param lookups by ticket: the host has them
 * @param bytes what they take, about
 * @param lastNumber of the last rank
 */
record OpenQueries(
    SortedTable<Rank, Work> waiting,
    SortedTable<String, OpenQuery> open,
    SortedTable<Long, Lookup> lookups,
    long bytes,
    long lastNumber) {
  static final OpenQueries NONE =
      new OpenQueries(SortedTable.empty(), SortedTable.empty(), SortedTable.empty(), 0, 0);

  /**
   * A query.
   *
   * @param text as it came
   * @param parts all that it asked for, ended or not
   * @param left how many have not ended
   */
  record OpenQuery(String text, List<Rank> parts, int left) {
    OpenQuery {
      parts = List.copyOf(parts);
    }

    OpenQuery ended() {
      return new OpenQuery(text, parts, left - 1);
    }
  }

  boolean isEmpty() {
    return open.isEmpty() && lookups.isEmpty();
  }

  /** The open query of this id. */
  Optional<OpenQuery> get(String id) {
    return open.get(id);
  }

  /** What is to be served next. */
  Optional<Work> next() {
    return waiting.first();
  }

  /** What of this query waits. */
  List<Work> waiting(String id) {
    return open.get(id).map(OpenQuery::parts).orElse(List.of()).stream()
        .flatMap(rank -> waiting.get(rank).stream())
        .toList();
  }

  /** With one query more; its parts, one at least, have the numbers after the last. */
  OpenQueries with(String id, String text, List<Work> parts) {
    SortedTable<Rank, Work> more = waiting;
    long moreBytes = bytes + text.length();
    for (Work part : parts) {
      more = more.with(part.rank(), part);
      moreBytes += part.bytes();
    }
    var query = new OpenQuery(text, parts.stream().map(Work::rank).toList(), parts.size());
    return new OpenQueries(
        more, open.with(id, query), lookups, moreBytes, lastNumber + parts.size());
  }

  /** A part waits no more: an engine has it, or it has ended. */
  OpenQueries taken(Work part) {
    return waiting.get(part.rank()).isEmpty()
        ? this
        : new OpenQueries(
            waiting.without(part.rank()), open, lookups, bytes - part.bytes(), lastNumber);
  }

  /** A part has ended, and its query with the last. */
  OpenQueries ended(Work part) {
    OpenQueries rest = taken(part);
    Optional<OpenQuery> query = open.get(part.id()).map(OpenQuery::ended);
    return query.isEmpty() || query.get().left() > 0
        ? query.map(left -> rest.withOpen(open.with(part.id(), left), rest.bytes)).orElse(rest)
        : rest.withOpen(open.without(part.id()), rest.bytes - query.get().text().length());
  }

  private OpenQueries withOpen(SortedTable<String, OpenQuery> next, long nextBytes) {
    return new OpenQueries(waiting, next, lookups, nextBytes, lastNumber);
  }

  /** With a question to the host, whose ticket is the number after the last. */
  OpenQueries with(Lookup lookup) {
    long ticket = lastNumber + 1;
    return new OpenQueries(
        waiting, open, lookups.with(ticket, lookup), bytes + lookup.bytes(), ticket);
  }

  /** The host has answered. */
  OpenQueries answered(long ticket) {
    long answered = lookups.get(ticket).map(Lookup::bytes).orElse(0L);
    return new OpenQueries(waiting, open, lookups.without(ticket), bytes - answered, lastNumber);
  }
}
