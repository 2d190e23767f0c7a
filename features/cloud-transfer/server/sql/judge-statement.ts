/**
 * Each statement of a dump is taken, or left out with a reason. It is judged by its words; a statement that is judged
 * wrongly is refused by the database, because all of them run with the rights of the project's owner.
 */
import { PLATFORM_SCHEMAS } from "@slipway/cloud/dump/platform-schemas";
import { isTransactionControl } from "@slipway/kernel/sql/split-statements";
import type { FileStatement } from "./read-statements.ts";

/** `rows`: into a table. `people`: users, identities or buckets, with the columns that are here. */
export type Verdict =
  | { take: "statement" | "rows" | "people"; what: string; table: string | null }
  | { take: null; what: string; reason: string };

const IDENTIFIER = String.raw`(?:"(?:[^"]|"")+"|[a-z_\u0080-\uffff][\w$\u0080-\uffff]*)`;
const QUALIFIED = new RegExp(String.raw`^\s*(?:(${IDENTIFIER})\s*\.\s*)?(${IDENTIFIER})`, "i");
const plain = (name: string): string =>
  name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name.toLowerCase();

export interface QualifiedName {
  schema: string | null;
  name: string;
}

function nameAt(text: string): QualifiedName | null {
  const found = QUALIFIED.exec(text);
  if (found === null) return null;
  return { schema: found[1] === undefined ? null : plain(found[1]), name: plain(found[2]!) };
}

const isPlatform = (schema: string | null): boolean =>
  schema !== null && ((PLATFORM_SCHEMAS as readonly string[]).includes(schema) || schema.startsWith("pg_"));

const skip = (what: string, reason: string): Verdict => ({ take: null, what, reason });
const take = (what: string, table: string | null = null): Verdict => ({ take: "statement", what, table });

const OF_PLATFORM = "The backend here has its own.";
const KINDS: readonly [RegExp, string][] = [
  [/^create\s+(?:unlogged\s+|temp(?:orary)?\s+)?table\s+(?:if\s+not\s+exists\s+)?/i, "tables"],
  [/^create\s+(?:or\s+replace\s+)?(?:recursive\s+)?view\s+(?:if\s+not\s+exists\s+)?/i, "views"],
  [/^create\s+materialized\s+view\s+(?:if\s+not\s+exists\s+)?/i, "materialized views"],
  [/^create\s+(?:type|domain)\s+/i, "types"],
  [/^create\s+sequence\s+(?:if\s+not\s+exists\s+)?/i, "sequences"],
  [/^create\s+(?:or\s+replace\s+)?(?:function|procedure|aggregate)\s+/i, "functions"],
  [/^alter\s+(?:foreign\s+)?table\s+(?:if\s+exists\s+)?(?:only\s+)?/i, "changes of tables"],
  [
    /^alter\s+(?:sequence|view|materialized\s+view|type|domain|function|procedure|index)\s+(?:if\s+exists\s+)?/i,
    "changes",
  ],
  [
    /^comment\s+on\s+(?:table|view|materialized\s+view|type|domain|sequence|function|procedure|index|column)\s+/i,
    "comments",
  ],
  [/^insert\s+into\s+/i, "rows"],
  [/^copy\s+/i, "rows"],
];
const ON_TABLE = /\son\s+(?:only\s+)?/i;

/** Rows of the platform's tables that are taken, with what they are called. */
const PEOPLE: Readonly<Record<string, string>> = {
  "auth.users": "users",
  "auth.identities": "identities",
  "storage.buckets": "buckets",
};

function ofPlatformRows({ schema, name }: QualifiedName): Verdict {
  const table = `${schema}.${name}`;
  const people = PEOPLE[table];
  if (people !== undefined) return { take: "people", what: people, table };
  if (table === "auth.sessions" || table === "auth.refresh_tokens")
    return skip(
      "Open sign-ins",
      "They are valid for the old backend only: people sign in again, with their old password.",
    );
  if (schema === "auth" && /mfa|webauthn/.test(name))
    return skip("Second factors", "Their secrets are bound to the old backend: people add them again.");
  if (schema === "auth") return skip("Records of sign-in", "They belong to the old backend's sign-in service.");
  if (table === "storage.objects" || schema === "storage")
    return skip("Lists of files", "A dump holds no files. Upload them in Storage.");
  if (schema === "vault" || schema === "pgsodium")
    return skip("Secrets", "They are encrypted with the old backend's key. Enter them in Secrets.");
  return skip("Records of the old backend", OF_PLATFORM);
}

const VISITORS = new Set(["anon", "authenticated", "service_role", "public"]);

function ofRights(text: string): Verdict {
  const on =
    /\son\s+(?:(?:all\s+)?(table|tables|function|functions|sequence|sequences|schema|type|procedure|routine|routines)\s+)?(?:in\s+schema\s+)?([\s\S]+?)\s+(?:to|from)\s+([\s\S]+?)(?:\s+with\s+grant\s+option|\s+granted\s+by\s+\S+)?(?:\s+cascade)?\s*$/i.exec(
      text,
    );
  if (on === null) return skip("Memberships of roles", "Roles are the same in every backend here.");
  const roles = on[3]!.split(",").map((role) => plain(role.trim()));
  if (!roles.every((role) => VISITORS.has(role)))
    return skip("Rights of other roles", "Only the roles of visitors exist here.");
  const target = nameAt(on[2]!);
  const schema =
    on[1]?.toLowerCase() === "schema" || /\bin\s+schema\b/i.test(text)
      ? (target?.name ?? null)
      : (target?.schema ?? null);
  return isPlatform(schema) ? skip("Rights on the platform's objects", OF_PLATFORM) : take("rights");
}

function ofTrigger(text: string): Verdict {
  const event = /^create\s+event\s+trigger/i.test(text);
  if (event) return skip("Event triggers", "Only an administrator of the server may have them.");
  const called = /\sexecute\s+(?:function|procedure)\s+/i.exec(text);
  const callee = called === null ? null : nameAt(text.slice(called.index + called[0].length));
  return isPlatform(callee?.schema ?? null) ? skip("Triggers of the platform", OF_PLATFORM) : take("triggers");
}

const SESSION = "Settings of a session; the import has its own.";

function byFirstWord(text: string, [first = "", second = ""]: readonly string[]): Verdict | null {
  if (first === "set" || first === "reset") return skip("Settings", SESSION);
  if (first === "select") {
    if (/set_config\s*\(/i.test(text)) return skip("Settings", SESSION);
    const sequence = /setval\s*\(\s*'((?:[^']|'')+)'/i.exec(text);
    if (sequence === null) return take("other statements");
    const named = nameAt(sequence[1]!.replaceAll("''", "'"));
    return isPlatform(named?.schema ?? null)
      ? skip("Positions of the platform's sequences", OF_PLATFORM)
      : take("positions of sequences");
  }
  if (first === "grant" || first === "revoke") return ofRights(text);
  if (["role", "user", "group"].includes(second) && ["create", "alter", "drop"].includes(first))
    return skip("Roles", "Roles are the same in every backend here.");
  if (["database", "system", "tablespace", "server", "subscription"].includes(second))
    return skip("Settings of the server", "They are made for the old server.");
  if (first === "alter" && second === "default") return skip("Default rights", OF_PLATFORM);
  if (/^(create|alter|drop)\s+event\s+trigger/i.test(text)) return ofTrigger("create event trigger");
  return null;
}

function ofExtension(text: string, available: ReadonlySet<string>): Verdict | null {
  const found = /^(create|comment\s+on|alter)\s+extension\s+(?:if\s+not\s+exists\s+)?/i.exec(text);
  if (found === null) return null;
  const name = nameAt(text.slice(found[0].length))?.name ?? "";
  if (found[1]!.toLowerCase() !== "create") return skip("Notes on extensions", OF_PLATFORM);
  if (available.has(name)) return take("extensions");
  return skip(`Extension ${name.slice(0, 63)}`, "It is not available here.");
}

function ofPublication(text: string): Verdict | null {
  if (/^create\s+publication\s/i.test(text))
    return /supabase_realtime/i.test(text) ? skip("Publications", OF_PLATFORM) : take("publications");
  return /^alter\s+publication\s+\S+\s+owner/i.test(text) ? skip("Owners", OWNERS) : null;
}

const OWNERS = "Everything belongs to the project here.";

/** `available`: extensions that can be created here. */
export function judgeStatement(
  statement: Pick<FileStatement, "text" | "words">,
  available: ReadonlySet<string>,
): Verdict {
  const { text, words } = statement;
  if (isTransactionControl(statement)) return skip("Transactions", "All of the file is one.");
  if (/^alter\s[\s\S]*\sowner\s+to\s+\S+$/i.test(text)) return skip("Owners", OWNERS);
  const early = byFirstWord(text, words) ?? ofExtension(text, available) ?? ofPublication(text);
  if (early !== null) return early;
  if (/^(create|comment\s+on|alter|drop)\s+schema\s/i.test(text)) {
    const named = nameAt(text.replace(/^(create|comment\s+on|alter|drop)\s+schema\s+(if\s+(not\s+)?exists\s+)?/i, ""));
    return named === null || named.name === "public" || isPlatform(named.name)
      ? skip("Schemas", OF_PLATFORM)
      : take("schemas");
  }
  if (/^create\s+(or\s+replace\s+)?(constraint\s+)?trigger\s/i.test(text)) return ofTrigger(text);
  if (/^(create|alter|drop|comment\s+on)\s+policy\s/i.test(text)) {
    const on = ON_TABLE.exec(text);
    const table = on === null ? null : nameAt(text.slice(on.index + on[0].length));
    const isHeld = table?.schema === "storage" || table?.schema === "realtime";
    return isPlatform(table?.schema ?? null) && !isHeld
      ? skip("Policies of the platform", OF_PLATFORM)
      : take("policies");
  }
  if (/^create\s+(unique\s+)?index\s/i.test(text)) {
    const on = ON_TABLE.exec(text);
    const table = on === null ? null : nameAt(text.slice(on.index + on[0].length));
    return isPlatform(table?.schema ?? null) ? skip("Indexes of the platform", OF_PLATFORM) : take("indexes");
  }
  return byKind(text);
}

function byKind(text: string): Verdict {
  for (const [pattern, what] of KINDS) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const named = nameAt(text.slice(found[0].length));
    if (named === null) break;
    if (what === "rows") {
      if (isPlatform(named.schema)) return ofPlatformRows(named);
      return { take: "rows", what, table: `${named.schema ?? "public"}.${named.name}` };
    }
    if (isPlatform(named.schema)) return skip("Objects of the platform", OF_PLATFORM);
    return take(what, what === "tables" ? `${named.schema ?? "public"}.${named.name}` : null);
  }
  // `do` blocks of our own dumps make what is missing elsewhere.
  if (/^do\s+\$slipway\$/i.test(text)) return skip("Stand-ins for a backend", OF_PLATFORM);
  return take("other statements");
}
