package tengen.config;

import java.util.List;

/** The keys of games that clients bring. */
final class GamesKeys {
  private GamesKeys() {}

  private static final Key<GamesConfig, Long> MAX_UPLOAD =
      new Key<>(
          "max-upload",
          Scalars.whole(1024, 67_108_864),
          games -> (long) games.maxUpload(),
          "bytes",
          "of a file of games that a client uploads; a longer one is rejected");

  static final Section<GamesConfig> SECTION =
      new Section<>(
          GamesConfig.DEFAULT,
          List.of(MAX_UPLOAD),
          in -> new GamesConfig(Math.toIntExact(in.get(MAX_UPLOAD))));
}
