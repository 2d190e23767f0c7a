/**
 * Screenshots of a built app at 1440 and 390 pixels, light and dark, with what is wrong on each page:
 *   node offline-builder/scripts/look.ts <folder with dist> <output folder> [route ...]
 */
import { readFile } from "node:fs/promises";
import { mkdirSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium, type Page } from "playwright-core";

const [folder, output, ...routes] = process.argv.slice(2);
if (!folder || !output) throw new Error("usage: look.ts <folder> <output> [route ...]");
mkdirSync(output, { recursive: true });

const types: Record<string, string> = {
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
  woff2: "font/woff2",
  html: "text/html",
};
const server = createServer(async (request, response) => {
  const path = new URL(request.url ?? "/", "http://x").pathname;
  const file = /\.\w+$/.test(path) ? path : "/index.html";
  try {
    const body = await readFile(join(folder, "dist", file));
    response
      .writeHead(200, { "content-type": types[file.split(".").at(-1) ?? ""] ?? "application/octet-stream" })
      .end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;

const browser = await chromium.launch({
  executablePath: process.env["SLIPWAY_CHROMIUM"] ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});

async function problemsOf(page: Page, errors: string[]): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const axe = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]).analyze();
  return [
    ...errors,
    ...(overflow > 0 ? [`overflow by ${overflow}px`] : []),
    ...axe.violations.map(
      (violation) =>
        `axe ${violation.id}: ${violation.nodes
          .slice(0, 3)
          .map((node) => node.target.join(" ") + " " + (node.any[0]?.message ?? ""))
          .join(" | ")}`,
    ),
  ];
}

async function visit(route: string, width: number, dark: boolean) {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : 900 },
    reducedMotion: "reduce",
  });
  if (dark) await context.addInitScript(() => localStorage.setItem("color-mode", "dark"));
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => errors.push(`error: ${error.message}`));
  await page.goto(origin + route);
  await page.locator("h1").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const name = `${route === "/" ? "home" : route.slice(1).replaceAll("/", "_")}-${width}${dark ? "-dark" : ""}`;
  await page.screenshot({ path: join(output!, `${name}.png`), fullPage: true });
  const problems = await problemsOf(page, errors);
  console.log(`${name}: ${problems.length === 0 ? "clean" : problems.join("\n   ")}`);
  const links = await page
    .locator("a[href^='/']")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  await context.close();
  return links;
}

const start = await visit("/", 1440, false);
const all =
  routes.length > 0
    ? routes
    : [...new Set(["/", ...start])].filter((route) => !route.includes("#") && !route.includes("."));
for (const route of all) {
  if (route !== "/") await visit(route, 1440, false);
  await visit(route, 390, false);
  await visit(route, 390, true);
  await visit(route, 1440, true);
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(origin + route);
    await page.locator("h1").first().waitFor();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) console.log(`${route} at ${width}: overflow by ${overflow}px`);
  }
  await page.close();
}
await browser.close();
server.close();
