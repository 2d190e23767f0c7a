import { expect, it } from "vitest";
import { chatRequestSchema } from "../../contract/index.ts";
import { withIds } from "./request-ids.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[48][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const sent = (ids: object) => withIds(chatRequestSchema.parse({ ...ids, message: "Hi" }));
const id = "0b8f8a52-5a44-4f0e-9d0c-0d4c1f6f0a11";

it("keeps ids made by the client [CH1]", () => {
  const ids = { id, ai_message_id: "6fa459ea-ee8a-4ca4-894e-db77e160355e" };
  expect(sent(ids)).toMatchObject(ids);
});

it("derives the answer's id from the message's, so that a repeated message is the same turn [CH1] [T7.18]", () => {
  const { ai_message_id: first } = sent({ id });
  expect(first).toMatch(UUID);
  expect(first).not.toBe(id);
  expect(sent({ id })).toMatchObject({ id, ai_message_id: first });
  expect(chatRequestSchema.safeParse({ id: first, message: "Hi" }).success).toBe(true);
});

it("makes both ids for a sender without any, different ones each time", () => {
  const ids = [sent({}), sent({})].flatMap((request) => [request.id, request.ai_message_id]);
  expect(new Set(ids).size).toBe(4);
  for (const one of ids) expect(one).toMatch(UUID);
});
