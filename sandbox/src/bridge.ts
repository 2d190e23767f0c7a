/** The bridge of previewed pages, for whoever serves a page that no runner serves. */
export { bridgeScript } from "./runner/dev/bridge.ts";
