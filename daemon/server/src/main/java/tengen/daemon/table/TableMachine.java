package tengen.daemon.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import tengen.game.Move;
import tengen.game.Ruling;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.host.watch.MachineStep;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.QueryError;
import tengen.protocol.record.GameEnd;
import tengen.protocol.record.GameEnd.Manner;
import tengen.protocol.table.OpeningChoice;
import tengen.protocol.table.OpeningStage;
import tengen.protocol.table.PauseReason;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TableRole;
import tengen.protocol.table.TableThought;
import tengen.protocol.words.MoveText;

/** The state machine of a table. */
final class TableMachine {

  private TableMachine() {}

  /** Returns the next state and effects for an input. */
  static MachineStep<TableState, TableEffect> next(TableState state, TableInput input) {
    boolean isRestart = input instanceof TableInput.ReadFromArchive;
    var step = new TableStep(isRestart ? state.notAfter(input.nowMs()) : state, input.nowMs());
    if (state.game().isClosed()) {
      rejectAll(step, input);
      return new MachineStep<>(state, step.effects());
    }
    if (isRestart) {
      restart(step);
    } else {
      step.checkClock();
      react(step, input);
    }
    TableState next = step.end();
    return new MachineStep<>(next, step.effects());
  }

  private static void rejectAll(TableStep step, TableInput input) {
    if (input instanceof TableInput.ActionRequested || input instanceof TableInput.SeatRequested) {
      step.add(
          new TableEffect.Answer(
              Optional.of(QueryError.of(ErrorCode.UNKNOWN_TABLE, "the table is closed"))));
    }
  }

  private static void react(TableStep step, TableInput input) {
    switch (input) {
      case TableInput.Begun _ -> {
        step.setPresent(Set.of());
        step.endByRules();
      }
      case TableInput.ActionRequested(_, Optional<TableRole> role, TableAct act) ->
          step.add(new TableEffect.Answer(answer(step, role, act)));
      case TableInput.WatchStarted(_, Optional<TableRole> role) -> visit(step, role);
      case TableInput.SeatRequested request ->
          step.add(new TableEffect.Answer(MatchActs.sit(step, request)));
      case TableInput.PresenceChanged(_, Set<Side> sides) -> present(step, sides);
      case TableInput.Rematched(_, String table) -> step.append(new TableEvent.Rematched(table));
      case TableInput.MoveFound(_, long ticket, Move move, TableThought thought) -> {
        if (step.takes(ticket)) {
          found(step, move, thought);
        }
      }
      case TableInput.SearchFailed(_, long ticket, String reason) -> {
        if (step.takes(ticket)) {
          step.lose(step.game().actor(), Manner.FORFEIT, reason);
        }
      }
      case TableInput.EngineUnavailable(_, long ticket, String reason) -> {
        if (step.takes(ticket)) {
          step.append(new TableEvent.Paused(PauseReason.REFUSED, reason));
        }
      }
      case TableInput.TimerFired _, TableInput.ReadFromArchive _ -> {}
    }
  }

  /**
   * Restarts the clock, which stood while no server ran the table. Pauses the game if it has human
   * players.
   */
  private static void restart(TableStep step) {
    step.restartClock();
    step.setPresent(Set.of());
    if (step.game().isRunning() && step.game().hasHuman()) {
      step.append(new TableEvent.Paused(PauseReason.RESTART, ""));
    }
  }

  private static void visit(TableStep step, Optional<TableRole> role) {
    if (!step.game().isMatch() && role.isPresent()) {
      resumeAfterRestart(step);
    }
  }

  /** Resumes a match that a restart had paused when both players have reconnected. */
  private static void present(TableStep step, Set<Side> sides) {
    step.setPresent(sides);
    if (step.game().isMatch() && sides.size() == Side.values().length) {
      resumeAfterRestart(step);
    }
  }

  /** Resumes a game that a restart had paused. */
  private static void resumeAfterRestart(TableStep step) {
    TableGame game = step.game();
    if (game.paused().filter(it -> it.why() == PauseReason.RESTART).isPresent()) {
      step.append(new TableEvent.Resumed(game.steps(), game.delayMs()));
    }
  }

  private static void found(TableStep step, Move move, TableThought thought) {
    TableGame game = step.game();
    Optional<OpeningChoice> choice = EngineOpening.choice(game.stage(), move);
    Optional<String> objection = objection(game, choice, move);
    if (move instanceof Move.Resign) {
      step.append(new TableEvent.Over(GameEnd.resigned(game.actor()), "resigned"));
    } else if (objection.isPresent()) {
      step.lose(game.actor(), Manner.FORFEIT, "illegal move: " + objection.get());
    } else {
      choice.ifPresent(step::choose);
      EngineOpening.moves(step, move, thought);
    }
  }

  /**
   * Returns why an engine's answer is illegal. The three stones of an opening were already checked.
   */
  private static Optional<String> objection(
      TableGame game, Optional<OpeningChoice> choice, Move move) {
    if (choice.isPresent()) {
      return game.stage().offers(choice.get(), game.seats().procedure())
          ? Optional.empty()
          : Optional.of("not a choice now: " + choice.get().text());
    }
    boolean areFirst = game.stage() == OpeningStage.THREE_STONES && move instanceof Move.Places;
    return areFirst ? Optional.empty() : game.ruling().objection(move);
  }

  private static Optional<QueryError> answer(
      TableStep step, Optional<TableRole> role, TableAct act) {
    if (role.isEmpty() || role.get() == TableRole.INVITE || role.get() == TableRole.WATCH) {
      return Optional.of(
          QueryError.of(ErrorCode.DENIED, "this token is not a player of this table"));
    }
    boolean isMatch = step.game().isMatch();
    Optional<QueryError> denied =
        isMatch ? MatchActs.denied(step.game(), role.get(), act) : denied(role.get(), act);
    if (denied.isPresent()) {
      return denied;
    }
    if (step.isFull() && !mayEndGame(act)) {
      return Optional.of(QueryError.of(ErrorCode.TOO_MANY, TableStep.FULL));
    }
    if (!isMatch || act instanceof TableAct.Play || act instanceof TableAct.Choose) {
      resumeAfterRestart(step);
    }
    return isMatch ? atMatch(step, role.get(), act) : perform(step, role.get(), act);
  }

  /**
   * Returns whether an action ends the game or agrees on its end. A full table accepts these, which
   * are few: the number of requests is limited.
   */
  private static boolean mayEndGame(TableAct act) {
    return switch (act) {
      case TableAct.Resign _,
          TableAct.Draw _,
          TableAct.Rematch _,
          TableAct.Reply _,
          TableAct.Abort _,
          TableAct.Claim _,
          TableAct.Close _ ->
          true;
      case TableAct.Play _,
          TableAct.Choose _,
          TableAct.Undo _,
          TableAct.Pause _,
          TableAct.Go _,
          TableAct.Players _,
          TableAct.Sit _ ->
          false;
    };
  }

  /** Returns why a role may not do something at a table of one host. */
  private static Optional<QueryError> denied(TableRole role, TableAct act) {
    boolean isHostsOwn =
        act instanceof TableAct.Undo
            || act instanceof TableAct.Players
            || act instanceof TableAct.Close;
    return isHostsOwn && role != TableRole.HOST
        ? Optional.of(QueryError.of(ErrorCode.DENIED, "only the owner of the table may do this"))
        : Optional.empty();
  }

  /** Performs an action at a match: what concerns both players is asked of the other one. */
  private static Optional<QueryError> atMatch(TableStep step, TableRole role, TableAct act) {
    Optional<Side> side = role.side();
    if (side.isEmpty()) {
      return perform(step, role, act);
    }
    return switch (act) {
      case TableAct.Undo undo -> undo(step, undo, () -> MatchActs.undo(step, side.get(), undo));
      default -> MatchActs.perform(step, side.get(), act).orElseGet(() -> perform(step, role, act));
    };
  }

  private static Optional<QueryError> perform(TableStep step, TableRole role, TableAct act) {
    return switch (act) {
      case TableAct.Play play -> play(step, role, play);
      case TableAct.Choose choose -> choose(step, role, choose);
      case TableAct.Undo undo ->
          undo(step, undo, () -> done(step, new TableEvent.TakenBack(undo.to())));
      case TableAct.Resign _ -> resign(step, role);
      case TableAct.Pause _ -> pause(step);
      case TableAct.Go go -> go(step, go);
      case TableAct.Players(var black, var white) ->
          done(step, new TableEvent.PlayersChanged(black, white));
      case TableAct.Close _ -> done(step, new TableEvent.Closed());
      case TableAct.Sit _,
          TableAct.Draw _,
          TableAct.Rematch _,
          TableAct.Reply _,
          TableAct.Abort _,
          TableAct.Claim _ ->
          MatchActs.elsewhere();
    };
  }

  private static Optional<QueryError> done(TableStep step, TableEvent.Content what) {
    step.append(what);
    return Optional.empty();
  }

  private static Optional<QueryError> notNow(TableGame game) {
    return MatchActs.notNow(game)
        .or(
            () ->
                game.paused()
                    .map(_ -> QueryError.of(ErrorCode.NOT_YOUR_TURN, "the game is paused")));
  }

  private static Optional<QueryError> stale(int turns) {
    return Optional.of(
        new QueryError(
            ErrorCode.STALE_PLY,
            Optional.of("ply"),
            "the game is at turn " + turns + " now; read it again"));
  }

  private static Optional<QueryError> play(TableStep step, TableRole role, TableAct.Play play) {
    TableGame game = step.game();
    Ruling ruling = game.ruling();
    List<Turn> turns = ruling.position().turns();
    Optional<Move> move = MoveText.of(ruling.position().setup()).read(play.move());
    if (move.isEmpty()) {
      return Optional.of(QueryError.in("move", "Could not parse board location: " + play.move()));
    }
    if (play.ply() < turns.size() && turns.get(play.ply()).move().equals(move.get())) {
      return Optional.empty();
    }
    if (play.ply() != turns.size()) {
      return stale(turns.size());
    }
    Optional<QueryError> notNow = notNow(game);
    if (notNow.isPresent()) {
      return notNow;
    }
    Optional<QueryError> others = othersTurn(game, role);
    if (others.isPresent()) {
      return others;
    }
    if (game.stage().isChoice()) {
      return Optional.of(QueryError.of(ErrorCode.NOT_YOUR_TURN, "choose a colour first"));
    }
    Optional<String> objection = ruling.objection(move.get());
    if (objection.isPresent()) {
      return Optional.of(
          new QueryError(
              ErrorCode.ILLEGAL_MOVE,
              Optional.of("move"),
              "Illegal move: " + play.move() + ": " + objection.get()));
    }
    step.moves(new Turn(game.toMove(), move.get()), Optional.empty());
    return Optional.empty();
  }

  private static Optional<QueryError> othersTurn(TableGame game, TableRole role) {
    Side actor = game.actor();
    return game.player(actor).isHuman() && game.roles(actor).contains(role)
        ? Optional.empty()
        : Optional.of(QueryError.of(ErrorCode.NOT_YOUR_TURN, "it is the turn of the other side"));
  }

  private static Optional<QueryError> choose(
      TableStep step, TableRole role, TableAct.Choose choose) {
    TableGame game = step.game();
    if (game.seats().hasChosen(choose.ply(), choose.choice())) {
      return Optional.empty();
    }
    if (choose.ply() != game.made().size()) {
      return stale(game.made().size());
    }
    Optional<QueryError> fault = notNow(game).or(() -> othersTurn(game, role));
    if (fault.isPresent()) {
      return fault;
    }
    if (!game.stage().offers(choose.choice(), game.seats().procedure())) {
      return Optional.of(QueryError.in("choice", "Cannot be chosen now"));
    }
    step.choose(choose.choice());
    return Optional.empty();
  }

  private static Optional<QueryError> undo(
      TableStep step, TableAct.Undo undo, Supplier<Optional<QueryError>> then) {
    TableGame game = step.game();
    int turns = game.made().size();
    if (undo.to() > undo.ply()) {
      return Optional.of(QueryError.in("to", "Must be an integer from 0 to " + undo.ply()));
    }
    if (undo.ply() != turns || undo.to() == turns) {
      return undo.to() == turns ? Optional.empty() : stale(turns);
    }
    if (undo.to() < game.seats().stones()) {
      return Optional.of(
          QueryError.of(ErrorCode.NOT_YOUR_TURN, "moves of the opening cannot be undone"));
    }
    return MatchActs.notNow(game).or(then);
  }

  /**
   * Resigns for the role's side. The host resigns for a human: the one with the turn if both are.
   * Fails if the side is an engine's.
   */
  private static Optional<QueryError> resign(TableStep step, TableRole role) {
    TableGame game = step.game();
    Optional<QueryError> notNow = MatchActs.notNow(game);
    if (notNow.isPresent()) {
      return notNow;
    }
    Side actor = game.actor();
    Side side = role.side().orElseGet(() -> game.player(actor).isHuman() ? actor : actor.other());
    if (!game.player(side).isHuman()) {
      return Optional.of(QueryError.of(ErrorCode.NOT_YOUR_TURN, "an engine plays this side"));
    }
    return done(step, new TableEvent.Over(GameEnd.resigned(side), "resigned"));
  }

  private static Optional<QueryError> pause(TableStep step) {
    TableGame game = step.game();
    return game.isRunning()
        ? done(step, new TableEvent.Paused(PauseReason.ASKED, ""))
        : game.over().flatMap(_ -> notNow(game));
  }

  private static Optional<QueryError> go(TableStep step, TableAct.Go go) {
    TableGame game = step.game();
    if (game.over().isPresent()) {
      return notNow(game);
    }
    return done(step, new TableEvent.Resumed(go.plies(), go.delayMs().orElse(game.delayMs())));
  }
}
