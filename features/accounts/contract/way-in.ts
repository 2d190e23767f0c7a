/** How somebody who is invited gets in, said before one invites them. Null where everybody may sign up and mail arrives. */
export interface WaysIn {
  signup: "open" | "invite" | "domains";
  mail: "mailbox" | "smtp";
}

export function wayIn({ signup, mail }: WaysIn): string | null {
  if (mail === "mailbox")
    return "Email isn't set up here, so you get a link to pass on. It lets them create their account.";
  if (signup === "open") return null;
  const rule = signup === "invite" ? "Sign-up is by invitation" : "Only some email domains may sign up";
  return `${rule}: the link in our email lets them create their account.`;
}
