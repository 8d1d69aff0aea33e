package tengen.cgt.partizan;

import java.util.List;

/** All partizan games of this library. */
public final class PartizanGames {
  private PartizanGames() {}

  /** Returns the games in the order in which they are listed. */
  public static List<Partizan<?>> all() {
    return List.of(
        new Hackenbush(),
        new Domineering(),
        new ToadsAndFrogs(),
        new Amazons(),
        new AdvanceOrEat(),
        MapColouring.col(),
        MapColouring.snort(),
        new NoGoRegion(),
        new WrittenValue());
  }
}
