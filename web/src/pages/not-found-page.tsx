import { Button } from "@mantine/core";
import { usePageTitle } from "@slipway/ui/page/page-status";
import { Compass } from "lucide-react";
import type { ReactNode } from "react";
import { FullPage } from "./full-page.tsx";

/** The same page for "missing" and "not yours", so that an address tells nothing. [K4] */
export function NotFoundPage({ ask }: { ask?: ReactNode }) {
  usePageTitle("Not found");
  return (
    <FullPage icon={Compass} title="Nothing here, or you don't have access.">
      <p>If someone sent you this address, ask them to invite the account you are signed in with.</p>
      {ask}
      <Button component="a" href="/" variant={ask === undefined ? "filled" : "default"}>
        All projects
      </Button>
    </FullPage>
  );
}
