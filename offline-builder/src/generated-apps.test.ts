import { execFile } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { createChromium } from "@slipway/platform/browser/chromium";
import { isWhole } from "@slipway/platform/browser/port";
import { isOneColourBelow } from "@slipway/platform/testing/pictures/one-colour";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasPhrase } from "./language/translate.ts";
import { createOfflineBuilder } from "./model.ts";
import { parsePlan, planPath } from "./plan/plan-file.ts";
import { runTurn, type Files } from "./testing.ts";
import { typeCheck } from "./type-check.ts";
import { templateModules } from "./template-modules.ts";

const requests = {
  bakery: "a landing page for a bakery with menu and contact form",
  shop: "online store selling handmade candles with a cart and checkout, dark green and cream colors",
  "general shop": "Onlineshop für Keramik mit Warenkorb",
  workshop: "Webseite für meine Fahrradwerkstatt „Speichenbruch“ in Leipzig, Preise und Terminbuchung, dunkelgrün",
  courts: "app para reservar canchas de pádel, precio por hora y que no se pisen los turnos",
  restaurant:
    "Restaurant website: menu with prices, opening hours, table reservation. Name it Casa Lume, warm red theme",
  gym: 'website for my gym "Iron Harbor" with class timetable, pricing and trainers',
  "German gym": "Fitnessstudio Webseite mit Kursplan und Preisen",
  charity: "Website für unseren gemeinnützigen Verein Laterne in Leipzig, mit Spenden und Ehrenamt",
  wedding: "wedding website for Nora and Elias, 12 June 2027 in Bath, with RSVP",
  conference: "Webseite für unsere Fachtagung Kurzschluss in Kassel mit Programm und Vortragenden",
  timer: "a pomodoro timer",
  festival: "web del festival de jazz Noches del Puerto en Cádiz, del 3 al 5 de septiembre de 2027",
  yoga: "Webseite für mein Yogastudio „Atempause“ in Köln mit Kursplan",
  dentist: "clínica dental en Málaga, con cita previa",
  estate: "real estate agency website",
  portfolio: "portfolio for a photographer called Mira Okafor, black background, gold accents, gallery with lightbox",
  blog: "a hiking blog with comments and a newsletter",
  board: "kanbn bord for smal team w due dats n who dos what",
  crm: "CRM with contacts, deals and a dashboard",
  inventory: "inventory management for a small warehouse: products, suppliers, stock levels, low stock warning",
  household: "Haushaltsbuch mit Betrag, Kategorie und Belegnummer",
  habits: "app para seguir mis hábitos con rachas",
  timesheets: "timesheet app: employees log hours per project and managers approve",
  clinic: "vet clinic: owners, pets, visits with notes",
  beekeeping: "track my bees and hives",
  "trade dashboard": "Dashboard für meine Zahnarztpraxis",
  list: "trakcer wiht date, amonut and note",
  "list in the words of the request": "tracker for my running: date, distance, time, how I felt",
  product: "landing page for my SaaS CronPing that monitors cron jobs, pricing with 3 tiers",
  "job board": "Stellenbörse für Pflegekräfte",
  dashboard: "sales dashboard with KPIs and charts, mint cream background and teal components",
  quiz: "make a quiz game about rivers with score and timer",
  snake: "Snake-Spiel mit Bestenliste",
  "sliding game": "a 2048 game",
  "row game": "tic tac toe",
  "card game": "juego de memoria para niños",
  "team chat": "Team-Chat für unsere Feuerwehr",
  paper: "local news website with categories and a newsletter signup",
  "gated notebook": "notes app with login so everyone sees only their own notes",
  "gated diary": "private diary with a login",
  claims: "expense claims with an amount, the treasurer approves them",
  "plan of a group": "help our choir plan rehearsals and see who is coming",
  "list of a group": "to-do list for our theatre group",
  club: "something to help my football club organise matches and who plays",
  calculators: "Prozentrechner und BMI-Rechner",
  converters: "conversor de unidades y conversor de monedas",
  "desk calculator": "a simple calculator",
  polls: "a poll app where people create polls and vote",
  flashcards: "Vokabeltrainer mit Karteikarten",
  calendar: "calendario de citas para un equipo",
  "plan of places": "Wer parkt wann wo in unserer Firma",
  "plan of counted places": "who sits at which desk on which day, 8 desks",
  "specified rental":
    "Please build a website for renting boats. Users should be able to browse boats, book a boat for a weekend, buy vouchers and save favorite boats. The site should have functionalities for a calendar of bookings, a contact form and a trip cost calculator.",
  "specified site":
    "Please build a community website for sharing walking routes. Users should be able to browse routes, share routes and search for routes of interest, including route name, length, difficulty and duration. Members can register, comment and rate routes, send messages and download a PDF. The site should also have reports with charts.",
  "specified system":
    "Create a management system for a veterinary hospital. It should support patient information, medicine stock, lab tests, daily reports that employees submit, case files and invoices. Staff should be able to upload documents, answer questions in an online test, and generate statistics.",
};

const execFileAsync = promisify(execFile);
const root = mkdtempSync(join(tmpdir(), "slipway-apps-"));
let modules = "";
const apps = new Map<string, Files>();

function writeApp(files: Files, folder: string) {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  symlinkSync(modules, join(folder, "node_modules"));
}

/** Builds one site after the other: loading Vite for each took a third of a build. */
const BUILDER = `const [vite, ...folders] = process.argv.slice(1);
const { build } = await import(vite);
for (const root of folders) {
  process.chdir(root);
  await build({ root, logLevel: "error" });
}`;

async function buildAll(folders: readonly string[]): Promise<void> {
  if (folders.length === 0) return;
  const vite = pathToFileURL(join(modules, "vite/dist/node/index.js")).href;
  try {
    await execFileAsync(process.execPath, ["--input-type=module", "-e", BUILDER, vite, ...folders]);
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${stdout}${stderr}`, { cause: error });
  }
}

const archetypeOf = (files: Files): string => parsePlan(files.get(planPath)!)!.archetype;

/** One app of each archetype: they are built from the same pieces as its others. */
function oneOfEach(): [archetype: string, files: Files][] {
  return [...new Map([...apps.values()].map((files) => [archetypeOf(files), files]))];
}

/** Does the work for two of them at a time. */
async function takingTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const left = [...items];
  const done: R[] = [];
  const lane = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) done.push(await work(next));
  };
  await Promise.all([lane(), lane()]);
  return done;
}

let building: Promise<Map<string, string>> | null = null;
/** Folders of the built sites by archetype: they are built once for all tests. */
function builtApps(): Promise<Map<string, string>> {
  building ??= buildOneOfEach();
  return building;
}

async function buildOneOfEach(): Promise<Map<string, string>> {
  const folders = oneOfEach().map(([archetype, files]) => {
    const folder = join(root, archetype);
    writeApp(files, folder);
    return [archetype, folder] as const;
  });
  const lanes = [0, 1].map((lane) => folders.filter((_folder, at) => at % 2 === lane).map(([, folder]) => folder));
  await Promise.all(lanes.map(buildAll));
  return new Map(folders.map(([archetype, folder]) => [archetype, join(folder, "dist")]));
}

const routesOf = (archetype: string): string[] =>
  [
    ...new Map(oneOfEach())
      .get(archetype)!
      .get("src/App.tsx")!
      .matchAll(/<Route path="([^"*]+)"/g),
  ].map(([, path]) => path!);

const filesBelow = (folder: string): Map<string, Uint8Array> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), readFileSync(path)]),
  );

beforeAll(async () => {
  // The browser's user must be able to pass through.
  chmodSync(root, 0o711);
  modules = templateModules();
  for (const [name, request] of Object.entries(requests))
    apps.set(name, (await runTurn(createOfflineBuilder(), request)).files);
}, 300_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("the apps of all requests", () => {
  it("type-check strictly, all in one program", { timeout: 300_000 }, () => {
    expect(typeCheck([...apps.values()])).toBe("");
  });

  it("build, one of each kind", { timeout: 300_000 }, async () => {
    expect(oneOfEach().length).toBeGreaterThanOrEqual(13);
    for (const [archetype, dist] of await builtApps())
      expect(existsSync(join(dist, "index.html")), archetype).toBe(true);
  });

  it(
    "show content on every page that the checks take a picture of, one of each kind",
    { timeout: 300_000 },
    async () => {
      await using browser = await createChromium({ dataDir: root, max: 2 });
      const apps = [...(await builtApps())].map(([archetype, dist], index) => ({
        archetype,
        dist,
        isPhone: index % 2 === 0,
      }));
      const pictures = await takingTurns(apps, async ({ archetype, dist, isPhone }) => {
        const reports = await browser.renderPages({
          site: { kind: "files", files: filesBelow(dist) },
          routes: routesOf(archetype),
          links: {
            pages: routesOf(archetype)
              .filter((route) => !route.includes(":"))
              .slice(0, 3),
            others: routesOf(archetype),
          },
          viewports: [isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 }],
          screenshot: "every",
        });
        return reports
          .filter(({ address }) => address !== null)
          .map((report) => ({ ...report, name: `${archetype}: ${report.route} at ${report.viewport.width}` }));
      });
      expect(pictures.flat().filter((report) => !isWhole(report))).toEqual([]);
      expect(pictures.flat().length).toBeGreaterThan(50);
      const blank = pictures.flat().filter(({ screenshot }) => isOneColourBelow(screenshot!, 1 / 5));
      expect(blank.map(({ name }) => name)).toEqual([]);
    },
  );
});

describe.each(Object.keys(requests))("the app for a %s", (name) => {
  it("links to no missing page and holds nothing unfinished", () => {
    const files = apps.get(name)!;
    const source = [...files].filter(([path]) => path.startsWith("src/") && !path.startsWith("src/components/ui/"));
    const routes = [...files.get("src/App.tsx")!.matchAll(/<Route path="([^"]+)"/g)].map((found) => found[1]!);
    for (const [path, content] of source) {
      // "Todo" is a word in Spanish; the mark of unfinished work has capitals.
      expect(content, path).not.toMatch(/__\(|\$\$\(|#if|#end|\$[A-Za-z]+\$|lorem|undefined"/i);
      expect(content, path).not.toMatch(/\bTODO\b/);
      for (const [, target] of content.matchAll(/(?:to=|to: )"(\/[^"#?]*)/g)) {
        expect(
          routes.some((route) => route === target),
          `${path} links to ${target}`,
        ).toBe(true);
      }
    }
  });
});

describe("blueprints", () => {
  it("have every phrase in German and Spanish", () => {
    const folder = fileURLToPath(new URL("../blueprints", import.meta.url));
    const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => /\.tsx?$/.test(path));
    for (const path of paths) {
      for (const [, phrase] of readFileSync(join(folder, path), "utf8").matchAll(/__\("((?:[^"\\]|\\.)*)"\)/g)) {
        expect(hasPhrase(phrase!, "de"), `${path}: ${phrase}`).toBe(true);
        expect(hasPhrase(phrase!, "es"), `${path}: ${phrase}`).toBe(true);
      }
    }
  });
});
