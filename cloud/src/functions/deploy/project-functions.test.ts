import { describe, expect, it } from "vitest";
import { withVerifyJwt } from "./functions-config.ts";
import { projectFunctions } from "./project-functions.ts";

const bytes = (files: Record<string, string>): Map<string, Uint8Array> =>
  new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
const at = (path: string): string => `supabase/functions/${path}`;
const found = (files: Record<string, string>) =>
  projectFunctions(bytes(files)).map(({ slug, verifyJwt, entry, importMap, files: own, problem }) => ({
    slug,
    verifyJwt,
    entry,
    importMap,
    files: [...own.keys()].toSorted(),
    problem: problem?.details ?? null,
  }));

describe("functions of a project's files", () => {
  it("are the folders with an entry, and share the files beside these", () => {
    const files = {
      [at("hello/index.ts")]: "",
      [at("hello/deep/words.json")]: "{}",
      [at("other/index.js")]: "",
      [at("_shared/cors.ts")]: "",
      [at("_shared/index.ts")]: "",
      [at("words/list.ts")]: "",
      [at("deno.json")]: "{}",
      "supabase/migrations/1_a.sql": "",
      "src/App.tsx": "",
    };
    const shared = ["_shared/cors.ts", "_shared/index.ts", "deno.json", "words/list.ts"];
    const rest = { verifyJwt: true, entry: null, importMap: null, problem: null };
    expect(found(files)).toEqual([
      { ...rest, slug: "hello", files: [...shared, "hello/deep/words.json", "hello/index.ts"].toSorted() },
      { ...rest, slug: "other", files: [...shared, "other/index.js"].toSorted() },
    ]);
    expect(found({ "src/App.tsx": "" })).toEqual([]);
  });

  it("change with each of their files and settings, and not with another function's", () => {
    const files = { [at("a/index.ts")]: "1", [at("b/index.ts")]: "1", [at("_shared/x.ts")]: "1" };
    const sources = (change: Record<string, string>) =>
      projectFunctions(bytes({ ...files, ...change })).map(({ source }) => source);
    const [a, b] = sources({});
    expect(a).not.toBe(b);
    expect(sources({ [at("a/index.ts")]: "2" })).toEqual([expect.not.stringMatching(a!), b]);
    const shared = sources({ [at("_shared/x.ts")]: "2" });
    expect(shared).not.toContain(a);
    expect(shared).not.toContain(b);
    const open = sources({ "supabase/config.toml": "[functions.a]\nverify_jwt = false\n" });
    expect(open).toEqual([expect.not.stringMatching(a!), b]);
    expect(sources({ "supabase/config.toml": 'project_id = "x"\n' })).toEqual([a, b]);
  });

  it("take their settings from supabase/config.toml as Supabase's tools write them", () => {
    const config = `
project_id = "mine"
[api]
port = 54321
[functions.hello]
enabled = true
verify_jwt = false # for webhooks
import_map = "./functions/hello/deno.json"
entrypoint = "./functions/hello/main.ts"
static_files = [ "./functions/hello/*.html" ]
[functions.off]
enabled = false
[functions.gone]
[functions.half]
`;
    const files = {
      ...{ [at("hello/main.ts")]: "", [at("off/index.ts")]: "", [at("half/handler.ts")]: "" },
      "supabase/config.toml": config,
    };
    expect(found(files)).toMatchObject([
      { slug: "half", verifyJwt: true, entry: null, files: ["half/handler.ts"] },
      { slug: "hello", verifyJwt: false, entry: "hello/main.ts", importMap: "hello/deno.json" },
    ]);
  });

  it("are not deployed with ambiguous settings", () => {
    const problem = (config: string) =>
      found({ [at("hello/index.ts")]: "", "supabase/config.toml": config }).map((one) => one.problem);
    expect(problem("[functions.hello]\nverify_jwt = flase\n")).toEqual([
      expect.stringMatching(/^supabase\/config\.toml:2:\d+: /),
    ]);
    expect(problem('[functions.hello]\nverify_jwt = "no"\n')).toEqual([
      expect.stringContaining("supabase/config.toml: functions.hello.verify_jwt: "),
    ]);
    expect(problem('[functions.hello]\nentrypoint = "../src/secret.ts"\n')).toEqual([
      expect.stringContaining("must lead into supabase/functions"),
    ]);
    const shared = { [at("_shared/words.txt")]: "x".repeat(9 * 1_048_576) };
    const large = Object.fromEntries(Array.from({ length: 7 }, (_, n) => [at(`f${n}/index.ts`), ""]));
    expect(found({ ...shared, ...large }).map(({ problem: why }) => why)).toEqual([
      ...Array.from({ length: 5 }, () => null),
      ...Array.from({ length: 2 }, () => expect.stringContaining("50 MB") as string),
    ]);
    const many = Object.fromEntries(Array.from({ length: 102 }, (_, n) => [at(`f${1000 + n}/index.ts`), ""]));
    expect(found(many).filter((one) => one.problem !== null)).toHaveLength(2);
  });
});

describe("whether a function wants a token", () => {
  it("is written into the project's settings, which otherwise stay as they were", () => {
    expect(withVerifyJwt("", "hook", false)).toBe("[functions.hook]\nverify_jwt = false\n");
    expect(withVerifyJwt("", "hook", true)).toBe("");
    const text = 'project_id = "mine"\n\n[functions.hook]\n# Stripe\nverify_jwt = true\n\n[db]\nport = 1\n';
    const open = text.replace("verify_jwt = true", "verify_jwt = false");
    expect(withVerifyJwt(text, "hook", false)).toBe(open);
    expect(withVerifyJwt(open, "hook", true)).toBe(text);
    expect(withVerifyJwt(text, "other", false)).toBe(`${text}\n[functions.other]\nverify_jwt = false\n`);
    expect(withVerifyJwt("[functions.hook]\nenabled = true\n", "hook", false)).toBe(
      "[functions.hook]\nverify_jwt = false\nenabled = true\n",
    );
    expect(() => withVerifyJwt("functions = { hook = { verify_jwt = true } }\n", "hook", false)).toThrow(
      "Couldn't deploy Supabase functions",
    );
  });
});
