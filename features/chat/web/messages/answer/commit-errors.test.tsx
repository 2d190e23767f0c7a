import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import { EventLine } from "../event-line.tsx";

const REASON = "mail: supabase/functions/mail/index.ts:1:10 Expected a type";
const saved = (errors: string[]) =>
  ({
    id: "d1",
    tag: "manual-edit",
    content: "Edited mail",
    created_at: "2026-11-22T12:00:00.000Z",
    user_id: "u1",
    user_name: "Maya",
    edit_id: "ed1",
    version: 3,
    errors,
  }) as const;
afterEach(() => vi.unstubAllGlobals());

it("says why functions of a version were not deployed, and offers a fix while it is current [T8.11] [T8.12]", async () => {
  const asked = answerCalls({
    "POST /projects/p1/chat": () => success({ id: "m", ai_message_id: "a", status: "running", queued_position: null }),
  });
  await using page = await render(
    <InShell>
      <EventLine projectId="p1" doc={saved([REASON])} current busy={false} />
    </InShell>,
  );
  await page.settle(() => expect(pageText()).toContain("Couldn't deploy Supabase functions"));
  expect(pageText()).toContain(REASON);
  await press("Try to fix");
  await page.settle(() =>
    expect(asked.map(({ body }) => body)).toMatchObject([
      { message: `Couldn't deploy Supabase functions\n${REASON}`, contains_error: true, mode: "instant" },
    ]),
  );
});

it("an older one still says why and offers nothing, and one without errors is a line", async () => {
  await using page = await render(
    <InShell>
      <EventLine projectId="p1" doc={saved([REASON])} current={false} busy={false} />
      <EventLine projectId="p1" doc={saved([])} current busy={false} />
    </InShell>,
  );
  await page.settle(() => expect(pageText()).toContain(REASON));
  expect(() => named("button", "Try to fix")).toThrow();
  expect(pageText().split("Couldn't deploy")).toHaveLength(2);
});
