/**
 * For each of three seeds and each class of connections to the outside: 2,000 spellings of non-public addresses, tried
 * by the connector itself, by the way out of an installation and by that of a function. Every listener of this machine
 * counts its connections.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askForTargets } from "@slipway/cloud/testing/hostile-targets";
import { createEgress } from "@slipway/platform/egress/connector";
import type { EgressClass } from "@slipway/platform/egress/port";
import { addressSpelling } from "@slipway/platform/testing/network/address-spellings";
import { diceOf } from "@slipway/platform/testing/dice";
import { loopbackDns } from "@slipway/platform/testing/network/loopback-dns";
import { countingListener, type Listener, watchedDial } from "@slipway/platform/testing/network/watched-network";
import { startRegistryRelay } from "@slipway/sandbox/local/dependencies/registry-relay";
import type { TrustTopic } from "./topic.ts";

const SEEDS = [20_261_121, 7, 4711];
const SPELLINGS = 2_000;
const RELAYED = 500;
const REBINDINGS = 200;
const PUBLIC = "93.184.215.14";

/** Classes of addresses named by people, and by their functions. */
const NAMED = [{ kind: "workspace" }, { kind: "functions" }] as const satisfies readonly EgressClass[];

async function spellings(seed: number, inner: Listener, kind: EgressClass): Promise<string[]> {
  const { dial, attempts } = watchedDial();
  await using egress = createEgress(kind, { dial });
  const answered: string[] = [];
  for (let index = 0; index < SPELLINGS; index += 1) {
    const url = addressSpelling(diceOf(seed, index), inner.port);
    await egress.fetch(url).then(
      () => answered.push(`${seed}:${index} ${kind.kind} ${url} was answered`),
      () => undefined,
    );
  }
  return [...answered, ...attempts.map((address) => `seed ${seed}, ${kind.kind} tried ${address}`)];
}

/** A name that resolves to another address each time. */
async function rebindings(
  seed: number,
  standIn: Listener,
  kind: EgressClass,
): Promise<{ public: number; wrong: string[] }> {
  const dice = diceOf(seed);
  const inner = ["127.0.0.1", "10.0.0.1", "169.254.169.254", "0.0.0.0"];
  await using dns = await loopbackDns(() =>
    Array.from({ length: 1 + dice.below(3) }, () => dice.of([PUBLIC, PUBLIC, ...inner])),
  );
  const { dial, attempts } = watchedDial({ [PUBLIC]: standIn.port });
  for (let count = 0; count < REBINDINGS; count += 1) {
    await using egress = createEgress(kind, { dial, lookup: dns.lookup });
    await egress.fetch(`http://rebinding.dev:${standIn.port}/`).then(
      (answer) => answer.text(),
      () => undefined,
    );
  }
  const wrong = attempts.filter((address) => address !== PUBLIC).map((address) => `a rebound name led to ${address}`);
  return { public: attempts.length - wrong.length, wrong };
}

/** Requests of a function's code to its proxy. Answers how many reached its own backend. */
async function proxied(seed: number, inner: Listener): Promise<{ own: number; wrong: string[] }> {
  const { dial, attempts } = watchedDial();
  const { own, statuses } = await askForTargets({ seed, count: SPELLINGS, port: inner.port, dial });
  const wrong = attempts.map((address) => `seed ${seed}, a function tried ${address}`);
  if (statuses.get(200) !== own)
    wrong.push(`seed ${seed}, ${statuses.get(200)} good answers for ${own} of its backend`);
  return { own, wrong };
}

/** Requests that code in an installation's sandbox can send to the relay: any target, in any of HTTP's forms. */
async function relayed(seed: number, inner: Listener): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "slipway-trust-"));
  try {
    await using registry = await countingListener(
      (incoming, response) =>
        void response
          .writeHead(incoming.url === "/npm/away" ? 302 : 200, { location: `http://127.0.0.1:${inner.port}/` })
          .end("{}"),
    );
    const socketPath = join(folder, "relay.sock");
    await using _relay = await startRegistryRelay(new URL(`http://127.0.0.1:${registry.port}/npm/`), socketPath);
    const wrong: string[] = [];
    for (let index = 0; index < RELAYED; index += 1) {
      const url = index % 20 === 0 ? "/npm/away" : addressSpelling(diceOf(seed, index), inner.port);
      const path = index % 3 === 0 ? `/npm/../${url}` : url;
      const status = await statusOf(socketPath, path.replace(/[^\u0021-\u00ff]/g, ""));
      if (status >= 300 && status < 400) wrong.push(`the relay handed on a redirect for ${path}`);
    }
    return wrong;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const statusOf = (socketPath: string, path: string): Promise<number> =>
  new Promise((resolve) => {
    const call = request({ socketPath, path, agent: false }, (answer) => {
      answer.resume().once("close", () => resolve(answer.statusCode ?? 0));
    });
    call.once("error", () => resolve(0));
    call.end();
  });

export const topic: TrustTopic = async () => {
  await using inner = await countingListener((_incoming, response) => void response.end("secret"));
  await using standIn = await countingListener((_incoming, response) => void response.end("public"));
  const wrong: string[] = [];
  let reached = 0;
  let own = 0;
  for (const seed of SEEDS) {
    for (const kind of [...NAMED, { kind: "operator", origins: [`http://127.0.0.1:${standIn.port}`] } as const])
      wrong.push(...(await spellings(seed, inner, kind)));
    for (const kind of NAMED) {
      const rebound = await rebindings(seed, standIn, kind);
      reached += rebound.public;
      wrong.push(...rebound.wrong);
    }
    const asked = await proxied(seed, inner);
    own += asked.own;
    wrong.push(...asked.wrong, ...(await relayed(seed, inner)));
  }
  if (inner.connections > 0) wrong.push(`${inner.connections} connections came to what is not public`);
  if (reached === 0) wrong.push("no rebound name led to the public address it was checked for: the run proved nothing");
  const figures = {
    "spellings tried by each of three classes": SPELLINGS * SEEDS.length,
    "rebinding names asked by each of two": REBINDINGS * SEEDS.length,
    "of them led to the public address": reached,
    "targets given to a function's proxy": SPELLINGS * SEEDS.length,
    "of them its own backend's": own,
    "targets given to the relay": RELAYED * SEEDS.length,
    "connections to what is not public": inner.connections,
  };
  return { figures, wrong };
};
