import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestSmtp, type TestSmtpServer } from "../testing/servers/test-smtp-server.ts";
import { mailSuite } from "./port.suite.ts";
import { createSmtpMail } from "./smtp.ts";

let server: TestSmtpServer;

beforeAll(async () => {
  server = await startTestSmtp();
});
afterAll(() => server[Symbol.asyncDispose]());

const url = (): string => server.url;

describe("mail through a server", () => {
  mailSuite(async () => ({
    mail: createSmtpMail({ url: url(), from: "slipway@localhost" }),
    received: async () => [...server.inbox],
  }));

  it("records the server's answer", async () => {
    const mail = createSmtpMail({ url: url(), from: "slipway@localhost" });
    expect((await mail.send({ to: "a@example.com", subject: "x", text: "x" })).answer).toMatch(/^250 /);
  });

  it("reports a server that refuses the recipient or does not answer", async () => {
    const mail = createSmtpMail({ url: url(), from: "slipway@localhost" });
    await expect(mail.send({ to: "refused@example.com", subject: "x", text: "x" })).rejects.toMatchObject({
      code: "mail_failed",
    });
    const nowhere = createSmtpMail({ url: "smtp://127.0.0.1:1", from: "slipway@localhost" });
    await expect(nowhere.send({ to: "a@example.com", subject: "x", text: "x" })).rejects.toMatchObject({
      code: "mail_failed",
    });
    expect(await mail.list(5)).toEqual([]);
  });
});
