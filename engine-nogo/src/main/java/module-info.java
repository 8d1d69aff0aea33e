/** NoGo engines, loaded as services. */
@org.jspecify.annotations.NullMarked
module tengen.nogo {
  requires static org.jspecify;
  requires transitive tengen.api;
  requires tengen.cgt;
  requires tengen.common;

  provides tengen.engine.EngineFactory with
      tengen.nogo.NogoFactory;
}
