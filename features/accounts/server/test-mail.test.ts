import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { createSmtpMail } from "@slipway/platform/mail/smtp";
import { once } from "node:events";
import { createServer, type Server, type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountsContract as routes } from "../contract/index.ts";
import { feature as projects } from "../../projects/server/index.ts";
import { feature as sharing } from "../../sharing/server/index.ts";
import { feature as workspaces } from "../../workspaces/server/index.ts";
import { feature as accounts } from "./index.ts";
import { sendTestMail } from "./test-mail.ts";

let app: TestApp;
let staff: TestPerson;
let maya: TestPerson;
let closing: Server;

beforeAll(async () => {
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects] });
  staff = await app.signUp("Staff");
  maya = await app.signUp("Maya");
  closing = createServer((socket) => void socket.end("554 We take no mail from here\r\n")).listen(0, "127.0.0.1");
  await once(closing, "listening");
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  closing.close();
});

const send = (by: TestPerson, to: string) => by.call(routes.sendTestMail, { body: { to } });

describe("a test mail [AC2] (product page, item 8)", () => {
  it("is delivered like any other mail: to the mailbox if there is no mail server", async () => {
    expect(await send(staff, "ops@example.com")).toEqual({ engine: "mailbox", answer: null, failure: null });
    const { messages } = await staff.call(routes.mailbox, { query: { limit: 1 } });
    expect(messages[0]).toMatchObject({ to: "ops@example.com", subject: "Test mail from Slipway" });
    expect(messages[0]!.text).toContain(app.services.addresses.appUrl);
  });

  it("that cannot be sent says why in the mail server's own words", async () => {
    const { addresses } = app.services;
    const sent = (url: string) =>
      sendTestMail({ addresses, mail: createSmtpMail({ url, from: "a@example.com" }) }, "ops@example.com");
    const { port } = closing.address() as AddressInfo;
    const refused = await sent(`smtp://127.0.0.1:${port}`);
    expect(refused).toMatchObject({ engine: "smtp", answer: null });
    expect(refused.failure).toContain("554 We take no mail from here");
    expect((await sent("smtp://127.0.0.1:1")).failure).toContain("ECONNREFUSED");
  });

  it("is sent by staff only, to one address", async () => {
    await expect(send(maya, "ops@example.com")).rejects.toMatchObject({ status: 404 });
    await expect(send(staff, "ops@example.com, other@example.com")).rejects.toMatchObject({ status: 400 });
  });
});

describe("the operators (product page, item 7)", () => {
  it("are named to people who are signed in, and to nobody else", async () => {
    expect(await maya.call(routes.staffNames, {})).toEqual({ names: ["Staff"] });
    await expect(app.stranger(routes.staffNames, {})).rejects.toMatchObject({ status: 401 });
  });
});
