/** `/unsubscribe?token=`: ends the mails that a mail's link is about, without a sign-in. */
import { Button } from "@mantine/core";
import { AppError } from "@slipway/kernel/errors";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { EmptyState } from "@slipway/ui/kit/status/states.tsx";
import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { BarePage } from "@slipway/ui/page/bare-page.tsx";
import { usePageTitle } from "@slipway/ui/page/page-status";
import { LinkIcon, MailCheck, MailX } from "lucide-react";
import { useState } from "react";
import { inboxContract, KINDS, type NoticeKind } from "../../contract/index.ts";

const nameOf = (kind: NoticeKind | null): string => (kind === null ? "The daily email" : KINDS[kind].label);

export function UnsubscribePage() {
  usePageTitle("Email settings");
  const token = new URLSearchParams(window.location.search).get("token") ?? "";
  const [isBad, setBad] = useState(token === "");
  const end = useRouteMutation(inboxContract.unsubscribe, {
    onError: (error) => {
      if (!(error instanceof AppError) || (error.status !== 404 && error.status !== 400)) return false;
      setBad(true);
      return true;
    },
  });
  return (
    <BarePage link={AppLink}>
      <main>
        {isBad && (
          <EmptyState icon={LinkIcon} title="This link doesn't work">
            Copy the whole link from the email, or change your emails in Settings → Notifications.
          </EmptyState>
        )}
        {!isBad && end.data === undefined && (
          <EmptyState
            icon={MailX}
            title="Stop these emails?"
            action={
              <Button variant="filled" loading={end.isPending} onClick={() => end.mutate({ body: { token } })}>
                Stop these emails
              </Button>
            }
          >
            You still see the notices in Slipway.
          </EmptyState>
        )}
        {end.data !== undefined && (
          <EmptyState icon={MailCheck} title="Emails stopped">
            {nameOf(end.data.kind)}: no more emails. You can turn them on again in Settings → Notifications.
          </EmptyState>
        )}
      </main>
    </BarePage>
  );
}
