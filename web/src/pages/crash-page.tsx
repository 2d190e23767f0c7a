import { Button } from "@mantine/core";
import { CopyButton } from "@slipway/ui/kit/copying/copy.tsx";
import { usePageTitle } from "@slipway/ui/page/page-status";
import { isPartNotLoaded } from "@slipway/ui/errors/error-texts";
import { ErrorState } from "@slipway/ui/kit/status/states.tsx";
import { onRetry, retryAll } from "@slipway/ui/slots/retry";
import { CircleAlert } from "lucide-react";
import { useEffect } from "react";
import { FullPage } from "./full-page.tsx";

/** A broken screen, not a failed call: those are handled where they happen. */
export function CrashPage({ error, reset }: { error: unknown; reset: () => void }) {
  usePageTitle("Error");
  const notLoaded = isPartNotLoaded(error);
  useEffect(() => (notLoaded ? onRetry(reset) : undefined), [notLoaded, reset]);
  if (notLoaded) return <ErrorState error={error} onRetry={retryAll} />;
  const report = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return (
    <FullPage icon={CircleAlert} title="Something went wrong">
      <p>This page stopped working. Your projects are not affected; reloading usually helps.</p>
      <div style={{ display: "flex", gap: 8 }}>
        <Button variant="filled" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <CopyButton text={report} label="Copy details" />
      </div>
    </FullPage>
  );
}
