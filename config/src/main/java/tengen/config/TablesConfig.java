package tengen.config;

import java.util.List;

/**
 * The settings of tables, at which games continue without their clients.
 *
 * @param openSeats whether clients may open tables with a seat that anyone may take
 */
public record TablesConfig(boolean openSeats) {
  /** The default: seats may be open to everybody. */
  public static final TablesConfig DEFAULT = new TablesConfig(true);

  private static final Key<TablesConfig, Boolean> OPEN_SEATS =
      new Key<>(
          "open-seats",
          Scalars.YES_OR_NO,
          TablesConfig::openSeats,
          "",
          "Whether a table may have a seat that anyone may take. If false, players need an"
              + " invitation.");

  static final Section<TablesConfig> SECTION =
      new Section<>(DEFAULT, List.of(OPEN_SEATS), in -> new TablesConfig(in.get(OPEN_SEATS)));
}
