/**
 * The command-line program, with one package per command. XChart and JLine are automatic modules,
 * so their names come from the file names of their jars.
 */
@SuppressWarnings("requires-automatic")
@org.jspecify.annotations.NullMarked
module tengen.app {
  requires static org.jspecify;
  requires info.picocli;
  // The flags in config export a package of the JDK to it, whichever engines are installed.
  requires tengen.common;
  requires tengen.config;
  requires tengen.conformance;
  requires tengen.daemon;
  requires tengen.host;
  requires tengen.store;

  // In the JVM of the command that needs them, by service binding.
  requires static java.management;
  requires static jdk.management;

  // Static, since these modules would slow every start. The launcher adds them for the commands
  // that need them.
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
  opens tengen.app.analyse to
      info.picocli;
  opens tengen.app.backup to
      info.picocli;
  opens tengen.app.batch to
      info.picocli;
  opens tengen.app.bench to
      info.picocli;
  opens tengen.app.cgt to
      info.picocli;
  opens tengen.app.connect to
      info.picocli;
  opens tengen.app.control to
      info.picocli;
  opens tengen.app.doctor to
      info.picocli;
  opens tengen.app.engines to
      info.picocli;
  opens tengen.app.file to
      info.picocli;
  opens tengen.app.flags to
      info.picocli;
  opens tengen.app.games to
      info.picocli;
  opens tengen.app.job to
      info.picocli;
  opens tengen.app.join to
      info.picocli;
  opens tengen.app.match to
      info.picocli;
  opens tengen.app.play to
      info.picocli;
  opens tengen.app.prove to
      info.picocli;
  opens tengen.app.selfplay to
      info.picocli;
  opens tengen.app.serve to
      info.picocli;
  opens tengen.app.solve to
      info.picocli;
  opens tengen.app.stdio to
      info.picocli;
  opens tengen.app.storage to
      info.picocli;
  opens tengen.app.train to
      info.picocli;
  opens tengen.app.tune to
      info.picocli;
}
