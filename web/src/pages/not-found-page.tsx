import { Button } from "@mantine/core";
import { usePageTitle } from "@slipway/ui/page/page-status";
import { Compass } from "lucide-react";
import { FullPage } from "./full-page.tsx";

/** The same page for "missing" and "not yours", so that an address tells nothing. [K4] */
export function NotFoundPage() {
  usePageTitle("Not found");
  return (
    <FullPage icon={Compass} title="Nothing here, or you don't have access.">
      <p>If someone sent you this address, ask them to invite the account you are signed in with.</p>
      <Button component="a" href="/" variant="filled">
        All projects
      </Button>
    </FullPage>
  );
}
