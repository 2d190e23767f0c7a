import { CopyField } from "@slipway/ui/kit/copying/copy.tsx";
import { usePageTitle } from "@slipway/ui/page/page-status";
import { Unplug } from "lucide-react";
import { FullPage } from "./full-page.tsx";
import type { GuardReason } from "./guard-reason.ts";
import classes from "./origin-guard.module.css";

const REASONS: Record<GuardReason, string> = {
  "plain-http": "It is plain http, and browsers keep a sign-in over plain http only on the machine itself.",
  "cookies-refused":
    "This browser refuses cookies here. Safari does so for some local addresses, and so does blocking all cookies.",
};

/** Instead of a sign-in that would loop for ever. */
export function OriginGuard({ reason }: { reason: GuardReason }) {
  usePageTitle("This address can't keep you signed in");
  const { hostname, port, protocol } = window.location;
  const onPort = port || (protocol === "https:" ? "443" : "80");
  return (
    <FullPage icon={Unplug} title="This address can't keep you signed in">
      <p>{REASONS[reason]} Three ways around it:</p>
      <ol className={classes.ways}>
        <li>
          <strong>Through ssh.</strong> Run this on your own computer, then open{" "}
          <a href={`http://slipway.localhost:${onPort}`}>slipway.localhost:{onPort}</a> in Chrome or Firefox.
          <CopyField text={`ssh -L ${onPort}:localhost:${onPort} ${hostname}`} label="ssh command" />
        </li>
        <li>
          <strong>On the machine itself.</strong> Open <code>http://slipway.localhost:{onPort}</code> there, in Chrome
          or Firefox.
        </li>
        <li>
          <strong>With HTTPS.</strong> Put this Slipway behind a name with a certificate and set{" "}
          <code>SLIPWAY_URL</code> to that address.
        </li>
      </ol>
    </FullPage>
  );
}
