import { beforeEach, describe, expect, it } from "vitest";
import { CodeLink, showable, type CodeLinkOptions, type LinkSocket, type Texts } from "./code-link.ts";

class HandSocket implements LinkSocket {
  readyState = 0;
  readonly sent: { type: string; path?: string; content?: string; files?: { path: string; content: string }[] }[] = [];
  closedWith: number | undefined;
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  send = (text: string) => void this.sent.push(JSON.parse(text) as HandSocket["sent"][number]);
  close = (code?: number) => void (this.closedWith = code);
  open(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}

let sockets: HandSocket[];
let timers: { run: () => void; ms: number }[];
let shown: number[];
let refusal: unknown;

const newLink = (onShown: CodeLinkOptions["onShown"] = (count) => shown.push(count)) =>
  new CodeLink({
    address: async () => {
      if (refusal !== null) throw refusal;
      return "ws://preview";
    },
    open: () => {
      const socket = new HandSocket();
      sockets.push(socket);
      return socket;
    },
    mayHelp: (error) => error !== "forbidden",
    onShown,
    setTimer: (run, ms) => {
      const timer = { run, ms };
      timers.push(timer);
      return timer;
    },
    clearTimer: (timer) => void (timers = timers.filter((other) => other !== timer)),
  });
/** Runs the waiting timers. */
async function due(): Promise<number[]> {
  const now = timers;
  timers = [];
  for (const { run } of now) run();
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  return now.map(({ ms }) => ms);
}
async function typed(link: CodeLink, texts: Texts): Promise<void> {
  link.show(texts);
  await due();
}

beforeEach(() => {
  [sockets, timers, shown, refusal] = [[], [], [], null];
});

describe("the link from the editor to one's own preview [W7.38] [V1]", () => {
  it("opens with the first word, sends all of it, then each change, and the rest after a discard", async () => {
    using link = newLink();
    await typed(link, {});
    expect(sockets).toHaveLength(0);
    await typed(link, { "a.ts": "1" });
    const [socket] = sockets;
    socket!.open();
    await typed(link, { "a.ts": "12", "b.ts": "x" });
    await typed(link, { "a.ts": "12", "b.ts": "x" });
    await typed(link, { "b.ts": "x" });
    await typed(link, {});
    expect(socket!.sent).toEqual([
      { type: "init_code", files: [{ path: "a.ts", content: "1" }] },
      { type: "file_update", path: "a.ts", content: "12" },
      { type: "file_update", path: "b.ts", content: "x" },
      { type: "init_code", files: [{ path: "b.ts", content: "x" }] },
      { type: "init_code", files: [] },
    ]);
    expect(shown.at(-1)).toBe(0);
    expect(sockets).toHaveLength(1);
  });

  it("gathers letters that are typed together", async () => {
    using link = newLink();
    await typed(link, { "a.ts": "1" });
    sockets[0]!.open();
    for (const text of ["12", "123", "1234"]) link.show({ "a.ts": text });
    expect(timers).toHaveLength(1);
    await due();
    expect(sockets[0]!.sent.slice(1)).toEqual([{ type: "file_update", path: "a.ts", content: "1234" }]);
  });

  it("measures and sends what is long less often, and says what is left out with what is shown", async () => {
    const told: [number, readonly string[]][] = [];
    using link = newLink((count, leftOut) => told.push([count, leftOut]));
    const long = "x".repeat(1_000_000);
    link.show({ "a.ts": long, "package.json": "{}" });
    link.show({ "a.ts": `${long}y`, "package.json": "{}" });
    expect(await due()).toEqual([1120]);
    sockets[0]!.open();
    expect(sockets[0]!.sent).toEqual([{ type: "init_code", files: [{ path: "a.ts", content: `${long}y` }] }]);
    expect(told).toEqual([[1, ["package.json"]]]);
    sockets[0]!.lose();
    expect(told.at(-1)).toEqual([0, []]);
  });

  it("comes back after a loss with all texts, later each time, and says that nothing is shown meanwhile", async () => {
    using link = newLink();
    await typed(link, { "a.ts": "1" });
    sockets[0]!.open();
    expect(shown).toEqual([1]);
    sockets[0]!.lose();
    expect(shown).toEqual([1, 0]);
    link.show({ "a.ts": "2" });
    const waits = [await due()];
    sockets[1]!.lose();
    waits.push(await due());
    sockets[2]!.lose();
    waits.push(await due());
    expect(waits).toEqual([[500, 120], [1_000], [2_000]]);
    sockets[3]!.open();
    expect(sockets[3]!.sent).toEqual([{ type: "init_code", files: [{ path: "a.ts", content: "2" }] }]);
  });

  it("does not send refused text again until something else is typed", async () => {
    using link = newLink();
    refusal = "forbidden";
    await typed(link, { "a.ts": "1" });
    expect(timers).toHaveLength(0);
    refusal = "offline";
    await typed(link, { "a.ts": "2" });
    expect(timers).toHaveLength(1);
    refusal = null;
    await due();
    sockets[0]!.open();
    sockets[0]!.lose(1008);
    expect(timers).toHaveLength(0);
    await typed(link, { "a.ts": "3" });
    expect(sockets).toHaveLength(2);
  });

  it("closes for good when the project is left", async () => {
    const link = newLink();
    await typed(link, { "a.ts": "1" });
    sockets[0]!.open();
    link[Symbol.dispose]();
    expect([sockets[0]!.closedWith, shown.at(-1)]).toEqual([1000, 0]);
    sockets[0]!.lose(1000);
    link.show({ "a.ts": "2" });
    await due();
    expect(sockets).toHaveLength(1);
  });

  it("leaves out packages and what is more than the server takes", () => {
    const long = "x".repeat(1_048_577);
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`src/${at}.ts`, "x"]));
    expect(showable({ "package.json": "{}", "a.ts": long, "b.ts": "é" })).toEqual({
      shown: { "b.ts": "é" },
      leftOut: ["package.json", "a.ts"],
    });
    expect(showable(many).leftOut).toEqual(["src/500.ts"]);
    const heavy = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`${at}.ts`, "x".repeat(1_048_576)]));
    expect(Object.keys(showable(heavy).shown)).toHaveLength(8);
  });
});
