/** The program: one class per subcommand. XChart and JLine are no modules, only names for jars. */
@SuppressWarnings("requires-automatic")
@org.jspecify.annotations.NullMarked
module tengen.app {
  requires static org.jspecify;
  requires info.picocli;
  requires tengen.config;
  requires tengen.conformance;
  requires tengen.daemon;
  requires tengen.host;
  requires tengen.store;
  requires tools.jackson.core;

  // Resolved for the commands that need them alone: what they bring would slow every start.
  requires static me.tongfei.progressbar;
  requires static org.knowm.xchart;
  requires static org.jline.terminal;
  requires static tengen.arena;
  requires static tengen.cgt;
  requires static tengen.jobs;
  requires static tengen.proof;

  uses tengen.jobs.BatchFactory;
  uses tengen.store.archive.ArchiveFactory;
  uses tengen.daemon.monitor.MonitorFactory;

  opens tengen.app to
      info.picocli;
}
