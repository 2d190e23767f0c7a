import type { LanguageModelV4 } from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "./model.ts";
import { contentHash, parsePlan, planPath } from "./plan/plan-file.ts";
import { runTurn, templateFiles } from "./testing.ts";

const model = createOfflineBuilder();
const bakery = "a landing page for a bakery with menu and contact form";

type Asked = Parameters<LanguageModelV4["doGenerate"]>[0];

describe("a first request", () => {
  it("says in nouns what it understood before it writes anything", async () => {
    const { texts, calls } = await runTurn(model, bakery);
    expect(texts[0]).toMatch(/a bakery: menu,.* contact/);
    expect(calls.findIndex((call) => call.tool === "write_file")).toBeGreaterThan(0);
  });

  it("gives the same files for the same words, and others for other words", async () => {
    const once = await runTurn(model, bakery);
    const again = await runTurn(model, bakery);
    const other = await runTurn(model, 'website for my gym "Iron Harbor" with class timetable, pricing and trainers');
    expect([...again.files]).toEqual([...once.files]);
    expect(other.files.get("src/pages/Index.tsx")).not.toEqual(once.files.get("src/pages/Index.tsx"));
    expect(other.files.get("src/content/site.ts")).toContain("Iron Harbor");
  });

  it("writes theme and frame before the pages, and never a route to a page that is not there yet", async () => {
    const { calls } = await runTurn(model, bakery);
    const written = new Set(templateFiles().keys());
    const paths: string[] = [];
    for (const { tool, input } of calls) {
      if (tool !== "write_file") continue;
      paths.push(String(input["path"]));
      written.add(String(input["path"]));
      if (input["path"] !== "src/App.tsx") continue;
      for (const [, page] of String(input["content"]).matchAll(/@\/pages\/(\w+)"/g)) {
        expect(written).toContain(`src/pages/${page}.tsx`);
      }
    }
    expect(paths.indexOf("src/index.css")).toBeLessThan(paths.indexOf("src/pages/Offer.tsx"));
  });

  it("keeps a plan whose hashes are those of the files", async () => {
    const { files } = await runTurn(model, bakery);
    const plan = parsePlan(files.get(planPath) ?? "");
    expect(plan).not.toBeNull();
    for (const [path, hash] of Object.entries(plan!.files)) expect(contentHash(files.get(path)!), path).toBe(hash);
    expect(plan!.forms).toEqual([{ id: "contact", page: "/contact", kind: "contact" }]);
    expect(files.get(planPath)!.length).toBeLessThan(8_000);
  });

  it("finishes with three short suggestions, the invented facts and what nobody receives", async () => {
    const { finish } = await runTurn(model, bakery);
    expect(finish!.suggestions).toHaveLength(3);
    for (const text of finish!.suggestions) expect(text.length).toBeLessThanOrEqual(32);
    expect(finish!.details!.map((detail) => detail.key)).toContain("phone");
    expect(finish!.not_done.join()).toContain("don't reach you yet");
  });
});

describe("a turn that goes on", () => {
  const request = "CRM with contacts and deals";

  it("says the same as one that is replayed at each step, and as one that is asked twice", async () => {
    const resumed = await runTurn(createOfflineBuilder(), request);
    const forgetful = { doGenerate: (options: Asked) => createOfflineBuilder().doGenerate(options) };
    const one = createOfflineBuilder();
    const twice = { doGenerate: async (options: Asked) => (await one.doGenerate(options), one.doGenerate(options)) };
    for (const other of [forgetful, twice]) {
      const replayed = await runTurn(other as LanguageModelV4, request);
      expect(replayed.messages).toEqual(resumed.messages);
    }
  });

  it("is not mixed up with another that has come as far", async () => {
    const model = createOfflineBuilder();
    const alone = await runTurn(createOfflineBuilder(), request);
    const [first, second] = await Promise.all([runTurn(model, request), runTurn(model, request)]);
    expect(first.files).toEqual(alone.files);
    expect(second.files).toEqual(alone.files);
  });
});

describe("honesty", () => {
  it.each(["hi", "test", "asdf", "thanks", "https://example.com", "danke"])("changes nothing for %j", async (words) => {
    const { calls, finish } = await runTurn(model, words);
    expect(calls.map((call) => call.tool)).toEqual(["finish"]);
    expect(finish!.did).toEqual([]);
  });

  it("answers in a language it cannot read with that language's sentence, and builds nothing", async () => {
    const { calls, texts } = await runTurn(model, "社内の備品管理アプリを作って");
    expect(calls.map((call) => call.tool)).toEqual(["finish"]);
    expect(texts[0]).toContain("日本語");
  });

  it("refuses to pose as another company's sign-in", async () => {
    const { texts, calls } = await runTurn(model, "login page of my bank PayPal");
    expect(texts[0]).toBe("I don't build pages that pose as another company's sign-in.");
    expect(calls.every((call) => call.tool === "finish")).toBe(true);
  });

  it.each([
    [
      "fails",
      (): unknown => {
        throw new Error("no browser");
      },
    ],
    ["answers that it did not run", (): unknown => ({ ok: null, detail: "no browser" })],
  ])("says which check did not run when it %s", async (_, render) => {
    const check = (tool: string): unknown => (tool === "render" ? render() : { ok: true, diagnostics: [] });
    const { finish } = await runTurn(model, bakery, { check });
    expect(finish!.not_done).toContain("Not checked: pages in a browser");
  });

  it("writes a file again when the type check complains, and reports what stays wrong", async () => {
    const diagnostics = [{ path: "src/pages/Contact.tsx", message: "Cannot find name 'x'" }];
    const { finish, calls } = await runTurn(model, bakery, { check: () => ({ ok: false, diagnostics }) });
    const writes = calls.filter((call) => call.input["path"] === "src/pages/Contact.tsx");
    expect(writes).toHaveLength(2);
    expect(finish!.not_done.join()).toContain("Cannot find name 'x'");
  });

  it("leaves a project alone that it did not write", async () => {
    const files = templateFiles().set("src/pages/Reports.tsx", "export default function Reports() { return null; }");
    const { calls } = await runTurn(model, bakery, { files });
    expect(calls.some((call) => call.tool === "write_file")).toBe(false);
  });

  it("names real payment as not done in a shop", async () => {
    const { finish } = await runTurn(model, "online store selling handmade candles with cart, checkout and Stripe");
    expect(finish!.not_done.join()).toContain("test orders only");
    expect(finish!.not_done.join()).toContain("payment provider");
  });
});

describe("what the request states", () => {
  it("keeps a name that looks like markup as text", async () => {
    const { files } = await runTurn(model, 'website for my bakery called "<script>alert(1)</script> & Söhne"');
    expect(files.get("index.html")).toContain("&lt;script&gt;");
    expect(files.get("index.html")).not.toContain("<script>alert");
  });

  it("uses the colours asked for exactly", async () => {
    const { files } = await runTurn(model, "online store selling candles, dark green and cream colors");
    const css = files.get("src/index.css")!;
    expect(css).toContain("--primary: #1b5238;");
    expect(css).toContain("--background: #fffdd0;");
  });

  it("writes a German site for a German request, without a word of another language", async () => {
    const { files, texts } = await runTurn(
      model,
      "Webseite für meine Fahrradwerkstatt „Speichenbruch“ in Leipzig, Preise und Terminbuchung, dunkelgrün",
    );
    expect(texts[0]).toMatch(/^Speichenbruch, eine Fahrradwerkstatt: Leistungen/);
    expect(files.get("index.html")).toContain('lang="de"');
    expect(files.get("src/components/booking/BookingOutcome.tsx")).toContain("nur auf diesem Gerät notiert");
    expect(files.get("src/content/site.ts")).toContain("Leipzig");
  });

  it("reads a request with misspellings", async () => {
    const { texts } = await runTurn(model, "a wesbite for a bakary with menue and contct form");
    expect(texts[0]).toContain("a bakery");
  });
});
