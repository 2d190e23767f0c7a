import { describe, expect, it } from "vitest";
import type { ModelMessage } from "ai";
import type { ProjectPath } from "@slipway/kernel/project-path";
import { packDraft, unpackDraft } from "./draft-content.ts";
import { messagesOfCut, ownMessages } from "./draft-messages.ts";

const path = (name: string) => name as ProjectPath;

describe("a stored draft", () => {
  it("comes back as it was: texts with any character, deletions and bytes", async () => {
    const changes = [
      { path: path("src/a.ts"), content: "a\u0000b \ud800 ünï\n" },
      { path: path("src/gone.ts"), content: null },
      { path: path("public/a.png"), content: new Uint8Array([0, 255, 137, 80]) },
    ];
    const messages: ModelMessage[] = [{ role: "assistant", content: "I write." }];
    const todo = [{ text: "First", state: "done" as const }];
    const { bytes, leftOut } = await packDraft({ request: "Go", changes, messages, todo });
    expect(leftOut).toEqual([]);
    const back = await unpackDraft(bytes);
    expect(back).toMatchObject({ request: "Go", messages, todo });
    expect(back.changes.map(({ content }) => (content instanceof Uint8Array ? [...content] : content))).toEqual([
      "a\u0000b \ud800 ünï\n",
      null,
      [0, 255, 137, 80],
    ]);
  });

  it("leaves out the largest files above its bound, and names them", async () => {
    const large = (name: string, megabytes: number) => ({
      path: path(name),
      content: "x".repeat(megabytes * 1_048_576),
    });
    const changes = [large("src/a.ts", 9), large("src/b.ts", 10), large("src/c.ts", 1)];
    const { bytes, leftOut } = await packDraft({ request: "", changes, messages: [], todo: [] });
    expect(leftOut).toEqual(["src/b.ts"]);
    expect((await unpackDraft(bytes)).changes.map((change) => change.path)).toEqual(["src/a.ts", "src/c.ts"]);
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
