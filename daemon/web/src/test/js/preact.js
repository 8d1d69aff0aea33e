/** Lets Node find Preact where the build unpacks it, for tests of modules that draw. */
import { register } from "node:module";

const FOLDER = new URL("../../../target/preact/", import.meta.url);
const FILES = {
  "preact": new URL("preact.module.js", FOLDER).href,
  "preact/hooks": new URL("hooks.module.js", FOLDER).href,
};
const HOOK = `
  const files = ${JSON.stringify(FILES)};
  export const resolve = (name, context, next) =>
    files[name] ? { url: files[name], format: "module", shortCircuit: true } : next(name, context);
`;

register(`data:text/javascript,${encodeURIComponent(HOOK)}`);
