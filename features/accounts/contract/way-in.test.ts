import { expect, it } from "vitest";
import { wayIn } from "./way-in.ts";

it("says how invited people get in where sign-up is closed or mail is not set up", () => {
  expect(wayIn({ signup: "open", mail: "smtp" })).toBeNull();
  expect(wayIn({ signup: "open", mail: "mailbox" })).toMatch(/^Email isn't set up here, so you get a link/);
  expect(wayIn({ signup: "invite", mail: "mailbox" })).toMatch(/link to pass on/);
  expect(wayIn({ signup: "invite", mail: "smtp" })).toMatch(/^Sign-up is by invitation: the link in our email/);
  expect(wayIn({ signup: "domains", mail: "smtp" })).toMatch(/^Only some email domains may sign up/);
});
