module acme.first {
  requires tengen.api;

  provides tengen.engine.EngineFactory with
      acme.FirstEngine;
}
