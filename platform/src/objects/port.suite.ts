/** Behaviour of every object store. */
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { createPutContent } from "./content.ts";
import type { Objects } from "./port.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const sha256 = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");

/** `writing`: files of bytes that stand under no key yet. */
export function objectsSuite(makeObjects: () => Promise<Objects>, writing: () => Promise<string[]>): void {
  let objects: Objects;
  beforeAll(async () => {
    objects = await makeObjects();
  });
  const keysBelow = async (prefix: string): Promise<string[]> => {
    const keys: string[] = [];
    for await (const info of objects.list(prefix)) keys.push(info.key);
    return keys;
  };

  it("reads back what was put, with size and hash, and replaces it", async () => {
    const info = await objects.put("one/two.txt", bytes("hello"));
    expect(info).toEqual({ key: "one/two.txt", size: 5, etag: sha256(bytes("hello")) });
    expect(await objects.head("one/two.txt")).toEqual(info);
    await objects.put("one/two.txt", bytes(""));
    expect(await objects.get("one/two.txt")).toHaveLength(0);
  });

  const inPieces = (...texts: string[]): AsyncIterable<Uint8Array> => Readable.from(texts.map(bytes));

  it("receives bytes in pieces and shows them when they are kept", async () => {
    {
      await using received = await objects.receive(inPieces("he", "", "llo"));
      expect(received.size).toBe(5);
      expect(await keysBelow("received/")).toEqual([]);
      const info = await received.keep("received/a.txt");
      expect(info).toEqual({ key: "received/a.txt", size: 5, etag: sha256(bytes("hello")) });
      expect(await objects.head("received/a.txt")).toEqual(info);
    }
    expect(new TextDecoder().decode((await objects.get("received/a.txt"))!)).toBe("hello");
    await using empty = await objects.receive(inPieces());
    expect(await empty.keep("received/a.txt")).toMatchObject({ size: 0 });
    expect(await objects.get("received/a.txt")).toHaveLength(0);
  });

  it("receives many pieces larger than one turn of the event loop takes", async () => {
    const large = new Uint8Array(1_000_003).map((_, at) => at % 251);
    await using received = await objects.receive(Readable.from([large, large]));
    await received.keep("received/large");
    expect(sha256((await objects.get("received/large"))!)).toBe(sha256(Buffer.concat([large, large])));
  });

  it("leaves nothing of bytes that broke off, were not kept or would leave the store", async () => {
    async function* breaking(): AsyncGenerator<Uint8Array> {
      yield bytes("half");
      throw new Error("cut off");
    }
    await expect(objects.receive(breaking())).rejects.toThrow("cut off");
    {
      await using received = await objects.receive(inPieces("unwanted"));
      await expect(received.keep("../a")).rejects.toMatchObject({ code: "invalid_request" });
    }
    expect(await writing()).toEqual([]);
  });

  it("answers null for what is missing and deletes without complaint", async () => {
    expect(await objects.get("nothing")).toBeNull();
    expect(await objects.head("nothing/below")).toBeNull();
    await objects.delete("nothing");
    await objects.put("gone", bytes("x"));
    await objects.delete("gone");
    expect(await objects.get("gone")).toBeNull();
  });

  it("reads ranges, cut at the end", async () => {
    await objects.put("range", bytes("0123456789"));
    const read = async (start: number, end: number): Promise<string> =>
      new TextDecoder().decode((await objects.get("range", { start, end }))!);
    expect(await read(2, 4)).toBe("234");
    expect(await read(8, 100)).toBe("89");
    expect(await read(20, 30)).toBe("");
  });

  it("keeps an object and objects below its name", async () => {
    await objects.put("deep", bytes("1"));
    await objects.put("deep/er", bytes("2"));
    expect(new TextDecoder().decode((await objects.get("deep"))!)).toBe("1");
    expect(await keysBelow("deep")).toEqual(["deep", "deep/er"]);
  });

  it("lists keys of a prefix in code-unit order", async () => {
    const part = fc.stringMatching(/^[A-Za-z0-9._-]{1,6}$/).filter((text) => text !== "." && text !== "..");
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.array(part, { minLength: 1, maxLength: 3 }), {
          minLength: 1,
          maxLength: 12,
          selector: (parts) => parts.join("/"),
        }),
        fc.nat(),
        async (paths, seed) => {
          const folder = `order/${seed}-${Math.random().toString(36).slice(2)}`;
          const keys = paths.map((parts) => `${folder}/${parts.join("/")}`);
          await Promise.all(keys.map((key) => objects.put(key, bytes(key))));
          expect(await keysBelow(`${folder}/`)).toEqual(keys.sort());
          const half = keys[0]!.slice(0, -1);
          expect(await keysBelow(half)).toEqual(keys.filter((key) => key.startsWith(half)));
        },
      ),
      { numRuns: 25 },
    );
  });

  it("refuses keys that could leave the store", async () => {
    for (const key of [
      "",
      "/a",
      "a//b",
      "../a",
      "a/./b",
      "a/..",
      "a\\b",
      "a b",
      "ä",
      "a\u0000",
      "x".repeat(513),
      "a+b",
    ]) {
      await expect(objects.put(key, bytes("x"))).rejects.toMatchObject({ code: "invalid_request" });
      await expect(objects.get(key)).rejects.toMatchObject({ code: "invalid_request" });
    }
  });

  it("stores equal bytes once by their hash", async () => {
    const put = createPutContent(objects);
    const first = await put("content", bytes("same"));
    expect(first.key).toBe(`content/${sha256(bytes("same"))}`);
    expect(await put("content", bytes("same"))).toEqual(first);
    expect(await keysBelow("content/")).toEqual([first.key]);
  });

  it("never shows half of an object while it is replaced", async () => {
    const [small, large] = [new Uint8Array(10).fill(1), new Uint8Array(400_000).fill(2)];
    await objects.put("swap", small);
    const writes = (async () => {
      for (let round = 0; round < 20; round += 1) await objects.put("swap", round % 2 === 0 ? large : small);
    })();
    for (let round = 0; round < 60; round += 1) {
      const seen = (await objects.get("swap"))!;
      expect([small.length, large.length]).toContain(seen.length);
      expect(new Set(seen).size).toBe(1);
    }
    await writes;
  });
}
