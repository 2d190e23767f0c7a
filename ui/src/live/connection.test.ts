import type { LiveRequest } from "@slipway/kernel/contract/live";
import { beforeEach, describe, expect, it } from "vitest";
import { LiveConnection, reconnectWait, type LiveSubscription } from "./connection.ts";

/** The browser's end of a WebSocket, moved by hand. */
class HandSocket {
  readyState = 0;
  readonly sent: LiveRequest[] = [];
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  send = (text: string) => void this.sent.push(JSON.parse(text) as LiveRequest);
  close = () => this.lose();
  open() {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }
  lose() {
    this.readyState = 3;
    this.onclose?.(new CloseEvent("close"));
  }
  receive(frame: object) {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(frame) }));
  }
}

let sockets: HandSocket[] = [];
let timers: { run: () => void; ms: number }[] = [];
let seq: number | null = null;
let seen: unknown[] = [];

const newConnection = () =>
  new LiveConnection({
    open: () => {
      const socket = new HandSocket();
      sockets.push(socket);
      return socket;
    },
    setTimer: (run, ms) => {
      const timer = { run, ms };
      timers.push(timer);
      return timer;
    },
    clearTimer: (timer) => {
      timers = timers.filter((other) => other !== timer);
    },
    random: () => 1,
  });

const edits: LiveSubscription = {
  path: "projects/p1/edits",
  since: () => seq,
  onFrame: (frame) => void seen.push(frame),
};
const fire = () => timers.shift()!.run();

beforeEach(() => {
  sockets = [];
  timers = [];
  seq = null;
  seen = [];
});

describe("LiveConnection", () => {
  it("opens with the first subscription, subscribes once open, and rests after the last", () => {
    const connection = newConnection();
    expect(connection.getState()).toBe("idle");
    const stop = connection.subscribe(edits);
    sockets[0]!.open();
    expect(sockets[0]!.sent).toEqual([{ type: "subscribe", path: edits.path, since: null }]);
    stop();
    expect(connection.getState()).toBe("idle");
    expect(sockets[0]!.readyState).toBe(3);
    expect(timers).toEqual([]);
  });

  it("closes a socket that is still connecting once it is open", () => {
    const connection = newConnection();
    connection.subscribe(edits)();
    expect(connection.getState()).toBe("idle");
    expect(sockets[0]!.readyState).toBe(0);
    connection.subscribe(edits);
    sockets[0]!.open();
    expect(sockets[0]!.readyState).toBe(3);
    expect(sockets[0]!.sent).toEqual([]);
    expect(connection.getState()).toBe("connecting");
    sockets[1]!.open();
    expect(connection.getState()).toBe("open");
  });

  it("comes back after a loss and resumes from the last sequence it saw", () => {
    const connection = newConnection();
    connection.subscribe(edits);
    sockets[0]!.open();
    seq = 12;
    sockets[0]!.lose();
    expect(connection.getState()).toBe("waiting");
    fire();
    sockets[1]!.open();
    expect(sockets[1]!.sent).toEqual([{ type: "subscribe", path: edits.path, since: 12 }]);
    expect(connection.getState()).toBe("open");
  });

  it("waits longer after each failure, up to a bound, and tries at once when asked", () => {
    const connection = newConnection();
    connection.subscribe(edits);
    const waits: number[] = [];
    for (let tries = 0; tries < 8; tries++) {
      sockets.at(-1)!.lose();
      waits.push(timers[0]!.ms);
      fire();
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
    sockets.at(-1)!.lose();
    connection.retryNow();
    expect(timers).toEqual([]);
    expect(connection.getState()).toBe("connecting");
  });

  it("closes a socket that does not answer a ping", () => {
    const connection = newConnection();
    connection.subscribe(edits);
    sockets[0]!.open();
    fire();
    expect(sockets[0]!.sent.at(-1)).toEqual({ type: "ping" });
    fire();
    expect(connection.getState()).toBe("waiting");
    fire();
    expect(sockets).toHaveLength(2);
  });

  it("pings when the browser reports a lost network, and keeps a server that still answers", () => {
    const connection = newConnection();
    connection.checkNow();
    expect(timers).toEqual([]);
    connection.subscribe(edits);
    sockets[0]!.open();
    connection.checkNow();
    expect(sockets[0]!.sent.at(-1)).toEqual({ type: "ping" });
    expect(timers.map(({ ms }) => ms)).toEqual([2000]);
    sockets[0]!.receive({ type: "pong", server_now: 1 });
    expect(timers.map(({ ms }) => ms)).toEqual([20_000]);
    expect(connection.getState()).toBe("open");
    connection.checkNow();
    fire();
    expect(connection.getState()).toBe("waiting");
  });

  it("hands frames to the subscriber of their path only", () => {
    const connection = newConnection();
    connection.subscribe(edits);
    sockets[0]!.open();
    sockets[0]!.receive({ type: "changes", path: "projects/p2/edits", changes: [], server_now: 1 });
    const own = { type: "changes", path: edits.path, changes: [], server_now: 1 };
    sockets[0]!.receive(own);
    sockets[0]!.receive({ type: "pong", server_now: 1 });
    expect(seen).toEqual([own]);
  });
});

it("spreads reconnects over half of the wait", () => {
  expect(reconnectWait(0, 0)).toBe(200);
  expect(reconnectWait(0, 1)).toBe(400);
});
