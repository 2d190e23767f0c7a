/** Apps as their visitors have them: built, served as files, in a real browser. */
import { execFile } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { promisify } from "node:util";
import { launchChromium } from "@slipway/platform/testing/test-chromium";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createOfflineBuilder } from "./model.ts";
import { templateModules } from "./template-modules.ts";
import { runTurn, templateFiles, type Files } from "./testing.ts";

const root = mkdtempSync(join(tmpdir(), "slipway-published-"));
const servers: Server[] = [];
const pages: Page[] = [];
let browser: Browser;

const TYPES: Record<string, string> = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html" };

/** Builds the app and serves it as a site does: files, and the page for every other address. */
async function publish(name: string, files: Files): Promise<{ dist: string; origin: string; loads: () => number }> {
  const folder = join(root, name);
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  symlinkSync(templateModules(), join(folder, "node_modules"));
  await promisify(execFile)(join(folder, "node_modules/.bin/vite"), ["build", "--logLevel", "error"], { cwd: folder });
  const dist = join(folder, "dist");
  let loads = 0;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://site").pathname;
    const isFile = extname(path) !== "";
    if (!isFile) loads += 1;
    try {
      const body = readFileSync(join(dist, isFile ? path : "index.html"));
      response
        .writeHead(200, { "content-type": TYPES[extname(isFile ? path : "/index.html")] ?? "image/svg+xml" })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { dist, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, loads: () => loads };
}

/** A page of a browser that has never been there, and what it threw that nobody caught. */
async function visit(before?: () => void): Promise<{ page: Page; thrown: string[] }> {
  const page = await browser.newPage();
  pages.push(page);
  if (before) await page.addInitScript(before);
  const thrown: string[] = [];
  page.on("pageerror", (error) => thrown.push(error.message));
  return { page, thrown };
}

beforeAll(async () => {
  browser = await launchChromium();
});
afterEach(async () => {
  await Promise.all(pages.splice(0).map((page) => page.close()));
});
afterAll(async () => {
  await browser?.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(root, { recursive: true, force: true });
});

const GENERATED = 60_000;

describe("an app that keeps its entries in the browser", () => {
  let origin = "";
  beforeAll(async () => {
    const { files } = await runTurn(
      createOfflineBuilder(),
      "inventory management: products with name, price, stock and supplier",
    );
    ({ origin } = await publish("inventory", files));
  }, GENERATED);

  /** Leaves no room at all, as a site whose entries have become too many. */
  const fill = (): void => {
    for (let size = 1 << 22; size > 0; size = Math.floor(size / 2)) {
      for (let at = 0; at < 3; at++) {
        try {
          localStorage.setItem(`filler-${size}-${at}`, "x".repeat(size));
        } catch {
          // As much of it as fits.
        }
      }
    }
  };

  it("says where there is no room for an entry, which stays in the form and is saved once there is", async () => {
    const { page, thrown } = await visit();
    await page.goto(`${origin}/products`);
    await page
      .getByRole("button", { name: /add|new/i })
      .first()
      .click();
    const form = page.getByRole("dialog");
    const message = page.locator("[popover][role=status]");
    for (const field of await form.getByRole("textbox").all()) await field.fill("12");
    await form.getByLabel("Name").first().fill("Lantern oil");
    await page.evaluate(fill);
    await form.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => message.innerText()).toContain("no room left");
    expect(await message.isVisible()).toBe(true);
    // Above the form, which lies above everything else.
    expect(await message.evaluate((element) => element.matches(":popover-open"))).toBe(true);
    expect(await form.getByLabel("Name").first().inputValue()).toBe("Lantern oil");
    expect(await page.locator("table").innerText()).not.toContain("Lantern oil");
    await page.evaluate(() =>
      Object.keys(localStorage).forEach((key) => key.startsWith("filler") && localStorage.removeItem(key)),
    );
    await form.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => page.locator("table").innerText()).toContain("Lantern oil");
    await page.reload();
    await expect.poll(() => page.locator("table").innerText()).toContain("Lantern oil");
    expect(thrown).toEqual([]);
  });

  it("is shown where the browser keeps nothing at all", async () => {
    const { page, thrown } = await visit(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(globalThis, name, {
          get: () => {
            throw new DOMException("blocked", "SecurityError");
          },
        });
    });
    await page.goto(`${origin}/products`);
    await expect.poll(() => page.locator("table").innerText()).toMatch(/\w/);
    expect(thrown).toEqual([]);
  });

  it("takes a file of a spreadsheet, and shows what it left out before anything changes", async () => {
    const { page, thrown } = await visit();
    await page.goto(`${origin}/products`);
    const names = "Name\tSKU\tIn stock\tReorder at\tUnit price";
    const text = `\uFEFF${names}\rLämpchen\tL-1\t12 pcs\t−3\t1,234.50\rOil\tO-2\t3\t1\tcheap`;
    await page
      .getByLabel("CSV file to import")
      .setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(text, "utf16le") });
    const dialog = page.getByRole("dialog");
    await expect.poll(() => dialog.innerText()).toContain("1 ready");
    expect(await dialog.innerText()).toContain("Line 3: Unit price: “cheap” is not a number");
    await dialog.getByRole("button", { name: "Add to the list" }).click();
    await expect.poll(() => page.locator("table").innerText()).toMatch(/Lämpchen/);
    expect(await page.locator("table").innerText()).toContain("1,234.5");
    expect(thrown).toEqual([]);
  });
});

describe("a site of which a file is gone", () => {
  let site: Awaited<ReturnType<typeof publish>>;
  let chunk = "";
  beforeAll(async () => {
    const files = templateFiles();
    const app = files.get("src/App.tsx")!;
    files.set(
      "src/App.tsx",
      `import { lazy, Suspense } from "react";\nimport { Link } from "react-router";\nconst Later = lazy(() => import("@/pages/Later"));\n${app
        .replace("<Routes>", '<Link to="/later">Later</Link><Link to="/">Home</Link><Suspense><Routes>')
        .replace("</Routes>", "</Routes></Suspense>")
        .replace('<Route path="*"', '<Route path="/later" element={<Later />} />\n        <Route path="*"')}`,
    );
    files.set("src/pages/Later.tsx", "export default function Later() { return <h1>It came later</h1>; }\n");
    site = await publish("lazy", files);
    const assets = join(site.dist, "assets");
    chunk = join(assets, readdirSync(assets).find((name) => /^Later-.*\.js$/.test(name))!);
  }, GENERATED);

  const gone = (work: () => Promise<void>): Promise<void> => {
    renameSync(chunk, `${chunk}.gone`);
    return work().finally(() => renameSync(`${chunk}.gone`, chunk));
  };
  const broken = (page: Page) => page.getByRole("heading", { name: "This page could not be shown" });

  it.each([
    ["", undefined],
    [
      ", and the browser keeps nothing",
      () =>
        Object.defineProperty(globalThis, "sessionStorage", {
          get: () => {
            throw new DOMException("blocked", "SecurityError");
          },
        }),
    ],
  ] as const)("loads once more and then says so%s", async (_how, before) => {
    const { page } = await visit(before);
    const loads = site.loads();
    await gone(async () => {
      await page.goto(`${site.origin}/later`);
      await broken(page).waitFor();
      await expect.poll(() => site.loads() - loads).toBe(2);
      await page.waitForLoadState("networkidle");
      await broken(page).waitFor();
      expect(site.loads() - loads).toBe(2);
    });
    await page.getByRole("button", { name: "Reload" }).click();
    await page.getByRole("heading", { name: "It came later" }).waitFor();
  });

  it("says so in the language of the site", async () => {
    const { page } = await visit();
    await page.addInitScript("addEventListener('DOMContentLoaded', () => (document.documentElement.lang = 'de'))");
    await gone(async () => {
      await page.goto(`${site.origin}/later`);
      await page.getByRole("heading", { name: "Diese Seite ließ sich nicht anzeigen" }).waitFor();
      await page.getByRole("button", { name: "Neu laden" }).waitFor();
    });
  });

  it("loads once more each time somebody opens that page, also in a second tab", async () => {
    const context = await browser.newContext();
    const [page, second] = [await context.newPage(), await context.newPage()];
    pages.push(page, second);
    for (const tab of [page, second]) await tab.goto(site.origin);
    for (const tab of [page, second]) {
      const loads = site.loads();
      await gone(async () => {
        await tab.getByRole("link", { name: "Later" }).click();
        await expect.poll(() => site.loads() - loads).toBe(1);
        await broken(tab).waitFor();
      });
      // The newer version of the site has the page, and is itself replaced later.
      await tab.goto(site.origin);
      await tab.getByRole("link", { name: "Later" }).click();
      await tab.getByRole("heading", { name: "It came later" }).waitFor();
      expect(site.loads() - loads).toBe(2);
    }
  });
});

describe("an outcome that takes the place of a form, on a phone", () => {
  /** Sends the form from where its button stands, far below the top. */
  async function sent(page: Page, button: RegExp): Promise<void> {
    const submit = page.locator("form").getByRole("button", { name: button });
    await submit.waitFor();
    for (const [kind, value] of [
      ["name", "Ada Quinn"],
      ["tel", "555 010 7788"],
      ["email", "ada@example.com"],
      ["street-address", "Mill Lane 4"],
      ["postal-code", "LS1 4AB"],
      ["address-level2", "Leeds"],
    ]) {
      const field = page.locator(`form input[autocomplete="${kind}"]`);
      if ((await field.count()) > 0) await field.fill(value!);
    }
    await submit.scrollIntoViewIfNeeded();
    expect(await page.evaluate("window.scrollY")).toBeGreaterThan(100);
    await submit.click();
  }

  it.each([
    {
      name: "booking",
      request: "A website for my physiotherapy practice with treatments, prices, team and online booking",
      start: "/book",
      button: /^Book/,
    },
    {
      name: "courts",
      request: "app para reservar canchas de pádel, precio por hora y que no se pisen los turnos",
      start: "/reservar",
      button: /^Reservar/,
    },
    {
      name: "orders",
      request: "online store selling handmade candles with a cart and checkout",
      start: "/shop",
      button: /^Place/,
    },
  ])("begins at the top of the page: $name", { timeout: GENERATED }, async ({ name, request, start, button }) => {
    const { files } = await runTurn(createOfflineBuilder(), request);
    const { origin } = await publish(name, files);
    const { page, thrown } = await visit();
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(`${origin}${start}`);
    if (name === "orders") {
      await page.locator('a[href^="/product/"]').first().click();
      await page
        .getByRole("button", { name: /^Add to cart/ })
        .first()
        .click();
      await page.goto(`${origin}/checkout`);
    } else if (name === "courts") {
      await page.locator('form button[type="button"]:not([disabled])').last().click();
    } else {
      // A form without a time leads to the times, which a phone does not show beside the button.
      await page.locator("form button[type=submit]").click();
      await page.getByRole("group", { name: "Time" }).and(page.locator(":focus")).waitFor();
      expect((await page.getByRole("group", { name: "Time" }).boundingBox())!.y).toBeLessThan(664);
      // The first day may have no time left.
      await page.locator('label:has(input[name="day"])').nth(2).click();
      await page.locator('label:has(input[name="time"]:not([disabled]))').first().click();
    }
    await sent(page, button);
    await page.locator("form").waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate("window.scrollY")).toBe(0);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    if (name !== "orders") await page.getByRole("status").and(page.locator(":focus")).waitFor();
    expect(thrown).toEqual([]);
  });
});
