package tengen.config;

import java.util.List;

/**
 * The import of games into the archive.
 *
 * @param maxUpload maximum size of a file in bytes, 1024 to 67,108,864
 */
public record GamesConfig(int maxUpload) {
  /** The default: files of at most 4 MiB. */
  public static final GamesConfig DEFAULT = new GamesConfig(4 << 20);

  private static final Key<GamesConfig, Long> MAX_UPLOAD =
      new Key<>(
          "max-upload",
          Scalars.whole(1024, 67_108_864),
          games -> (long) games.maxUpload(),
          "bytes",
          "Maximum size of an uploaded file. A longer one is rejected.");

  static final Section<GamesConfig> SECTION =
      new Section<>(
          GamesConfig.DEFAULT,
          List.of(MAX_UPLOAD),
          in -> new GamesConfig(Math.toIntExact(in.get(MAX_UPLOAD))));
}
