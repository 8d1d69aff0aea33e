package tengen.host.watch;

import tengen.search.Limits;

/** The state machine of a search. The package description lists its states and inputs. */
public final class SearchMachine {

  private SearchMachine() {}

  /** Returns the next state and effects for an input. */
  public static MachineStep<SearchState, SearchEffect> next(SearchState state, SearchInput input) {
    var step = new SearchStep(state, input.nowNanos());
    switch (input) {
      case SearchInput.Queued _ -> step.queued();
      case SearchInput.QueueFull _ -> step.queueFull();
      case SearchInput.Placed(_, long turnMs) -> step.placed(turnMs);
      case SearchInput.Shared(_, double part) -> step.shared(part);
      case SearchInput.Unshared _ -> step.unshared();
      case SearchInput.ThreadStarted _ -> step.threadStarted();
      case SearchInput.EngineCreated _ -> step.engineCreated();
      case SearchInput.Stopped _ -> step.stopped();
      case SearchInput.Changed(_, Limits limits) -> step.changed(limits);
      case SearchInput.PauseRequested _ -> step.pauseRequested();
      case SearchInput.Released _ -> step.released();
      case SearchInput.AlarmFired _ -> step.alarmFired();
      case SearchInput.Returned(_, boolean mayWait) -> step.returned(mayWait);
    }
    return step.end();
  }
}
