/** Requests that a function's code can make: any target, in any of HTTP's forms, with its own backend beside it. */
import { request } from "node:http";
import { join } from "node:path";
import { createEgress, type EgressOptions } from "@slipway/platform/egress/connector";
import { addressSpelling } from "@slipway/platform/testing/network/address-spellings";
import { diceOf } from "@slipway/platform/testing/dice";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { startEgressProxy } from "../functions/workers/egress-proxy.ts";

interface Targets extends EgressOptions {
  seed: number;
  count: number;
  /** Port of a listener on this machine that nobody may reach. */
  port: number;
}

export interface TargetFindings {
  /** Answers by status; 0 means that the connection broke. */
  statuses: Map<number, number>;
  /** Requests that the project's own backend received. */
  own: number;
}

const METHODS = ["GET", "GET", "POST", "HEAD", "CONNECT"];
const OWN = "http://p1own.cloud.localhost:4400";

/** Usually a whole URL, as proxies get it. */
const FORMS: readonly ((spelled: string) => string)[] = [
  ...Array.from({ length: 5 }, () => (spelled: string) => spelled),
  (spelled) => `${OWN}/../..//${spelled}`,
  (spelled) => spelled.replace(/^\w+:\/\//, ""),
];

interface Target {
  socketPath: string;
  method: string;
  path: string;
}

/** A request line allows no other characters; dropping them here would change the address. */
const sendable = (path: string): string =>
  /^[\u0021-\u00ff]*$/.test(path) ? path : (URL.parse(path)?.href ?? encodeURI(path.toWellFormed()));

const statusOf = ({ socketPath, method, path }: Target): Promise<number> =>
  new Promise((resolve) => {
    const call = request({ socketPath, method, path: sendable(path), agent: false }, (answer) => {
      answer.resume().once("close", () => resolve(answer.statusCode ?? 0));
    });
    call.once("connect", (answer, socket) => {
      socket.destroy();
      resolve(answer.statusCode ?? 0);
    });
    call.once("error", () => resolve(0));
    call.end();
  });

export async function askForTargets({ seed, count, port, ...options }: Targets): Promise<TargetFindings> {
  await using folder = await temporaryFolder();
  await using egress = createEgress({ kind: "functions" }, options);
  const found: TargetFindings = { statuses: new Map(), own: 0 };
  const own = {
    url: OWN,
    handle: async (_incoming: unknown, response: { end: () => void }) => {
      found.own += 1;
      response.end();
    },
  };
  const socketPath = join(folder.path, "egress.sock");
  await using _proxy = await startEgressProxy({ socketPath, own, egress });
  for (let index = 0; index < count; index += 1) {
    const dice = diceOf(seed, index);
    const spelled = addressSpelling(dice, port);
    const path = dice.of([...FORMS])(spelled);
    const status = await statusOf({ socketPath, method: dice.of(METHODS), path });
    found.statuses.set(status, (found.statuses.get(status) ?? 0) + 1);
  }
  return found;
}
