import { Buffer } from "node:buffer";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UploadForm } from "./upload-form.ts";

const part = (head: string, content: string | Buffer = ""): Buffer =>
  Buffer.concat([Buffer.from(`--B\r\n${head}\r\n\r\n`), Buffer.from(content), Buffer.from("\r\n")]);
const field = (name: string, text: string): Buffer => part(`content-disposition: form-data; name="${name}"`, text);
const file = (content: string | Buffer, type = "text/plain"): Buffer =>
  part(`Content-Disposition: form-data; name="f"; filename="a.txt"\r\nContent-Type: ${type}`, content);
const form = (...parts: (Buffer | string)[]): Buffer =>
  Buffer.concat([...parts.map((one) => Buffer.from(one)), Buffer.from("--B--\r\n")]);

/** `sizes`: bytes of each chunk, again and again. */
async function read(bytes: Buffer, sizes: readonly number[] = [bytes.length], contentType = "x; boundary=B") {
  const read = new UploadForm(contentType, { fieldBytes: 1000 });
  async function* chunks(): AsyncGenerator<Buffer> {
    for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
      const size = sizes[turn % sizes.length]!;
      yield bytes.subarray(at, at + size);
      at += size;
    }
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of read.file(chunks())) pieces.push(piece);
  return { content: Buffer.concat(pieces), form: read };
}
const refusalOf = (bytes: Buffer, sizes?: readonly number[]): Promise<unknown> =>
  read(bytes, sizes).then(
    () => null,
    (error: { userMessage?: string }) => error.userMessage,
  );
const NO_CONTENT = "No content provided";

describe("a form with a file", () => {
  it("is read the same however its bytes are cut", async () => {
    // Near marks, marks without a line end and dashes: whatever a search may stumble over where a chunk ends.
    const piece = fc.constantFrom("\r", "\n", "\r\n", "--B", "\r\n--", "\r\n-", "B", "--", "-", "\r\n\r\n", "x", "ü");
    const content = fc
      .array(piece, { maxLength: 40 })
      // A line that begins with the mark ends the part.
      .map((pieces) => pieces.join("").replaceAll(/(^|\r\n)--B/g, "$1--C"));
    await fc.assert(
      fc.asyncProperty(content, fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 }), async (text, sizes) => {
        const bytes = form(field("cacheControl", "60"), file(text), field("metadata", '{"a":1}'), "");
        const found = await read(bytes, sizes);
        expect(found.content.toString()).toBe(text);
        expect(found.form.field("cacheControl")).toBe("60");
        expect(found.form.field("metadata")).toBe('{"a":1}');
        expect(found.form.field("userMetadata")).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  it("is refused wherever it breaks off", async () => {
    const bytes = form(field("cacheControl", "60"), file("hello"), field("metadata", "x"));
    // Only the line end after the last mark may be missing.
    for (let length = 0; length < bytes.length - 2; length += 1)
      expect([length, await refusalOf(bytes.subarray(0, length), [7])]).toEqual([length, NO_CONTENT]);
    expect(await refusalOf(bytes.subarray(0, bytes.length - 2))).toBeNull();
  });

  it("keeps the first file, its type with parameters, and the first field of a name", async () => {
    const found = await read(
      form(field("contentType", ""), file("one", "Text/Plain; Charset=UTF-8"), file("two", "image/png")),
    );
    expect(found.content.toString()).toBe("one");
    expect(found.form.type).toBe("text/plain; charset=utf-8");
    const twice = await read(form(field("cacheControl", "1"), field("cacheControl", "2"), file("x", "ü")));
    expect([twice.form.field("cacheControl"), twice.form.type]).toEqual(["1", ""]);
  });

  it("knows files by their name, quoted or not, and takes no name out of a quoted value", async () => {
    const named = (disposition: string) => read(form(part(`content-disposition: form-data; ${disposition}`, "x")));
    for (const disposition of [
      'name=""; filename="a.txt"',
      "name=f; filename=a.txt",
      'filename="a;b.txt"; name="f"',
      'name="f"; filename=""',
      "name=\"f\"; filename*=utf-8''a.txt",
      String.raw`name="f"; filename="a\"b.txt"`,
    ])
      expect([disposition, (await named(disposition)).content.toString()]).toEqual([disposition, "x"]);
    for (const disposition of ['name="a; filename=b"', 'name="f"', ""])
      await expect(named(disposition)).rejects.toMatchObject({ userMessage: NO_CONTENT });
  });

  it("may be followed and preceded by other text, which means nothing", async () => {
    const bytes = Buffer.concat([
      Buffer.from("hello\r\n"),
      form(file("x")),
      form(file("y")),
      Buffer.alloc(50_000, "\r\n--B"),
    ]);
    for (const sizes of [[1], [13], [bytes.length]]) expect((await read(bytes, sizes)).content.toString()).toBe("x");
  });

  it("names no boundary, or an empty one, and is refused", async () => {
    for (const type of ["x", "x; boundary=", 'x; boundary=""', `x; boundary=${"B".repeat(201)}`])
      await expect(read(form(file("x")), [9], type)).rejects.toMatchObject({ userMessage: NO_CONTENT });
  });
});

describe("the bounds of a form", () => {
  const SIZES = [[1], [4099], [1_000_000]];

  it("are 32 parts, and marks in a file's content are none", async () => {
    for (const sizes of SIZES) {
      expect(await refusalOf(form(...Array<Buffer>(31).fill(field("a", "b")), file("x")), sizes)).toBeNull();
      expect(await refusalOf(form(...Array<Buffer>(32).fill(field("a", "b")), file("x")), sizes)).toBe(
        "A form has at most 32 parts",
      );
    }
    const content = Buffer.from("x--B--B".repeat(10_000));
    expect((await read(form(file(content)))).content.equals(content)).toBe(true);
  });

  it("are 16384 bytes of headers, whether or not they end", async () => {
    const head = 'content-disposition: form-data; name="f"; filename="a.txt"\r\nx: ';
    const filled = (bytes: number) => form(part(head.padEnd(bytes - "\r\n".length, "y"), "content"));
    for (const sizes of SIZES) {
      expect(await refusalOf(filled(16_384), sizes)).toBeNull();
      expect(await refusalOf(filled(16_385), sizes)).toBe("The headers of a part have at most 16384 bytes");
      expect(await refusalOf(Buffer.from(`--B\r\n${"a: b\r\n".repeat(5000)}`), sizes)).toBe(
        "The headers of a part have at most 16384 bytes",
      );
    }
  });

  it("are so many bytes of all fields together", async () => {
    expect(await refusalOf(form(field("a", "x".repeat(500)), field("b", "x".repeat(500)), file("x")))).toBeNull();
    expect(await refusalOf(form(field("a", "x".repeat(500)), field("b", "x".repeat(501)), file("x")), [64])).toBe(
      "The form exceeded the maximum allowed size",
    );
  });
});
