import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { useState } from "react";
import { accountsContract, type User } from "../../contract/index.ts";
import { SignedInAlready } from "../address-proof/signed-in-already.tsx";
import { takeWay } from "../address-proof/way-after-proof.ts";
import { AuthPage } from "./auth-page.tsx";
import { CredentialsForm, type AuthMode } from "./credentials-form.tsx";
import { InvitedAccount, JoiningAs } from "../invitation/invited-account.tsx";
import { invitedBy, sayWhatWasJoined } from "../invitation/invitation-words.ts";
import { PolicyLine } from "./policy-line.tsx";
import { safeNext } from "./safe-next.ts";
import classes from "./auth.module.css";

const HEADINGS: Record<AuthMode, { title: string; lead: string; submit: string }> = {
  "sign-in": { title: "Sign in", lead: "Welcome back.", submit: "Sign in" },
  "sign-up": {
    title: "Create your account",
    lead: "Describe an app, watch it being built, publish it.",
    submit: "Create account",
  },
};

/** Outcome of the link that proves an address; null if no such link led here. */
type Proof = "proven" | "broken" | "password" | null;

const proofIn = (query: URLSearchParams): Proof => {
  if (query.get("proof") !== null) return "password";
  if (query.get("verified") === "1") return "proven";
  return query.get("error") === "link_expired" ? "broken" : null;
};

const AFTER_PROOF = {
  proven: { title: "Address confirmed", lead: "Sign in to go on." },
  broken: {
    title: "This link does not work any more",
    lead: "It has expired, or a part of it is missing. Sign in, and another one is sent where it is needed.",
  },
  password: {
    title: "Confirm your address",
    lead: "Sign in with the password you chose for this account. If you did not make it, or forgot the password, set a new one.",
  },
} as const;

const HERE_ALREADY = {
  proven: "Address confirmed",
  broken: AFTER_PROOF.broken.title,
  none: "You are signed in",
} as const;

function hereAs({ email, email_verified: isProven }: User, proof: Proof): string {
  if (proof === null) return `With ${email}.`;
  const here = `you are signed in with ${email}.`;
  return proof === "proven" && !isProven ? `It is of another account; ${here}` : `Y${here.slice(1)}`;
}

const nextIn = (query: URLSearchParams, proof: Proof): string =>
  safeNext(query.get("next") ?? (proof === null ? null : takeWay()));

/** `/login` and `/signup`, with `?next=` and `?invite=`. Switching between the two keeps the query. */
function SignInOrUp({ mode }: { mode: AuthMode }) {
  const { go } = useNavigation();
  const query = new URLSearchParams(window.location.search);
  const user = useRouteOrNull(accountsContract.user, {});
  const [asAnother, setAsAnother] = useState(false);
  const proof = proofIn(query);
  if (query.get("invite") !== null || proof === "password" || asAnother || user.data === null || user.isError)
    return <Credentials mode={mode} query={query} proof={asAnother ? null : proof} />;
  return (
    <AuthPage title={HERE_ALREADY[proof ?? "none"]} lead={user.data ? hereAs(user.data, proof) : ""}>
      {user.data && (
        <SignedInAlready
          user={user.data}
          brokenLink={proof === "broken"}
          onGoOn={() => go(nextIn(query, proof), { replace: true })}
          onOtherAccount={() => setAsAnother(true)}
        />
      )}
    </AuthPage>
  );
}

function Credentials({ mode, query, proof }: { mode: AuthMode; query: URLSearchParams; proof: Proof }) {
  const { go } = useNavigation();
  const invite = query.get("invite") ?? undefined;
  const invitation = useRoute(
    accountsContract.invitation,
    { params: { code: invite ?? "" } },
    { enabled: invite !== undefined, staleTime: Infinity },
  );
  const me = useRouteOrNull(accountsContract.user, {}).data;
  const { submit } = HEADINGS[mode];
  const { title, lead } = proof === null ? HEADINGS[mode] : AFTER_PROOF[proof];
  const invited = invitation.data;
  const token = query.get("proof");
  const switchTo = (other: AuthMode) =>
    go((other === "sign-up" ? "/signup" : "/login") + window.location.search, { replace: true });
  const done = () => {
    if (invited) sayWhatWasJoined(invited);
    go(invited?.next ?? nextIn(query, proof), { replace: true });
  };
  const badLink = invite !== undefined && invitation.isError;
  // Somebody who is signed in with the invited address has nothing to fill in.
  if (invite !== undefined && invited !== undefined && me?.email.toLowerCase() === invited.email.toLowerCase())
    return (
      <AuthPage title={invited.joins === null ? "You are invited" : `Join ${invited.joins}`} lead={invitedBy(invited)}>
        <JoiningAs as={invited.joins_as} />
        <InvitedAccount code={invite} invitation={invited} name={me.attributes.display_name} />
        <p className={classes.other}>With {me.email}.</p>
      </AuthPage>
    );
  if (badLink && me)
    return (
      <AuthPage title="This invitation no longer works" lead="It was cancelled or has expired. Ask for a new one.">
        <SignedInAlready
          user={me}
          brokenLink={false}
          onGoOn={() => go("/", { replace: true })}
          onOtherAccount={() => go("/login", { replace: true })}
        />
      </AuthPage>
    );
  return (
    <AuthPage title={title} lead={invited ? invitedBy(invited) : lead}>
      {badLink && (
        <p className={classes.refusal} role="alert">
          This invitation link is no longer valid. Ask for a new one.
        </p>
      )}
      {invited && <JoiningAs as={invited.joins_as} />}
      {invited && me && (
        <p className={classes.note} role="status">
          You are signed in as {me.email}. This invitation is for {invited.email}: use an account of that address, or
          ask for an invitation to yours.
        </p>
      )}
      <PolicyLine mode={mode} invited={invited !== undefined} />
      <CredentialsForm
        key={invited?.email ?? ""}
        mode={mode}
        onModeChange={switchTo}
        submitLabel={submit}
        invitedEmail={invited?.email}
        invite={invite}
        {...(token === null ? {} : { proof: { token, email: query.get("email") ?? "" } })}
        onDone={done}
      />
    </AuthPage>
  );
}

export const LoginPage = () => <SignInOrUp mode="sign-in" />;
export const SignupPage = () => <SignInOrUp mode="sign-up" />;
