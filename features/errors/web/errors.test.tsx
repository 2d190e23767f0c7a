import { NavigationContext, type Navigation } from "@slipway/ui/navigation/navigation";
import { clearPageErrors, notePageError } from "@slipway/ui/session/preview-errors";
import { takeAskedFile, useAskedFile } from "@slipway/ui/session/open-file";
import { notePreview } from "@slipway/ui/session/preview-record";
import {
  answerCalls,
  failure,
  named,
  pageText,
  press,
  render,
  success,
  type Asked,
  type Rendered,
} from "@slipway/ui/testing/render.tsx";
import { act, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chatRequestSchema } from "../../chat/contract/index.ts";
import { errorsContract, type ErrorRecord, type ErrorType } from "../contract/index.ts";
import { ErrorsButton } from "./errors-button.tsx";
import { ErrorsTool } from "./errors-tool.tsx";
import { PreviewSheet } from "./preview-sheet.tsx";
import { PublishErrors } from "./publish-errors.tsx";

const PROJECT = { locked_at: null as string | null, permissions: ["EditProject"] };
const FIXED = "Fix attempt initiated successfully";
const NOT_FIXED = "Failed to initiate fix. Please try again.";

let projectId: string;
let count = 0;
const openTool = vi.fn();
const navigation = { openTool, tool: "preview" } as unknown as Navigation;

/** Ids contain the project, so that one test's dismissals do not affect another. */
const idOf = (name: string): string => `${projectId}-${name}`;
const record = (name: string, change: Partial<ErrorRecord> = {}): ErrorRecord => ({
  id: idOf(name),
  type: "runtime",
  error_message: `${name} is not a function\n    at menu`,
  occurred_at: "2026-11-21T12:00:00.000Z",
  created_at: "2026-11-21T12:00:00.000Z",
  handled_at: null,
  meta_data: { url: null, method: null, origin: null, status: null, colno: 2, lineno: 4, filename: "src/App.tsx" },
  page: "/menu",
  fix_attempts: 0,
  ...change,
});
const meet = (id: string, type: ErrorType = "runtime"): Promise<void> =>
  act(async () => {
    const { error_message, page, occurred_at, meta_data } = record(id);
    notePageError(projectId, { type, error_message, page, occurred_at, meta_data });
  });

let known: Map<string, ErrorRecord>;
/** Fills the live document as the hub would. */
const tell = (page: Rendered, ...records: ErrorRecord[]): Promise<void> =>
  act(async () => {
    for (const one of records) known.set(one.id, one);
    const state = { data: new Map(known), seq: known.size, ready: true, closed: null };
    page.cache.setQueryData(["live", `projects/${projectId}/errors`, {}], state);
  });

function answer(
  more: Record<string, (asked: Asked) => Response | Promise<Response>> = {},
  project: object = PROJECT,
): Asked[] {
  return answerCalls({
    [`GET /projects/${projectId}/details`]: () => success(project),
    [`POST /projects/${projectId}/errors`]: ({ body }) => {
      const { errors } = errorsContract.report.body.parse(body);
      return success({ errors: errors.map(({ error_message }) => record(error_message.split(" ", 1)[0]!)) });
    },
    [`POST /projects/${projectId}/chat`]: () => success({ id: "m" }),
    [`PATCH /projects/${projectId}/handle-errors`]: () => success({}),
    ...more,
  });
}
const show = (node: ReactNode): Promise<Rendered> =>
  render(<NavigationContext value={navigation}>{node}</NavigationContext>);
const sheet = (): HTMLElement | null => document.querySelector("section[role=alert]");
const sent = (asked: readonly Asked[], method: string): Asked[] => asked.filter((one) => one.method === method);

beforeEach(() => {
  projectId = `p${(count += 1)}`;
  known = new Map();
  openTool.mockClear();
  sessionStorage.clear();
  vi.stubGlobal(
    "WebSocket",
    class {
      close(): void {}
      send(): void {}
      addEventListener(): void {}
    },
  );
});
afterEach(async () => {
  await act(async () => clearPageErrors(projectId));
  vi.unstubAllGlobals();
});

describe("the error over the preview", () => {
  it.each([
    ["cors", "CORS error", false],
    ["http_server", "HTTP server error", false],
    ["http_client", "HTTP client error", true],
    ["edge_function", "Supabase edge function error", true],
    ["build", "Build error", true],
    ["runtime", "Runtime error", true],
    ["sql", "Error", true],
  ] as const)(
    "%s is called %s; only what the AI can fix offers Try to fix: %s [T8.10]",
    async (type, label, fixable) => {
      answer();
      await using _ = await show(<PreviewSheet projectId={projectId} />);
      await meet("x", type);
      expect(sheet()!.getAttribute("aria-label")).toBe(label);
      const texts = [...sheet()!.querySelectorAll("button")].map((button) => button.textContent);
      expect(texts.includes("Try to fix")).toBe(fixable);
      expect(pageText().includes("The server that was asked is at fault: the AI cannot fix this.")).toBe(!fixable);
      expect(texts.indexOf("Undo last change")).toBeLessThan(texts.indexOf("Details"));
    },
  );

  it("is sent to the server once, and shown until dismissed; then the next one is [T4.03] [T4.18] [ER2]", async () => {
    const asked = answer();
    await using page = await show(<PreviewSheet projectId={projectId} />);
    await meet("one");
    await meet("one");
    await meet("two");
    await page.settle(() => expect(sent(asked, "POST").length).toBeGreaterThan(0));
    expect(sheet()!.textContent).toContain("one is not a function");
    expect(sheet()!.textContent).not.toContain("at menu");
    await press("Dismiss");
    expect(sheet()!.textContent).toContain("two is not a function");
    await press("Dismiss");
    expect(sheet()).toBeNull();
    const told = sent(asked, "POST").flatMap(({ body }) => (body as { errors: { error_message: string }[] }).errors);
    expect(told.map(({ error_message }) => error_message.split(" ", 1)[0])).toEqual(["one", "two"]);
    expect(sent(asked, "PATCH")).toEqual([]);
  });

  it("goes to the agent at once with what the preview told, and is handled only then [T7.18] [T7.17] [T4.03] [T8.12]", async () => {
    const asked = answer();
    await using page = await show(<PreviewSheet projectId={projectId} />);
    notePreview(projectId, { log: { level: "warn", message: "careful" } });
    await meet("one");
    await page.settle(() => expect(sent(asked, "POST").length).toBe(1));
    await tell(page, record("one"));
    await press("Try to fix");
    await page.settle(() => expect(sent(asked, "PATCH").length).toBe(1));
    const chat = chatRequestSchema.parse(sent(asked, "POST")[1]!.body);
    expect(chat).toMatchObject({ mode: "instant", contains_error: true, error_ids: [idOf("one")] });
    expect(chat.client_logs).toEqual([{ level: "warn", message: "careful" }]);
    expect(chat.message).toBe(
      "Fix this error:\nRuntime error on /menu: one is not a function\n    at menu\nat src/App.tsx:4:2",
    );
    expect(sent(asked, "PATCH")[0]!.body).toEqual({ error_ids: [idOf("one")] });
    await page.settle(() => expect([pageText().includes(FIXED), sheet()]).toEqual([true, null]));
  });

  it("comes back with Undo first and says that it was tried when the fix changed nothing [T4.03] [T4.18]", async () => {
    const asked = answer();
    await using page = await show(<PreviewSheet projectId={projectId} />);
    await meet("one");
    await page.settle(() => expect(sent(asked, "POST").length).toBe(1));
    await tell(page, record("one"));
    await press("Try to fix");
    await page.settle(() => expect(sheet()).toBeNull());
    await tell(page, record("one", { handled_at: "2026-11-21T12:00:01.000Z" }));
    await tell(page, record("one", { fix_attempts: 1 }));
    const once = "Tried once, same error. Undo the last change, or say in the chat what should happen instead.";
    await page.settle(() => expect(sheet()!.textContent).toContain(once));
    const texts = [...sheet()!.querySelectorAll("button")].map((button) => button.textContent);
    expect(texts.indexOf("Undo last change")).toBeLessThan(texts.indexOf("Try to fix"));
    await press("Try to fix");
    await page.settle(() => expect(sheet()).toBeNull());
    await tell(page, record("one", { fix_attempts: 2 }));
    await page.settle(() => expect(sheet()!.textContent).toContain("Tried twice, same error."));
  });

  it("stays, and stays open, when the fix could not be started [T8.12] [T4.18]", async () => {
    const asked = answer({ [`POST /projects/${projectId}/chat`]: () => failure(500, { message: "No." }) });
    await using page = await show(<PreviewSheet projectId={projectId} />);
    await meet("one");
    await press("Try to fix");
    await page.settle(() => expect(pageText()).toContain(NOT_FIXED));
    expect(sheet()).not.toBeNull();
    expect(sent(asked, "PATCH")).toEqual([]);
  });

  it("is sent once the server knows it, so that it can come back after a fix that changed nothing [T4.18]", async () => {
    const held = Promise.withResolvers<void>();
    const asked = answer({
      [`POST /projects/${projectId}/errors`]: async () => {
        await held.promise;
        return success({ errors: [record("one")] });
      },
    });
    await using page = await show(<PreviewSheet projectId={projectId} />);
    await meet("one");
    await press("Try to fix");
    expect(sent(asked, "POST").some(({ path }) => path.endsWith("/chat"))).toBe(false);
    held.resolve();
    await page.settle(() => expect(pageText()).toContain(FIXED));
    const message = sent(asked, "POST").find(({ body }) => (body as { contains_error?: true }).contains_error === true);
    expect(message?.body).toMatchObject({ error_ids: [idOf("one")] });
  });

  it("stays dismissed or sent if that happened before the server answered [T4.03] [T4.18]", async () => {
    const held = Promise.withResolvers<void>();
    const asked = answer({
      [`POST /projects/${projectId}/errors`]: async ({ body }) => {
        await held.promise;
        const { errors } = errorsContract.report.body.parse(body);
        return success({ errors: errors.map(({ error_message }) => record(error_message.split(" ", 1)[0]!)) });
      },
    });
    await using page = await show(
      <>
        <ErrorsButton projectId={projectId} />
        <PreviewSheet projectId={projectId} />
      </>,
    );
    await meet("one");
    await meet("two");
    await press("Dismiss");
    await press("Try to fix");
    await page.settle(() => expect(pageText()).toContain(FIXED));
    await tell(page, record("one"), record("two"), record("three"));
    await page.settle(() => named("button", "3 errors"));
    held.resolve();
    await page.settle(() => named("button", "2 errors"));
    await page.settle(() => expect(sent(asked, "PATCH")[0]?.body).toEqual({ error_ids: [idOf("two")] }));
  });

  it("disappears when somebody else has sent it to be fixed", async () => {
    const asked = answer();
    await using page = await show(<PreviewSheet projectId={projectId} />);
    await meet("one");
    await page.settle(() => expect(sent(asked, "POST").length).toBe(1));
    await tell(page, record("one"));
    expect(sheet()).not.toBeNull();
    await tell(page, record("one", { handled_at: "2026-11-21T12:00:01.000Z" }));
    await page.settle(() => expect(sheet()).toBeNull());
  });

  it("of half-done files is neither shown nor reported while the agent works", async () => {
    const asked = answer({}, { ...PROJECT, locked_at: new Date(Date.now() + 1000).toISOString() });
    await using page = await show(<PreviewSheet projectId={projectId} />);
    await page.settle(() => expect(sent(asked, "GET").length).toBe(1));
    await meet("one");
    expect(sheet()).toBeNull();
    await act(async () =>
      page.cache.setQueriesData({ predicate: ({ queryKey }) => String(queryKey[0]).endsWith("/details") }, PROJECT),
    );
    await page.settle(() => expect(sent(asked, "POST").length).toBe(1));
    expect(sheet()).not.toBeNull();
  });

  it("is not tried a third time if it came back twice after a fix", async () => {
    const asked = answer();
    await using page = await show(<PreviewSheet projectId={projectId} />);
    await meet("one");
    await page.settle(() => expect(sent(asked, "POST").length).toBe(1));
    await tell(page, record("one", { fix_attempts: 2 }));
    await page.settle(() => expect(sheet()!.textContent).toContain("Tried twice, same error."));
    expect(() => named("button", "Try to fix")).toThrow();
    named("button", "Undo last change");
  });

  it("opens its line in the code editor", async () => {
    answer();
    const asked: unknown[] = [];
    function Editor() {
      asked.push(useAskedFile(projectId));
      return null;
    }
    await using _ = await show(
      <>
        <PreviewSheet projectId={projectId} />
        <Editor />
      </>,
    );
    await meet("one");
    await press("Open src/App.tsx:4:2");
    expect(asked.at(-1)).toEqual({ path: "src/App.tsx", line: 4, column: 2 });
    expect(openTool).toHaveBeenCalledWith("codeEditor");
    await act(async () => takeAskedFile());
  });
});

describe("all errors of a project", () => {
  it("are counted in the bar, and listed newest first as they come and go [T2.22] [T4.18]", async () => {
    answer();
    await using page = await show(
      <>
        <ErrorsButton projectId={projectId} />
        <ErrorsTool projectId={projectId} />
      </>,
    );
    await tell(page);
    await page.settle(() => expect(pageText()).toContain("No open errors"));
    await tell(page, record("one"), record("two", { created_at: "2026-11-21T12:00:05.000Z" }));
    await page.settle(() => named("button", "2 errors"));
    const cards = (): (string | undefined)[] =>
      [...document.querySelectorAll("li")].map((card) => /(one|two) is not/.exec(card.textContent)?.[0]);
    expect(cards()).toEqual(["two is not", "one is not"]);
    await tell(page, record("two", { handled_at: "2026-11-21T12:00:06.000Z" }));
    await page.settle(() => named("button", "1 error"));
    expect(cards()).toEqual(["one is not"]);
    await press("1 error");
    expect(openTool).toHaveBeenCalledWith("error");
  });

  it("go to the agent together, except those it cannot fix [T8.10] [T7.18]", async () => {
    const asked = answer();
    await using page = await show(<ErrorsTool projectId={projectId} />);
    await tell(
      page,
      record("one"),
      record("two"),
      record("three", { type: "cors" }),
      record("four", { fix_attempts: 2 }),
    );
    await page.settle(() => named("button", "Try to fix all (2)"));
    await press("Try to fix all (2)");
    await page.settle(() => expect(sent(asked, "PATCH").length).toBe(1));
    expect(sent(asked, "PATCH")[0]!.body).toEqual({ error_ids: [idOf("one"), idOf("two")] });
    expect(pageText()).toContain("The server that was asked is at fault: the AI cannot fix this.");
  });

  it("show hostile texts as text, and paths outside the project open nothing", async () => {
    answer();
    await using page = await show(<ErrorsTool projectId={projectId} />);
    const place = (filename: string): ErrorRecord["meta_data"] => ({ ...record("x").meta_data, filename });
    await tell(
      page,
      record("one", { error_message: "<img src=x onerror=alert(1)>", meta_data: place("javascript:alert(1)") }),
      record("two", { meta_data: place("src/../../etc/passwd") }),
      record("three", { meta_data: place("src/\u202Etxt.exe") }),
    );
    await page.settle(() => expect(pageText()).toContain("<img src=x onerror=alert(1)>"));
    expect(document.querySelectorAll("li img, li a")).toHaveLength(0);
    expect(
      [...document.querySelectorAll("li button")].filter(({ ariaLabel }) => ariaLabel?.startsWith("Open")),
    ).toEqual([]);
  });
});

it("says in the publish menu that visitors may see an open error, and shows the way to it", async () => {
  answer();
  await using page = await show(<PublishErrors projectId={projectId} />);
  await tell(page);
  expect(pageText()).toBe("");
  await tell(page, record("one"));
  await page.settle(() => expect(pageText()).toContain("1 open error. Visitors may see it."));
  await press("Show");
  expect(openTool).toHaveBeenCalledWith("error");
  await tell(page, record("one", { handled_at: "2026-11-21T12:01:00.000Z" }));
  await page.settle(() => expect(pageText()).toBe(""));
});
