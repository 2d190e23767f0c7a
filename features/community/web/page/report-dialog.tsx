import { Button, NativeSelect, Textarea } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { Dialog } from "@slipway/ui/layers/dialog.tsx";
import { useState, type FormEvent } from "react";
import {
  communityContract,
  DETAILS_MAX,
  REPORT_REASONS,
  type CommunityProject,
  type ReportReason,
} from "../../contract/index.ts";

/** Also for people without an account. The project's owner does not learn who reported it. */
export function ReportDialog({ project, onClose }: { project: CommunityProject; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [details, setDetails] = useState("");
  const send = useRouteMutation(communityContract.report, {
    onSuccess: () => {
      onClose();
      showToast({ tone: "ok", title: "Reported", message: "The people who run this Slipway will look at it." });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason !== null) send.mutate({ params: { id: project.id }, body: { reason, details: details.trim() } });
  };
  return (
    <Dialog opened onClose={onClose} title={`Report “${project.display_name}”`}>
      <form onSubmit={submit} style={{ display: "grid", gap: 16 }}>
        <NativeSelect
          label="What is wrong?"
          data={[{ value: "", label: "Choose a reason" }, ...REPORT_REASONS]}
          value={reason ?? ""}
          onChange={(event) => setReason((event.currentTarget.value || null) as ReportReason | null)}
        />
        <Textarea
          label="Details"
          description="Where it is, and what you saw. The project's owner does not learn who wrote this."
          autosize
          minRows={2}
          maxRows={6}
          maxLength={DETAILS_MAX}
          value={details}
          onChange={(event) => setDetails(event.currentTarget.value)}
        />
        <Button type="submit" variant="filled" loading={send.isPending} disabled={reason === null}>
          Send report
        </Button>
      </form>
    </Dialog>
  );
}
