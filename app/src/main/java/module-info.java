/** The program: one class per subcommand. */
@org.jspecify.annotations.NullMarked
module tengen.app {
  requires static org.jspecify;
  requires info.picocli;
  requires tengen.config;
  requires tengen.daemon;
  requires tools.jackson.core;

  opens tengen.app to
      info.picocli;
}
