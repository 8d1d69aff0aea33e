package tengen.store.testing;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tengen.protocol.GameListCursor;
import tengen.protocol.record.ResultKind;
import tengen.store.archive.GameCount;
import tengen.store.archive.GameFilter;
import tengen.store.archive.GameSize;
import tengen.store.archive.GameStore;
import tengen.store.archive.GameSummary;
import tengen.store.archive.StoredGame;

/**
 * The games of an in-memory archive by id. Its lists cannot filter by player.
 *
 * @param deletions the owners that have marked a game as deleted, by the game's id
 */
record MemoryGames(Map<String, StoredGame> games, Map<String, Set<String>> deletions)
    implements GameStore {
  private static final Comparator<GameListCursor> ORDER =
      Comparator.comparingLong(GameListCursor::startedMs).thenComparing(GameListCursor::id);

  @Override
  public List<GameSummary> list(GameFilter filter, int maxGames) {
    return matching(filter)
        .sorted(Comparator.comparing(MemoryGames::place, ORDER).reversed())
        .limit(maxGames)
        .map(GameSummary::of)
        .toList();
  }

  @Override
  public GameCount count(GameFilter filter, int maxGames) {
    long all = matching(filter.behind(Optional.empty())).count();
    return new GameCount((int) Math.min(all, maxGames), all > maxGames);
  }

  private Stream<StoredGame> matching(GameFilter filter) {
    return games.values().stream().filter(game -> isListed(game, filter) && isMeant(game, filter));
  }

  private boolean isListed(StoredGame game, GameFilter filter) {
    GameSize size = sizeOf(game);
    return filter.seenBy().map(size::isSeenBy).orElseGet(() -> !size.isDeleted());
  }

  private static boolean isMeant(StoredGame game, GameFilter filter) {
    return filter.rules().stream().allMatch(game.start().rules()::startsWith)
        && filter.result().stream().allMatch(ResultKind.of(game.end())::equals)
        && filter.behind().stream().allMatch(behind -> ORDER.compare(place(game), behind) < 0);
  }

  private static GameListCursor place(StoredGame game) {
    return new GameListCursor(game.startedMs(), game.id());
  }

  @Override
  public Optional<GameSize> size(String id) {
    return find(id).map(this::sizeOf);
  }

  private GameSize sizeOf(StoredGame game) {
    return GameSize.of(
        game.source(),
        game.owners(),
        deletions.getOrDefault(game.id(), Set.of()),
        game.turns().size(),
        0,
        game.comment().length());
  }

  @Override
  public Optional<StoredGame> find(String id) {
    return Optional.ofNullable(games.get(id));
  }

  @Override
  public void put(StoredGame game) {
    games.put(game.id(), game);
  }

  @Override
  public boolean annotate(StoredGame game) {
    return games.computeIfPresent(game.id(), (_, stored) -> stored.annotated(game)) != null;
  }

  @Override
  public boolean markDeleted(String id, List<String> owners) {
    return games.containsKey(id)
        && deletions.computeIfAbsent(id, _ -> new HashSet<>()).addAll(owners);
  }

  @Override
  public boolean restore(String id, List<String> owners) {
    return deletions.getOrDefault(id, new HashSet<>()).removeAll(owners);
  }

  @Override
  public boolean delete(String id) {
    return games.remove(id) != null;
  }

  @Override
  public void close() {}
}
