import { once } from "node:events";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { ArchiveMeter } from "./archive-meter.ts";

/** An archive of empty files, or of one with so many bytes. */
function archive(files: number, size = 0): Buffer {
  const header = Buffer.alloc(512);
  header.write("package/x", 0);
  header.write(size.toString(8).padStart(11, "0"), 124);
  const one = Buffer.concat([header, Buffer.alloc(Math.ceil(size / 512) * 512, 1)]);
  return Buffer.concat([...Array<Buffer>(files).fill(one), Buffer.alloc(1024)]);
}

/** The rule that was broken first, whatever the pieces in which the bytes come. */
async function judge(answers: [bytes: Buffer, encoding?: string][], piece = 1_000): Promise<string | null> {
  const meter = new ArchiveMeter({ bytes: 1 << 20, files: 100 });
  let broken: string | null = null;
  for (const [bytes, encoding] of answers) {
    const counted = meter.of(encoding, (rule) => (broken ??= rule));
    counted.on("error", () => undefined);
    for (let at = 0; at < bytes.length; at += piece)
      if (!counted.write(bytes.subarray(at, at + piece))) await once(counted, "drain");
    await new Promise<void>((resolve) => counted.on("close", resolve).end(resolve));
  }
  // A decoder's last bytes come after its input has ended.
  await vi.waitUntil(() => broken !== null, { timeout: 200, interval: 5 }).catch(() => null);
  return broken;
}

describe("the meter of an installation", () => {
  it("passes packages within the bounds and descriptions of any length", async () => {
    expect(await judge([[gzipSync(archive(99))], [gzipSync(archive(1, 900_000))]])).toBeNull();
    expect(await judge([[Buffer.from(JSON.stringify({ text: "x".repeat(2 << 20) }))]])).toBeNull();
    expect(await judge([[gzipSync(`{"a":1}`), "gzip"]])).toBeNull();
  });

  it.each([1, 511, 512, 4_096, 1 << 20])("counts all packages together, in pieces of %i bytes", async (piece) => {
    const half = gzipSync(archive(1, 600_000));
    expect(await judge([[half], [half]], piece)).toMatch("too large when it is unpacked");
    expect(await judge([[gzipSync(archive(60))], [gzipSync(archive(60))]], piece)).toMatch("too many files");
  });

  it("counts concatenated members and encoded transfers", async () => {
    const whole = archive(1, 1_200_000);
    const members = [whole.subarray(0, 600_000), whole.subarray(600_000)].map((part) => gzipSync(part));
    expect(await judge([[Buffer.concat(members)]])).toMatch("too large");
    expect(await judge([[gzipSync(gzipSync(archive(101))), "gzip"]])).toMatch("too many files");
    expect(await judge([[brotliCompressSync(gzipSync(archive(101))), "br"]])).toMatch("too many files");
  });

  it("refuses other forms and other encodings", async () => {
    expect(await judge([[archive(1)]])).toBe("it is no package archive.");
    expect(await judge([[Buffer.from("28b52ffd", "hex")]])).toBe("it is no package archive.");
    expect(await judge([[gzipSync(archive(1)), "zstd"]])).toMatch("nobody asked for");
  });
});
