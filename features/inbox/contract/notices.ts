/** Kinds of notices and their words. A notice is stored as data: its words are made where they are read. */

export const CHOICES = ["app", "mail", "digest", "none"] as const;
/** `mail` and `digest` include the list in the app. */
export type Choice = (typeof CHOICES)[number];

export const NOTICE_KINDS = [
  "invited",
  "access_asked",
  "access_given",
  "access_declined",
  "run_finished",
  "run_failed",
  "run_asks",
  "mentioned",
  "comment_replied",
  "security",
  "taken_down",
  "given_back",
  "usage",
  "staff_asked",
  "address",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Pieces of a notice that people or models wrote: always shown as text. */
export type NoticeParts = Readonly<Record<string, string>>;

export interface KindFacts {
  /** In the settings. */
  label: string;
  hint?: string;
  standard: Choice;
  /** False: another mail says the same, so none is offered. */
  mails: boolean;
  /** Only the people who run this Slipway get it. */
  staffOnly?: true;
}

export const KINDS: Readonly<Record<NoticeKind, KindFacts>> = {
  invited: {
    label: "Invitations",
    hint: "The invitation is an email of its own.",
    standard: "app",
    mails: false,
  },
  access_asked: { label: "Requests for access", standard: "mail", mails: true },
  access_given: { label: "Your request was accepted", standard: "mail", mails: true },
  access_declined: { label: "Your request was declined", standard: "mail", mails: true },
  run_finished: { label: "Finished changes", hint: "While you are away.", standard: "app", mails: true },
  run_failed: { label: "Failed changes", hint: "While you are away.", standard: "app", mails: true },
  run_asks: { label: "Questions of the agent", hint: "While you are away.", standard: "app", mails: true },
  mentioned: { label: "Mentions of you in comments", standard: "mail", mails: true },
  comment_replied: { label: "Replies to comments", hint: "In threads you take part in.", standard: "app", mails: true },
  security: { label: "New security findings", standard: "app", mails: true },
  taken_down: { label: "Your project was taken out of the community", standard: "mail", mails: true },
  given_back: { label: "Your project may be in the community again", standard: "mail", mails: true },
  usage: { label: "Usage limits", hint: "For admins of a workspace.", standard: "mail", mails: true },
  staff_asked: { label: "Requests to put a site online", standard: "mail", mails: true, staffOnly: true },
  address: { label: "Problems with addresses", standard: "mail", mails: true, staffOnly: true },
};

export const choicesOf = (kind: NoticeKind): readonly Choice[] => (KINDS[kind].mails ? CHOICES : ["app", "none"]);

/** Notices about a turn of the chat. Somebody who watches the project has seen them there. */
export const RUN_KINDS = ["run_finished", "run_failed", "run_asks"] as const satisfies readonly NoticeKind[];
export const isRunKind = (kind: NoticeKind): boolean => RUN_KINDS.some((one) => one === kind);

export interface NoticeWords {
  title: string;
  /** Empty where the title says all. */
  detail: string;
}

/** A quotation that ends its sentence. */
const quoted = (words: string): string => (/[.!?…]$/.test(words) ? `“${words}”` : `“${words}”.`);

const WORDS: Readonly<Record<NoticeKind, (part: (name: string) => string) => NoticeWords>> = {
  invited: (part) => ({
    title:
      part("workspace") === ""
        ? `${part("who")} invited you to "${part("project")}"`
        : `${part("who")} added you to the workspace "${part("workspace")}"`,
    detail: "",
  }),
  access_asked: (part) => ({
    title: `${part("who")} asks for access to "${part("project")}"`,
    detail: [
      `${part("email")}${part("text") === "" ? "." : ":"}`,
      part("text") === "" ? "" : quoted(part("text")),
      part("answer") === ""
        ? "Choose Share in the project to accept or decline."
        : `${part("answer")} by ${part("by")}.`,
    ]
      .filter((words) => words !== "")
      .join(" "),
  }),
  access_given: (part) => ({
    title: `You have access to "${part("project")}"`,
    detail: `${part("who")} accepted your request.`,
  }),
  // The person knows the project's address and nothing else.
  access_declined: () => ({ title: "Your request for access was declined", detail: "" }),
  run_finished: (part) => ({ title: `Your change to "${part("project")}" is ready`, detail: part("text") }),
  run_failed: (part) => ({ title: `Your change to "${part("project")}" failed`, detail: part("text") }),
  run_asks: (part) => ({ title: `"${part("project")}" needs your answer`, detail: part("text") }),
  mentioned: (part) => ({ title: `${part("who")} mentioned you in "${part("project")}"`, detail: part("text") }),
  comment_replied: (part) => ({ title: `${part("who")} replied in "${part("project")}"`, detail: part("text") }),
  security: (part) => ({
    title:
      part("count") === "1"
        ? `1 new security finding in "${part("project")}"`
        : `${part("count")} new security findings in "${part("project")}"`,
    detail: "",
  }),
  taken_down: (part) => ({
    title: `"${part("project")}" was taken out of the community`,
    detail: `The people who run this Slipway gave this reason: ${quoted(part("reason"))} The project and its site stay as they are. Change what the reason names, then ask ${part("staff")} to show it again.`,
  }),
  given_back: (part) => ({
    title: `"${part("project")}" may be in the community again`,
    detail: part("shown") === "yes" ? "It is shown there now." : "Choose Publish in the project to show it there.",
  }),
  usage: (part) => ({ title: part("alert"), detail: `Workspace ${part("workspace")}` }),
  staff_asked: (part) => ({
    title: `${part("who")} asks you to put a site online`,
    detail: `${part("email")} published "${part("project")}" at ${part("site")}, which only opens on the computer that runs Slipway. Give this Slipway an address that others can open.`,
  }),
  address: (part) => ({ title: `${part("name")} cannot be reached`, detail: part("sentence") }),
};

/** A notice of a newer version may lack a part: then it is left empty. */
export const wordsOf = ({ kind, parts }: { kind: NoticeKind; parts: NoticeParts }): NoticeWords =>
  WORDS[kind]((name) => parts[name] ?? "");
