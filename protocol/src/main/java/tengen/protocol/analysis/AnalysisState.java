package tengen.protocol.analysis;

import tengen.protocol.SessionOffer;
import tengen.protocol.Step;

/** The state of a session of analyses. Immutable. */
public final class AnalysisState {

  /** How far a session is from its end. */
  enum Phase {
    OPEN,
    /** The client will send no more: what is open is done. */
    LEAVING,
    CLOSED
  }

  private final SessionOffer offer;
  private final OpenQueries queries;
  private final Seats seats;
  private final Phase phase;
  private final boolean hasGreeted;

  private AnalysisState(
      SessionOffer offer, OpenQueries queries, Seats seats, Phase phase, boolean hasGreeted) {
    this.offer = offer;
    this.queries = queries;
    this.seats = seats;
    this.phase = phase;
    this.hasGreeted = hasGreeted;
  }

  static AnalysisState start(SessionOffer offer) {
    return new AnalysisState(offer, OpenQueries.NONE, Seats.EMPTY, Phase.OPEN, false);
  }

  /** A step to here that has no effect yet. */
  Step<AnalysisState, AnalysisReply> step() {
    return Step.to(this);
  }

  SessionOffer offer() {
    return offer;
  }

  OpenQueries queries() {
    return queries;
  }

  Seats seats() {
    return seats;
  }

  Phase phase() {
    return phase;
  }

  /** Whether the client has said hello. */
  boolean hasGreeted() {
    return hasGreeted;
  }

  AnalysisState with(OpenQueries next) {
    return new AnalysisState(offer, next, seats, phase, hasGreeted);
  }

  AnalysisState with(Seats next) {
    return new AnalysisState(offer, queries, next, phase, hasGreeted);
  }

  AnalysisState with(Phase next) {
    return new AnalysisState(offer, queries, seats, next, hasGreeted);
  }

  AnalysisState greeted() {
    return new AnalysisState(offer, queries, seats, phase, true);
  }
}
