/** What long commands show on a terminal and in files. */
@org.jspecify.annotations.NullMarked
module tengen.tools {
  requires static org.jspecify;
  requires transitive tengen.arena;
  requires me.tongfei.progressbar;

  exports tengen.tools.progress;
}
