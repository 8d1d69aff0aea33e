package tengen.cgt.partizan;

/** A game on a board of cells. */
interface GridGame extends Partizan<Grid> {
  /** What may stand on a cell. */
  String symbols();

  @Override
  default Grid parse(String text) {
    return Grid.parse(text, symbols());
  }

  @Override
  default String print(Grid position) {
    return position.toString();
  }
}
