/**
 * Behaviour of every browser engine: a report for each page in order, an end that always comes, turns, and places in
 * the queue.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PageAction } from "./acting/page-action.ts";
import { describe, expect, it } from "vitest";
import type { BrowserPort, PageReport } from "./port.ts";

/** A page without faults, except for those in `body` and `head`. */
export const page = (body: string, head = ""): Uint8Array =>
  Buffer.from(
    `<!doctype html><html lang="en"><head><title>Title</title>${head}</head><body><div id="root"><main><h1>Hello</h1></main></div>${body}</body></html>`,
  );
export const site = (pages: Record<string, Uint8Array>) =>
  ({ kind: "files", files: new Map(Object.entries(pages)) }) as const;

/** A server on a socket that answers with the entry of the longest matching prefix, and counts requests. */
async function servedSite(pages: Record<string, Uint8Array>) {
  const asked: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), "slipway-served-"));
  const socketPath = join(folder, "site.sock");
  const server = createServer((request, response) => {
    const path = new URL(request.url!, "http://site").pathname;
    const known = Object.keys(pages)
      .filter((key) => path.startsWith(key))
      .toSorted((a, b) => b.length - a.length);
    asked.push(path);
    response.writeHead(known.length === 0 ? 204 : 200, { "content-type": "text/html" }).end(pages[known[0] ?? ""]);
  });
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  return {
    site: { kind: "socket", socketPath } as const,
    asked: (path: string): number => asked.filter((each) => each === path).length,
    async [Symbol.asyncDispose]() {
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

export interface BrowserUnderTest {
  /** Handles one look at a time. */
  open(): BrowserPort;
  /** The number of running browsers. */
  running(): number;
}

export function browserSuite(name: string, engine: BrowserUnderTest): void {
  describe(`a browser: ${name}`, () => {
    reportsOf(engine);
    pagesOf(engine);
    turnsOf(engine);
  });
}

/** Proof of a queue before an engine, which passes looks on as they are: what pages do is the engine's to prove. */
export function queueSuite(name: string, engine: BrowserUnderTest): void {
  describe(`a browser: ${name}`, () => {
    reportsOf(engine);
    turnsOf(engine);
  });
}

function reportsOf({ open }: BrowserUnderTest): void {
  it("reports title, text, console errors, failed and external requests, overflow, rules and a picture", async () => {
    const files = site({
      "index.html": page(
        `<script>console.error("bad thing"); fetch("/missing.json"); fetch("https://example.com/x").catch(() => {}); setTimeout(() => { throw new Error("late") })</script><img src="/a.png"><div style="width:3000px">wide</div>`,
      ),
      "second.html": page(""),
    });
    const reports = await open().renderPages({
      site: files,
      routes: ["/", "/second.html"],
      viewports: [
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
      ],
      screenshot: "every",
      text: true,
      axe: true,
    });
    expect(reports.map(({ route, viewport }) => [route, viewport.width])).toEqual([
      ["/", 1280],
      ["/", 390],
      ["/second.html", 1280],
      ["/second.html", 390],
    ]);
    const [first, , third] = reports as [PageReport, PageReport, PageReport];
    expect(first).toMatchObject({
      status: 200,
      title: "Title",
      overflow: true,
      beyondEdge: ["div ends at 3008"],
      problem: null,
      consoleErrors: ["bad thing", "Uncaught Error: late"],
    });
    expect(first.text).toBe("Hello\nwide");
    expect(first.failedRequests).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ url: expect.stringContaining("/missing.json"), reason: "status 404" }),
      ]),
    );
    expect(first.externalRequests).toEqual(["https://example.com/x"]);
    expect(first.accessibility.map(({ rule }) => rule)).toContain("image-alt");
    expect(Buffer.from(first.screenshot!).subarray(1, 4).toString()).toBe("PNG");
    expect(third).toMatchObject({
      overflow: false,
      beyondEdge: [],
      consoleErrors: [],
      failedRequests: [],
      accessibility: [],
      problem: null,
    });
  }, 60_000);
}

function pagesOf({ open }: BrowserUnderTest): void {
  it("tells a form to sign in from other forms with a password", async () => {
    const form = (fields: string) => page(`<form>${fields}<button>Go on</button></form>`);
    const password = `<input type="password" aria-label="Password">`;
    const files = site({
      "index.html": form(`<input type="email" aria-label="Email">${password}`),
      "new.html": form(`${password}${password}`),
      "hidden.html": form(`<div style="display:none"><input type="email">${password}</div>`),
      "server.html": form(`<input><input><input><input>${password}`),
    });
    const routes = ["/", "/new.html", "/hidden.html", "/server.html"];
    const reports = await open().renderPages({ site: files, routes });
    expect(reports.map(({ isSignIn }) => isSignIn)).toEqual([true, false, false, false]);
  }, 60_000);

  it("opens a page with a parameter at an address that a page links to, or reports that none does", async () => {
    const list = page(
      `<a href="/items/new">New</a><script>
        const kept = localStorage.getItem("id") ?? String(Math.random()).slice(2);
        localStorage.setItem("id", kept);
        setTimeout(() => document.body.insertAdjacentHTML("beforeend", '<a href="/items/' + kept + '?from=list">First</a>'), 150);
      </script>`,
    );
    const detail = page(
      `<script>document.title = location.pathname.endsWith("/" + localStorage.getItem("id")) ? "Found" : "Not found"</script>`,
    );
    const socket = await servedSite({ "/items": list, "/items/new": page(""), "/items/": detail });
    await using _server = socket;
    const ask = {
      site: socket.site,
      viewports: [
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
      ],
      links: { pages: ["/items"], others: ["/items", "/items/new"] },
    };
    const seen = (await open().renderPages({ ...ask, routes: ["/items/:id", "/people/:id"] })).map(
      ({ route, address, title, status, problem }) => ({ route, address, title, status, problem }),
    );
    // Each tab has storage of its own, and so its own item.
    const found = {
      route: "/items/:id",
      address: expect.stringMatching(/^\/items\/\d+\?from=list$/),
      title: "Found",
      status: 200,
      problem: null,
    };
    const none = { route: "/people/:id", address: null, title: "", status: null, problem: null };
    expect(seen).toEqual([found, found, none, none]);
    expect(socket.asked("/items")).toBe(2);

    // Pages that are reported anyway are not opened a second time for their links.
    const both = await open().renderPages({ ...ask, routes: ["/items/:id", "/items"] });
    expect(both.map(({ address }) => address)).toEqual([found.address, found.address, "/items", "/items"]);
    expect(socket.asked("/items")).toBe(4);
  }, 60_000);

  it("performs actions on a page and reports their effects, up to the first that fails", async () => {
    const board = page(
      `<label>Task <input id="task"></label><button onclick="add()">Add</button>
      <select aria-label="Show"><option>All</option><option>Done</option></select>
      <ul id="todo"></ul><section id="done" aria-label="Finished" role="region" style="height:120px">Finished</section>
      <script>
        const field = document.getElementById("task");
        function add() {
          const item = document.createElement("li");
          item.textContent = field.value; item.draggable = true; item.id = "i" + Math.random();
          item.ondragstart = (event) => event.dataTransfer.setData("text", item.id);
          document.getElementById("todo").append(item); field.value = "";
          localStorage.setItem("added", item.textContent);
        }
        field.onkeydown = (event) => { if (event.key === "Enter") add(); };
        document.querySelector("select").onchange = (event) => { history.pushState({}, "", "?show=" + event.target.value); console.error("no filter yet"); };
        const done = document.getElementById("done");
        done.ondragover = (event) => event.preventDefault();
        done.ondrop = (event) => { done.append(document.getElementById(event.dataTransfer.getData("text"))); alert("moved"); };
        document.getElementById("root").append(localStorage.getItem("added") ?? "nothing kept");
      </script>`,
    );
    const field = { label: "Task" };
    const look = { site: site({ "index.html": board }), viewports: [{ width: 1280, height: 800 }], text: true };
    const [report] = await open().renderPages({
      ...look,
      routes: ["/"],
      actions: [
        { kind: "type", target: field, text: "Bake" },
        { kind: "click", target: { role: "button", text: "Add" } },
        { kind: "type", target: field, text: "Sell" },
        { kind: "press", target: field, key: "Enter" },
        { kind: "select", target: { label: "Show" }, option: "Done" },
        { kind: "drag", target: { text: "Bake" }, to: { role: "region", text: "Finished" } },
        { kind: "click", target: { text: "Publish" } },
        { kind: "press", key: "Tab" },
      ],
    });
    const { actions } = report!;
    expect(actions.map(({ ok }) => ok)).toEqual([true, true, true, true, true, true, false]);
    expect(actions[0]).toMatchObject({ appeared: ["Task: Bake"], disappeared: ["Task:"] });
    expect(actions[1]).toMatchObject({ appeared: ["Bake", "Task:"], url: "/", console: [] });
    expect(actions[3]!.appeared).toContain("Sell");
    expect(actions[4]).toMatchObject({ url: "/?show=Done", console: ["no filter yet"], appeared: ["Show: Done"] });
    expect(actions[5]!.dialogs).toEqual(["alert: moved"]);
    expect(actions[6]!.problem).toMatch(/^There is no Publish on the page\. It has: .*Add/);
    expect(report!.text).toMatch(/Sell[\s\S]*Finished[\s\S]*Bake/);
    expect(report!.consoleErrors).toEqual(["no filter yet"]);

    // Each page is seen by a new visitor: actions on another page have no effect on it.
    const both = await open().renderPages({
      ...look,
      routes: ["/", "/again"],
      actions: [
        { kind: "type", target: field, text: "Bake" },
        { kind: "click", target: { text: "Add" } },
      ],
    });
    expect(both.map(({ text }) => text?.includes("nothing kept"))).toEqual([true, true]);
  }, 60_000);

  it("waits for what a person should see or no longer see, and says what the page shows instead", async () => {
    const list = page(
      `<label>Name <input id="name"></label><button onclick="book()">Book</button><p id="said">No bookings</p>
      <p hidden>secret words</p>
      <script>
        const said = document.getElementById("said");
        const kept = localStorage.getItem("kept");
        if (kept) said.innerHTML = "<b>You are</b>\\n<i>booked</i>, " + kept;
        function book() {
          const name = document.getElementById("name").value;
          localStorage.setItem("kept", name);
          setTimeout(() => { said.textContent = "You are booked, " + name; }, 900);
        }
      </script>`,
    );
    const look = { site: site({ "index.html": list }), viewports: [{ width: 1280, height: 800 }] };
    const book = [
      { kind: "see", text: "no bookings" },
      { kind: "type", target: { label: "Name" }, text: "Ana" },
      { kind: "see", text: "Ana" },
      { kind: "click", target: { role: "button", text: "Book" } },
    ] as const;
    const reports = await open().renderPages({
      ...look,
      routes: ["/", "/", "/", "/"],
      actionsByRoute: [
        [
          ...book,
          { kind: "see", text: "You are booked" },
          { kind: "absent", text: "No bookings" },
          // A reload keeps the storage; a text may be spread over elements.
          { kind: "open", path: "/?again" },
          { kind: "see", text: "YOU ARE BOOKED,  Ana" },
        ],
        // Each begins as a newcomer.
        [{ kind: "absent", text: "Ana" }],
        [{ kind: "see", text: "secret words" }],
        [...book, { kind: "absent", text: "Hello" }, { kind: "see", text: "Hello" }],
      ],
    });
    expect(reports.map(({ actions }) => actions.map(({ ok }) => ok))).toEqual([
      [true, true, true, true, true, true, true, true],
      [true],
      [false],
      [true, true, true, true, false],
    ]);
    expect(reports[0]!.actions.at(-1)!.url).toBe("/?again");
    expect(reports[2]!.actions[0]!.problem).toBe(
      'The page does not show "secret words". It shows: Hello | Name Book | No bookings | Name:',
    );
    expect(reports[3]!.actions.at(-1)!.problem).toBe('The page still shows "Hello".');
  }, 60_000);

  it("types into fields only, and says in words for people why an action was not possible", async () => {
    const bill = page(
      `<section aria-label="Bill"><h2>Bill</h2><label>Bill <input id="bill" oninput="sum.textContent = 'Bill of ' + this.value"></label></section>
      <section aria-label="Total"><p id="sum">No bill</p></section>
      <label>Locked <input disabled></label><label>Fixed <input readonly value="1"></label>
      <select aria-label="Tip"><option>None</option><option>Ten</option></select>
      <div style="position:relative"><button>Below</button><div style="position:absolute;inset:0;background:red"></div></div>`,
    );
    const actionsByRoute: PageAction[][] = [
      [
        { kind: "type", target: { label: "Bill" }, text: "50" },
        { kind: "see", text: "Bill of 50" },
      ],
      [{ kind: "type", target: { label: "Total" }, text: "50" }],
      [{ kind: "type", target: { label: "Locked" }, text: "50" }],
      [{ kind: "type", target: { label: "Fixed" }, text: "50" }],
      [{ kind: "select", target: { label: "Tip" }, option: "Twenty" }],
      [{ kind: "select", target: { label: "Bill" }, option: "Ten" }],
      [{ kind: "click", target: { text: "Below" } }],
      [{ kind: "press", key: "Banana" }],
      [
        { kind: "type", target: { label: "Bill" }, text: "5" },
        { kind: "see", text: "Bill of 50" },
      ],
    ];
    const reports = await open().renderPages({
      site: site({ "index.html": bill }),
      viewports: [{ width: 1280, height: 800 }],
      routes: actionsByRoute.map(() => "/"),
      actionsByRoute,
    });
    expect(reports.map(({ actions }) => actions.at(-1)!.problem)).toEqual([
      null,
      '"Total" is no field that takes text. It has: Bill, Locked, Fixed.',
      '"Locked" is disabled.',
      '"Fixed" cannot be written into.',
      'The list has no option "Twenty". It has: None, Ten.',
      '"Bill" is no list of options. It has: Tip.',
      '"Below" is covered by something else on the page.',
      "There is no key named Banana.",
      'The page does not show "Bill of 50". Nearest to it: Bill of 5 | Bill: 5',
    ]);
  }, 60_000);
}

function turnsOf({ open, running }: BrowserUnderTest): void {
  it("ends a look at its bound, whatever its pages do, and names what it did not reach", async () => {
    const endless = site({ "index.html": page("<script>for (;;);</script>") });
    const reports = await open().renderPages({
      site: endless,
      routes: Array.from({ length: 10 }, (_, at) => `/${at}`),
      actions: [{ kind: "see", text: "Never" }],
      boundMs: 1_500,
    });
    expect(reports).toHaveLength(10);
    expect(reports.map(({ unseen, actions }) => [unseen, actions])).toEqual(
      Array.from({ length: 10 }, () => ["there was no time left for it", []]),
    );
    expect(running()).toBe(0);
  }, 60_000);

  it("tells waiting callers their place, drops those who give up, stops on abort, and serves the next", async () => {
    const browser = open();
    const [first, second] = [new AbortController(), new AbortController()];
    const endless = site({ "index.html": page("<script>for (;;);</script>") });
    const look = { site: site({ "index.html": page("") }), routes: ["/", "no-slash"] };
    const stopped = browser.renderPages({ site: endless, routes: ["/"], signal: first.signal });
    await expect.poll(running, { timeout: 15_000, interval: 100 }).toBeGreaterThan(0);
    const gone = browser.renderPages({ ...look, signal: second.signal });
    const places: number[] = [];
    const next = browser.renderPages({ ...look, onPlace: (ahead) => void places.push(ahead) });
    second.abort();
    await expect(gone).rejects.toThrow(/abort/i);
    expect(places).toEqual([2, 1]);
    first.abort();
    await expect(stopped).rejects.toThrow(/abort/i);
    const reports = await next;
    expect(reports.map(({ route, title, problem }) => ({ route, title, problem }))).toEqual([
      { route: "/", title: "Title", problem: null },
      { route: "/no-slash", title: "Title", problem: null },
    ]);
    expect(places).toEqual([2, 1, 0]);
    expect(running()).toBe(0);
  }, 60_000);

  it("refuses to begin an aborted request", async () => {
    const request = { site: site({}), routes: ["/"], signal: AbortSignal.abort(new Error("stopped")) };
    await expect(open().renderPages(request)).rejects.toThrow("stopped");
    expect(running()).toBe(0);
  });

  it("names its engine", async () => {
    const { available, reason } = await open().capabilities();
    expect({ available, reason }).toEqual({ available: true, reason: null });
  });
}
