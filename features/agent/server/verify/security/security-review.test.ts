import type { ProjectPath } from "@slipway/kernel/project-path";
import { describe, expect, it } from "vitest";
import { Overlay } from "../../overlay/overlay.ts";
import { risksIn } from "./risky-code.ts";
import { scanProject, securityReview } from "./security-review.ts";

const rules = (text: string, path = "src/a.tsx") => risksIn(path, text).map(({ rule, line }) => `${rule}:${line}`);
const key = ["sk", "live", "4eC39HqLyjWDarjtT1zdp7dc"].join("_");

describe("risky code", () => {
  it("is found in a file of megabytes as in a short one: the first twenty, each with its line", () => {
    const first = Array.from({ length: 20 }, (_, at) => `secret-in-code:${at + 1}`);
    expect(rules(`${key}\n`.repeat(60_000), "public/notes.txt")).toEqual(first);
  }, 20_000);

  it.each([
    [`const key = "${key}";`, "secret-in-code:1"],
    ["\nconst key = import.meta.env.VITE_STRIPE_SECRET_KEY;", "secret-in-bundle:2"],
    ["eval(text);", "text-as-code:1"],
    ["const run = new Function(text);", "text-as-code:1"],
    ["box.innerHTML = comment.text;", "text-as-html:1"],
    ["document.write(`<p>${text}</p>`);", "text-as-html:1"],
    ['box.insertAdjacentHTML("beforeend", text);', "text-as-html:1"],
    ["const a = <p dangerouslySetInnerHTML={{ __html: text }} />;", "text-as-html:1"],
    ['const a = <a href="javascript:alert(1)">x</a>;', "script-address:1"],
    ['parent.postMessage({ token }, "*");', "any-window:1"],
    ['window.addEventListener("message", (event) => run(event.data));', "any-sender:1"],
    ['await fetch("http://api.example.com/orders");', "plain-http:1"],
    ['localStorage.setItem("password", value);', "password-kept:1"],
  ])("is found: %s", (text, expected) => {
    expect(rules(text)).toEqual([expected]);
  });

  it.each([
    'box.innerHTML = "<b>fixed</b>";',
    'const a = <style dangerouslySetInnerHTML={{ __html: "p{color:red}" }} />;',
    "const key = import.meta.env.VITE_SUPABASE_ANON_KEY;",
    'const STORAGE_KEY = "slipway-orders-7f3a-v12";',
    'window.addEventListener("message", (event) => event.origin === own && run(event.data));',
    'worker.addEventListener("message", (event) => run(event.data));',
    'await fetch("http://localhost:3000/orders");',
    'await fetch("https://api.example.com");',
    'parent.postMessage("ready", location.origin);',
    'const eval2 = (text: string) => text; eval2("1");',
    "export const write = (a: string) => stream.write(a);",
  ])("is not what looks like it: %s", (text) => {
    expect(rules(text)).toEqual([]);
  });

  it("is a secret in any file of the app, but not in texts that only people read", () => {
    expect(rules(`key: ${key}`, "public/settings.json")).toEqual(["secret-in-code:1"]);
    expect(rules(`key: ${key}`, "README.md")).toEqual([]);
    expect(rules("const a = (;", "src/broken.ts")).toEqual([]);
  });
});

const bytes = (text: string) => new TextEncoder().encode(text);
const project = (files: Record<string, string>) =>
  new Overlay(new Map(Object.entries(files).map(([path, text]) => [path as ProjectPath, bytes(text)])));

describe("the review of a run", () => {
  it("counts what the run brought in, not what stood there before or only moved", async () => {
    const overlay = project({ "src/a.ts": "eval(one);\n", "src/b.ts": "eval(two);\n" });
    expect(await securityReview(overlay)).toBeNull();
    overlay.write("src/a.ts", "const more = 1;\n\neval(one);\n");
    expect(await securityReview(overlay)).toMatchObject({
      ok: true,
      detail: "0 findings in 1 changed file",
      isReview: true,
    });
    overlay.write("src/c.ts", "box.innerHTML = text;\n");
    expect(await securityReview(overlay)).toMatchObject({
      ok: false,
      detail:
        "1 finding in 2 changed files: src/c.ts:1 text-as-html: Text becomes HTML: what somebody else wrote may run as a script",
      blocking: false,
    });
  });

  it("finds all of it when asked", async () => {
    const overlay = project({ "src/a.ts": "eval(one);\n", "src/b.ts": "export {};\n", "logo.png": "\u0000" });
    overlay.write("src/b.ts", "document.write(text);\n");
    expect(await scanProject(overlay)).toMatchObject({
      checked_files: 2,
      truncated: false,
      findings: [
        { path: "src/a.ts", rule: "text-as-code", level: "error" },
        { path: "src/b.ts", rule: "text-as-html", level: "warn" },
      ],
    });
  });
});
