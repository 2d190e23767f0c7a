/** What every browser engine keeps: a report for each page in order, an end that always comes, turns, and places told. */
import { describe, expect, it } from "vitest";
import type { BrowserPort, PageReport } from "./port.ts";

/** A page that is fine but for `body` and `head`. */
export const page = (body: string, head = ""): Uint8Array =>
  Buffer.from(
    `<!doctype html><html lang="en"><head><title>Title</title>${head}</head><body><div id="root"><main><h1>Hello</h1></main></div>${body}</body></html>`,
  );
export const site = (pages: Record<string, Uint8Array>) =>
  ({ kind: "files", files: new Map(Object.entries(pages)) }) as const;

export interface BrowserUnderTest {
  /** One look at a time. */
  open(): BrowserPort;
  /** How many browsers there are. */
  running(): number;
}

export function browserSuite(name: string, { open, running }: BrowserUnderTest): void {
  describe(`a browser: ${name}`, () => {
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
        consoleErrors: [],
        failedRequests: [],
        accessibility: [],
        problem: null,
      });
    }, 60_000);

    it("tells those who wait their place, forgets who gives up, stops who is told to, and looks for the next", async () => {
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

    it("refuses to begin what was stopped before", async () => {
      const request = { site: site({}), routes: ["/"], signal: AbortSignal.abort(new Error("stopped")) };
      await expect(open().renderPages(request)).rejects.toThrow("stopped");
      expect(running()).toBe(0);
    });

    it("says what it is", async () => {
      const { available, reason } = await open().capabilities();
      expect({ available, reason }).toEqual({ available: true, reason: null });
    });
  });
}
