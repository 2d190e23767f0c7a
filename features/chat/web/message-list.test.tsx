import { answerCalls, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { act, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TrajectoryDocument } from "../contract/index.ts";
import { MessageList } from "./message-list.tsx";
import { optimisticPair } from "./trajectory-state.ts";
import { useConversation, type FirstPage } from "./use-conversation.ts";

const words = (id: string, at: number): TrajectoryDocument =>
  optimisticPair({
    id,
    aiMessageId: `${id}-answer`,
    text: id,
    mode: "agent",
    chatOnly: false,
    model: "auto",
    userId: "u1",
    userName: "Maya",
    at,
  })[0];

beforeEach(() => {
  // The live path is silent, so only what was read over HTTP is shown.
  vi.stubGlobal(
    "WebSocket",
    class {
      addEventListener(): void {}
      close(): void {}
      send(): void {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a link to a message", () => {
  const list = (documents: readonly TrajectoryDocument[]) => (
    <MessageList
      documents={documents}
      ownId="u2"
      hasOlder={false}
      loadingOlder={false}
      onLoadOlder={vi.fn()}
      messageId="m2"
      empty={null}
    >
      {(doc) => (
        <p key={doc.id} data-message={doc.id}>
          {doc.content}
        </p>
      )}
    </MessageList>
  );

  it("scrolls to it 3000 ms after the page shows it [W9.01]", async () => {
    const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
    vi.useFakeTimers();
    await using _ = await render(list([words("m1", 1), words("m2", 2)]));
    await act(async () => vi.advanceTimersByTime(2999));
    expect(scrolled).not.toHaveBeenCalled();
    await act(async () => vi.advanceTimersByTime(1));
    expect(scrolled.mock.contexts).toEqual([document.querySelector("[data-message=m2]")]);
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(scrolled).toHaveBeenCalledTimes(1);
    scrolled.mockRestore();
    vi.useRealTimers();
  });
});

const renderOneMessage = () =>
  render(
    <MessageList
      documents={[words("m1", 1)]}
      ownId="u2"
      hasOlder={false}
      loadingOlder={false}
      onLoadOlder={vi.fn()}
      messageId={null}
      empty={null}
    >
      {(doc) => <p key={doc.id}>{doc.content}</p>}
    </MessageList>,
  );

describe("the end of the conversation", () => {
  it("stays in view while text grows below, until somebody scrolls up [W9.01]", async () => {
    await using _ = await renderOneMessage();
    const log = named("[role=log]", "Conversation");
    const scrolledTo = async (top: number, height: number): Promise<void> => {
      Object.defineProperties(log, {
        scrollHeight: { value: height, configurable: true },
        clientHeight: { value: 400, configurable: true },
        scrollTop: { value: top, configurable: true, writable: true },
      });
      await act(async () => log.dispatchEvent(new Event("scroll", { bubbles: true })));
    };
    await scrolledTo(600, 1000);
    await scrolledTo(640, 1400);
    expect(pageText()).not.toContain("Newest");
    // A card below was replaced by a smaller one: nobody scrolled.
    await scrolledTo(300, 1400);
    expect(pageText()).not.toContain("Newest");
    await scrolledTo(640, 1400);
    log.dispatchEvent(new Event("wheel", { bubbles: true }));
    await scrolledTo(300, 1400);
    expect(pageText()).toContain("Newest");
    await scrolledTo(1000, 1400);
    expect(pageText()).not.toContain("Newest");
  });
});

describe("a message that somebody sends while reading above", () => {
  const list = (documents: readonly TrajectoryDocument[], ownId: string) => (
    <MessageList
      documents={documents}
      ownId={ownId}
      hasOlder={false}
      loadingOlder={false}
      onLoadOlder={vi.fn()}
      messageId={null}
      empty={null}
    >
      {(doc) => <p key={doc.id}>{doc.content}</p>}
    </MessageList>
  );

  it.each([
    ["u1", 1],
    ["u2", 0],
  ])("is brought into view for its author alone: %s", async (ownId, times) => {
    function Conversation() {
      const [documents, setDocuments] = useState([words("m1", 1)]);
      return (
        <>
          {list(documents, ownId)}
          <button onClick={() => setDocuments([words("m1", 1), words("m2", 2)])}>A message is sent</button>
        </>
      );
    }
    await using _ = await render(<Conversation />);
    const log = named("[role=log]", "Conversation");
    const scrolled = vi.fn();
    Object.defineProperties(log, {
      scrollHeight: { value: 1000, configurable: true },
      clientHeight: { value: 400, configurable: true },
      scrollTop: { value: 600, configurable: true, writable: true },
      scrollTo: { value: scrolled, configurable: true },
    });
    await act(async () => log.dispatchEvent(new Event("scroll", { bubbles: true })));
    log.scrollTop = 100;
    log.dispatchEvent(new Event("wheel", { bubbles: true }));
    await act(async () => log.dispatchEvent(new Event("scroll", { bubbles: true })));
    expect(pageText()).toContain("Newest");
    scrolled.mockClear();
    await press("A message is sent");
    expect(scrolled).toHaveBeenCalledTimes(times);
  });
});

describe("a list that becomes shorter", () => {
  it("still ends at the newest words, above a growing composer and a phone's keyboard", async () => {
    const watched = new Map<Element, () => void>();
    vi.stubGlobal(
      "ResizeObserver",
      class {
        readonly #told: () => void;
        constructor(told: () => void) {
          this.#told = told;
        }
        observe(element: Element): void {
          watched.set(element, this.#told);
        }
        disconnect(): void {}
      },
    );
    await using _ = await renderOneMessage();
    const log = named("[role=log]", "Conversation");
    Object.defineProperty(log, "scrollHeight", { value: 1000, configurable: true });
    const moved = vi.spyOn(log, "scrollTo");
    watched.get(log)?.();
    expect(moved).toHaveBeenCalledExactlyOnceWith({ top: 1000 });
  });
});

describe("older messages", () => {
  const first: FirstPage = { items: [words("newest", 9000)], next_cursor: "90", seq: 1 };

  function Conversation({ from = first }: { from?: FirstPage }) {
    const conversation = useConversation("p1", from);
    return (
      <MessageList
        ownId="u1"
        documents={conversation.documents}
        hasOlder={conversation.hasOlder}
        loadingOlder={conversation.loadingOlder}
        onLoadOlder={conversation.loadOlder}
        messageId={null}
        empty={null}
      >
        {(doc) => <p key={doc.id}>{doc.content};</p>}
      </MessageList>
    );
  }

  it("are loaded 30 at a time, with a pause of 300 ms [W9.01]", async () => {
    let page = 0;
    const asked = answerCalls({
      "GET /projects/p1/trajectory": () => {
        page += 1;
        return success({ items: [words(`page ${page}`, 9000 - page)], next_cursor: `${90 - page}`, seq: 1 });
      },
    });
    await using screen = await render(<Conversation />);
    const clock = vi.spyOn(Date, "now");
    clock.mockReturnValue(10_000);
    await press("Show earlier messages");
    await screenShows("page 1;newest;");
    expect(asked.map(({ path }) => path)).toEqual(["/projects/p1/trajectory?limit=30&before=90"]);
    clock.mockReturnValue(10_299);
    await press("Show earlier messages");
    expect(asked).toHaveLength(1);
    clock.mockReturnValue(10_300);
    await press("Show earlier messages");
    await screenShows("page 2;page 1;newest;");
    expect(asked.at(-1)!.path).toBe("/projects/p1/trajectory?limit=30&before=89");
    clock.mockRestore();
    expect(screen.cache).toBeDefined();
  });

  it("opened by a link are followed by everything newer, up to the newest [W4.16]", async () => {
    const asked = answerCalls({
      "GET /projects/p1/trajectory": ({ path }: { path: string }) => {
        const at = Number(/after=(\d+)/.exec(path)![1]);
        return success({
          items: [words(`page ${at}`, 1000 + at)],
          next_cursor: String(at),
          newer_cursor: at < 30 ? String(at + 10) : null,
          seq: 2,
        });
      },
    });
    const from: FirstPage = { items: [words("linked", 1000)], next_cursor: null, newer_cursor: "10", seq: 1 };
    await using _ = await render(<Conversation from={from} />);
    await screenShows("linked;page 10;page 20;page 30;");
    expect(asked.map(({ path }) => path)).toEqual(
      [10, 20, 30].map((after) => `/projects/p1/trajectory?limit=100&after=${after}`),
    );
  });

  async function screenShows(text: string): Promise<void> {
    for (let looks = 0; looks < 50 && !pageText().includes(text); looks += 1) await act(async () => undefined);
    expect(named("[role=log]", "Conversation").textContent).toContain(text);
  }
});
