package tengen.store.archive;

import java.util.List;
import java.util.stream.Stream;
import tengen.game.Move;
import tengen.game.Setup;

/** What the archive is told. */
public sealed interface Change {
  /** A row with its entries in indexes, without texts. */
  int ROW_BYTES = 300;

  /** A turn of which a game holds a reference. */
  int REFERENCE_BYTES = 8;

  /** The session, table or game that it belongs to. Changes of one owner are written in order. */
  String owner();

  /** Whether it adds to the database. */
  default boolean grows() {
    return true;
  }

  /**
   * How much memory it holds and how much it writes, about, without its {@linkplain #texts texts}:
   * the larger of both, in bytes.
   */
  long fixedBytes();

  /** The texts that it adds to the database and whose length a client chooses. */
  Stream<String> texts();

  /**
   * A game has changed.
   *
   * @param game as it is now
   * @param from the turns before this one (from 0) were all in changes that found room; those from
   *     it on are new, and those that were kept behind the game's last were taken back
   */
  record OfGame(KeptGame game, int from) implements Change {
    @Override
    public String owner() {
      return game.id();
    }

    /** A branch is one row; each of its moves counts as one. */
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

    private List<KeptTurn> newTurns() {
      return game.turns().subList(Math.min(from, game.turns().size()), game.turns().size());
    }

    private static String notation(Setup setup) {
      return setup instanceof Setup.Text(String notation) ? notation : "";
    }

    private static String notation(Move move) {
      return move instanceof Move.Text(String notation) ? notation : "";
    }
  }

  /**
   * A session has opened that its client can come back to; told again, it adds what was not kept of
   * what it heard.
   */
  record SessionOpened(KeptSession session) implements Change {
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
      return session.inputs().stream().map(KeptInput::text);
    }
  }

  /** A change that adds one input to what such a session has heard. */
  sealed interface OneInput extends Change {
    /** {@link KeptSession#key()}. */
    String key();

    /** The input that it adds. */
    KeptInput input();

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

  /** Such a session has heard something. */
  record SessionHeard(String key, KeptInput input) implements OneInput {}

  /**
   * Such a session has heard a snapshot, which tells what all inputs before it told and takes their
   * place.
   */
  record SessionReplaced(String key, KeptInput input) implements OneInput {}

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

  /** Such a session is over: nobody comes back to it. */
  record SessionEnded(String key) implements Small {
    @Override
    public String owner() {
      return key;
    }
  }

  /** The client of such a session has gone. No server has the session until it is taken up. */
  record SessionLeft(String key) implements Small {
    @Override
    public String owner() {
      return key;
    }
  }

  /** Such a session goes on: nothing changes. */
  record SessionGoesOn() implements Small {
    @Override
    public String owner() {
      return "";
    }
  }

  /** What a server tells of a session and its games counts only where its hold is good. */
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
