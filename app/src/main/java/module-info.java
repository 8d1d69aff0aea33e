/** The program: one class per subcommand. */
@org.jspecify.annotations.NullMarked
module tengen.app {
  requires static org.jspecify;
  requires info.picocli;
  requires tengen.config;
  requires tengen.daemon;

  opens tengen.app to
      info.picocli;
}
