import type { AddressInfo } from "node:net";
import { simpleParser } from "./test-mail-parser.ts";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailSuite, type Received } from "./port.suite.ts";
import { createSmtpMail } from "./smtp.ts";

let server: SMTPServer;
const inbox: Received[] = [];

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (address, _session, done) =>
      done(address.address === "refused@example.com" ? new Error("no such person") : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        inbox.unshift({
          to: session.envelope.rcptTo[0]!.address,
          ...simpleParser(Buffer.concat(chunks).toString("utf8")),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
});
afterAll(async () => new Promise<void>((resolve) => server.close(() => resolve())));

const url = (): string => `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;

describe("mail through a server", () => {
  mailSuite(async () => ({
    mail: createSmtpMail({ url: url(), from: "slipway@localhost" }),
    received: async () => [...inbox],
  }));

  it("says what the server answered", async () => {
    const mail = createSmtpMail({ url: url(), from: "slipway@localhost" });
    expect((await mail.send({ to: "a@example.com", subject: "x", text: "x" })).answer).toMatch(/^250 /);
  });

  it("says so when the server refuses the person or does not answer", async () => {
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
