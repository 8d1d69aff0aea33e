package tengen.store.archive;

import java.util.List;
import java.util.stream.Stream;
import tengen.game.Move;
import tengen.game.Setup;

/** A change to be written to the archive. */
public sealed interface Change {
  /** Estimated size of a row with its index entries, without texts, in bytes. */
  int ROW_BYTES = 300;

  /** Size of a game's reference to a turn, in bytes. */
  int REFERENCE_BYTES = 8;

  /**
   * Returns the session, table or game that the change belongs to. Changes of one owner are written
   * in order.
   */
  String owner();

  /** Returns whether the change adds data to the database. */
  default boolean grows() {
    return true;
  }

  /**
   * Returns the larger of the change's heap and its size in the database, in bytes; an estimate
   * without its {@linkplain #texts texts}.
   */
  long fixedBytes();

  /** Returns the texts to be stored whose length a client controls. */
  Stream<String> texts();

  /**
   * A game has changed.
   *
   * @param game its new state
   * @param from index of the first turn to write; earlier turns are stored unchanged, and stored
   *     turns beyond the game's last one are deleted
   */
  record OfGame(StoredGame game, int from) implements Change {
    @Override
    public String owner() {
      return game.id();
    }

    /** {@inheritDoc} Counts each branch and each of its moves as a row. */
    @Override
    public long fixedBytes() {
      long rows = 1 + newTurns().size() + game.branchMoves().count();
      return ROW_BYTES * rows + (long) REFERENCE_BYTES * game.turns().size();
    }

    @Override
    public Stream<String> texts() {
      Stream<String> ofGame =
          Stream.concat(
              Stream.of(
                  game.comment(),
                  notation(game.start().setup()),
                  game.file().date().orElse(""),
                  game.file().properties()),
              Stream.of(game.black(), game.white())
                  .flatMap(player -> Stream.of(player.name(), player.engine(), player.options())));
      Stream<String> ofTurns =
          newTurns().stream()
              .flatMap(
                  turn ->
                      Stream.concat(
                          Stream.of(
                              turn.comment(), turn.properties(), notation(turn.turn().move())),
                          turn.thought().stream()
                              .flatMap(thought -> thought.line().stream())
                              .map(OfGame::notation)));
      Stream<String> ofBranches =
          game.branchMoves()
              .flatMap(
                  move ->
                      Stream.of(move.comment(), move.properties(), notation(move.turn().move())));
      return Stream.concat(ofGame, Stream.concat(ofTurns, ofBranches));
    }

    private List<StoredTurn> newTurns() {
      return game.turns().subList(Math.min(from, game.turns().size()), game.turns().size());
    }

    private static String notation(Setup setup) {
      return setup instanceof Setup.Text(String notation) ? notation : "";
    }

    private static String notation(Move move) {
      return move instanceof Move.Text(String notation) ? notation : "";
    }
  }

  /** A resumable session has opened. If it is already stored, only missing inputs are added. */
  record SessionOpened(StoredSession session) implements Change {
    @Override
    public String owner() {
      return session.key();
    }

    @Override
    public long fixedBytes() {
      return ROW_BYTES * (1L + session.inputs().size());
    }

    @Override
    public Stream<String> texts() {
      return session.inputs().stream().map(StoredInput::text);
    }
  }

  /** A change that adds one input to a session. */
  sealed interface OneInput extends Change {
    /** Returns the session's {@link SessionHandle#key()}. */
    String key();

    /** Returns the input to add. */
    StoredInput input();

    @Override
    default String owner() {
      return key();
    }

    @Override
    default long fixedBytes() {
      return ROW_BYTES;
    }

    @Override
    default Stream<String> texts() {
      return Stream.of(input().text());
    }
  }

  /** A session has received an input. */
  record InputReceived(String key, StoredInput input) implements OneInput {}

  /** A snapshot replaces all earlier inputs of a session. */
  record SessionReplaced(String key, StoredInput input) implements OneInput {}

  /** A change that adds nothing to the database. */
  sealed interface Small extends Change {
    @Override
    default boolean grows() {
      return false;
    }

    @Override
    default long fixedBytes() {
      return 0;
    }

    @Override
    default Stream<String> texts() {
      return Stream.empty();
    }
  }

  /** A session has ended and cannot be resumed. */
  record SessionEnded(String key) implements Small {
    @Override
    public String owner() {
      return key;
    }
  }

  /** A session's client has gone. No server owns the session until one takes it over. */
  record ClientDisconnected(String key) implements Small {
    @Override
    public String owner() {
      return key;
    }
  }

  /** Changes nothing. Inside {@link Held}, checks that the hold is valid. */
  record HoldCheck() implements Small {
    @Override
    public String owner() {
      return "";
    }
  }

  /** A change of a session or its games that is written only if the hold is valid. */
  record Held(Hold hold, Change change) implements Change {
    @Override
    public String owner() {
      return hold.key();
    }

    @Override
    public boolean grows() {
      return change.grows();
    }

    @Override
    public long fixedBytes() {
      return change.fixedBytes();
    }

    @Override
    public Stream<String> texts() {
      return change.texts();
    }
  }
}
