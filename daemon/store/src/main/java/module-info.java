/** The archive's interface, and stored games with their JSON, files and limits. */
@org.jspecify.annotations.NullMarked
module tengen.store {
  requires static org.jspecify;
  requires transitive tengen.api;
  requires transitive tengen.config;
  requires transitive tengen.protocol;

  exports tengen.store.archive;
  exports tengen.store.file;
  exports tengen.store.games;
}
