import { useRoute } from "@slipway/ui/api/use-route";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { accountsContract } from "../../contract/index.ts";
import { AuthPage } from "./auth-page.tsx";
import { CredentialsForm, type AuthMode } from "./credentials-form.tsx";
import { InvitedAccount } from "./invited-account.tsx";
import { PolicyLine } from "./policy-line.tsx";
import { safeNext } from "./safe-next.ts";

const HEADINGS: Record<AuthMode, { title: string; lead: string; submit: string }> = {
  "sign-in": { title: "Sign in", lead: "Welcome back.", submit: "Sign in" },
  "sign-up": {
    title: "Create your account",
    lead: "Describe an app, watch it being built, publish it.",
    submit: "Create account",
  },
};

/** `/login` and `/signup`, with `?next=` and `?invite=`. Switching between the two keeps the query. */
function SignInOrUp({ mode }: { mode: AuthMode }) {
  const { go } = useNavigation();
  const query = new URLSearchParams(window.location.search);
  const invite = query.get("invite") ?? undefined;
  const invitation = useRoute(
    accountsContract.invitation,
    { params: { code: invite ?? "" } },
    { enabled: invite !== undefined, staleTime: Infinity },
  );
  const { title, lead, submit } = HEADINGS[mode];
  const invited = invitation.data;
  const switchTo = (other: AuthMode) =>
    go((other === "sign-up" ? "/signup" : "/login") + window.location.search, { replace: true });
  const done = () => go(invited?.next ?? safeNext(query.get("next")), { replace: true });
  const badLink = invite !== undefined && invitation.isError;
  return (
    <AuthPage title={title} lead={invited ? `${invited.invited_by} invited you (${invited.email}).` : lead}>
      {badLink && <p role="alert">This invitation link is no longer valid. Ask for a new one.</p>}
      <PolicyLine mode={mode} invited={invited !== undefined} />
      {invite !== undefined && invited !== undefined && <InvitedAccount code={invite} email={invited.email} />}
      <CredentialsForm
        key={invited?.email ?? ""}
        mode={mode}
        onModeChange={switchTo}
        submitLabel={submit}
        invitedEmail={invited?.email}
        invite={invite}
        onDone={done}
      />
    </AuthPage>
  );
}

export const LoginPage = () => <SignInOrUp mode="sign-in" />;
export const SignupPage = () => <SignInOrUp mode="sign-up" />;
