import { useState, type FormEvent } from "react";
import { SignInForm } from "@/components/account/SignInForm";
// #if roles
import { People } from "@/components/account/People";
// #end
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Tabs } from "@/components/ui/tabs";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { saveProfile, signIn, signUp, useAccount, type Account, type SignUpAnswer } from "@/data/session";

export default function AccountPage() {
  const account = useAccount();
  if (account) return <Profile key={account.id} account={account} />;
  return (
    <>
      // #if roles
      <PageHeader title={__("Your account")} lead={__("One list for the whole team. The first account is its owner and lets the others in.")} />
      // #else
      // #if shared
      <PageHeader title={__("Your account")} lead={__("Everybody who has an account here sees and changes the same entries.")} />
      // #else
      <PageHeader title={__("Your account")} lead={__("Your entries are stored in the database and shown to you alone, on every device you sign in on.")} />
      // #end
      // #end
      <Tabs
        label={__("Your account")}
        className="max-w-lg rounded-card border bg-card p-6"
        tabs={[
          { label: __("Create account"), content: <SignUpForm /> },
          { label: __("Sign in"), content: <SignInForm signIn={signIn} whenUnconfirmed={(email) => <ConfirmNotice email={email} />} /> },
        ]}
      />
    </>
  );
}

const signUpProblems: Partial<Record<SignUpAnswer, string>> = {
  taken: __("There is an account with this address already."),
  weak: __("That password is too easy to guess. Please choose another one."),
  closed: __("New accounts are not open at the moment."),
  full: __("There is no room left for new accounts. If you have one, you can sign in."),
  stale: __("This page is out of date. Reload it; if that does not help, its owner has to publish it again."),
  failed: __("The database did not answer. Please try again in a moment."),
};

function SignUpForm() {
  const [draft, setDraft] = useState({ name: "", email: "", password: "" });
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<SignUpAnswer | null>(null);
  const errors = {
    name: draft.name.trim() === "" ? __("Please enter your name.") : undefined,
    email: isAddress(draft.email) ? undefined : __("Please enter a valid email address."),
    password: draft.password.length < 8 ? __("Please choose at least 8 characters.") : undefined,
  };

  function edit(changes: Partial<typeof draft>) {
    setDraft({ ...draft, ...changes });
    setAnswer(null);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (errors.name || errors.email || errors.password) return;
    setBusy(true);
    setAnswer(await signUp({ ...draft, name: draft.name.trim() }));
    setBusy(false);
  }

  if (answer === "confirm") return <ConfirmNotice email={draft.email} />;
  const problem = answer ? signUpProblems[answer] : undefined;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      <Field label={__("Name")} error={checked ? errors.name : undefined}>
        {(control) => <Input {...control} autoComplete="name" value={draft.name} onChange={(event) => edit({ name: event.target.value })} />}
      </Field>
      <Field label={__("Email")} error={checked ? errors.email : undefined}>
        {(control) => <Input {...control} type="email" autoComplete="email" value={draft.email} onChange={(event) => edit({ email: event.target.value })} />}
      </Field>
      <Field label={__("Password")} error={checked ? errors.password : undefined}>
        {(control) => (
          <Input {...control} type="password" autoComplete="new-password" value={draft.password} onChange={(event) => edit({ password: event.target.value })} />
        )}
      </Field>
      {problem && <Problem text={problem} />}
      <div>
        <Button type="submit" disabled={busy}>
          {__("Create account")}
        </Button>
      </div>
    </form>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className="text-sm text-destructive">
      {text}
    </p>
  );
}

function ConfirmNotice({ email }: { email: string }) {
  return (
    <p role="status">
      {__("We sent a message to this address. Open the link in it, then sign in:")} <strong>{email}</strong>
    </p>
  );
}

function Profile({ account }: { account: Account }) {
  const [draft, setDraft] = useState({ name: account.name, about: account.about });
  const [checked, setChecked] = useState(false);
  const missing = draft.name.trim() === "";

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (missing) return;
    const saved = await saveProfile({ name: draft.name.trim(), about: draft.about });
    toast(saved ? __("Profile saved") : __("The database did not answer. Please try again in a moment."));
  }

  return (
    <>
      <PageHeader title={`${__("Welcome,")} ${account.name}`} lead={`${__("Signed in as")} ${account.email}. ${account.about}`} />
      <form data-own onSubmit={(event) => void submit(event)} noValidate className="flex max-w-lg flex-col gap-5 rounded-card border bg-card p-6">
        <h2 className="font-display text-base font-semibold">{__("Profile")}</h2>
        <Field label={__("Name")} error={checked && missing ? __("Please enter your name.") : undefined}>
          {(control) => <Input {...control} autoComplete="name" value={draft.name} onChange={(event) => setDraft({ ...draft, name: event.target.value })} />}
        </Field>
        <Field label={__("About you")}>
          {(control) => <Textarea {...control} rows={4} value={draft.about} onChange={(event) => setDraft({ ...draft, about: event.target.value })} />}
        </Field>
        <div>
          <Button type="submit">{__("Save profile")}</Button>
        </div>
      </form>
      {/* #if roles */}
      <People />
      {/* #end */}
    </>
  );
}

function isAddress(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text);
}
