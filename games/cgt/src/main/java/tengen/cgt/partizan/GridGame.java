package tengen.cgt.partizan;

/** A game on a board of cells. */
interface GridGame extends Partizan<CellGrid> {
  /** Returns the symbols that a cell may have. */
  String symbols();

  @Override
  default CellGrid parse(String text) {
    return CellGrid.parse(text, symbols());
  }

  @Override
  default String print(CellGrid position) {
    return position.toString();
  }
}
