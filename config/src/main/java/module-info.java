/** The configuration: reads YAML into checked records and reports every problem with its place. */
@org.jspecify.annotations.NullMarked
module tengen.config {
  requires static org.jspecify;
  requires org.yaml.snakeyaml;

  exports tengen.config;
}
