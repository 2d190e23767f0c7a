/** The project's invite link in the share panel: made with a role, copied, removed. [W2.21] [W4.14] [W5.02] [W6.08] [S5] */
import { Button, NativeSelect } from "@mantine/core";
import { askForPlan } from "@slipway/ui/api/plan-gate";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { LinkToGive } from "@slipway/ui/kit/copying/link-to-give.tsx";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { LoadFailed } from "@slipway/ui/kit/status/load-failed.tsx";
import { SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useState } from "react";
import type { Project } from "../../../projects/contract/index.ts";
import { sharingContract, type InviteLink } from "../../contract/index.ts";
import { LEVEL_LABELS, levelsForOutsiders, planQuestion, type GivenLevel } from "../levels.ts";
import classes from "../share.module.css";

const linksPath = (projectId: string): string => `/projects/${projectId}/magic-codes`;
const input = (projectId: string) => ({ params: { id: projectId } });

function MakeLink({ project }: { project: Project }) {
  const levels = levelsForOutsiders(project);
  const [level, setLevel] = useState<GivenLevel>(levels.includes("write") ? "write" : "read");
  const make = useRouteMutation(sharingContract.createLink, {
    invalidates: () => [linksPath(project.id)],
    onSuccess: () => showToast({ tone: "ok", title: "Secret link created" }),
  });
  const create = (): void => {
    const question = planQuestion(level, project.workspace.plan);
    if (question !== null) askForPlan({ title: question, workspaceId: project.workspace_id });
    else make.mutate({ params: { projectId: project.id }, body: { access_level: level } });
  };
  return (
    <div className={classes.linkRow}>
      <NativeSelect
        aria-label="Role of the invite link"
        value={level}
        data={levels.map((value) => ({ value, label: LEVEL_LABELS[value] }))}
        onChange={(event) => setLevel(event.currentTarget.value as GivenLevel)}
      />
      <Button loading={make.isPending} onClick={create}>
        Create link
      </Button>
    </div>
  );
}

function PresentLink({ projectId, link }: { projectId: string; link: InviteLink }) {
  const remove = useRouteMutation(sharingContract.removeLink, { invalidates: () => [linksPath(projectId)] });
  const onRemove = async (): Promise<void> => {
    const sure = await askToConfirm({
      title: "Remove the invite link?",
      body: "Nobody can join with it any more. People who joined keep their access.",
      confirm: "Remove",
      tone: "danger",
    });
    if (sure) remove.mutate({ params: { projectId, magicCodeId: link.id } });
  };
  return (
    <div className={classes.link}>
      <LinkToGive text={link.url} label="invite link" />
      <div className={classes.linkRow}>
        <span>Anyone signed in with this link joins as {LEVEL_LABELS[link.access_level]}.</span>
        <Button variant="subtle" loading={remove.isPending} onClick={() => void onRemove()}>
          Remove
        </Button>
      </div>
    </div>
  );
}

function LinkOf({ project }: { project: Project }) {
  const links = useRoute(sharingContract.listLinks, input(project.id));
  if (links.isPending)
    return (
      <div role="status" aria-busy="true" aria-label="Loading the invite link">
        <SkeletonLines widths={["100%"]} height={32} />
      </div>
    );
  if (links.data === undefined)
    return (
      <LoadFailed title="Could not load the invite link" error={links.error} onRetry={() => void links.refetch()} />
    );
  const [link] = links.data.magic_codes;
  return link === undefined ? <MakeLink project={project} /> : <PresentLink projectId={project.id} link={link} />;
}

export function InviteLinkPart({ project }: { project: Project }) {
  if (!project.permissions.includes("ManageMagicCodes") || levelsForOutsiders(project).length === 0) return null;
  return (
    <section className={classes.part} aria-label="Invite link">
      <h3>Invite link</h3>
      {project.workspace.enforce_sso ? (
        <div className={classes.linkRow}>
          <span>External links disabled (SSO enforced)</span>
          <Button disabled>Create link</Button>
        </div>
      ) : (
        <LinkOf project={project} />
      )}
    </section>
  );
}
