/** Decides who gets which change: bindings choose, rights and policies decide. */
import { setImmediate } from "node:timers/promises";
import type { BackendDatabase, Caller } from "../../backend/port.ts";
import { isMatch, type Binding } from "./binding.ts";
import { changeJson, changeRefusal, type ToldChange } from "./change-data.ts";
import { visibleRows } from "./visibility.ts";

export interface Subscriber {
  bindings(): readonly Binding[];
  /** Who asks now; null once nobody is to be believed any more. */
  caller(): Caller | null;
  /** `data` is JSON. */
  deliver(ids: readonly number[], data: string): void;
  /** Whether the database is being listened to. */
  state(status: "ok" | "error", message: string): void;
}

export interface Delivery {
  subscriber: Subscriber;
  ids: readonly number[];
  data: string;
}

interface Candidate {
  index: number;
  subscriber: Subscriber;
  caller: Caller;
  callerKey: string;
  bindings: readonly Binding[];
}

/** Questions to the database at once: connections are few. */
const AT_A_TIME = 4;

export interface DeliveryQuestion {
  database: BackendDatabase;
  told: readonly ToldChange[];
  subscribers: readonly Subscriber[];
  onRefusal(error: unknown): void;
}

/** Other waiting work gets its turn after this long, since many listeners have many filters. */
const TURN_MS = 10;

async function candidatesOf({ told, subscribers }: DeliveryQuestion): Promise<Candidate[]> {
  const asking = subscribers.flatMap((subscriber) => {
    const caller = subscriber.caller();
    return caller === null
      ? []
      : [{ subscriber, caller, callerKey: `${caller.role} ${JSON.stringify(caller.claims)}` }];
  });
  const candidates: Candidate[] = [];
  let begun = performance.now();
  for (const [index, change] of told.entries()) {
    for (const one of asking) {
      const bindings: Binding[] = [];
      for (const binding of one.subscriber.bindings()) {
        if (isMatch(binding, change)) bindings.push(binding);
        if (performance.now() - begun < TURN_MS) continue;
        await setImmediate();
        begun = performance.now();
      }
      if (bindings.length > 0) candidates.push({ ...one, index, bindings });
    }
  }
  return candidates;
}

/** Why a change cannot be shown to a role at all; null when it can. */
function refusalFor({ table, change }: ToldChange, role: string): string | null {
  const view = table.viewOf(role);
  if (view.columns.size === 0 || table.keys.some(({ name }) => !view.columns.has(name))) {
    return "Error 401: Unauthorized";
  }
  if (change.kind !== "DELETE" && view.isFiltered && table.keys.length === 0) {
    return "Error 400: Bad Request, no primary key";
  }
  return null;
}

/** Changes a caller does not see, as `callerKey index`. */
async function hiddenOf(question: DeliveryQuestion, candidates: readonly Candidate[]): Promise<Set<string>> {
  const groups = new Map<string, { caller: Caller; callerKey: string; indexes: Set<number> }>();
  for (const { index, caller, callerKey } of candidates) {
    const { change, table } = question.told[index]!;
    if (change.kind === "DELETE" || !table.viewOf(caller.role).isFiltered) continue;
    const key = `${change.relation.oid} ${callerKey}`;
    const group = groups.get(key) ?? { caller, callerKey, indexes: new Set() };
    groups.set(key, group);
    group.indexes.add(index);
  }
  const hidden = new Set<string>();
  const rest = [...groups.values()];
  const work = async (): Promise<void> => {
    for (let group = rest.pop(); group !== undefined; group = rest.pop()) {
      const indexes = [...group.indexes];
      const { table } = question.told[indexes[0]!]!;
      const keys = indexes.map((index) => table.keys.map(({ name }) => question.told[index]!.new.get(name) ?? ""));
      const visible = await visibleRows({ database: question.database, caller: group.caller, table, keys }).catch(
        (error: unknown) => {
          question.onRefusal(error);
          return new Set<number>();
        },
      );
      for (const [at, index] of indexes.entries()) if (!visible.has(at)) hidden.add(`${group.callerKey} ${index}`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return hidden;
}

/** One text for all who see the same columns of the same change. */
function textsOf(told: readonly ToldChange[]) {
  const texts = new Map<string, string>();
  return (index: number, role: string, select: readonly string[] | null): string => {
    const change = told[index]!;
    const view = change.table.viewOf(role);
    const key = `${index} ${[...view.columns].join(",")} ${select === null ? "*" : select.join(",")}`;
    const text = texts.get(key) ?? changeJson({ told: change, view, select });
    texts.set(key, text);
    return text;
  };
}

/** In the order of the changes. */
export async function deliveriesOf(question: DeliveryQuestion): Promise<Delivery[]> {
  const candidates = await candidatesOf(question);
  const shown = candidates.filter(({ index, caller }) => refusalFor(question.told[index]!, caller.role) === null);
  const hidden = await hiddenOf(question, shown);
  const textOf = textsOf(question.told);
  return candidates.flatMap(({ index, subscriber, caller, callerKey, bindings }): Delivery[] => {
    const refusal = refusalFor(question.told[index]!, caller.role);
    if (refusal !== null) {
      const data = changeRefusal(question.told[index]!, refusal);
      return [{ subscriber, ids: bindings.map(({ id }) => id), data }];
    }
    if (hidden.has(`${callerKey} ${index}`)) return [];
    const bySelect = Map.groupBy(bindings, ({ wanted }) => wanted.select?.join(",") ?? "*");
    return [...bySelect.values()].map((group) => ({
      subscriber,
      ids: group.map(({ id }) => id),
      data: textOf(index, caller.role, group[0]!.wanted.select ?? null),
    }));
  });
}
