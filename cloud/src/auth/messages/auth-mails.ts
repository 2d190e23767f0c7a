/** Texts of the mails to people of a project's app. */

export type MailKind = "signup" | "invite" | "magiclink" | "recovery" | "email_change" | "reauthentication";

interface MailFacts {
  /** Absent where only a code is sent. */
  link?: string;
  code: string;
  /** The host under which people know the app. */
  site: string;
  /** Set for a change of address. */
  newEmail?: string;
}

interface Wording {
  subject: string;
  opening: (facts: MailFacts) => string;
  action?: string;
  /** Tells a reader who did not ask for the mail what follows; by default, that nothing changes without them. */
  other?: string;
}

const IGNORE = "If this was not you, ignore this message: nothing changes.";

const WORDINGS: Record<MailKind, Wording> = {
  signup: {
    subject: "Confirm your email address",
    opening: ({ site }) => `Somebody signed up at ${site} with this address. If it was you, confirm it:`,
    action: "Confirm email address",
    other:
      "If this was not you, ignore this message. Confirming would let in the person who signed up, with the password they chose.",
  },
  invite: {
    subject: "You have been invited",
    opening: ({ site }) => `You have been invited to ${site}. Accept the invitation to create your account:`,
    action: "Accept the invitation",
  },
  magiclink: {
    subject: "Your sign-in link",
    opening: ({ site }) => `Use this link to sign in at ${site}. It works once:`,
    action: "Sign in",
  },
  recovery: {
    subject: "Reset your password",
    opening: ({ site }) => `Somebody asked to reset the password of your account at ${site}:`,
    action: "Reset password",
  },
  email_change: {
    subject: "Confirm the change of your email address",
    opening: ({ site, newEmail }) => `The email address of your account at ${site} is to become ${newEmail ?? ""}:`,
    action: "Confirm the change",
  },
  reauthentication: {
    subject: "Your confirmation code",
    opening: ({ site }) => `Enter this code to confirm the change to your account at ${site}:`,
  },
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** Plain text and HTML say the same. Everything that people or projects wrote is escaped. */
export function mailText(kind: MailKind, facts: MailFacts): { subject: string; text: string; html: string } {
  const { subject, opening, action, other = IGNORE } = WORDINGS[kind];
  const first = opening(facts);
  const codeLine = `${facts.link === undefined ? "Your code" : "Or enter this code"}: ${facts.code}`;
  const textLines = [first, ...(facts.link === undefined ? [] : [facts.link]), codeLine, other];
  const button =
    facts.link === undefined ? "" : `<p><a href="${escapeHtml(facts.link)}">${escapeHtml(action ?? subject)}</a></p>\n`;
  const html = `<h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(first)}</p>
${button}<p>${escapeHtml(codeLine)}</p>
<p>${other}</p>`;
  return { subject, text: textLines.join("\n\n"), html };
}
