import { answerCalls, failure, named, pageText, press, render, success, type } from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import { StaffMailbox } from "./staff-mailbox.tsx";

afterEach(() => vi.unstubAllGlobals());

async function sent(answer: () => Response) {
  const asked = answerCalls({
    "GET /user": () => success({ id: "u1", email: "ada@example.com", is_staff: true }),
    "GET /admin/mailbox": () => success({ engine: "mailbox", messages: [] }),
    "POST /admin/mail/test": answer,
  });
  const page = await render(<StaffMailbox />);
  const field = () => named<HTMLInputElement>("input", "Send a test mail to");
  await page.settle(() => expect(field().value).toBe("ada@example.com"));
  return { asked, page, field };
}

it.each([
  [
    { engine: "smtp", answer: "250 OK queued", failure: null },
    "The mail server took the mail for ada@example.com: 250 OK queued",
  ],
  [{ engine: "smtp", answer: null, failure: "connect ECONNREFUSED" }, "Not sent: connect ECONNREFUSED"],
  [
    { engine: "mailbox", answer: null, failure: null },
    "Written for ada@example.com, and kept below: mail is not set up.",
  ],
])("reports the result of a test mail to oneself: %j (product page, item 8)", async (answer, text) => {
  const { asked, page } = await sent(() => success(answer));
  await using _ = page;
  await press("Send test mail");
  await page.settle(() => expect(pageText()).toContain(text));
  expect(asked.filter(({ method }) => method === "POST")).toEqual([
    { method: "POST", path: "/admin/mail/test", body: { to: "ada@example.com" } },
  ]);
});

it("goes to a typed address, which stays after a refusal", async () => {
  const { asked, page, field } = await sent(() => failure(400, { message: "This is not an email address" }));
  await using _ = page;
  await type(field(), "ops@example.com");
  await press("Send test mail");
  await page.settle(() => expect(pageText()).toContain("This is not an email address"));
  expect([asked.find(({ method }) => method === "POST")?.body, field().value]).toEqual([
    { to: "ops@example.com" },
    "ops@example.com",
  ]);
});
