package tengen.daemon.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import tengen.config.ClientLimits;
import tengen.config.TimeProfile;
import tengen.daemon.access.Account;
import tengen.daemon.monitor.Monitor;
import tengen.game.Position;
import tengen.host.log.LogDetails;
import tengen.host.log.SessionId;
import tengen.host.memory.ClientMemory;
import tengen.host.plugin.ForeignText;
import tengen.host.search.ConfiguredEngine;
import tengen.host.search.EngineCall;
import tengen.host.search.EngineSlot;
import tengen.host.search.SearchRequest;
import tengen.host.search.SearchService;
import tengen.host.watch.SearchCap;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.search.Limits;
import tengen.store.archive.Archive;

/**
 * The state shared by the sessions of one listener and one protocol.
 *
 * @param engines the offered engines, by id
 * @param monitor notified of rejected searches
 * @param time defaults for clients that send no time, and safety margins
 * @param lineBytes maximum line length, in bytes
 * @param pendingBytesLimit reading pauses while waiting commands exceed this size, in bytes
 * @param id of the session, once the context belongs to one
 * @param account of the sessions
 * @param limits of one session
 * @param archive stores their games
 * @param listener its name and port, as configured
 * @param tables games that continue without their sessions
 * @param memory shared by the clients of all listeners
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
    TableService tables,
    ClientMemory memory) {
  public SessionContext {
    engines = Map.copyOf(engines);
    pendingBytesLimit = Math.min(pendingBytesLimit, limits.pendingBytes().orElse(Long.MAX_VALUE));
  }

  /** Returns a copy for a client that may name files of this machine. */
  SessionContext withFiles() {
    return with(offer.withFiles(), log, id, account, limits);
  }

  /** Returns a copy for a session that can be resumed with this token. */
  SessionContext withSession(String session) {
    return with(offer.withSession(session), log, id, account, limits);
  }

  /** Returns a copy for the sessions of an account; empty if it may use none of the engines. */
  public Optional<SessionContext> as(Account owner) {
    List<OfferedEngine> allowed =
        offer.engines().stream().filter(engine -> owner.mayUse(engine.id())).toList();
    if (allowed.isEmpty() || !owner.maySearch()) {
      return Optional.empty();
    }
    SessionOffer theirs = offer.withAccount(owner.name(), allowed);
    return Optional.of(with(theirs, log, id, owner, limits.and(owner.limits())));
  }

  /** Returns a copy for one session, whose id each log line contains. */
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

  /** Returns a search request with the time profile and the limits of these sessions. */
  public SearchRequest request(
      EngineSlot slot,
      Position position,
      EngineCall call,
      Limits asked,
      OptionalLong arrivedNanos,
      long reportEveryMs) {
    var cap =
        new SearchCap(
            limits.searchMs().orElse(Long.MAX_VALUE), limits.searchNodes().orElse(Long.MAX_VALUE));
    return new SearchRequest(slot, position, call, asked, time, arrivedNanos, reportEveryMs, cap);
  }

  /**
   * Returns a file's content decoded as ISO-8859-1, if the client may name files and it is
   * readable.
   */
  Optional<String> file(String path) {
    return offer.files() ? NamedFile.read(path) : Optional.empty();
  }

  /** Returns the directory for engines' files within a directory, if the client may name files. */
  Optional<Path> folder(String path) {
    return offer.files() ? EngineDirectory.in(path) : Optional.empty();
  }

  /** Creates an engine slot for one of the offered engines. */
  public EngineSlot slot(String engine) {
    return new EngineSlot(Objects.requireNonNull(engines.get(engine)), searches.pool(), id);
  }

  /** Releases an engine slot. */
  public void releaseSlot(EngineSlot slot) {
    searches.leave(slot);
  }

  /** Logs an event with a detail, which may be a client's text and is truncated. */
  void note(String sentence, String key, String value) {
    String detail = LogDetails.following(key, ForeignText.cut(value));
    log.log(System.Logger.Level.INFO, sentence + "{0}", detail);
  }

  /** Logs a text that may contain a client's, truncated. */
  void noteText(String text) {
    log.log(System.Logger.Level.INFO, "{0}", ForeignText.cut(text));
  }
}
