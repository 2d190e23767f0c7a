/** Behaviour of every tracing, whoever collects: the work comes first. */
import { AsyncLocalStorage } from "node:async_hooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Attributes, Tracing } from "./port.ts";

export function tracingSuite(name: string, open: () => Promise<Tracing>): void {
  describe(`tracing: ${name}`, () => {
    let tracing: Tracing;
    beforeAll(async () => {
      tracing = await open();
    });
    afterAll(() => tracing[Symbol.asyncDispose]());

    it("answers the work's result, in the caller's async context", async () => {
      const context = new AsyncLocalStorage<string>();
      const answer = { some: "thing" };
      const seen = await context.run("outer", () =>
        tracing.span("outer", {}, () =>
          tracing.span("inner", { "http.route": "/things" }, async (span) => {
            span.set({ "http.response.status_code": 200 });
            await Promise.resolve();
            return { answer, context: context.getStore() };
          }),
        ),
      );
      expect(seen.answer).toBe(answer);
      expect(seen.context).toBe("outer");
    });

    it("begins the work at once, and only once", () => {
      let begun = 0;
      void tracing.span("now", {}, async () => void (begun += 1));
      expect(begun).toBe(1);
    });

    it("rethrows the work's own error, also before its first await, and as a rejection", async () => {
      for (const thrown of [new Error("no"), "a word", undefined, null, { code: 5 }]) {
        const caught = await tracing.span("later", {}, () => Promise.reject(thrown)).catch((error: unknown) => [error]);
        expect(caught).toEqual([thrown]);
        const atOnce = tracing.span("at once", {}, () => {
          throw thrown;
        });
        expect(await atOnce.catch((error: unknown) => [error])).toEqual([thrown]);
      }
    });

    it("accepts any attributes of a span, also after its end", async () => {
      const odd = { nan: Number.NaN, long: "x".repeat(100_000), half: "\ud800", "": "empty", __proto__: "x" };
      const hostile = { ...odd, missing: undefined, deep: { list: [1n] } } as unknown as Attributes;
      const span = await tracing.span("", hostile, async (inner) => {
        inner.set(hostile);
        return inner;
      });
      expect(() => span.set({ late: true })).not.toThrow();
    });

    it("runs the work after its own end, too, and may be ended twice", async () => {
      const ended = await open();
      await ended[Symbol.asyncDispose]();
      await ended[Symbol.asyncDispose]();
      expect(await ended.span("late", {}, async () => 7)).toBe(7);
    });
  });
}
