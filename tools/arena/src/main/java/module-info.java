/** Matches between engines, their statistics, and tuning. */
@org.jspecify.annotations.NullMarked
module tengen.arena {
  requires static org.jspecify;
  requires transitive tengen.api;
  requires transitive tengen.host;
  requires tengen.protocol;
  requires org.apache.commons.numbers.rootfinder;
  requires org.apache.commons.statistics.descriptive;
  requires org.apache.commons.statistics.distribution;
  requires tools.jackson.databind;

  exports tengen.arena.file;
  exports tengen.arena.game;
  exports tengen.arena.opening;
  exports tengen.arena.match;
  exports tengen.arena.report;
  exports tengen.arena.stats;
  exports tengen.arena.tune;

  opens tengen.arena.file to
      tools.jackson.databind;
  opens tengen.arena.match to
      tools.jackson.databind;
  opens tengen.arena.tune to
      tools.jackson.databind;
}
