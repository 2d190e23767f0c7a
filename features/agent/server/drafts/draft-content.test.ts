import { describe, expect, it } from "vitest";
import type { ModelMessage } from "ai";
import type { ProjectPath } from "@slipway/kernel/project-path";
import { createFileObjects } from "@slipway/platform/objects/files";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { bytesOf } from "../overlay/text/file-content.ts";
import { packDraft, unpackDraft } from "./draft-content.ts";
import { DraftFiles } from "./draft-files.ts";
import { messagesOfCut, ownMessages } from "./draft-messages.ts";

const path = (name: string) => name as ProjectPath;

const MEBIBYTE = 1_048_576;

async function draftFiles() {
  const folder = await temporaryFolder();
  const objects = await createFileObjects({ directory: folder.path, durable: false });
  return {
    files: new DraftFiles({ objects }, { projectId: "p1", aiMessageId: "m1" }),
    async sizes(): Promise<number[]> {
      const found: number[] = [];
      for await (const { size } of objects.list("drafts/p1/m1/")) found.push(size);
      return found.sort((a, b) => a - b);
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

describe("a stored draft", () => {
  it("comes back as it was: texts with any character, deletions and bytes", async () => {
    const changes = [
      { path: path("src/a.ts"), content: "a\u0000b \ud800 ünï\n" },
      { path: path("src/gone.ts"), content: null },
      { path: path("public/a.png"), content: new Uint8Array([0, 255, 137, 80]) },
    ];
    const messages: ModelMessage[] = [{ role: "assistant", content: "I write." }];
    const todo = [{ text: "First", state: "done" as const }];
    await using kept = await draftFiles();
    const { bytes, leftOut } = await packDraft({ request: "Go", changes, messages, todo }, kept.files);
    expect(leftOut).toEqual([]);
    const back = await unpackDraft(bytes, kept.files);
    expect(back).toMatchObject({ request: "Go", messages, todo });
    expect(back.changes.map(({ content }) => (content instanceof Uint8Array ? [...content] : content))).toEqual([
      "a\u0000b \ud800 ünï\n",
      null,
      [0, 255, 137, 80],
    ]);
  });

  it("keeps large files beside it, and leaves out none that a project could hold", async () => {
    await using kept = await draftFiles();
    const changes = [
      { path: path("src/a.ts"), content: `"${"ü\n".repeat(9 * MEBIBYTE)}"` },
      { path: path("src/odd.ts"), content: "\ud800".repeat(200_000) },
      { path: path("public/b.png"), content: new Uint8Array(20 * MEBIBYTE).fill(7) },
      { path: path("src/c.ts"), content: "export {};\n" },
    ];
    const { bytes, leftOut } = await packDraft({ request: "", changes, messages: [], todo: [] }, kept.files);
    expect(leftOut).toEqual([]);
    expect(bytes.length).toBeLessThan(MEBIBYTE);
    expect(await kept.sizes()).toEqual([20 * MEBIBYTE, 27 * MEBIBYTE + 2]);
    const back = await unpackDraft(bytes, kept.files);
    expect(back.changes.map((change) => change.path)).toEqual(changes.map((change) => change.path));
    for (const [at, { content }] of back.changes.entries())
      expect(Buffer.compare(bytesOf(content!), bytesOf(changes[at]!.content))).toBe(0);
    expect(back.changes[1]!.content).toBe(changes[1]!.content);
  });

  it("keeps many small files that are too much together", async () => {
    await using kept = await draftFiles();
    const changes = Array.from({ length: 200 }, (_none, at) => ({
      path: path(`src/${at}.ts`),
      content: `${at}${"x".repeat(100_000)}`,
    }));
    const { bytes } = await packDraft({ request: "", changes, messages: [], todo: [] }, kept.files);
    expect((await kept.sizes()).length).toBeGreaterThan(30);
    expect((await unpackDraft(bytes, kept.files)).changes).toEqual(changes);
  });

  it("leaves out the largest files of more than a project may hold, and names them with their size", async () => {
    await using kept = await draftFiles();
    const film = { path: path("public/film.mp4"), content: new Uint8Array(199 * MEBIBYTE) };
    const changes = [{ path: path("public/b.png"), content: new Uint8Array(2 * MEBIBYTE) }, film];
    const packed = await packDraft({ request: "", changes, messages: [], todo: [] }, kept.files);
    expect(packed.leftOut).toEqual(["public/film.mp4 (199 MB)"]);
    expect(packed.kept.map((change) => change.path)).toEqual(["public/b.png"]);
    expect((await unpackDraft(packed.bytes, kept.files)).changes.map((change) => change.path)).toEqual([
      "public/b.png",
    ]);
  });
});

describe("the messages of a draft", () => {
  const request: ModelMessage = { role: "user", content: "Add a page" };
  const call = (id: string, text: string): ModelMessage[] => [
    {
      role: "assistant",
      content: [{ type: "tool-call", toolCallId: id, toolName: "read_files", input: { files: [id] } }],
    },
    {
      role: "tool",
      content: [
        { type: "tool-result", toolCallId: id, toolName: "read_files", output: { type: "json", value: { text } } },
      ],
    },
  ];

  it("are the request and those after it, without thoughts, signatures and pictures", () => {
    const own = ownMessages(
      [
        { role: "user", content: "Before" },
        { ...request, providerOptions: { anthropic: { cacheControl: { type: "ephemeral" } } } },
        {
          role: "assistant",
          content: [
            { type: "reasoning", text: "hm", providerOptions: { anthropic: { signature: "s" } } },
            { type: "text", text: "I look.", providerOptions: { openai: { itemId: "m1" } } },
          ],
        },
        {
          role: "tool",
          content: [
            {
              type: "tool-result",
              toolCallId: "c1",
              toolName: "render",
              output: {
                type: "content",
                value: [{ type: "file", mediaType: "image/png", data: { type: "data", data: "AAAA" } }],
              },
            },
          ],
        },
      ],
      request,
    );
    expect(own[0]).toEqual(request);
    expect(own[1]).toEqual({ role: "assistant", content: [{ type: "text", text: "I look." }] });
    expect(JSON.stringify(own)).not.toMatch(/AAAA|signature|Before|itemId/);
    expect(own).toHaveLength(3);
  });

  it("lose the texts of the oldest results above their bound, and no call", () => {
    const long = Array.from({ length: 30 }, (_, at) => call(`c${at}`, "y".repeat(20_000))).flat();
    const own = ownMessages([request, ...long], request);
    expect(own).toHaveLength(61);
    expect(JSON.stringify(own).length).toBeLessThanOrEqual(400_000);
    expect(JSON.stringify(own[2])).toContain("left out; read it again");
    expect(JSON.stringify(own.at(-1))).toContain("y".repeat(20_000));
  });

  it("of a cut answer are its words and the calls that were carried out", () => {
    expect(messagesOfCut({ text: " ", calls: [] })).toEqual([]);
    expect(messagesOfCut({ text: "I wri", calls: [] })).toEqual([
      { role: "assistant", content: [{ type: "text", text: "I wri" }] },
    ]);
  });
});
