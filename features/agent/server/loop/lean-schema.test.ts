import { asSchema } from "ai";
import { expect, it } from "vitest";
import { z } from "zod";
import { TakenDraft, type TakenDraftInput } from "../drafts/taken-draft.ts";
import { Overlay } from "../overlay/overlay.ts";
import { leanSchema } from "./lean-schema.ts";
import { createToolSet, type ToolPorts } from "./tool-set.ts";

/** So much of every request may be schemas of tools. */
const MAX_CHARACTERS = 16_500;

const given = z.object({
  pattern: z.string().min(1).max(500).regex(/^\S+$/).describe("What to look for"),
  minimum: z.number().int().min(0).max(10).optional(),
  name: z.string().max(80),
});

it("tells types, names, words and near bounds, and still refuses what is beyond the others", async () => {
  const lean = asSchema(leanSchema(given));
  expect(await lean.jsonSchema).toEqual({
    type: "object",
    properties: {
      pattern: { type: "string", description: "What to look for" },
      minimum: { type: "integer", minimum: 0, maximum: 10 },
      name: { type: "string", maxLength: 80 },
    },
    required: ["pattern", "name"],
  });
  expect(await lean.validate!({ pattern: "x".repeat(501), name: "a" })).toMatchObject({ success: false });
  expect(await lean.validate!({ pattern: "x", name: "a" })).toMatchObject({ success: true });
});

it("keeps the schemas of all tools within their share of a request", async () => {
  const nothing = () => Promise.resolve({});
  const ports = new Proxy({ picture: null } as unknown as ToolPorts, {
    get: (own, name) => (name in own ? Reflect.get(own, name) : nothing) as unknown,
  });
  const tools = createToolSet({
    ...{ overlay: new Overlay(new Map()), ports, mayEdit: true, isEmbedded: false, hasTodo: true },
    context: { client_logs: [], network_requests: [], runtime_errors: [] },
    data: { schema: nothing, execute: nothing, read: nothing },
    functions: { write: nothing, secretNames: nothing, requestSecret: nothing },
    helpers: { run: () => Promise.reject(new Error("never asked")) },
    // Like the web's tools, one that few installations configure.
    makesPictures: null,
    journeys: { write: () => Promise.reject(new Error("never written")) },
    drafts: new TakenDraft({} as unknown as TakenDraftInput),
    resultCharacters: 50_000,
  });
  const sent = await Promise.all(
    Object.entries(tools).map(async ([name, { description, inputSchema }]) =>
      JSON.stringify({ name, description, parameters: await asSchema(inputSchema).jsonSchema }),
    ),
  );
  expect(sent.join("").length).toBeLessThan(MAX_CHARACTERS);
});
