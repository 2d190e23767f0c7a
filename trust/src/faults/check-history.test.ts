import { AppError } from "@slipway/kernel/errors";
import { describe, expect, it } from "vitest";
import { checkHistory } from "./check-history.ts";
import { History, type Operation, type Outcome } from "./history.ts";

const operation = (value: string, at: number, outcome: Outcome): Operation => ({
  path: "p",
  value,
  invokedAt: at,
  endedAt: at + 1,
  outcome,
});
const sent = [
  operation("a", 0, "ok"),
  operation("b", 2, "unknown"),
  operation("c", 4, "ok"),
  operation("d", 6, "fail"),
];
const judge = (...stored: string[]): string[] => checkHistory(sent, new Map([["p", stored]]));

describe("history checker", () => {
  it("accepts acknowledged writes, with or without those of unknown outcome", () => {
    expect(judge("a", "c")).toEqual([]);
    expect(judge("a", "b", "c")).toEqual([]);
    expect(judge("a", "c", "b")).toEqual([]);
  });

  it("names what is lost, invented, doubled, refused and out of order", () => {
    expect(judge("a")).toEqual(["p: c was acknowledged and is lost"]);
    expect(judge("a", "c", "x")).toEqual(["p: x is stored and nobody sent it"]);
    expect(judge("a", "a", "c")).toEqual(["p: a is stored twice"]);
    expect(judge("a", "c", "d")).toEqual(["p: d was refused and is stored"]);
    expect(judge("c", "a")).toEqual(["p: a is stored after c, which was sent later"]);
    expect(checkHistory([], new Map([["q", ["y"]]]))).toEqual(["q: y is stored and nobody sent it"]);
  });

  it("records how each write ended, and answers that tell people nothing", async () => {
    const history = new History();
    const refuse = (status: number) => () =>
      Promise.reject(new AppError({ code: "word", status, userMessage: "A sentence." }));
    await history.write("p", "1", () => Promise.resolve());
    await history.write("p", "2", refuse(409));
    await history.write("p", "3", refuse(503));
    await history.write("p", "4", refuse(500));
    await history.write("p", "5", () => Promise.reject(new Error("the connection ended")));
    expect(history.operations.map((each) => each.outcome)).toEqual(["ok", "fail", "unknown", "unknown", "unknown"]);
    expect(history.unclear).toEqual(["p: 500 word: A sentence."]);
    await expect(history.write("p", "1", () => Promise.resolve())).rejects.toThrow("sent before");
  });
});
