package tengen.protocol.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tengen.game.Move;
import tengen.game.Side;
import tengen.protocol.Effect;
import tengen.protocol.SessionInput;
import tengen.protocol.SessionInput.Disconnected;
import tengen.protocol.SessionInput.Failed;
import tengen.protocol.SessionInput.FileRead;
import tengen.protocol.SessionInput.Finished;
import tengen.protocol.SessionInput.Inspected;
import tengen.protocol.SessionInput.Progressed;
import tengen.protocol.SessionInput.Received;
import tengen.protocol.Step;
import tengen.protocol.gtp.GtpState.Analysing;
import tengen.protocol.gtp.GtpState.EngineErrand;
import tengen.protocol.gtp.GtpState.Inspecting;
import tengen.protocol.gtp.GtpState.Loading;
import tengen.protocol.gtp.GtpState.Phase;
import tengen.protocol.gtp.GtpState.Resting;
import tengen.protocol.gtp.GtpState.Thinking;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/**
 * One controller's session as a function from state and input to state and effects.
 *
 * <p>Replies come in the order of the commands, one each, so a command waits while a search runs.
 * Three things act at once: {@code # interrupt} has the search answer now; {@code quit} and the end
 * of the input too, and then whatever waits is answered without further thought; {@code time_left}
 * for the side that thinks moves its deadline, though its reply waits. An analysis alone ends with
 * the next line, whatever it is.
 */
record GtpSession(GtpCommands commands) {
  Step<GtpState, GtpReply> next(GtpState state, SessionInput<GtpLine> input) {
    if (state.phase() == Phase.CLOSED) {
      return new Step<>(state, List.of());
    }
    List<Effect<GtpReply>> effects = new ArrayList<>();
    GtpState after =
        switch (input) {
          case Received<GtpLine> received -> received(state, received, effects);
          case Finished<GtpLine>(long ticket, SearchResult result, long _) ->
              isAwaited(state, ticket) ? finished(state, result, effects) : state;
          case Inspected<GtpLine>(long ticket, Finding finding) ->
              isAwaited(state, ticket) ? inspected(state, finding, effects) : state;
          case Failed<GtpLine>(long ticket, String reason) ->
              isAwaited(state, ticket) ? failed(state, reason, effects) : state;
          case FileRead<GtpLine>(long ticket, Optional<String> bytes) ->
              state
                  .errand(Loading.class)
                  .filter(loading -> loading.ticket() == ticket)
                  .map(loading -> loaded(state.idle(), loading, bytes, effects))
                  .orElse(state);
          case Disconnected<GtpLine> _ -> leave(state, effects);
          case Progressed<GtpLine>(long ticket, SearchProgress progress, long _) -> {
            if (isAwaited(state, ticket)) {
              tell(state, progress, effects);
            }
            yield state;
          }
        };
    return new Step<>(goOn(after, effects), effects);
  }

  private static boolean isAwaited(GtpState state, long ticket) {
    return state.errand(EngineErrand.class).filter(errand -> errand.ticket() == ticket).isPresent();
  }

  private static GtpState received(
      GtpState state, Received<GtpLine> received, List<Effect<GtpReply>> effects) {
    GtpCommand command = received.command().command();
    if (command instanceof GtpCommand.Interrupt) {
      return stop(state, effects);
    }
    GtpState heard = isAnalysis(state) ? stop(state, effects) : state;
    if (command instanceof GtpCommand.Blank) {
      return heard;
    }
    GtpState waiting = heard.withPending(heard.pending().add(received));
    if (command instanceof GtpCommand.Quit) {
      return state.isBusy() ? leave(waiting, effects) : waiting;
    }
    if (command instanceof GtpCommand.TimeLeft left) {
      state
          .thinking()
          .filter(search -> search.side() == left.side())
          .ifPresent(
              search -> {
                var clock = GtpCommands.told(state, left).of(left.side()).clock();
                effects.add(
                    new Effect.ChangeLimits<>(search.ticket(), Limits.NONE.withClock(clock)));
              });
    }
    return waiting;
  }

  private static GtpState leave(GtpState state, List<Effect<GtpReply>> effects) {
    return stop(state, effects).withPhase(Phase.LEAVING);
  }

  /** Has the engine answer now; an analysis ends with that. */
  private static GtpState stop(GtpState state, List<Effect<GtpReply>> effects) {
    if (state.errand(Resting.class).isPresent()) {
      effects.add(new Effect.Send<>(GtpReply.END));
      return state.idle();
    }
    Optional<Analysing> analysis = state.errand(Analysing.class);
    if (analysis.filter(Analysing::stopping).isPresent()) {
      return state;
    }
    state
        .errand(EngineErrand.class)
        .ifPresent(errand -> effects.add(new Effect.StopSearch<>(errand.ticket())));
    return analysis.map(state::stopping).orElse(state);
  }

  private static boolean isAnalysis(GtpState state) {
    return state.errand(Analysing.class).isPresent() || state.errand(Resting.class).isPresent();
  }

  /** Says what the engine thinks, to who asked for it. */
  private static void tell(
      GtpState state, SearchProgress progress, List<Effect<GtpReply>> effects) {
    state
        .errand(EngineErrand.class)
        .flatMap(GtpSession::told)
        .filter(analysis -> analysis.intervalCentis().isPresent())
        .flatMap(analysis -> GtpThoughts.line(analysis, progress, state.game()))
        .ifPresent(line -> effects.add(new Effect.Send<>(new GtpReply.Part(line))));
  }

  private static Optional<GtpAnalysis> told(EngineErrand errand) {
    return switch (errand) {
      case Thinking thinking -> thinking.told();
      case Analysing analysing when !analysing.stopping() -> Optional.of(analysing.analysis());
      case Analysing _, Inspecting _ -> Optional.empty();
    };
  }

  private static GtpState finished(
      GtpState state, SearchResult result, List<Effect<GtpReply>> effects) {
    tell(state, result.last(), effects);
    return state
        .errand(Analysing.class)
        .map(analysis -> rested(state, analysis, effects))
        .orElseGet(() -> moved(state, result.move(), effects));
  }

  private static GtpState rested(
      GtpState state, Analysing analysis, List<Effect<GtpReply>> effects) {
    if (!analysis.stopping()) {
      return state.resting(analysis.id());
    }
    effects.add(new Effect.Send<>(GtpReply.END));
    return state.idle();
  }

  private static GtpState moved(GtpState state, Move move, List<Effect<GtpReply>> effects) {
    Thinking search = state.thinking().orElseThrow();
    GtpGame game = state.game();
    Optional<GtpGame> played =
        switch (move) {
          case Move.Place _, Move.Text _, Move.Pass _ -> game.played(search.side(), move);
          case Move.Resign _ -> Optional.of(game);
          case Move.Places _, Move.Swap _ -> Optional.empty();
        };
    if (played.isEmpty()) {
      return failed(state, GtpErrors.NO_MOVE, effects);
    }
    answer(search, game.text(move), effects);
    return search.plays()
        ? charged(state.idle(), search.side()).withGame(played.get())
        : state.idle();
  }

  private static void answer(Thinking search, String move, List<Effect<GtpReply>> effects) {
    if (search.told().isPresent()) {
      play(move, effects);
    } else {
      effects.add(new Effect.Send<>(new GtpReply.Success(search.id(), move)));
    }
  }

  /** The end of an analysis that moves. */
  private static void play(String move, List<Effect<GtpReply>> effects) {
    effects.add(new Effect.Send<>(new GtpReply.Part("play " + move)));
    effects.add(new Effect.Send<>(GtpReply.END));
  }

  private static GtpState charged(GtpState state, Side side) {
    return state.withClocks(state.clocks().with(side, state.clocks().of(side).afterMove()));
  }

  private static GtpState inspected(
      GtpState state, Finding finding, List<Effect<GtpReply>> effects) {
    Inspecting errand = state.errand(Inspecting.class).orElseThrow();
    String text = GtpTopics.print(finding, errand.form(), state.game().height());
    effects.add(new Effect.Send<>(new GtpReply.Success(errand.id(), text)));
    return state.idle();
  }

  private static GtpState failed(GtpState state, String reason, List<Effect<GtpReply>> effects) {
    EngineErrand errand = state.errand(EngineErrand.class).orElseThrow();
    boolean isOpen = isAnalysis(state) || state.thinking().flatMap(Thinking::told).isPresent();
    if (isOpen) {
      // The answer has begun, so it can no longer be a refusal.
      effects.add(new Effect.Note<>("analysis: " + reason));
      effects.add(new Effect.Send<>(GtpReply.END));
    } else {
      effects.add(new Effect.Send<>(new GtpReply.Failure(errand.id(), reason)));
    }
    return state.idle();
  }

  private static GtpState loaded(
      GtpState state, Loading loading, Optional<String> bytes, List<Effect<GtpReply>> effects) {
    GtpAnswer.Reply reply = GtpRecords.load(state, bytes, loading.beforeMove());
    return reply(state, loading.id(), reply, effects);
  }

  /** Executes what waits, up to the next search or the end. */
  private GtpState goOn(GtpState from, List<Effect<GtpReply>> effects) {
    GtpState state = from;
    while (!state.isBusy() && state.phase() != Phase.CLOSED) {
      var taken = state.pending().take();
      if (taken.isEmpty()) {
        return state.phase() == Phase.LEAVING ? close(state, "end of input", effects) : state;
      }
      state = state.withPending(taken.get().rest());
      state = execute(state, taken.get().first(), effects);
    }
    return state;
  }

  private static GtpState close(GtpState state, String why, List<Effect<GtpReply>> effects) {
    effects.add(new Effect.Close<>(why));
    return state.withPhase(Phase.CLOSED);
  }

  private GtpState execute(
      GtpState state, Received<GtpLine> received, List<Effect<GtpReply>> effects) {
    OptionalInt id = received.command().id();
    return switch (commands.answer(state, received.command().command())) {
      case GtpAnswer.Reply reply -> reply(state, id, reply, effects);
      case GtpAnswer.Search(Side side, boolean plays, Optional<GtpAnalysis> told) ->
          search(state.thinking(id, side, plays, told), received.arrivedNanos(), effects);
      case GtpAnswer.Analyse(GtpAnalysis analysis, Side side, boolean isOpen) -> {
        effects.add(new Effect.Send<>(new GtpReply.Opening(id)));
        yield isOpen
            ? analyse(state.analysing(id, analysis), side, received.arrivedNanos(), effects)
            : hurried(state.resting(id), effects);
      }
      case GtpAnswer.Told(GtpState after, String move) -> {
        effects.add(new Effect.Send<>(new GtpReply.Opening(id)));
        play(move, effects);
        yield after;
      }
      case GtpAnswer.Inspect(String topic, Side side, GtpCommand.Form form) ->
          inspect(state.inspecting(id, form), topic, side, received.arrivedNanos(), effects);
      case GtpAnswer.ReadFile(String file, OptionalInt beforeMove) -> {
        GtpState loading = state.loading(id, beforeMove);
        effects.add(new Effect.ReadFile<>(loading.lastTicket(), file));
        yield loading;
      }
      case GtpAnswer.Goodbye _ -> {
        effects.add(new Effect.Send<>(new GtpReply.Success(id, "")));
        yield close(state, "quit", effects);
      }
      case GtpAnswer.Silence _ -> state;
    };
  }

  private static GtpState reply(
      GtpState state, OptionalInt id, GtpAnswer.Reply reply, List<Effect<GtpReply>> effects) {
    return switch (reply) {
      case GtpAnswer.Done(GtpState after, String text, List<Effect<GtpReply>> before) -> {
        effects.addAll(before);
        effects.add(new Effect.Send<>(new GtpReply.Success(id, text)));
        yield after;
      }
      case GtpAnswer.Refused(String message, Optional<String> note) -> {
        note.ifPresent(text -> effects.add(new Effect.Note<>(text)));
        effects.add(new Effect.Send<>(new GtpReply.Failure(id, message)));
        yield state;
      }
    };
  }

  private static GtpState search(
      GtpState state, long arrivedNanos, List<Effect<GtpReply>> effects) {
    Thinking search = state.thinking().orElseThrow();
    search.told().ifPresent(_ -> effects.add(new Effect.Send<>(new GtpReply.Opening(search.id()))));
    effects.add(
        new Effect.StartSearch<>(
            search.ticket(),
            state.game().position().withToMove(search.side()),
            new Goal.BestMove(
                search.told().map(GtpAnalysis::candidatesBesideAMove).orElse(1), List.of()),
            Limits.NONE.withClock(state.clocks().of(search.side()).clock()),
            arrivedNanos,
            search.told().map(GtpAnalysis::reportEveryMs).orElse(Long.MAX_VALUE)));
    return hurried(state, effects);
  }

  private static GtpState analyse(
      GtpState state, Side side, long arrivedNanos, List<Effect<GtpReply>> effects) {
    Analysing errand = state.errand(Analysing.class).orElseThrow();
    effects.add(
        new Effect.StartSearch<>(
            errand.ticket(),
            state.game().position().withToMove(side),
            new Goal.BestMove(errand.analysis().candidates(), List.of()),
            Limits.UNTIL_STOPPED,
            arrivedNanos,
            errand.analysis().reportEveryMs()));
    return hurried(state, effects);
  }

  /** No move is made, so no clock runs: it may take what a move without a clock takes. */
  private static GtpState inspect(
      GtpState state, String topic, Side side, long arrivedNanos, List<Effect<GtpReply>> effects) {
    effects.add(
        new Effect.Inspect<>(
            state.lastTicket(),
            state.game().position().withToMove(side),
            topic,
            Limits.NONE,
            arrivedNanos));
    return hurried(state, effects);
  }

  /** Nobody who is leaving waits for an engine, and nobody who says more for an analysis. */
  private static GtpState hurried(GtpState state, List<Effect<GtpReply>> effects) {
    boolean saysMore = isAnalysis(state) && !state.pending().isEmpty();
    return state.phase() == Phase.LEAVING || saysMore ? stop(state, effects) : state;
  }
}
