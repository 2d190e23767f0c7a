/** 61 times kill -9 over everything that writes, and everything that a write passes through; a checker of histories decides. */
import { runFaults, type Fault } from "@slipway/trust/faults/run-faults";
import type { TrustTopic } from "./topic.ts";

const times = (count: number, fault: Fault): Fault[] => Array.from({ length: count }, () => fault);

/** In rounds, so that each fault meets what another one has left behind. */
const FAULTS: readonly Fault[] = [
  ...times(8, { topic: "edit-code", victim: "server" }),
  ...times(7, { topic: "chat", victim: "server" }),
  ...times(6, { topic: "publish", victim: "server" }),
  ...times(5, { topic: "live", victim: "server" }),
  ...times(8, { topic: "edit-code", victim: "git" }),
  ...times(3, { topic: "publish", victim: "build" }),
  ...times(3, { topic: "chat", victim: "postmaster" }),
  ...times(3, { topic: "live", victim: "postmaster" }),
  ...times(3, { topic: "live", victim: "backend" }),
  ...times(2, { topic: "edit-code", victim: "backend" }),
  ...times(2, { topic: "publish", victim: "backend" }),
  ...times(6, { topic: "cloud", victim: "server" }),
  ...times(5, { topic: "cloud", victim: "cluster" }),
  ...times(5, { topic: "cloud", victim: "gateway" }),
  ...times(3, { topic: "edit-code", victim: "app" }),
  ...times(3, { topic: "chat", victim: "app" }),
  ...times(2, { topic: "live", victim: "gateway" }),
];
const PAUSES: readonly Fault[] = [
  { topic: "live", victim: "server", paused: true },
  { topic: "edit-code", victim: "postmaster", paused: true },
  { topic: "live", victim: "backend", paused: true },
];
const ROUNDS = 5;

export const topic: TrustTopic = async () => {
  const seed = Number(process.env["SLIPWAY_SEED"] ?? 20_261_121);
  const all: Record<string, number> = { kills: 0, "not hit": 0, pauses: 0 };
  const wrong: string[] = [];
  const said: Record<string, string> = { seed: String(seed) };
  for (let round = 0; round < ROUNDS; round += 1) {
    const faults = FAULTS.filter((_fault, at) => at % ROUNDS === round);
    const pauses = round === 0 ? PAUSES : [];
    const found = await runFaults({ seed: seed + round, faults: [...faults, ...pauses] });
    wrong.push(...found.wrong.map((each) => `round ${round + 1}: ${each}`));
    all["kills"]! += Number(found.figures["faults"]) - pauses.length;
    all["not hit"]! += Number(found.figures["not hit (nothing of the kind ran)"]);
    all["pauses"]! += pauses.length;
    for (const name of [
      "writes",
      "acknowledged",
      "refused",
      "without an answer",
      "turns shown as failed",
      "live reconnects",
    ])
      all[name] = (all[name] ?? 0) + Number(found.figures[name]);
    for (const name of ["slowest return to ready", "slowest return of a backend", "longest untrue status"])
      said[`${name}, round ${round + 1}`] = String(found.figures[name]);
  }
  if (all["not hit"]! > 0) wrong.push(`only ${all["kills"]} of ${FAULTS.length} kills hit something`);
  return { figures: { ...all, ...said }, wrong };
};
