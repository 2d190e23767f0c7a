import type { BrowserPort, PageReport } from "@slipway/platform/browser/port";
import { describe, expect, it } from "vitest";
import { markedBrowser } from "../../../testing.ts";
import { evidenceOf } from "../check-results.ts";
import { pageKey, renderPages, type RenderedPage } from "./render-pages.ts";

const EMPTY = { problem: "The page stays empty: it shows no text and no picture.", isEmpty: true };
const UNSEEN = { unseen: "it still waited for /prices.json after 30 seconds", screenshot: null };

const look = {
  ...{ files: new Map(), routes: ["/"], links: { pages: [], others: [] }, tenant: "w" },
  onPlace: () => undefined,
};

/** The page as the browser reports it, attempt by attempt. */
async function rendered(...attempts: Partial<PageReport>[]): Promise<{ page: RenderedPage; looks: number }> {
  const marked = markedBrowser();
  let looks = 0;
  const browser: BrowserPort = {
    ...marked,
    renderPages: async (request) => {
      const reports = await marked.renderPages(request);
      const change = attempts[Math.min(looks, attempts.length - 1)];
      looks += 1;
      return reports.map((report) => ({ ...report, ...change }));
    },
  };
  const pages = await renderPages(
    { browser },
    {
      ...look,
      widths: [1440],
      signal: AbortSignal.timeout(10_000),
      variables: () => Promise.resolve({ VITE_SUPABASE_URL: "https://shop.backend.test" }),
    },
  );
  return { page: pages.get(pageKey("/", 1440))!, looks };
}

describe("the check of a page", () => {
  it("says why a page was not seen, and neither passes nor fails it", async () => {
    const { page, looks } = await rendered(UNSEEN);
    expect(looks).toBe(2);
    expect(page).toMatchObject({ isWhole: false, check: { ok: null, reason: UNSEEN.unseen } });
    expect(evidenceOf([page.check], null, 1000).summary).toBe(
      "Not checked: / at 1440, because it still waited for /prices.json after 30 seconds · 1.0 s",
    );
  });

  it("blames no page that gave no answer in time [W8.16]", async () => {
    const late = { ...UNSEEN, status: null, unseen: "it gave no answer after 15 seconds" };
    const { page, looks } = await rendered(late);
    expect(looks).toBe(2);
    expect(page).toMatchObject({ isWhole: false, check: { ok: null, reason: late.unseen } });
  });

  it("is that of the second look when the first one saw nothing", async () => {
    for (const first of [UNSEEN, EMPTY]) {
      const { page } = await rendered(first, {});
      expect(page).toMatchObject({ isWhole: true, check: { ok: true } });
    }
  });

  it("fails an empty page in words without discarding the work, and measures nothing on it", async () => {
    const { page } = await rendered(EMPTY);
    expect(page).toMatchObject({ isWhole: false, check: { ok: false, blocking: false, log: EMPTY.problem } });
    expect(page.check.data).not.toHaveProperty("axe");
    expect(page.check.detail).toBe(`0 console errors, 0 failed requests, ${EMPTY.problem}`);
  });

  it("discards the work where an empty page also throws", async () => {
    const { page } = await rendered({ ...EMPTY, consoleErrors: ["Uncaught Error: no such order"] });
    expect(page.check.ok).toBe(false);
    expect(page.check).not.toHaveProperty("blocking");
  });

  it("knows a page behind a sign-in, but judges what it shows", async () => {
    const { page } = await rendered({ isSignIn: true });
    expect(page.check).toMatchObject({ ok: true, isBehindSignIn: true, data: { shows_sign_in_form: true } });
    const { page: wide } = await rendered({ isSignIn: true, overflow: true });
    expect(wide.check).toMatchObject({ ok: false, isBehindSignIn: true });
    const { page: open } = await rendered({});
    expect(open.check).not.toHaveProperty("isBehindSignIn");
  });

  it("knows a page that asks its backend, which the checks do not reach, and does not count it as checked", async () => {
    const { page } = await rendered({ externalRequests: ["https://shop.backend.test/rest/v1/orders?select=*"] });
    expect(page.check).toMatchObject({ ok: true, isWithoutData: true });
    const evidence = evidenceOf([page.check], { pages: 0, widths: 1, consoleErrors: 0 }, 1000);
    expect(evidence.summary).toBe(
      "Not checked: / with data, because the checks do not reach the project's backend · 1.0 s",
    );
    expect(evidence.checks[0]).toMatchObject({ ok: null });
    const { page: other } = await rendered({ externalRequests: ["https://shop.backend.test.example/tiles"] });
    expect(other.check).not.toHaveProperty("isWithoutData");
  });

  it("names what reaches beyond the edge of a page that is too wide", async () => {
    const { page } = await rendered({ overflow: true, beyondEdge: ['ul.grid "Places" ends at 1080'] });
    expect(page.check.log).toMatch(/^the page is wider than \d+ pixels: ul\.grid "Places" ends at 1080$/);
    expect(page.check.data?.["beyond_edge"]).toEqual(['ul.grid "Places" ends at 1080']);
  });

  it("keeps the work where somebody signed in may not see a page, and not where a stranger's request fails", async () => {
    const refused = { failedRequests: [{ url: "GET /rest/v1/orders", reason: "status 403, permission denied" }] };
    const { page: others } = await rendered({ ...refused, isSignedIn: true, consoleErrors: ["not loaded"] });
    expect(others.check).toMatchObject({ ok: false, blocking: false });
    expect(others.check.log).toContain("GET /rest/v1/orders: status 403, permission denied");
    for (const change of [{}, { isSignedIn: true, consoleErrors: ["Uncaught TypeError: no rows"] }]) {
      const { page } = await rendered({ ...refused, ...change });
      expect(page.check.ok).toBe(false);
      expect(page.check).not.toHaveProperty("blocking");
    }
  });

  it("judges no page by what it says of something that runs in no check", async () => {
    const missing = { notAvailable: ["functions/send-mail"] };
    const { page } = await rendered({ ...missing, consoleErrors: ["not sent"] });
    expect(page.check).toMatchObject({
      ok: null,
      reason: "it asks for functions/send-mail, and checks run no functions",
    });
    const { page: wide } = await rendered({ ...missing, overflow: true });
    expect(wide.check).toMatchObject({ ok: false });
    const { page: fine } = await rendered(missing);
    expect(fine.check).toMatchObject({ ok: true, data: { not_available_in_checks: missing.notAvailable } });
  });

  it("still fails a page that was not seen but has errors", async () => {
    const { page } = await rendered({ ...UNSEEN, consoleErrors: ["bad thing"] });
    expect(page.check).toMatchObject({ ok: false, log: "bad thing" });
    expect(page.check.detail).toContain("not seen, because it still waited for /prices.json");
  });

  it("measures accessibility once: at the width that is looked at, and of both at the desktop's", async () => {
    const asked: unknown[] = [];
    const marked = markedBrowser();
    const browser: BrowserPort = {
      ...marked,
      renderPages: (request) => {
        asked.push(request.axe);
        return marked.renderPages(request);
      },
    };
    const measured = async (...widths: number[]): Promise<number[]> => {
      const pages = await renderPages({ browser }, { ...look, widths, signal: AbortSignal.timeout(10_000) });
      return widths.filter((width) => pages.get(pageKey("/", width))!.check.data?.["axe"] !== undefined);
    };
    expect(await measured(390)).toEqual([390]);
    expect(await measured(1440, 390)).toEqual([1440]);
    expect(asked).toEqual([{ width: 390 }, { width: 1440 }]);
  });
});
