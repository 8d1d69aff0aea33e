/** Combinatorial games, their values, and the moves that win. Depends on no other module. */
@org.jspecify.annotations.NullMarked
module tengen.cgt {
  requires static org.jspecify;

  exports tengen.cgt;
  exports tengen.cgt.catalog;
  exports tengen.cgt.coins;
  exports tengen.cgt.graphs;
  exports tengen.cgt.heaps;
  exports tengen.cgt.impartial;
  exports tengen.cgt.loopy;
  exports tengen.cgt.partizan;
  exports tengen.cgt.table;
  exports tengen.cgt.value;
}
