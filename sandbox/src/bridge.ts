/** The bridge of previewed pages, for servers of pages without a runner. */
export { bridgeScript } from "./runner/dev/page/bridge.ts";
