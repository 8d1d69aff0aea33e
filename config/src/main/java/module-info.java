/** The configuration: YAML in, checked records out, every problem with its place. */
@org.jspecify.annotations.NullMarked
module tengen.config {
  requires static org.jspecify;
  requires org.yaml.snakeyaml;

  exports tengen.config;
}
