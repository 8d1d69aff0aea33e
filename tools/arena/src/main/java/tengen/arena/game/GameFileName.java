package tengen.arena.game;

import java.util.Locale;

/** Names of the files of a game: {@code 0007-mine-theirs} for game 7 with {@code mine} as Black. */
public final class GameFileName {
  private GameFileName() {}

  /** Returns the name without an extension. Replaces characters that some file systems reject. */
  public static String of(int number, String black, String white) {
    return String.format(Locale.ROOT, "%04d-%s-%s", number, plain(black), plain(white));
  }

  private static String plain(String name) {
    return name.replaceAll("[^A-Za-z0-9._-]+", "_");
  }
}
