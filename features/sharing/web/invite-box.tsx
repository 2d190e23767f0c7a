/** Invites somebody by e-mail, and says what happened to the invitation. [W2.23] [W5.01] [W7.14] [S7] [S8] */
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { askForPlan } from "@slipway/ui/api/plan-gate";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { LinkToGive } from "@slipway/ui/kit/copying/link-to-give.tsx";
import { useState, type FormEvent } from "react";
import { accountsContract } from "../../accounts/contract/index.ts";
import { wayIn } from "../../accounts/contract/way-in.ts";
import type { Project } from "../../projects/contract/index.ts";
import { sharingContract } from "../contract/index.ts";
import { givableLevels, LEVEL_LABELS, nameOf, planQuestion, type GivenLevel } from "./levels.ts";
import { peoplePath } from "./use-people.ts";
import classes from "./share.module.css";

function useInvite(project: Project, onInvited: () => void) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const add = useRouteMutation(sharingContract.add, {
    invalidates: () => [peoplePath(project.id)],
    onSuccess: onInvited,
    onError: (error) => {
      if (error.kind === "user") setRefusal(error.userMessage);
      return error.kind === "user";
    },
  });
  const invite = (email: string, level: GivenLevel): void => {
    setRefusal(null);
    const question = planQuestion(level, project.workspace.plan);
    if (question !== null) return askForPlan({ title: question, workspaceId: project.workspace_id });
    add.mutate({ params: { projectId: project.id }, body: { email: email.trim(), access_level: level } });
  };
  return { add, refusal, invite };
}

function Result({ name, url, mailed }: { name: string; url: string | null; mailed: boolean }) {
  const mail = useRoute(accountsContract.policy, {}, { staleTime: Infinity }).data?.mail;
  if (url === null)
    return (
      <p className={classes.note} role="status">
        {name} has access now{mail === "smtp" && mailed && ", and we emailed them"}.
      </p>
    );
  return (
    <div className={classes.result} role="status">
      <p className={classes.note}>
        {mail === undefined && "Invited. You can also send this link yourself."}
        {mail === "smtp" &&
          (mailed
            ? `Invited. We emailed ${name}; you can also send this link yourself.`
            : `Invited, but our email to ${name} could not be sent. Send this link yourself.`)}
        {mail === "mailbox" && `Invited. Email isn't set up here, so send this link to ${name} yourself.`}
      </p>
      <LinkToGive text={url} label="invitation link" />
    </div>
  );
}

/** Said before the first invitation; its result says it for that person. */
function WayIn() {
  const policy = useRoute(accountsContract.policy, {}, { staleTime: Infinity }).data;
  const way = policy === undefined ? null : wayIn(policy);
  return way !== null && <p className={classes.note}>{way}</p>;
}

export function InviteBox({ project }: { project: Project }) {
  const [email, setEmail] = useState("");
  const levels = givableLevels(project.permissions);
  const isEnterprise = project.workspace.plan === "enterprise";
  const [level, setLevel] = useState<GivenLevel>(levels.includes("write") && !isEnterprise ? "write" : "read");
  const { add, refusal, invite } = useInvite(project, () => setEmail(""));
  if (levels.length === 0) return null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    invite(email, level);
  };
  return (
    <div>
      <form className={classes.invite} data-wide={project.workspace.enforce_sso || undefined} onSubmit={submit}>
        <TextInput
          type="email"
          required
          data-autofocus
          placeholder={project.workspace.enforce_sso ? "Workspace members only (SSO enforced)" : "Invite by email"}
          aria-label="Email"
          maxLength={254}
          value={email}
          error={refusal}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <NativeSelect
          aria-label="Role"
          value={level}
          data={levels.map((value) => ({ value, label: LEVEL_LABELS[value] }))}
          onChange={(event) => setLevel(event.currentTarget.value as GivenLevel)}
        />
        <Button type="submit" variant="filled" loading={add.isPending}>
          Invite
        </Button>
      </form>
      {isEnterprise && <p className={classes.note}>Enterprise collaborators can only be viewers</p>}
      {add.data === undefined ? (
        <WayIn />
      ) : (
        <Result name={nameOf(add.data)} url={add.data.invite_url} mailed={add.data.mailed} />
      )}
    </div>
  );
}
