import { Button } from "@mantine/core";
import { askToSignIn } from "@slipway/ui/api/session-gate";
import { usePageTitle } from "@slipway/ui/page/page-status";
import { LockKeyhole } from "lucide-react";
import { FullPage } from "./full-page.tsx";

/** For strangers, behind the sheet and once they have closed it: whether there is a project here is not said. [K4] */
export function SignInPage({ onSignedIn }: { onSignedIn: () => void }) {
  usePageTitle("Sign in");
  const signIn = async () => {
    if (await askToSignIn({ mode: "sign-in", reason: "needed" })) onSignedIn();
  };
  return (
    <FullPage icon={LockKeyhole} title="Sign in to open this project">
      <p>It is shown to the people it was shared with.</p>
      <Button variant="filled" onClick={() => void signIn()}>
        Sign in
      </Button>
    </FullPage>
  );
}
