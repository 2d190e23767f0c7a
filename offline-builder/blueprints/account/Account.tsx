import { useState, type FormEvent } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Tabs } from "@/components/ui/tabs";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
// #if gated
import { accounts, signIn, signUp, useAccount, type Account } from "@/data/browser-accounts";
// #else
import { accounts, signIn, signOut, signUp, useAccount, type Account } from "@/data/browser-accounts";
// #end

export default function AccountPage() {
  const account = useAccount();
  if (account) return <Profile account={account} />;
  return (
    <>
      <PageHeader title={__("Your account")} lead={__("Accounts are kept in this browser only. They keep people apart who share it; they are no protection against somebody who has the device.")} />
      <Tabs
        label={__("Your account")}
        className="max-w-lg rounded-card border bg-card p-6"
        tabs={[
          { label: __("Create account"), content: <SignUpForm /> },
          { label: __("Sign in"), content: <SignInForm /> },
        ]}
      />
    </>
  );
}

const empty = { name: "", email: "", password: "" };

function SignUpForm() {
  const [draft, setDraft] = useState(empty);
  const [checked, setChecked] = useState(false);
  const [taken, setTaken] = useState(false);
  const errors = {
    name: draft.name.trim() === "" ? __("Please enter your name.") : undefined,
    email: isAddress(draft.email) ? (taken ? __("There is an account with this address already.") : undefined) : __("Please enter a valid email address."),
    password: draft.password.length < 8 ? __("Please choose at least 8 characters.") : undefined,
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (errors.name || !isAddress(draft.email) || errors.password) return;
    setTaken((await signUp({ ...draft, name: draft.name.trim() })) === "taken");
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      <Field label={__("Name")} error={checked ? errors.name : undefined}>
        {(control) => <Input {...control} autoComplete="name" value={draft.name} onChange={(event) => setDraft({ ...draft, name: event.target.value })} />}
      </Field>
      <Field label={__("Email")} error={checked ? errors.email : undefined}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            value={draft.email}
            onChange={(event) => {
              setDraft({ ...draft, email: event.target.value });
              setTaken(false);
            }}
          />
        )}
      </Field>
      <Field label={__("Password")} error={checked ? errors.password : undefined}>
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="new-password"
            value={draft.password}
            onChange={(event) => setDraft({ ...draft, password: event.target.value })}
          />
        )}
      </Field>
      <div>
        <Button type="submit">{__("Create account")}</Button>
      </div>
    </form>
  );
}

function SignInForm() {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setWrong((await signIn({ name: "", email, password })) === "wrong");
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      <Field label={__("Email")}>
        {(control) => <Input {...control} type="email" autoComplete="username" value={email} onChange={(event) => setEmail(event.target.value)} />}
      </Field>
      <Field label={__("Password")} error={wrong ? __("No account has this address and password.") : undefined}>
        {(control) => (
          <Input {...control} type="password" autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
        )}
      </Field>
      <div>
        <Button type="submit">{__("Sign in")}</Button>
      </div>
    </form>
  );
}

function Profile({ account }: { account: Account }) {
  const [draft, setDraft] = useState({ name: account.name, about: account.about });
  const [checked, setChecked] = useState(false);
  const missing = draft.name.trim() === "";

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (missing) return;
    accounts.update(account.id, { name: draft.name.trim(), about: draft.about });
    toast(__("Profile saved"));
  }

  return (
    <>
      {/* #if gated */}
      <PageHeader title={`${__("Welcome,")} ${account.name}`} lead={`${__("Signed in as")} ${account.email}. ${account.about}`} />
      {/* #else */}
      <PageHeader title={`${__("Welcome,")} ${account.name}`} lead={`${__("Signed in as")} ${account.email}. ${account.about}`}>
        <Button variant="outline" size="sm" onClick={signOut}>
          {__("Sign out")}
        </Button>
      </PageHeader>
      {/* #end */}
      <form onSubmit={submit} noValidate className="flex max-w-lg flex-col gap-5 rounded-card border bg-card p-6">
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
    </>
  );
}

function isAddress(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text);
}
