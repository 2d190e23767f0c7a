/** A mail server of one's own that keeps what it takes, for tests of the wire. */
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { simpleParser } from "../../mail/test-mail-parser.ts";

export interface TestSmtpServer extends AsyncDisposable {
  url: string;
  /** Newest first. */
  inbox: readonly { to: string; subject: string; text: string }[];
}

/** Takes no mail for `refused@example.com`. */
export async function startTestSmtp(): Promise<TestSmtpServer> {
  const inbox: { to: string; subject: string; text: string }[] = [];
  const server = new SMTPServer({
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
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    inbox,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
