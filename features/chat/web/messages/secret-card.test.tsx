import {
  answerCalls,
  failure,
  named,
  pageText,
  press,
  render,
  success,
  type,
  type Asked,
} from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import type { PendingApproval } from "../../../agent/contract/index.ts";
import { SecretCard } from "./secret-card.tsx";

const approval: PendingApproval = {
  id: "a1",
  integration_label: "Cloud",
  tool_label: "Ask for a secret",
  purpose: "Give the value of the secret MAIL_KEY",
  arguments: "From <b>your</b> mail service",
  destructive: false,
  covers: null,
  loss: null,
  changed: false,
  secret_name: "MAIL_KEY",
  asked_at: "2026-11-22T12:00:00.000Z",
  expires_at: "2026-11-22T12:10:00.000Z",
};
afterEach(() => vi.unstubAllGlobals());

const show = () => render(<SecretCard projectId="p1" aiMessageId="m1" approval={approval} />);
const bodies = (asked: readonly Asked[]): unknown[] => asked.map(({ path, body }) => [path, body]);

it("hides the value, and sends it only to the store of secrets [C5.15]", async () => {
  const asked = answerCalls({ "POST /projects/p1/chat/m1/secret": () => success({}) });
  await using page = await show();
  expect(pageText()).toContain("Give the value of the secret MAIL_KEY");
  expect(pageText()).toContain("From <b>your</b> mail service");
  const field = document.querySelector("input")!;
  expect(field.type).toBe("password");
  expect(named<HTMLButtonElement>("button", "Save the secret").disabled).toBe(true);
  await type(field, "post office");
  await press("Save the secret");
  await page.settle(() =>
    expect(bodies(asked)).toEqual([["/projects/p1/chat/m1/secret", { approval_id: "a1", value: "post office" }]]),
  );
});

it("can be declined, and says when somebody else was faster", async () => {
  const asked = answerCalls({
    "POST /projects/p1/chat/m1/approval": () =>
      failure(409, { code: "not_waiting", message: "This question is not open any more." }),
  });
  await using page = await show();
  await press("Go on without it");
  await page.settle(() =>
    expect(bodies(asked)).toEqual([["/projects/p1/chat/m1/approval", { approval_id: "a1", answer: "deny" }]]),
  );
});
