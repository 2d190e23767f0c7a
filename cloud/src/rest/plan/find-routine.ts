/** Finds the overload that a call means. */
import { manyFunctions, noFunction } from "../rest-error.ts";
import type { ContentType } from "../request/payload.ts";
import type { Routine, SchemaCache } from "../schema/schema-cache.ts";
import { tableKey } from "../schema/tables.ts";
import { closest } from "./resemblance.ts";

export interface WantedRoutine {
  schema: string;
  name: string;
  argumentNames: readonly string[];
  /** Null for GET and HEAD: no body can be an argument. */
  bodyType: ContentType | null;
}

const WHOLE: Partial<Record<ContentType, readonly string[]>> = {
  json: ["json", "jsonb"],
  text: ["text"],
  xml: ["xml"],
  bytes: ["bytea"],
};
const RAW: readonly (ContentType | null)[] = ["text", "xml", "bytes"];

function takesWholeBody({ parameters }: Routine, { bodyType }: WantedRoutine): boolean {
  const [only] = parameters;
  if (bodyType === null || parameters.length !== 1 || only!.name !== "") return false;
  return WHOLE[bodyType]?.includes(only!.type) ?? false;
}

function takesNames({ parameters }: Routine, { argumentNames, bodyType }: WantedRoutine): boolean {
  if (parameters.length === 0) return argumentNames.length === 0 && !RAW.includes(bodyType);
  if (argumentNames.length > parameters.length) return false;
  const names = parameters.map(({ name }) => name);
  const required = parameters.filter(({ isRequired }) => isRequired);
  return (
    argumentNames.every((name) => names.includes(name)) && required.every(({ name }) => argumentNames.includes(name))
  );
}

const listOf = (names: readonly string[]): string => `(${names.toSorted().join(", ")})`;

/** Made one by one: whoever compares them stops at a bound. */
function* listsOf(overloads: readonly Routine[]): Generator<string> {
  for (const { parameters } of overloads) yield listOf(parameters.map(({ name }) => name));
}

function missing(cache: SchemaCache, { schema, name, argumentNames, bodyType }: WantedRoutine) {
  const overloads = cache.routines.get(tableKey(schema, name)) ?? [];
  const isRaw = RAW.includes(bodyType);
  const sorted = argumentNames.toSorted();
  const none = sorted.length === 0;
  const asked = isRaw ? "" : none ? " without parameters" : `(${sorted.join(", ")})`;
  const withNames = none
    ? " without parameters"
    : ` with parameter${sorted.length > 1 ? "s" : ""} ${sorted.join(", ")}`;
  const whole = bodyType === "json" ? `${withNames} or with a single unnamed json/jsonb parameter` : withNames;
  const single = { text: "text", xml: "xml", bytes: "bytea" } as const;
  const searched = isRaw ? ` with a single unnamed ${single[bodyType as "text"]} parameter` : whole;
  let close: string | null = null;
  if (!isRaw && overloads.length > 0) {
    const lists = listsOf(overloads);
    const list = closest(listOf(argumentNames), lists, 0.33);
    close = list === null ? null : `${name}${list}`;
  } else if (!isRaw) {
    const all = [...cache.routines.values()].map(([first]) => first!).filter((one) => one.schema === schema);
    close = closest(
      name,
      all.map((one) => one.name),
      0.75,
    );
  }
  return noFunction(
    `Could not find the function ${schema}.${name}${asked} in the schema cache`,
    `Searched for the function ${schema}.${name}${searched}, but no matches were found in the schema cache.`,
    close === null ? null : `Perhaps you meant to call the function ${schema}.${close}`,
  );
}

/** A refusal lists what it could mean; nobody reads more. */
const MAX_LISTED = 100;

function ambiguous(routines: readonly Routine[]) {
  // Fewest parameters first, then by their text: the message is the same whatever order they were made in.
  const texts = routines
    .slice(0, MAX_LISTED)
    .map(({ parameters }) => ({
      count: parameters.length,
      list: parameters.map((one) => `${one.name} => ${one.type}`).join(", "),
    }))
    .toSorted((a, b) => a.count - b.count || (a.list < b.list ? -1 : 1))
    .map(({ list }) => `${routines[0]!.schema}.${routines[0]!.name}(${list})`);
  return manyFunctions(
    `Could not choose the best candidate function between: ${texts.join(", ")}`,
    null,
    "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
  );
}

/** Throws RestError PGRST202 or PGRST203. */
export function findRoutine(cache: SchemaCache, wanted: WantedRoutine): Routine {
  const overloads = cache.routines.get(tableKey(wanted.schema, wanted.name)) ?? [];
  const byName = overloads.filter((routine) => takesNames(routine, wanted));
  const found = byName.length > 0 ? byName : overloads.filter((routine) => takesWholeBody(routine, wanted));
  if (found.length === 0) throw missing(cache, wanted);
  if (found.length > 1) throw ambiguous(found);
  return found[0]!;
}
