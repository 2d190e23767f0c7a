import { Button, FileButton, NativeSelect, Textarea } from "@mantine/core";
import type { WorkspaceRole } from "@slipway/kernel/permissions";
import type { RouteResult } from "@slipway/kernel/contract/route";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { writeClipboard } from "@slipway/ui/kit/copying/clipboard";
import { closeDialog, openDialog } from "@slipway/ui/kit/dialogs/dialog-store";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useState, type FormEvent } from "react";
import { accountsContract } from "../../../accounts/contract/index.ts";
import {
  addressIn,
  holdsSeveral,
  linesOf,
  MAX_INVITED_AT_ONCE,
  type Outcome,
  workspacesContract,
} from "../../contract/index.ts";
import classes from "./members.module.css";
import { ROLE_LABELS } from "./roles.ts";

const WORDS: Record<Outcome, string> = {
  invited: "Invited",
  joined: "Joined at once",
  already_member: "Is here already",
  twice: "Twice in the list",
  not_an_address: "Not an address",
  later: "Not invited: try again in an hour",
};

type Results = RouteResult<typeof workspacesContract.inviteMany>["results"];

const MAX_FILE_BYTES = 400_000;

function InviteMany({ id, roles }: { id: string; roles: readonly WorkspaceRole[] }) {
  const [text, setText] = useState("");
  const [role, setRole] = useState<WorkspaceRole>(roles.includes("editor") ? "editor" : roles[0]!);
  const lines = linesOf(text);
  const invite = useRouteMutation(workspacesContract.inviteMany, {
    invalidates: () => [`/workspaces/${id}/members`],
  });
  const isTooLong = lines.length > MAX_INVITED_AT_ONCE;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lines.length > 0 && !isTooLong) invite.mutate({ params: { id }, body: { lines, role } });
  };
  const read = async (file: File | null) => {
    if (file === null) return;
    if (file.size > MAX_FILE_BYTES) showToast({ tone: "err", title: "This file is larger than 400 kB" });
    else setText(await file.text());
  };
  if (invite.data) return <Judged id={id} results={invite.data.results} />;
  return (
    <form onSubmit={submit} style={{ display: "grid", gap: 14 }}>
      <Textarea
        label="Addresses"
        description="One person a line, or a list with commas. Names and other columns around an address are skipped."
        rows={9}
        value={text}
        error={isTooLong ? `${lines.length} lines. Invite at most ${MAX_INVITED_AT_ONCE} at once.` : undefined}
        data-autofocus
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FileButton accept=".csv,.txt,text/csv,text/plain" onChange={(file) => void read(file)}>
        {(props) => <Button {...props}>Read a CSV file</Button>}
      </FileButton>
      <NativeSelect
        label="Role"
        value={role}
        data={roles.map((value) => ({ value, label: ROLE_LABELS[value] }))}
        onChange={(event) => setRole(event.currentTarget.value as WorkspaceRole)}
      />
      <Button type="submit" variant="filled" disabled={lines.length === 0 || isTooLong} loading={invite.isPending}>
        {lines.length === 0 ? "Invite" : lines.length === 1 ? "Invite 1 person" : `Invite ${lines.length} people`}
      </Button>
    </form>
  );
}

/** A line for each person, which a sheet takes as two columns. */
async function copyLinks(pending: Results): Promise<void> {
  const lines = pending.map(({ line, invite_url: url }) => `${addressIn(line) ?? line}\t${url ?? ""}`);
  const done = await writeClipboard(lines.join("\n"));
  showToast(
    done
      ? { tone: "ok", title: "Copied, one person a line" }
      : { tone: "err", title: "The browser refused to copy", message: "Each link is in the menu of its person." },
  );
}

function Judged({ id, results }: { id: string; results: Results }) {
  const pending = results.filter(({ outcome }) => outcome === "invited");
  const undo = useRouteMutation(workspacesContract.cancelMany, {
    invalidates: () => [`/workspaces/${id}/members`],
    onSuccess: ({ cancelled }) => {
      closeDialog();
      showToast({
        tone: "ok",
        title: cancelled === 1 ? "Cancelled 1 invitation" : `Cancelled ${cancelled} invitations`,
      });
    },
  });
  const policy = useRoute(accountsContract.policy, {}, { staleTime: Infinity }).data;
  const joined = results.filter(({ outcome }) => outcome === "joined").length;
  return (
    <div style={{ display: "grid", gap: 14 }}>
      <p role="status">
        {pending.length} invited{joined > 0 && `, ${joined} joined at once`}, {results.length - pending.length - joined}{" "}
        not.
      </p>
      {/* Every line is shown as it was pasted, so that it can be mended. */}
      <ul className={classes.judged} tabIndex={0} aria-label="Lines">
        {results.map(({ line, outcome }, at) => (
          <li key={at}>
            <span>{line}</span>
            <span>
              {WORDS[outcome]}
              {holdsSeveral(line) && (outcome === "invited" || outcome === "joined") && `, only ${addressIn(line)}`}
            </span>
          </li>
        ))}
      </ul>
      {policy?.mail === "mailbox" && pending.length > 0 && (
        <p>Email isn't set up, so nobody was told. Copy the links and pass each one on.</p>
      )}
      <div style={{ display: "flex", justifyContent: "flex-end", flexWrap: "wrap", gap: 8 }}>
        {pending.length > 0 && (
          <Button variant="default" onClick={() => void copyLinks(pending)}>
            {pending.length === 1 ? "Copy the link" : `Copy ${pending.length} links`}
          </Button>
        )}
        {pending.length > 0 && (
          <Button
            variant="subtle"
            loading={undo.isPending}
            onClick={() =>
              undo.mutate({ params: { id }, body: { member_ids: pending.map(({ member_id: each }) => each!) } })
            }
          >
            {pending.length === 1 ? "Undo 1 invitation" : `Undo ${pending.length} invitations`}
          </Button>
        )}
        <Button variant="filled" data-autofocus onClick={() => closeDialog()}>
          Done
        </Button>
      </div>
    </div>
  );
}

export function openInviteMany(id: string, roles: readonly WorkspaceRole[]): void {
  openDialog({ title: "Invite many people", content: <InviteMany id={id} roles={roles} />, width: 520 });
}
