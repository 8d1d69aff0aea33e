/** The program: one class per subcommand. */
@org.jspecify.annotations.NullMarked
module tengen.app {
  requires static org.jspecify;
  requires info.picocli;
  requires tengen.config;
  requires tengen.daemon;
  requires tools.jackson.core;

  // Resolved for the commands that need them alone: what they bring would slow every start.
  requires static tengen.arena;
  requires static tengen.cgt;
  requires static tengen.tools;

  opens tengen.app to
      info.picocli;
}
