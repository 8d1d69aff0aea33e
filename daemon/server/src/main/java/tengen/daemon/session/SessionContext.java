package tengen.daemon.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.config.ClientLimits;
import tengen.config.TimeProfile;
import tengen.daemon.access.Account;
import tengen.daemon.monitor.Monitor;
import tengen.host.log.SessionId;
import tengen.host.memory.ClientMemory;
import tengen.host.plugin.ForeignText;
import tengen.host.search.ConfiguredEngine;
import tengen.host.search.EngineSlot;
import tengen.host.search.SearchService;
import tengen.host.watch.SearchCap;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.store.archive.Archive;

/**
 * What the sessions of one listener and one protocol share.
 *
 * @param engines those of the offer, by id
 * @param monitor is told of searches that are refused
 * @param time what applies when a client sends no time, and the safety margins
 * @param lineBytes the most of one line that is kept
 * @param pendingBytesLimit more than this of waiting commands pauses the reading
 * @param id of the one session that has this context, once there is one
 * @param account whose sessions they are
 * @param limits what one of them may use
 * @param archive keeps their games
 * @param listener its name and port, as configured
 * @param tables where their clients play games that go on without them
 * @param memory that of the clients of all listeners
 */
public record SessionContext(
    SessionOffer offer,
    Map<String, ConfiguredEngine> engines,
    SearchService searches,
    Monitor monitor,
    TimeProfile time,
    int lineBytes,
    long pendingBytesLimit,
    System.Logger log,
    SessionId id,
    Account account,
    ClientLimits limits,
    Archive archive,
    String listener,
    TableDesk tables,
    ClientMemory memory) {
  public SessionContext {
    engines = Map.copyOf(engines);
    pendingBytesLimit = Math.min(pendingBytesLimit, limits.pendingBytes().orElse(Long.MAX_VALUE));
  }

  /** The same for a client that may name files of this machine. */
  SessionContext withFiles() {
    return with(offer.withFiles(), log, id, account, limits);
  }

  /** The same for a session that its client can come back to by this name. */
  SessionContext withSession(String session) {
    return with(offer.withSession(session), log, id, account, limits);
  }

  /** The same for the sessions of this account; empty: there is no engine that it may use. */
  public Optional<SessionContext> as(Account owner) {
    List<OfferedEngine> allowed =
        offer.engines().stream().filter(engine -> owner.mayUse(engine.id())).toList();
    return allowed.isEmpty() || !owner.maySearch()
        ? Optional.empty()
        : Optional.of(with(offer.withEngines(allowed), log, id, owner, limits.and(owner.limits())));
  }

  /** The same for this session alone, which the log names in each line. */
  public SessionContext of(SessionId session) {
    return with(offer, session.in(log), session, account, limits);
  }

  private SessionContext with(
      SessionOffer theirOffer,
      System.Logger theirLog,
      SessionId theirId,
      Account owner,
      ClientLimits theirLimits) {
    return new SessionContext(
        theirOffer,
        engines,
        searches,
        monitor,
        time,
        lineBytes,
        pendingBytesLimit,
        theirLog,
        theirId,
        owner,
        theirLimits,
        archive,
        listener,
        tables,
        memory);
  }

  /** What one search may use at most. */
  public SearchCap cap() {
    return new SearchCap(
        limits.searchMs().orElse(Long.MAX_VALUE), limits.searchNodes().orElse(Long.MAX_VALUE));
  }

  /** This file's bytes as ISO-8859-1, if it can be read and the client may name it. */
  Optional<String> file(String path) {
    return offer.files() ? NamedFile.read(path) : Optional.empty();
  }

  /** Where engines may keep files within that folder, if the client may name it. */
  Optional<Path> folder(String path) {
    return offer.files() ? LentFolder.in(path) : Optional.empty();
  }

  /** A new slot of a session, for one of the offered engines. */
  public EngineSlot slot(String engine) {
    return new EngineSlot(Objects.requireNonNull(engines.get(engine)), searches.pool(), id);
  }

  /** Gives a slot up. */
  public void leave(EngineSlot slot) {
    searches.leave(slot);
  }

  /**
   * Logs a line for the operator. Values may be a client's text, of which the log has the
   * beginning.
   */
  void note(String format, String... values) {
    log.log(System.Logger.Level.INFO, format, Stream.of(values).map(ForeignText::cut).toArray());
  }
}
