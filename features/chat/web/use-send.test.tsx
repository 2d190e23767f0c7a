import { ErrorDialogHost } from "@slipway/ui/errors/error-dialog.tsx";
import { dismissErrorDialog, useShownError } from "@slipway/ui/errors/handle-error";
import { notePreview, notePreviewBuild } from "@slipway/ui/session/preview-record";
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
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { WebFeaturesContext, type WebFeature } from "@slipway/ui/slots/slots";
import { Cloud } from "lucide-react";
import { act, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rateLimitSeconds } from "./composer/rate-limit.ts";
import { useDraft } from "./composer/draft.ts";
import { OutOfCreditsDialog } from "./out-of-credits-dialog.tsx";
import { useOptimistic } from "./sending/optimistic-store.ts";
import { useOutOfCredits, useSend } from "./use-send.ts";
import { isAiMessage, runningTurn } from "./trajectory-state.ts";
import { AiAnswer } from "./messages/ai-answer.tsx";
import { UserBubble } from "./messages/user-message.tsx";

type SendAnswer = (asked: Asked) => Response | Promise<Response>;

const CLOUD: WebFeature = {
  name: "cloud",
  slots: [
    {
      slot: "project.tool.cloud",
      id: "cloud",
      order: 1,
      label: "Cloud",
      shows: "The project's backend.",
      icon: Cloud,
      key: "b",
      component: () => null,
    },
  ],
};
let tool = "preview";
const inShell = (screen: ReactNode) => (
  <WebFeaturesContext value={[CLOUD]}>
    <InShell does={{ tool }}>{screen}</InShell>
  </WebFeaturesContext>
);

let projectId = "";
let made = 0;

interface Drawn {
  send: ReturnType<typeof useSend>;
  optimistic: ReturnType<typeof useOptimistic>;
  draft: string;
}
const drawn = vi.fn<(now: Drawn) => void>();
/** The props the screen was last drawn with. */
const screenNow = (): Drawn => drawn.mock.lastCall![0];
const send: Drawn["send"] = (...args) => screenNow().send(...args);

const ANSWER = {
  newest: false,
  asked: undefined,
  given: null,
  current: false,
  reverted: false,
  own: true,
  busy: true,
  hasApp: true,
  bookmarked: false,
  askFeedback: false,
  actions: {} as never,
};

function Screen() {
  drawn({
    send: useSend(projectId, { id: "u1", name: "Maya" }),
    optimistic: useOptimistic(projectId),
    draft: useDraft(projectId),
  });
  const outOfCredits = useOutOfCredits((state) => state.open);
  const optimistic = useOptimistic(projectId);
  return (
    <>
      {optimistic.map((doc) =>
        doc.tag === "user-message" ? (
          <UserBubble key={doc.id} projectId={projectId} message={doc} ownId="u1" />
        ) : (
          isAiMessage(doc) && <AiAnswer key={doc.id} {...ANSWER} projectId={projectId} message={doc} />
        ),
      )}
      <ErrorDialogHost supportUrl="/help" />
      {outOfCredits && <OutOfCreditsDialog workspace={{ plan: "free" }} />}
    </>
  );
}

async function opened(
  answer: SendAnswer,
  accessibility: SendAnswer = () => success({ accessibility: "repo_not_found" }),
) {
  projectId = `p${(made += 1)}`;
  const asked = answerCalls({
    [`GET /projects/${projectId}/repo-accessibility`]: accessibility,
    [`POST /projects/${projectId}/chat`]: answer,
  });
  const page = await render(inShell(<Screen />));
  return { asked, page };
}

const sendText = (text = "Make it green") =>
  act(async () => {
    expect(await send(text, { chatOnly: false, model: "auto" })).toBe(false);
  });

/** Expects that a refused message is gone and its text is back in the composer. */
function expectTakenBack(): void {
  expect(screenNow().optimistic).toEqual([]);
  expect(screenNow().draft).toBe("Make it green");
}

const refused = async (answer: SendAnswer): Promise<Rendered> => {
  const { page } = await opened(answer);
  await sendText();
  expectTakenBack();
  return page;
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  dismissErrorDialog();
  useOutOfCredits.setState({ open: false });
});

it("shows the message and a thinking answer before the server answers, and keeps them after [W2.10] [W4.16]", async () => {
  const gate = Promise.withResolvers<Response>();
  const { page } = await opened(() => gate.promise);
  await using _ = page;
  let sent: Promise<boolean>;
  await act(async () => {
    sent = send("Make it green", { chatOnly: false, model: "auto" });
  });
  expect(screenNow().optimistic).toMatchObject([
    { tag: "user-message", content: "Make it green" },
    { tag: "ai-message", content: "", status: "running" },
  ]);
  await act(async () => {
    gate.resolve(success({ id: "m1", ai_message_id: "m2", status: "running", queued_position: null }));
    expect(await sent).toBe(true);
  });
  expect(screenNow().optimistic).toHaveLength(2);
});

it("sends no message without a project: that is an error [W5.03]", async () => {
  projectId = "";
  const asked = answerCalls({});
  await using _ = await render(inShell(<Screen />));
  await expect(send("Hi", { chatOnly: false, model: "auto" })).rejects.toThrow("a message needs the project it is for");
  expect(asked).toEqual([]);
});

it.each([
  ["access was withdrawn", () => success({ accessibility: "repo_access_revoked" })],
  ["the answer is one nobody knows", () => success({ accessibility: "somewhere_else" })],
  ["there is no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
])("sends nothing while the repository cannot be reached: %s [W5.04] [W8.07] [W3.15]", async (_case, accessibility) => {
  const { asked, page } = await opened(() => success(), accessibility);
  await using _ = page;
  await sendText();
  expect(asked.filter(({ method }) => method === "POST")).toEqual([]);
  await page.settle(() => expect(pageText()).toContain("We couldn't access this project repository."));
  expectTakenBack();
});

it.each(["repo_accessible", "repo_not_found"])(
  "sends when the repository is %s [W5.04] [W3.15]",
  async (accessibility) => {
    const answer = () => success({ id: "m", ai_message_id: "a", status: "running", queued_position: null });
    const { asked, page } = await opened(answer, () => success({ accessibility }));
    await using _ = page;
    await act(async () => void (await send("Hi", { chatOnly: false, model: "auto" })));
    expect(asked.filter(({ method }) => method === "POST")).toHaveLength(1);
  },
);

it("sends the last 50 console lines and requests, and runtime errors since the latest build [W5.06]", async () => {
  const { asked, page } = await opened(() => failure(400, { message: "No." }));
  await using _ = page;
  notePreviewBuild(projectId, "commit-1");
  notePreview(projectId, { error: { error_message: "old" } });
  notePreviewBuild(projectId, "commit-2");
  notePreview(projectId, { error: { error_message: "new" } });
  for (let at = 1; at <= 51; at += 1) {
    notePreview(projectId, { log: { message: String(at) } });
    notePreview(projectId, { request: { url: `/${at}` } });
  }
  await sendText();
  const body = asked.at(-1)!.body as Record<string, { message?: string; url?: string }[]>;
  expect(body["client_logs"]!.map(({ message }) => message)).toEqual(
    Array.from({ length: 50 }, (_, at) => `${at + 2}`),
  );
  expect(body["network_requests"]!.map(({ url }) => url)).toEqual(Array.from({ length: 50 }, (_, at) => `/${at + 2}`));
  expect(body["runtime_errors"]).toEqual([{ error_message: "new" }]);
});

it("sends the open tool and what it shows [W3.02]", async () => {
  tool = "cloud";
  try {
    const { asked, page } = await opened(() => failure(400, { message: "No." }));
    await using _ = page;
    await sendText();
    const sent = asked.find(({ method }) => method === "POST")!;
    expect(sent.body).toMatchObject({ view: "cloud", view_description: "Cloud: The project's backend." });
  } finally {
    tool = "preview";
  }
});

it("402 opens the out-of-credits dialog [W8.01] [W8.06] [W2.32]", async () => {
  await using _ = await refused(() => failure(402, { code: "out_of_credits", message: "No credits." }));
  expect(named("[role=dialog]", "You are out of credits")).toBeDefined();
  expect(pageText()).toContain("Ask your workspace admin");
  expect(useShownError.getState().shown).toBeNull();
  await press("Dismiss");
  expect(useOutOfCredits.getState().open).toBe(false);
});

it("429 rests this browser, and shows heavy load as a toast [W8.02] [W8.06]", async () => {
  const text = "We are currently under heavy load, please try again later";
  await using page = await refused(() => failure(429, { code: "rate_limited", message: text }));
  await page.settle(() => expect(document.querySelector("[role=alert]")?.textContent).toContain(text));
  expect(rateLimitSeconds(projectId, Date.now())).toBeGreaterThan(55);
  expect(useShownError.getState().shown).toBeNull();
});

it("429 of any other kind opens the error dialog with message and trace id [W8.02] [W8.06]", async () => {
  await using _ = await refused(() => failure(429, { message: "Too quick.", trace_id: "trace-429" }));
  expect(rateLimitSeconds(projectId, Date.now())).toBeGreaterThan(55);
  expect(named("[role=dialog]", "Error").textContent).toContain("Too quick.");
  expect(pageText()).toContain("trace-429");
});

it("499 is only logged [W8.03] [W8.06]", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await using _ = await refused(() => failure(499, { message: "The request was cancelled." }));
  expect(warned).toHaveBeenCalledTimes(1);
  expect(useShownError.getState().shown).toBeNull();
  expect(document.querySelector("[role=alert], [role=dialog]")).toBeNull();
});

it.each([
  ["503 with details", 503, { message: "No room.", details: "The queue is full." }, "The queue is full."],
  ["503 without", 503, { message: "No room." }, "No room."],
  ["any other status", 418, { message: "A teapot." }, "A teapot."],
])(
  "%s opens the error dialog with details or message, and the trace id [W8.04] [W8.06]",
  async (_case, status, error, text) => {
    await using _ = await refused(() => failure(status, { ...error, trace_id: "trace-7" }));
    expect(useShownError.getState().shown).toEqual({ message: text, traceId: "trace-7" });
    expect(named("[role=dialog]", "Error").textContent).toContain(text);
  },
);

it("a failure that is no answer of the API opens the generic error dialog [W8.05] [W8.06]", async () => {
  await using _ = await refused(() => new Response("<html>", { status: 200 }));
  expect(useShownError.getState().shown).toEqual({ message: "An unexpected error occurred. ", traceId: "" });
});

it("reports a silent server on a working connection, and keeps the text [W8.05] [W8.06]", async () => {
  await using _ = await refused(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(named("[role=dialog]", "Error").textContent).toContain("Can't reach Slipway. Your draft is safe.");
});

it("an aborted call says nothing [W4.16] [W8.06]", async () => {
  await using _ = await refused(() => Promise.reject(new DOMException("left", "AbortError")));
  expect(useShownError.getState().shown).toBeNull();
  expect(document.querySelector("[role=alert], [role=dialog]")).toBeNull();
});

describe("without a connection", () => {
  const noAnswer = () => Promise.reject(new TypeError("Failed to fetch"));
  const taken = () => success({ id: "m", ai_message_id: "a", status: "running", queued_position: null });
  const options = { chatOnly: false, model: "auto" } as const;
  /** Cuts the network until `mend` is called. */
  async function cut() {
    let gone = true;
    vi.spyOn(navigator, "onLine", "get").mockImplementation(() => !gone);
    const { asked, page } = await opened(() => (gone ? noAnswer() : taken()));
    const post = async (text: string) => {
      let sent: Promise<boolean> | undefined;
      await act(async () => void (sent = send(text, options)));
      // Wrapped in an object, so that awaiting this does not await the message.
      return { sent: sent! };
    };
    return {
      page,
      post,
      mend: () => void (gone = false),
      words: () =>
        asked.filter(({ method }) => method === "POST").map(({ body }) => (body as { message: string }).message),
    };
  }
  const waits = (): number => pageText().split("Waiting for the connection").length - 1;

  it("messages wait in place and are sent in order when it returns [W4.16]", async () => {
    const { page, post, mend, words } = await cut();
    await using _ = page;
    const [first, second] = [await post("Make it green"), await post("Then add a page")];
    await page.settle(() => expect(waits()).toBe(2));
    expect(words()).toEqual(["Make it green"]);
    expect(pageText()).not.toContain("Thinking");
    expect(runningTurn(screenNow().optimistic)).toBeUndefined();
    expect([screenNow().draft, useShownError.getState().shown]).toEqual(["", null]);
    mend();
    await act(async () => {
      window.dispatchEvent(new Event("online"));
      expect(await Promise.all([first.sent, second.sent])).toEqual([true, true]);
    });
    expect(words()).toEqual(["Make it green", "Make it green", "Then add a page"]);
    expect(waits()).toBe(0);
    expect(pageText()).toContain("Thinking");
  });

  it("the same message is sent again, not another one [CH1]", async () => {
    const ids: unknown[] = [];
    vi.spyOn(navigator, "onLine", "get").mockImplementation(() => ids.length > 1);
    const { page } = await opened(({ body }) => {
      ids.push((body as { id: string }).id);
      return ids.length < 2 ? noAnswer() : taken();
    });
    await using _ = page;
    await act(async () => {
      const sent = send("Make it green", options);
      await vi.waitFor(() => expect(ids).toHaveLength(1));
      await vi.waitFor(() => void named("button", "Take back"));
      window.dispatchEvent(new Event("online"));
      expect(await sent).toBe(true);
    });
    expect(ids[0]).toBe(ids[1]);
  });

  it("any of them can be withdrawn into the composer, and the others are still sent [W8.06]", async () => {
    const { page, post, mend, words } = await cut();
    await using _ = page;
    const [first, second] = [await post("Make it green"), await post("Then add a page")];
    await page.settle(() => expect(waits()).toBe(2));
    await press("Take back");
    await act(async () => expect(await second.sent).toBe(false));
    expect([screenNow().draft, waits()]).toEqual(["Then add a page", 1]);
    mend();
    await act(async () => {
      window.dispatchEvent(new Event("online"));
      expect(await first.sent).toBe(true);
    });
    expect(words()).toEqual(["Make it green", "Make it green"]);
  });

  it("a person who leaves the page finds them in the composer", async () => {
    const { page, post } = await cut();
    await using _ = page;
    const [first, second] = [await post("Make it green"), await post("Then add a page")];
    await page.settle(() => expect(waits()).toBe(2));
    await act(async () => {
      window.dispatchEvent(new Event("pagehide"));
      expect(await Promise.all([first.sent, second.sent])).toEqual([false, false]);
    });
    expect(localStorage.getItem(`slipway-draft:${projectId}`)).toBe("Make it green\n\nThen add a page");
  });
});
