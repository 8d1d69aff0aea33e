/**
 * What long commands show on a terminal and in files. XChart is no module of its own; it lies
 * beside this one, where no other module's start meets it.
 */
@SuppressWarnings("requires-automatic")
@org.jspecify.annotations.NullMarked
module tengen.tools {
  requires static org.jspecify;
  requires transitive tengen.arena;
  requires me.tongfei.progressbar;
  requires org.knowm.xchart;

  exports tengen.tools.plot;
  exports tengen.tools.progress;
}
