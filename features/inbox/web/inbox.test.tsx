import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import {
  answerCalls,
  key,
  named,
  pageText,
  press,
  render,
  success,
  type Rendered,
} from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { InboxState, Notice } from "../contract/index.ts";
import { Bell } from "./bell.tsx";
import { chooseDesktopNotices } from "./desktop-choice.ts";
import { byDay } from "./list/days.ts";
// Loaded when it opens: a test should not wait for that.
import "./list/inbox-popover.tsx";
import "./desktop-notices.ts";
import { NotificationSettings } from "./settings/notification-settings.tsx";
import { UnsubscribePage } from "./settings/unsubscribe-page.tsx";

const notice = (id: string, over: Partial<Notice> = {}): Notice => ({
  id,
  kind: "access_asked",
  project_id: "p1",
  parts: { who: `Eve ${id}`, project: "Bakery", email: "eve@example.com" },
  link: "/projects/p1",
  made_at: new Date().toISOString(),
  read_at: null,
  ...over,
});

beforeEach(() => {
  vi.stubGlobal(
    "WebSocket",
    class {
      close(): void {}
      send(): void {}
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const open = (notices: readonly Notice[], next: string | null = null) =>
  answerCalls({
    "GET /user": () => success({ id: "u1" }),
    "GET /inbox": ({ path }) =>
      path.includes("before=1")
        ? success({ notices: [notice("0")], next_cursor: null })
        : success({ notices, next_cursor: next }),
    "POST /inbox/read": () => success(),
    "POST /inbox/read-all": () => success(),
    "POST /inbox/seen": () => success(),
  });

async function live(page: Rendered, state: InboxState): Promise<void> {
  await act(async () =>
    page.cache.setQueryData(["live", "inbox/u1", {}], {
      data: new Map([["state", state]]),
      seq: 1,
      ready: true,
      closed: null,
    }),
  );
  const counted = state.unread - (state.runs["p1"] ?? 0);
  await page.settle(() => named("button", counted === 0 ? "Inbox" : `Inbox, ${counted} unread`));
}

const show = (does: Parameters<typeof InShell>[0]["does"] = {}, projectId?: string) =>
  render(
    <InShell does={does}>
      <Bell projectId={projectId} />
    </InShell>,
  );

describe("the bell", () => {
  it("counts in its name and in the tab's title, and opens the list", async () => {
    const asked = open([notice("3"), notice("2", { read_at: new Date().toISOString() })]);
    const went: string[] = [];
    await using page = await show({ go: (href) => void went.push(href) });
    await page.settle(() => named("button", "Inbox"));
    await live(page, { unread: 1, newest: "3", runs: {} });
    expect(document.title).toBe("(1) Slipway");
    await press("Inbox, 1 unread");
    await page.settle(() => expect(pageText()).toContain('Eve 3 asks for access to "Bakery"'));
    expect(pageText()).toContain("Today");
    const [first, second] = document.querySelectorAll<HTMLElement>("a[data-notice]");
    expect([first!.textContent?.startsWith("Unread: "), second!.textContent?.startsWith("Unread: ")]).toEqual([
      true,
      false,
    ]);
    await act(async () => first!.focus());
    await key(first!, "ArrowDown");
    expect(document.activeElement).toBe(second);
    await key(second!, "ArrowUp");
    expect(document.activeElement).toBe(first);
    await act(async () => first!.click());
    expect(went).toEqual(["/projects/p1"]);
    await page.settle(() => expect(asked.map(({ path }) => path)).toContain("/inbox/read"));
    expect(document.querySelector("[role=dialog]")).toBeNull();
  });

  it("marks what is in the list as read, and shows older ones when asked", async () => {
    const asked = open([notice("3"), notice("1")], "1");
    await using page = await show();
    await page.settle(() => named("button", "Inbox"));
    await live(page, { unread: 2, newest: "3", runs: {} });
    await press("Inbox, 2 unread");
    await page.settle(() => named("button", "Show older"));
    await press("Show older");
    await page.settle(() => expect(pageText()).toContain("Eve 0"));
    await press("Mark all read");
    await page.settle(() => expect(asked.find(({ path }) => path === "/inbox/read-all")?.body).toEqual({ until: "3" }));
  });

  it("says so when there is nothing, and shows what came while the list was closed", async () => {
    const notices: Notice[] = [];
    open(notices);
    await using page = await show();
    await page.settle(() => named("button", "Inbox"));
    await live(page, { unread: 0, newest: null, runs: {} });
    await press("Inbox");
    await page.settle(() => expect(pageText()).toContain("Nothing new"));
    await press("Inbox");
    notices.push(notice("5"));
    await live(page, { unread: 1, newest: "5", runs: {} });
    await press("Inbox, 1 unread");
    await page.settle(() => expect(pageText()).toContain("Eve 5 asks for access"));
  });

  it("does not count turns of the project on screen, and says that they are seen", async () => {
    const asked = open([]);
    await using page = await show({}, "p1");
    await page.settle(() => named("button", "Inbox"));
    await live(page, { unread: 3, newest: "3", runs: { p1: 2, p2: 1 } });
    named("button", "Inbox, 1 unread");
    await page.settle(() =>
      expect(asked.find(({ path }) => path === "/inbox/seen")?.body).toEqual({ project_id: "p1" }),
    );
  });
});

describe("desktop notifications", () => {
  const shown: string[] = [];
  const request = vi.fn(() => Promise.resolve("granted"));
  beforeEach(() => {
    shown.length = 0;
    class Shown {
      static permission = "granted";
      static requestPermission = request;
      constructor(title: string) {
        shown.push(title);
      }
    }
    vi.stubGlobal("Notification", Shown);
    // One browser, two of its tabs: each waits for the lock.
    let last: Promise<unknown> = Promise.resolve();
    const locks = { request: (_name: string, work: () => unknown) => (last = last.then(work)) };
    Object.defineProperty(navigator, "locks", { configurable: true, value: locks });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, "locks"));

  it("are not shown where nobody chose them", async () => {
    const asked = open([notice("4")]);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await using page = await show();
    await using other = await show();
    await page.settle(() => named("button", "Inbox"));
    for (const tab of [page, other]) await live(tab, { unread: 0, newest: null, runs: {} });
    for (const tab of [page, other]) await live(tab, { unread: 1, newest: "4", runs: {} });
    expect(asked.filter(({ path }) => path.startsWith("/inbox"))).toEqual([]);
    expect(shown).toEqual([]);
  });

  it("show each new notice once over all tabs", async () => {
    chooseDesktopNotices("u1", true);
    open([notice("4")]);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await using page = await show();
    await using other = await show();
    await page.settle(() => named("button", "Inbox"));
    for (const tab of [page, other]) await live(tab, { unread: 0, newest: null, runs: {} });
    for (const tab of [page, other]) await live(tab, { unread: 1, newest: "4", runs: {} });
    await page.settle(() => expect(shown).toEqual(['Eve 4 asks for access to "Bakery"']));
  });
});

it("puts notices under their days", () => {
  const now = new Date(2026, 10, 28, 9);
  const at = (day: number, hour = 8) => ({ made_at: new Date(2026, 10, day, hour).toISOString() });
  const days = byDay([notice("3", at(28)), notice("2", at(27, 23)), notice("1", at(27, 1)), notice("0", at(1))], now);
  expect(days.map(({ title, notices }) => [title, notices.map(({ id }) => id)])).toEqual([
    ["Today", ["3"]],
    ["Yesterday", ["2", "1"]],
    [expect.stringContaining("November"), ["0"]],
  ]);
});

describe("settings", () => {
  it("offer the choices that a kind has, and ask the browser for permission on a press alone", async () => {
    const requestPermission = vi.fn(() => Promise.resolve("denied"));
    vi.stubGlobal("Notification", Object.assign(vi.fn(), { permission: "default", requestPermission }));
    answerCalls({
      "GET /user": () => success({ id: "u1" }),
      "GET /inbox/choices": () => success({ choices: [{ kind: "invited", choice: "app" }] }),
    });
    await using page = await render(<NotificationSettings />);
    await page.settle(() => expect(pageText()).toContain("Invitations"));
    expect(requestPermission).not.toHaveBeenCalled();
    const box = named<HTMLInputElement>("input", "Desktop notifications");
    await act(async () => box.click());
    await page.settle(() => expect(pageText()).toContain("Your browser blocks notifications"));
    expect(requestPermission).toHaveBeenCalledTimes(1);
    expect(box.checked).toBe(false);
  });

  it("end the mails of a link only once the person presses", async () => {
    const asked = answerCalls({ "POST /inbox/unsubscribe": () => success({ kind: null }) });
    window.history.replaceState(null, "", "/unsubscribe?token=t1");
    await using page = await render(
      <InShell>
        <UnsubscribePage />
      </InShell>,
    );
    expect(asked).toEqual([]);
    await press("Stop these emails");
    await page.settle(() => expect(pageText()).toContain("Emails stopped"));
    expect(asked[0]?.body).toEqual({ token: "t1" });
    window.history.replaceState(null, "", "/");
  });
});
