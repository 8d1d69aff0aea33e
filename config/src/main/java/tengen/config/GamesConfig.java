package tengen.config;

/**
 * Games that clients bring to the archive.
 *
 * @param maxUpload maximum size of a file, in bytes, 1024 to 67,108,864
 */
public record GamesConfig(int maxUpload) {
  /** Files of at most 4 MiB. */
  public static final GamesConfig DEFAULT = new GamesConfig(4 << 20);
}
