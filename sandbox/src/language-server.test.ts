import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MessageReader, frameOf } from "./local/language/message-stream.ts";
import type { LanguageServer, SandboxPort } from "./port.ts";
import { createTestSandbox, templateFiles } from "./testing.ts";

let sandbox: SandboxPort;

beforeAll(async () => {
  sandbox = await createTestSandbox({ poolSize: 0 });
}, 180_000);
afterAll(() => sandbox?.[Symbol.asyncDispose]());

const start = async (changes: Record<string, string> = {}): Promise<LanguageServer> =>
  sandbox.languageServer({
    files: new Map([
      ...(await templateFiles()),
      ...Object.entries(changes).map(([path, text]) => [path, Buffer.from(text)] as const),
    ]),
    dependencies: {},
  });

const open = (server: LanguageServer, path: string, text: string): string => {
  const uri = `${server.rootUri}/${path}`;
  server.notify("textDocument/didOpen", { textDocument: { uri, languageId: "typescript", version: 1, text } });
  return uri;
};

async function problemsOf(server: LanguageServer, uri: string): Promise<unknown[]> {
  const answer = (await server.request("textDocument/diagnostic", { textDocument: { uri } })) as {
    items: { code: number }[];
  };
  return answer.items.map(({ code }) => code);
}

describe("language server", () => {
  it("knows the project's types, its packages and newer versions of files", async () => {
    await using server = await start({ "src/lib/price.ts": "export const price = 3;\n" });
    const text =
      'import { useState } from "react";\nimport { price } from "@/lib/price";\nexport const n: string = price;\nexport const s = useState;\n';
    const uri = open(server, "src/probe.ts", text);
    expect(await problemsOf(server, uri)).toEqual([2322]);
    const hover = await server.request("textDocument/hover", {
      textDocument: { uri },
      position: { line: 1, character: 10 },
    });
    expect(JSON.stringify(hover)).toContain("const price: 3");
    await server.apply([{ path: "src/lib/price.ts", content: 'export const price = "three";\n' }]);
    expect(await problemsOf(server, uri)).toEqual([]);
    await server.apply([{ path: "src/lib/price.ts", content: null }]);
    expect(await problemsOf(server, uri)).toEqual([2307]);
  });

  it("rejects what it cannot answer, and goes on", async () => {
    await using server = await start();
    const uri = open(server, "src/probe.ts", "export const n: string = 3;\n");
    await expect(server.request("textDocument/nothing", {})).rejects.toMatchObject({ code: "language_server_failed" });
    expect(await problemsOf(server, uri)).toEqual([2322]);
  });

  it("reports its end, also to pending calls", async () => {
    const server = await start();
    const waiting = server.request("textDocument/hover", {
      textDocument: { uri: `${server.rootUri}/src/main.tsx` },
      position: { line: 0, character: 0 },
    });
    const refused = waiting.then(
      () => "answered",
      (error: { code?: string }) => error.code,
    );
    await server[Symbol.asyncDispose]();
    await server.ended;
    expect(["answered", "language_server_ended"]).toContain(await refused);
    await expect(server.request("textDocument/hover", {})).rejects.toMatchObject({ code: "language_server_ended" });
  });
});

describe("frames", () => {
  it("are cut right however they arrive, and refused when they are none", () => {
    const bytes = Buffer.concat([frameOf({ a: "ä€" }), frameOf({ b: 1 })]);
    for (const size of [1, 7, bytes.length]) {
      const read: string[] = [];
      const reader = new MessageReader((text) => read.push(text));
      for (let at = 0; at < bytes.length; at += size) reader.push(bytes.subarray(at, at + size));
      expect(read).toEqual(['{"a":"ä€"}', '{"b":1}']);
    }
    const refuses = (text: string) =>
      expect(() => new MessageReader(() => undefined).push(Buffer.from(text))).toThrow();
    refuses("x".repeat(1_001));
    refuses("Content-Length: 99999999999\r\n\r\n");
    refuses("Nothing: 1\r\n\r\n");
  });
});
