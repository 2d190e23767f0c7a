/** How many kinds of apps there are, counted by what their code does, not by what they are called. */
import { describe, expect, it } from "vitest";
import { understand } from "../parse/understand.ts";
import { sections } from "../emit/sections.ts";
import type { Language } from "../plan/plan.ts";
import { chooseArchetype } from "./registry.ts";

interface Kind {
  text: string;
  language?: Language;
  /** What its code does that no other kind does: a file, and words in it. */
  does: [path: string, code: RegExp];
}

/** The kinds that the design names, each by a request as people type them. */
const kinds: Record<string, Kind> = {
  brochure: { text: "website for my dental practice with opening hours", does: ["src/lib/hours.ts", /openNow/] },
  shop: {
    text: "online store selling handmade candles with a cart",
    does: ["src/components/shop/CartButton.tsx", /cart/i],
  },
  booking: { text: "app para reservar canchas de pádel", language: "es", does: ["src/data/bookings.ts", /isTaken/] },
  listing: { text: "listing site for second-hand cars", does: ["src/data/saved.ts", /toggleSaved/] },
  portfolio: {
    text: "portfolio for a photographer with a gallery",
    does: ["src/components/sections/Works.tsx", /dialog/i],
  },
  blog: { text: "a hiking blog with comments", does: ["src/data/comments.ts", /createCollection/] },
  news: { text: "local news website with categories", does: ["src/components/sections/PostList.tsx", /category/] },
  forum: { text: "Forum für Imker", language: "de", does: ["src/data/forum.ts", /toggleSolved/] },
  social: { text: "social network for our village", does: ["src/data/social.ts", /toggleFollow/] },
  chat: { text: "team chat with channels", does: ["src/data/chat.ts", /channelId/] },
  "AI chat": { text: "an AI chat app", does: ["src/data/asking.ts", /conversationId/] },
  kanban: { text: "a kanban board for a small team", does: ["src/data/cards.ts", /column/] },
  crm: { text: "CRM with contacts and deals", does: ["src/data/stages.ts", /moveStage/] },
  "ERP, inventory": {
    text: "inventory management with stock levels",
    does: ["src/pages/StockLevels.tsx", /reorderLevel/],
  },
  helpdesk: {
    text: "help desk with tickets and a status board",
    does: ["src/pages/Tickets.tsx", /ticketStatuses\.map/],
  },
  dashboard: { text: "sales dashboard with KPIs and charts", does: ["src/lib/period.ts", /period/i] },
  tracker: { text: "expense tracker", does: ["src/pages/Index.tsx", /inMonth/] },
  habits: { text: "habit tracker with streaks", does: ["src/data/ticks.ts", /streak/] },
  notes: { text: "notes app with formatting", does: ["src/components/notes/Editor.tsx", /contentEditable/] },
  learning: { text: "an online course about photography with lessons", does: ["src/data/course.ts", /markDone/] },
  jobs: { text: "job board for nurses", does: ["src/data/applications.ts", /jobId/] },
  media: { text: "media library for my videos", does: ["src/lib/player.ts", /new Audio/] },
  invoicing: { text: "invoices with VAT and total", does: ["src/lib/totals.ts", /taxes/] },
  "events, RSVP": { text: "event app where people say if they come", does: ["src/data/gathering.ts", /freeAt/] },
  polls: { text: "a poll app where people vote", does: ["src/data/votes.ts", /castVote/] },
  snake: { text: "snake game", does: ["src/lib/snake-rules.ts", /food/] },
  "2048": { text: "a 2048 game", does: ["src/lib/tiles-rules.ts", /slide/] },
  "tic-tac-toe": { text: "tic tac toe", does: ["src/lib/three-rules.ts", /bestMove/] },
  "falling blocks": { text: "a tetris game with score", does: ["src/lib/blocks-rules.ts", /landing/] },
  "bricks and ball": { text: "breakout game with levels", does: ["src/lib/bricks-rules.ts", /paddle/] },
  memory: { text: "memory game", does: ["src/pages/Index.tsx", /shuffled/] },
  quiz: { text: "make a quiz about rivers", does: ["src/content/sample-questions.ts", /right|answer/] },
  seating: { text: "seating plan for our wedding", does: ["src/data/seats.ts", /chairs/] },
  timetable: {
    text: "Stundenplan für meine Grundschulklasse",
    language: "de",
    does: ["src/data/week-plan.ts", /putLesson/],
  },
  weather: { text: "weather app", does: ["src/data/weather-log.ts", /fahrenheit/] },
  countdown: { text: "countdown to our holiday on 3 August 2027", does: ["src/pages/Index.tsx", /setInterval/] },
  calculator: { text: "convert cups to grams for baking", does: ["src/lib/baking.ts", /gramsOfCup/] },
  diary: { text: "a diary", does: ["src/data/pages.ts", /keepPage/] },
  ride: { text: "Uber clone", does: ["src/data/rides.ts", /fare/i] },
  matchday: {
    text: "help my football club organise matches and who plays",
    does: ["src/content/formation.ts", /formation/],
  },
};

/** Pieces that stand in many apps say nothing about what kind one is. */
const common =
  /^(?:index\.html|public|src\/index\.css|src\/App\.tsx|src\/content|src\/components\/(?:layout|app|ui|charts|art|games)|src\/pages\/NotFound|src\/lib\/(?:dates|format|csv|csv-import|written-values|papaparse|search|removal|moments|stored-file|hours)\.|src\/data\/(?:samples|writer)\.)/;

/** The statements of an app's own files, whatever its words are. */
function codeOf({ text, language = "en" }: Kind): { files: Map<string, string>; own: Set<string> } {
  const request = understand(text, language);
  const archetype = chooseArchetype(request)!;
  const project = archetype.emit(archetype.plan(request));
  const files = [...project.shell, ...project.pages.flatMap((page) => page.files)];
  const lines = files
    .filter(({ path }) => !common.test(path))
    .flatMap(({ content }) => content.split("\n"))
    .map((line) => line.trim().replace(/"[^"]*"/g, '""'))
    .filter(
      (line) =>
        line.length > 24 && !line.startsWith("import ") && !line.startsWith("/*") && !line.includes("className"),
    );
  return { files: new Map(files.map(({ path, content }) => [path, content])), own: new Set(lines) };
}

const built = new Map(Object.entries(kinds).map(([name, kind]) => [name, codeOf(kind)]));

describe("kinds of apps", () => {
  it.each(Object.entries(kinds))("%s does what only it does", (name, { does: [path, code] }) => {
    expect(built.get(name)!.files.get(path) ?? `${path} is not there`).toMatch(code);
  });

  it("are more than thirty that differ in code: no two share half of their own lines", () => {
    const names = [...built.keys()];
    const near = names.flatMap((one, at) =>
      names.slice(at + 1).flatMap((other) => {
        const [first, second] = [built.get(one)!.own, built.get(other)!.own];
        const shared = [...first].filter((line) => second.has(line)).length;
        const part = shared / Math.min(first.size, second.size);
        return part > 0.5 ? [`${one} and ${other}: ${Math.round(part * 100)} %`] : [];
      }),
    );
    // Sites share their sections, and a paper is a blog with other words: these count as two kinds, not as five.
    const pairs = near.map((pair) => pair.replace(/:.*/, "")).sort();
    expect(pairs).toEqual(["blog and news", "booking and portfolio", "brochure and booking", "brochure and portfolio"]);
    expect(names.length - 3).toBeGreaterThanOrEqual(35);
  });
});

describe("sections of pages", () => {
  it("are 36 kinds, each written from a blueprint of its own, besides the views of apps", () => {
    expect(new Set(Object.values(sections).map(({ blueprint }) => blueprint)).size).toBeGreaterThanOrEqual(36);
  });
});
