import { stripTypeScriptTypes } from "node:module";
import { expect, it, vi } from "vitest";
import { fillBlueprint } from "../../emit/blueprint.ts";

interface Answers {
  add(values: Record<string, string>): unknown;
  phase(): string;
  sendAgain(): void;
  discard(): void;
}

/** The file of a site as its visitors run it, in a browser of which `fetch` and what it keeps are given. */
function inBrowser(answer: (entry: { name: string }) => number | null, kept: Map<string, string>): Answers {
  const source = fillBlueprint("answers/answers.ts", { language: "en", flags: { copies: false } });
  const code = stripTypeScriptTypes(source, { mode: "strip" })
    .replaceAll(/^import .*$/gm, "")
    .replaceAll("import.meta.env", "env")
    .replaceAll("export function", "function");
  const post = (_url: string, { body }: { body: string }) => {
    const status = answer(JSON.parse(body) as { name: string });
    return status === null ? Promise.reject(new TypeError("offline")) : Promise.resolve(new Response(null, { status }));
  };
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const make = new Function("env", "fetch", "localStorage", "window", `${code}; return createAnswers;`) as (
    ...given: unknown[]
  ) => (table: string, fields: string[]) => Answers;
  const env = { VITE_SUPABASE_URL: "http://backend.example", VITE_SUPABASE_ANON_KEY: "key" };
  return make(env, post, store, { addEventListener: () => undefined })("messages", ["name"]);
}

const keptNames = (kept: Map<string, string>): string[] =>
  (JSON.parse(kept.get("unsent-messages") ?? "[]") as { name: string }[]).map(({ name }) => name);

it("an answer that is refused stays in the browser, and those after it arrive", async () => {
  const kept = new Map<string, string>();
  const arrived: string[] = [];
  const site = inBrowser(({ name }) => {
    if (name === "too long") return 400;
    arrived.push(name);
    return 201;
  }, kept);
  site.add({ name: "too long" });
  await vi.waitFor(() => expect(site.phase()).toBe("refused"));
  site.add({ name: "Ada" });
  site.add({ name: "Bob" });
  await vi.waitFor(() => expect([site.phase(), arrived]).toEqual(["sent", ["Ada", "Bob"]]));
  expect(keptNames(kept)).toEqual(["too long"]);
});

it("without a connection answers wait, also for the next visit, and arrive in their order", async () => {
  const kept = new Map<string, string>();
  const offline = inBrowser(() => null, kept);
  offline.add({ name: "Ada" });
  offline.add({ name: "Bob" });
  await vi.waitFor(() => expect(offline.phase()).toBe("waiting"));
  expect(keptNames(kept)).toEqual(["Ada", "Bob"]);
  const arrived: string[] = [];
  const later = inBrowser(({ name }) => arrived.push(name) && 201, kept);
  await vi.waitFor(() => expect(later.phase()).toBe("sent"));
  expect([arrived, keptNames(kept)]).toEqual([["Ada", "Bob"], []]);
});

it("what is refused is tried at five visits; then a sentence stands there, and the visitor decides", async () => {
  const kept = new Map<string, string>();
  let tries = 0;
  let status = 400;
  const visit = () => inBrowser(() => (tries += 1) && status, kept);
  const first = visit();
  first.add({ name: "Ada" });
  await vi.waitFor(() => expect(first.phase()).toBe("refused"));
  for (const phase of ["refused", "refused", "refused", "given-up", "given-up", "given-up"]) {
    const site = visit();
    await vi.waitFor(() => expect(site.phase()).toBe(phase));
  }
  expect([tries, keptNames(kept)]).toEqual([5, ["Ada"]]);

  const last = visit();
  last.sendAgain();
  await vi.waitFor(() => expect([last.phase(), tries]).toEqual(["given-up", 6]));
  status = 201;
  last.add({ name: "Bob" });
  await vi.waitFor(() => expect(last.phase()).toBe("sent"));
  expect(keptNames(kept)).toEqual(["Ada"]);
  last.discard();
  expect([last.phase(), keptNames(kept), kept.get("refused-messages")]).toEqual(["idle", [], "{}"]);
});
