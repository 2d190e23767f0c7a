import { Button } from "@mantine/core";
import { usePageTitle } from "@slipway/ui/page/page-status";
import { LockKeyhole } from "lucide-react";
import { FullPage } from "./full-page.tsx";

/** A member's page over a project whose workspace needs another sign-in. */
export function SsoNeededPage({ href }: { href: string }) {
  usePageTitle("Single sign-on needed");
  return (
    <FullPage icon={LockKeyhole} title="This workspace needs single sign-on">
      <p>You are a member, but not signed in through your organization. Sign in with single sign-on to go on.</p>
      <Button component="a" href={href} variant="filled">
        Sign in with single sign-on
      </Button>
      <Button component="a" href="/">
        All projects
      </Button>
    </FullPage>
  );
}
