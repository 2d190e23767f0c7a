import type { ModelMessage } from "ai";
import { expect, it } from "vitest";
import { ownMessages } from "./draft-messages.ts";

it("are kept without the rows that a person let one model see", () => {
  const request: ModelMessage = { role: "user", content: "Who signed up?" };
  const called = (toolCallId: string, toolName: string, value: string): ModelMessage[] => [
    { role: "assistant", content: [{ type: "tool-call", toolCallId, toolName, input: {} }] },
    { role: "tool", content: [{ type: "tool-result", toolCallId, toolName, output: { type: "text", value } }] },
  ];
  const told = [...called("1", "query_database", "ada@example.com"), ...called("2", "read_files", "export {};")];
  const kept = JSON.stringify(ownMessages([request, ...told], request));
  expect(kept).not.toContain("ada@example.com");
  expect(kept).toContain("rows are not kept");
  expect(kept).toContain("export {};");
});
