import { describe, expect, it } from "vitest";
import { evidenceOf, failureKey, firstProblem, notRun, wasThereBefore, type CheckOutcome } from "./check-results.ts";

const passed = (name: string): CheckOutcome => ({ name, ok: true, detail: "", code: "BUILD", log: "" });
const failed = (name: string, log: string): CheckOutcome => ({
  name,
  ok: false,
  detail: "1 error",
  code: "BUILD",
  log,
});

describe("evidence", () => {
  it("counts pages, widths and console errors", () => {
    const checks = [passed("types"), passed("build"), passed("/ at 390"), passed("/ at 1440")];
    expect(evidenceOf(checks, { pages: 1, widths: 2, consoleErrors: 0 }, 4840).summary).toBe(
      "Checked: types, build, 1 page at 2 widths, 0 console errors · 4.8 s",
    );
  });

  it("says which pages stand behind a sign-in, and counts them as seen nowhere", () => {
    const page = (route: string, viewport: number): CheckOutcome => ({
      ...passed(`${route} at ${viewport}`),
      data: { route, viewport },
      isBehindSignIn: true,
      picture: "0-1440",
    });
    const pages = ["/", "/deals", "/team", "/settings"].flatMap((route) => [page(route, 1440), page(route, 390)]);
    const none = { pages: 0, widths: 2, consoleErrors: 0 };
    const { summary, checks } = evidenceOf([passed("types"), ...pages], none, 1000);
    expect(summary).toBe(
      "Checked: types. Not checked: /, /deals, /team and 1 more page showed only the sign-in · 1.0 s",
    );
    const reason = "showed only the sign-in, and so does the picture";
    expect(checks[1]).toEqual({ name: "/ at 1440", ok: null, detail: "", reason, picture: "0-1440" });
    expect(evidenceOf([page("/admin", 390)], { ...none, pages: 3 }, 1000).summary).toContain(
      "3 pages at 2 widths, 0 console errors. Not checked: /admin showed only the sign-in",
    );
  });

  it("says who was signed in where a page was seen so", () => {
    const data = { route: "/admin", viewport: 1440 };
    const seen: CheckOutcome = { ...passed("/admin at 1440"), data, as: "owner" };
    const totals = { pages: 1, widths: 1, consoleErrors: 0 };
    expect(evidenceOf([seen], totals, 1000).summary).toBe(
      "Checked: 1 page at 1 width, 0 console errors. Seen signed in as owner: /admin · 1.0 s",
    );
    expect(evidenceOf([{ ...seen, isBehindSignIn: true }], { ...totals, pages: 0 }, 1000).summary).toBe(
      "Not checked: /admin showed only the sign-in · 1.0 s",
    );
  });

  it("says once why several checks did not run", () => {
    const missing = (name: string, reason: string): CheckOutcome => notRun(name, "RUNTIME", reason);
    const linked = ["/a/:id", "/b/:id", "/c/:id", "/d/:id"].map((route) => missing(route, "no page links to one"));
    expect(evidenceOf([passed("types"), missing("mail", "checks send none"), ...linked], null, 500).summary).toBe(
      "Checked: types. Not checked: mail, because checks send none. " +
        "Not checked: /a/:id, /b/:id, /c/:id and 1 more, because no page links to one · 0.5 s",
    );
  });

  it("names what was not checked and why", () => {
    const { summary, checks } = evidenceOf(
      [passed("types"), notRun("pages", "RUNTIME", "no browser is installed")],
      null,
      500,
    );
    expect(summary).toBe("Checked: types. Not checked: pages, because no browser is installed · 0.5 s");
    expect(checks[1]).toEqual({ name: "pages", ok: null, detail: "not run", reason: "no browser is installed" });
  });
});

describe("the same failure", () => {
  it("is recognised at other lines, but not with other texts", () => {
    const key = (log: string): string => failureKey([failed("types", log)]);
    expect(key("src/a.ts:3:1 TS2304: Cannot find name 'Order'.")).toBe(
      key("src/a.ts:9:7 TS2304: Cannot find name 'Order'."),
    );
    expect(key("src/a.ts:3:1 TS2304: Cannot find name 'Order'.")).not.toBe(
      key("src/a.ts:3:1 TS2304: Cannot find name 'Item'."),
    );
  });

  it("is summarised by its first line", () => {
    expect(firstProblem([failed("build", "\nerror: no such file\n  at x")])).toBe("error: no such file");
  });
});

describe("an earlier problem", () => {
  it("does not count against the run: only new lines do", () => {
    const before = [failed("types", "src/a.ts:3:1 TS2304: Cannot find name 'Order'.")];
    expect(wasThereBefore(failed("types", "src/a.ts:8:1 TS2304: Cannot find name 'Order'."), before)).toBe(true);
    expect(
      wasThereBefore(
        failed(
          "types",
          "src/a.ts:8:1 TS2304: Cannot find name 'Order'.\nsrc/b.ts:1:1 TS2304: Cannot find name 'Item'.",
        ),
        before,
      ),
    ).toBe(false);
    expect(wasThereBefore(failed("types", "x"), [passed("types")])).toBe(false);
  });

  it("is an old one if fewer of the same elements overflow the page, and a new one for another element", () => {
    const wide = (...elements: string[]) =>
      failed("/ at 390", ["the page is wider than 390 pixels", ...elements].join(": "));
    const before = [wide("h1.text-3xl ends at 916", "table ends at 916", "p ends at 916")];
    expect(wasThereBefore(wide("h1.text-3xl ends at 920", "table ends at 920"), before)).toBe(true);
    expect(wasThereBefore(wide("h1.text-3xl ends at 916", "form ends at 700"), before)).toBe(false);
  });
});
