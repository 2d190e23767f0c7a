/** One finding: consequence, place, and the two actions. [T3.10] [T5.09] */
import { Button, Group, TextInput } from "@mantine/core";
import { newUuid } from "@slipway/kernel/ids";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { openDialog } from "@slipway/ui/kit/dialogs/dialog-store";
import { StatusDot, type Tone } from "@slipway/ui/kit/status/status-dot.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { freeIfChosen } from "@slipway/ui/session/composer/chosen-builder";
import { useState, type FormEvent } from "react";
import { chatContract } from "../../chat/contract/index.ts";
import { findingText } from "../contract/findings.ts";
import { REASON_CHARACTERS, securityContract, type Finding, type Level } from "../contract/index.ts";
import classes from "./security.module.css";

const LEVELS: Readonly<Record<Level, { tone: Tone; word: string }>> = {
  error: { tone: "err", word: "Error" },
  warn: { tone: "warn", word: "Warning" },
  info: { tone: "info", word: "Info" },
};

interface RowProps {
  projectId: string;
  finding: Finding;
}

function IgnoreForm({ projectId, finding, onDone }: RowProps & { onDone: () => void }) {
  const [reason, setReason] = useState("");
  const ignore = useRouteMutation(securityContract.ignoreFinding, { onSuccess: onDone });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ignore.mutate({
      params: { id: projectId, internalId: finding.internal_id },
      body: { ignore: true, ignore_reason: reason },
    });
  };
  return (
    <form onSubmit={submit}>
      <TextInput
        data-autofocus
        label="Why can it be ignored?"
        maxLength={REASON_CHARACTERS}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap={8} mt={16}>
        <Button variant="subtle" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="filled" disabled={reason.trim() === ""} loading={ignore.isPending}>
          Ignore
        </Button>
      </Group>
    </form>
  );
}

function useFixFinding(projectId: string) {
  const send = useRouteMutation(chatContract.send, {
    onSuccess: () => showToast({ tone: "info", title: "Fix attempt initiated successfully" }),
    onError: () => {
      showToast({ tone: "err", title: "Failed to initiate fix. Please try again." });
      return true;
    },
  });
  const fix = (finding: Finding, context: string): void => {
    const parts = [findingText(finding), finding.details, ...(context === "" ? [] : [`Context: ${context}`])];
    send.mutate({
      params: { id: projectId },
      body: {
        id: newUuid(),
        ai_message_id: newUuid(),
        message: parts.join("\n"),
        mode: "instant",
        tags: ["security_fix_v2"],
        view: "security",
        ...freeIfChosen(projectId),
      },
    });
  };
  return { fix, isPending: send.isPending };
}

export function FindingRow({ projectId, finding, context }: RowProps & { context: string }) {
  const { fix, isPending } = useFixFinding(projectId);
  const takeIn = useRouteMutation(securityContract.ignoreFinding);
  const { tone, word } = LEVELS[finding.level];
  const askReason = (): void => {
    const close = openDialog({
      title: "Ignore this finding?",
      content: <IgnoreForm projectId={projectId} finding={finding} onDone={() => close()} />,
    });
  };
  return (
    <li className={classes.row} data-ignored={finding.ignore || undefined}>
      <div className={classes.what}>
        <p className={classes.title}>
          <StatusDot tone={finding.ignore ? "quiet" : tone}>{finding.ignore ? "Ignored" : word}</StatusDot>
          <strong>{finding.name}</strong>
        </p>
        <p className={classes.text}>{finding.description}</p>
        <p className={classes.place}>{finding.details}</p>
        {finding.ignore && <p className={classes.text}>{finding.ignore_reason}</p>}
      </div>
      <div className={classes.actions}>
        {finding.ignore ? (
          <Button
            variant="subtle"
            loading={takeIn.isPending}
            onClick={() =>
              takeIn.mutate({ params: { id: projectId, internalId: finding.internal_id }, body: { ignore: false } })
            }
          >
            Take in again
          </Button>
        ) : (
          <>
            <Button variant="subtle" onClick={askReason}>
              Ignore…
            </Button>
            <Button loading={isPending} onClick={() => fix(finding, context)}>
              Fix
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
