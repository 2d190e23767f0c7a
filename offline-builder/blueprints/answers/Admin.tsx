import { useEffect, useState, type FormEvent, type ReactNode } from "react";
import { SignInForm } from "@/components/account/SignInForm";
import { AnswerInbox } from "@/components/answers/AnswerInbox";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Tabs } from "@/components/ui/tabs";
import { answerForms } from "@/content/answers";
import { countNew } from "@/lib/answer-rows";
import { choosePassword, enter, leaveOwnerPage, signInAsOwner, useOwner, type PasswordAnswer } from "@/lib/owner";

/** For the owner of the site: what visitors sent. Nobody else reads it, also not by asking the database. */
export default function AdminPage() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Content />
    </>
  );
}

function Content() {
  const { phase, email, badLink } = useOwner();
  switch (phase) {
    case "unconnected":
      return <Notice title={__("The database is not connected")} hint={__("This site was built without the address of its database. Publish it again.")} />;
    case "checking":
      return (
        <p role="status" className="wrap py-24 text-center text-muted-foreground">
          {__("Loading…")}
        </p>
      );
    case "failed":
      return (
        <Notice title={__("The entries could not be loaded")} hint={__("The database does not answer. Nothing is lost; please try again in a moment.")}>
          <Button onClick={() => void enter("in")}>{__("Try again")}</Button>
        </Notice>
      );
    case "stranger":
      return (
        <Notice title={__("This page is for the owner of the site")} hint={`${__("You are signed in as")} ${email}.`}>
          <Button onClick={() => void leaveOwnerPage()}>{__("Sign out")}</Button>
        </Notice>
      );
    case "out":
      return <SignIn badLink={badLink} />;
    case "choosing":
      return <NewPassword email={email} />;
    case "in":
      return <Inboxes email={email} />;
  }
}

function Notice({ title, hint, children }: { title: string; hint: string; children?: ReactNode }) {
  return (
    <>
      <PageHeader title={$$("title")} />
      <div className="wrap pb-24">
        <EmptyState title={title} hint={hint} action={children} />
      </div>
    </>
  );
}

function SignIn({ badLink }: { badLink: boolean }) {
  return (
    <>
      <PageHeader title={$$("title")} lead={__("What visitors sent you. Only the owner of the site can open this page.")} />
      <div className="wrap pb-24">
        <div className="flex max-w-md flex-col gap-5">
          {badLink && <p role="alert">{__("This link was used before or is too old. Make a new one under Cloud in the builder, or sign in.")}</p>}
          <SignInForm signIn={signInAsOwner} />
          <p className="text-sm text-muted-foreground">{__("No password? Create a new link in Slipway under Cloud → Site owners.")}</p>
        </div>
      </div>
    </>
  );
}

const LEAST = 8;
const passwordProblems: Partial<Record<PasswordAnswer, string>> = {
  weak: __("That password is too easy to guess. Please choose another one."),
  failed: __("The database did not answer. Please try again in a moment."),
};

function NewPassword({ email }: { email: string }) {
  const [password, setPassword] = useState("");
  const [checked, setChecked] = useState(false);
  const [answer, setAnswer] = useState<PasswordAnswer | null>(null);
  const tooShort = password.length < LEAST ? __("Please choose at least 8 characters.") : undefined;
  const problem = answer ? passwordProblems[answer] : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!tooShort) setAnswer(await choosePassword(password));
  }

  return (
    <>
      <PageHeader title={__("Choose a password")} lead={`${__("You come back to this page with it and this address:")} ${email}`} />
      <form onSubmit={(event) => void submit(event)} noValidate className="wrap pb-24">
        <div className="flex max-w-md flex-col gap-5">
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <Field label={__("Password")} error={checked ? (tooShort ?? problem) : undefined}>
            {(control) => (
              <Input {...control} type="password" autoComplete="new-password" value={password} onChange={(event) => setPassword(event.target.value)} />
            )}
          </Field>
          <div>
            <Button type="submit">{__("Save password")}</Button>
          </div>
        </div>
      </form>
    </>
  );
}

function Inboxes({ email }: { email: string }) {
  const [counts, setCounts] = useState<Record<string, number>>({});
  /** Null until the first count. Their order stays afterwards, so that no tab moves under a finger. */
  const [forms, setForms] = useState<typeof answerForms | null>(null);

  async function recount() {
    const counted = await Promise.all(answerForms.map(async (form) => [form.table, await countNew(form)] as const));
    const now = Object.fromEntries(counted);
    setCounts(now);
    // Forms with something new come first.
    setForms((known) => known ?? [...answerForms].sort((one, other) => Number(!now[one.table]) - Number(!now[other.table])));
  }

  useEffect(() => void recount().catch(() => setForms(answerForms)), []);

  const title = ({ table, label }: (typeof answerForms)[number]) => (counts[table] ? `${label} (${counts[table]})` : label);
  const inboxes = (forms ?? []).map((form) => ({ label: title(form), content: <AnswerInbox key={form.table} form={form} onChange={() => void recount().catch(() => undefined)} onNothing={() => void enter("in")} /> }));
  return (
    <>
      <PageHeader title={$$("title")} lead={__("What visitors sent you. Only the owner of the site can open this page.")} />
      <div className="wrap pb-24">
        <p className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted-foreground">
          {__("Signed in as")} {email}
          <Button variant="outline" size="sm" onClick={() => void leaveOwnerPage()}>
            {__("Sign out")}
          </Button>
        </p>
        {forms === null ? <p role="status">{__("Loading…")}</p> : inboxes.length === 1 ? inboxes[0]!.content : <Tabs label={$$("title")} tabs={inboxes} />}
      </div>
    </>
  );
}
