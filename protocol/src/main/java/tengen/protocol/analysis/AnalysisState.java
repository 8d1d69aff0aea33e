package tengen.protocol.analysis;

import tengen.protocol.SessionOffer;
import tengen.protocol.Step;

/** The state of an analysis session. Immutable. */
public final class AnalysisState {

  /** The phase of a session. */
  enum Phase {
    OPEN,
    /** The client will send no more; open queries are completed. */
    LEAVING,
    CLOSED
  }

  private final SessionOffer offer;
  private final OpenQueries queries;
  private final SearchSlots slots;
  private final Phase phase;
  private final boolean hasGreeted;

  private AnalysisState(
      SessionOffer offer, OpenQueries queries, SearchSlots slots, Phase phase, boolean hasGreeted) {
    this.offer = offer;
    this.queries = queries;
    this.slots = slots;
    this.phase = phase;
    this.hasGreeted = hasGreeted;
  }

  static AnalysisState start(SessionOffer offer) {
    return new AnalysisState(offer, OpenQueries.NONE, SearchSlots.EMPTY, Phase.OPEN, false);
  }

  /** Returns a step to this state without effects. */
  Step<AnalysisState, AnalysisReply> step() {
    return Step.to(this);
  }

  SessionOffer offer() {
    return offer;
  }

  OpenQueries queries() {
    return queries;
  }

  SearchSlots slots() {
    return slots;
  }

  Phase phase() {
    return phase;
  }

  /** Returns whether the client has sent {@code tengen-hello}. */
  boolean hasGreeted() {
    return hasGreeted;
  }

  AnalysisState with(OpenQueries next) {
    return new AnalysisState(offer, next, slots, phase, hasGreeted);
  }

  AnalysisState with(SearchSlots next) {
    return new AnalysisState(offer, queries, next, phase, hasGreeted);
  }

  AnalysisState with(Phase next) {
    return new AnalysisState(offer, queries, slots, next, hasGreeted);
  }

  AnalysisState greeted() {
    return new AnalysisState(offer, queries, slots, phase, true);
  }
}
