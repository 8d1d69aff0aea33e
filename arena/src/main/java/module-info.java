/** Matches between engines, and what they prove. */
@org.jspecify.annotations.NullMarked
module tengen.arena {
  requires static org.jspecify;
  requires transitive tengen.api;
  requires transitive tengen.daemon;

  exports tengen.arena.game;
}
