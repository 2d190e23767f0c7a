import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMailbox } from "./mailbox.ts";
import { mailSuite } from "./port.suite.ts";

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "slipway-mail-"));
});
afterAll(async () => rm(directory, { recursive: true, force: true }));

describe("the mailbox on disk", () => {
  mailSuite(async () => {
    const mail = createMailbox({ directory: join(directory, "suite"), from: "slipway@localhost" });
    return { mail, received: () => mail.list(100) };
  });

  it("lists newest first, also within one millisecond, and reads one", async () => {
    const mail = createMailbox({
      directory: join(directory, "order"),
      from: "slipway@localhost",
      now: () => 1_700_000_000_000,
    });
    const sent: string[] = [];
    for (const subject of ["one", "two", "three"])
      sent.push((await mail.send({ to: "a@x.org", subject, text: "" })).id);
    expect((await mail.list(2)).map((stored) => stored.subject)).toEqual(["three", "two"]);
    expect(await mail.read(sent[0]!)).toMatchObject({ subject: "one", from: "slipway@localhost" });
    for (const id of ["../../etc/passwd", "", "1700000000000-aaaaaaaaaaaa"]) expect(await mail.read(id)).toBeNull();
  });
});
