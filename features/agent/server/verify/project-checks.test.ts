import type { ProjectPath } from "@slipway/kernel/project-path";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { marked, markedBrowser, markedSandbox } from "../../testing.ts";
import { Overlay } from "../overlay/overlay.ts";
import { KnownTypes } from "./known/known-types.ts";
import { CheckBackend } from "./looks/check-backend.ts";
import { ProjectChecks } from "./project-checks.ts";

const FILES: Record<string, string> = {
  "package.json": `{ "dependencies": {} }`,
  "src/main.tsx": `import "./index.css"; import App from "./App";`,
  "src/index.css": "body { color: black }",
  "src/App.tsx": `import Home from "./pages/Home"; import Menu from "./pages/Menu";
export default () => <Routes><Route path="/" element={<Home />} /><Route path="/menu" element={<Menu />} /></Routes>;`,
  "src/pages/Home.tsx": "export default () => <h1>Home</h1>;",
  "src/pages/Menu.tsx": "export default () => <h1>Menu</h1>;",
};

let app: TestApp;
/** The routes of each browser that was opened. */
const opened: string[][] = [];
let ports: ConstructorParameters<typeof ProjectChecks>[0];

beforeAll(async () => {
  const marked = markedBrowser();
  const renderPages: typeof marked.renderPages = (request) => {
    opened.push([...request.routes]);
    return marked.renderPages(request);
  };
  app = await createTestApp({ sandbox: markedSandbox(), browser: { ...marked, renderPages } });
  ports = { ...app.services, knownTypes: new KnownTypes() };
});
afterAll(() => app[Symbol.asyncDispose]());

/** None of these apps asks one. */
const backendOf = (environment: () => Promise<Readonly<Record<string, string>>>): CheckBackend =>
  new CheckBackend({ services: app.services, projectId: "p1", environment });

async function lookAndVerify(looksOnce: boolean): Promise<string[][]> {
  opened.length = 0;
  const base = new Map(Object.entries(FILES).map(([path, text]) => [path as ProjectPath, Buffer.from(text)]));
  const overlay = new Overlay(base);
  overlay.write("src/index.css" as ProjectPath, "body { color: teal }");
  const turn = {
    projectId: "p1",
    signal: AbortSignal.timeout(10_000),
    tenant: "w",
    environment: async () => ({}),
    backend: backendOf(async () => ({})),
    functions: async () => null,
    looksOnce,
    onWait: () => undefined,
  };
  const checks = new ProjectChecks(ports, overlay, turn);
  await checks.looks.pages({ routes: ["/"], viewport: "desktop" });
  const { ok, evidence } = await checks.verify({ start: () => undefined, end: () => undefined });
  expect({ ok, summary: evidence.summary }).toMatchObject({
    ok: true,
    summary: expect.stringContaining("2 pages at 2 widths"),
  });
  return opened;
}

it("opens pages beside the types for a model that does so once, and each page only once", async () => {
  opened.length = 0;
  const { typecheck } = app.services.sandbox;
  const looked = Promise.withResolvers<void>();
  const renderPages: typeof ports.browser.renderPages = async (request) => {
    const reports = await app.services.browser.renderPages(request);
    looked.resolve();
    return reports;
  };
  const browser = { ...app.services.browser, renderPages };
  // The types have no result before the pages were opened.
  const sandbox = {
    ...app.services.sandbox,
    typecheck: async (input: Parameters<typeof typecheck>[0]) => {
      await looked.promise;
      return typecheck(input);
    },
  };
  const base = new Map(Object.entries(FILES).map(([path, text]) => [path as ProjectPath, Buffer.from(text)]));
  const overlay = new Overlay(base);
  overlay.write("src/index.css", "body { color: navy }");
  const checks = new ProjectChecks({ ...ports, browser, sandbox }, overlay, {
    projectId: "ahead",
    signal: AbortSignal.timeout(10_000),
    tenant: "w",
    environment: async () => ({}),
    backend: backendOf(async () => ({})),
    functions: async () => null,
    looksOnce: true,
    onWait: () => undefined,
  });
  void checks.looks.lookAhead();
  expect(await checks.types()).toMatchObject({ ok: true });
  await checks.looks.pages({ routes: ["/"], viewport: "desktop" });
  await checks.verify({ start: () => undefined, end: () => undefined });
  expect(opened).toHaveLength(1);
});

it("opens a page that gave no answer anew when it is asked for again, and the others not", async () => {
  opened.length = 0;
  let isBusy = true;
  const renderPages: typeof ports.browser.renderPages = async (request) => {
    const reports = await app.services.browser.renderPages(request);
    const hangs = (route: string): boolean => isBusy && route === "/menu";
    return reports.map((report) =>
      hangs(report.route) ? { ...report, problem: "The page hangs: it gave no answer for 10 seconds." } : report,
    );
  };
  const base = new Map(Object.entries(FILES).map(([path, text]) => [path as ProjectPath, Buffer.from(text)]));
  const overlay = new Overlay(base);
  overlay.write("src/index.css", "body { color: olive }");
  const checks = new ProjectChecks({ ...ports, browser: { ...app.services.browser, renderPages } }, overlay, {
    projectId: "busy",
    signal: AbortSignal.timeout(10_000),
    tenant: "w",
    environment: async () => ({}),
    backend: backendOf(async () => ({})),
    functions: async () => null,
    looksOnce: false,
    onWait: () => undefined,
  });
  const verified = () => checks.verify({ start: () => undefined, end: () => undefined });
  expect(await verified()).toMatchObject({ ok: false });
  opened.length = 0;
  isBusy = false;
  expect(await verified()).toMatchObject({ ok: true });
  expect(await verified()).toMatchObject({ ok: true });
  expect(opened).toEqual([["/menu"]]);
});

describe("the types of a turn", () => {
  it("are checked again only if something changed that the compiler reads", async () => {
    const { typecheck } = app.services.sandbox;
    let asked = 0;
    app.services.sandbox.typecheck = (input) => {
      asked += 1;
      return typecheck(input);
    };
    const base = new Map(Object.entries(FILES).map(([path, text]) => [path as ProjectPath, Buffer.from(text)]));
    const types = (projectId: string, changes: Record<string, string>) => {
      const overlay = new Overlay(base);
      for (const [path, text] of Object.entries(changes)) overlay.write(path, text);
      const turn = {
        projectId,
        signal: AbortSignal.timeout(10_000),
        tenant: "w",
        environment: async () => ({}),
        backend: backendOf(async () => ({})),
        functions: async () => null,
        looksOnce: false,
        onWait: () => undefined,
      };
      return new ProjectChecks(ports, overlay, turn).types();
    };
    expect(await types("typed", {})).toMatchObject({ ok: true, detail: "0 errors" });
    expect(await types("typed", { "src/index.css": "body { color: plum }", "public/a.svg": "<svg/>" })).toMatchObject({
      ok: true,
      detail: "0 errors",
    });
    expect(asked).toBe(1);
    const broken = { "src/a.ts": marked("type-error", "Cannot find name 'Order'.") };
    for (let time = 0; time < 2; time += 1) expect(await types("typed", broken)).toMatchObject({ ok: false });
    // Checks of one project are not reused for another, and a new file may be the target of an import.
    await types("other", {});
    await types("typed", { "src/logo.svg": "<svg/>" });
    await types("typed", { "src/data.json": `{ "price": 4 }` });
    expect(asked).toBe(6);
    app.services.sandbox.typecheck = typecheck;
  });
});

describe("the pages of a turn", () => {
  it("share one browser with those of the turn's end, if the model renders once", async () => {
    expect(await lookAndVerify(true)).toEqual([["/", "/menu"]]);
  });

  it("are only those asked for, if the model may render again", async () => {
    expect(await lookAndVerify(false)).toEqual([["/"], ["/menu"]]);
  });
});

describe("pages with a parameter", () => {
  const shop = {
    ...FILES,
    "src/App.tsx": `import Home from "./pages/Home"; import Dish from "./pages/Dish";
export default () => <Routes><Route path="/" element={<Home />} /><Route path="/menu/:dish" element={<Dish />} /></Routes>;`,
    "src/pages/Dish.tsx": "export default () => <h1>Dish</h1>;",
  };
  const verified = async (home: string) => {
    opened.length = 0;
    const all = Object.entries({ ...shop, "src/pages/Home.tsx": home });
    const overlay = new Overlay(new Map(all.map(([path, text]) => [path as ProjectPath, Buffer.from(text)])));
    overlay.write("src/pages/Dish.tsx", "export default () => <h1>The dish</h1>;");
    const turn = {
      projectId: "p1",
      signal: AbortSignal.timeout(10_000),
      tenant: "w",
      environment: async () => ({}),
      backend: backendOf(async () => ({})),
      functions: async () => null,
      looksOnce: false,
      onWait: () => undefined,
    };
    const checks = new ProjectChecks(ports, overlay, turn);
    return (await checks.verify({ start: () => undefined, end: () => undefined })).evidence;
  };

  it("are opened where they changed, at an address that the app links to", async () => {
    const { summary, checks } = await verified(marked("link", "/menu/soup"));
    expect(opened).toEqual([["/menu/:dish"]]);
    expect(summary).toContain("Checked: types, build, 1 page at 2 widths, 0 console errors");
    expect(checks).toContainEqual({
      name: "/menu/:dish at 390",
      ok: true,
      detail: "opened at /menu/soup, 0 console errors, 0 failed requests, fits",
      picture: "0-390",
    });
  });

  it("are named with the reason if no page links to one", async () => {
    const { summary, checks } = await verified("");
    expect(summary).toMatch(
      /^Checked: types, build\. Not checked: \/menu\/:dish, because no page that was opened links to one · /,
    );
    expect(checks.filter(({ name }) => name.startsWith("/menu"))).toHaveLength(1);
  });
});

describe("requests to other hosts", () => {
  it("are named as not checked, each once", async () => {
    const home =
      marked("elsewhere", "https://pictures.example/a.jpg?w=1") +
      marked("elsewhere", "https://pictures.example/a.jpg?w=2");
    const all = Object.entries({
      ...FILES,
      "src/pages/Home.tsx":
        home + marked("elsewhere", "https://api.example/v1") + marked("elsewhere", "https://own.example/rest/v1/rows"),
    });
    const overlay = new Overlay(new Map(all.map(([path, text]) => [path as ProjectPath, Buffer.from(text)])));
    overlay.write("src/pages/Menu.tsx", "export default () => <h1>The menu</h1>;");
    const turn = {
      projectId: "p1",
      signal: AbortSignal.timeout(10_000),
      tenant: "w",
      environment: async () => ({ VITE_SUPABASE_URL: "https://own.example" }),
      backend: backendOf(async () => ({ VITE_SUPABASE_URL: "https://own.example" })),
      functions: async () => null,
      looksOnce: false,
      onWait: () => undefined,
    };
    const { ok, evidence } = await new ProjectChecks(ports, overlay, turn).verify({
      start: () => undefined,
      end: () => undefined,
    });
    expect(ok).toBe(true);
    expect(evidence.summary).toContain(
      ". Not checked: 2 requests to other websites, because the checks have no network · ",
    );
    expect(evidence.checks).toContainEqual({
      name: "2 requests to other websites",
      ok: null,
      detail: "https://pictures.example/a.jpg, https://api.example/v1",
      reason: "the checks have no network",
    });
  });
});
