/** Behaviour of every mail engine. `received` reads the mails that arrived, newest first. */
import { beforeAll, expect, it } from "vitest";
import type { Mail } from "./port.ts";

export interface Received {
  to: string;
  subject: string;
  text: string;
}

export function mailSuite(setUp: () => Promise<{ mail: Mail; received: () => Promise<Received[]> }>): void {
  let mail: Mail;
  let received: () => Promise<Received[]>;
  beforeAll(async () => {
    ({ mail, received } = await setUp());
  });

  it("delivers subject and text in any script", async () => {
    const { id } = await mail.send({
      to: "maya@example.com",
      subject: "Grüße 日本",
      text: "Öffne http://x/?a=1&b=2\n.\nEnde",
    });
    expect(id).not.toBe("");
    const [newest] = await received();
    expect(newest).toMatchObject({ to: "maya@example.com", subject: "Grüße 日本" });
    expect(newest!.text.trim()).toBe("Öffne http://x/?a=1&b=2\n.\nEnde");
  });

  it("refuses more than one address, and headers in disguise", async () => {
    const before = (await received()).length;
    for (const to of ["a@x.org, b@x.org", "a@x.org\r\nBcc: b@x.org", "A <a@x.org>", "nobody", ""]) {
      await expect(mail.send({ to, subject: "x", text: "x" })).rejects.toMatchObject({ code: "mail_failed" });
    }
    await expect(mail.send({ to: "a@x.org", subject: "x\r\nBcc: b@x.org", text: "x" })).rejects.toMatchObject({
      code: "mail_failed",
    });
    expect(await received()).toHaveLength(before);
  });
}
