/** Under the address in the sign-in form: appears when the address belongs to a workspace with single sign-on. */
import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useRoute } from "@slipway/ui/api/use-route";
import { KeySquare } from "lucide-react";
import { singleSignOnContract } from "../../contract/index.ts";
import { domainIn } from "./domain-in.ts";
import { useStartSso } from "./use-start-sso.ts";
import classes from "./sign-in.module.css";

const TYPING_MS = 250;

/** Where the person was going: what the sign-in page was told, else the page under the form. */
function wanted(): string {
  const { pathname, search } = window.location;
  if (pathname !== "/login" && pathname !== "/signup") return pathname + search;
  return new URLSearchParams(search).get("next") ?? "/";
}

export function SsoWay({ email }: { email: string }) {
  const [domain] = useDebouncedValue(domainIn(email), TYPING_MS);
  const found = useRoute(
    singleSignOnContract.find,
    { params: { domain: domain ?? "" } },
    { enabled: domain !== null, staleTime: 60_000, retries: 0 },
  );
  const { begin, refusal, busy } = useStartSso();
  const id = domain === null || domain !== domainIn(email) ? null : (found.data?.workspace_id ?? null);
  if (id === null) return null;
  return (
    <div className={classes.way}>
      <Button
        type="button"
        variant="filled"
        size="lg"
        fullWidth
        leftSection={<KeySquare size={16} />}
        loading={busy}
        onClick={() => begin(id, wanted())}
      >
        Continue with single sign-on
      </Button>
      {refusal !== null && <p role="alert">{refusal}</p>}
      <span>or with a password</span>
    </div>
  );
}
