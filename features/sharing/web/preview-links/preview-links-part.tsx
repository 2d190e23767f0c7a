/** Links that show the preview to people without access: made, copied, ended. [W2.21] [W9.06] [T3.19] [S12] */
import { Button } from "@mantine/core";
import { isBusinessTier } from "@slipway/kernel/permissions";
import { askForPlan } from "@slipway/ui/api/plan-gate";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { LinkToGive } from "@slipway/ui/kit/copying/link-to-give.tsx";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { LoadFailed } from "@slipway/ui/kit/status/load-failed.tsx";
import { SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { previewContract, type PreviewLink } from "../../../preview/contract/index.ts";
import type { Project } from "../../../projects/contract/index.ts";
import classes from "../share.module.css";

const linksPath = (projectId: string): string => `/projects/${projectId}/preview-links`;

const day = (at: string): string =>
  new Intl.DateTimeFormat(undefined, { weekday: "short", day: "numeric", month: "short" }).format(new Date(at));

function LinkRow({ projectId, link }: { projectId: string; link: PreviewLink }) {
  const end = useRouteMutation(previewContract.endLink, { invalidates: () => [linksPath(projectId)] });
  const onEnd = async (): Promise<void> => {
    const sure = await askToConfirm({
      title: "End this preview link?",
      body: "It stops working now, also for people who have the preview open.",
      confirm: "End link",
      tone: "danger",
    });
    if (sure) end.mutate({ params: { projectId, linkId: link.id } });
  };
  const until = day(link.expires_at);
  return (
    <li className={classes.link}>
      {link.works && link.url !== null && <LinkToGive text={link.url} label={`preview link until ${until}`} />}
      <div className={classes.linkRow}>
        <span>
          {link.works
            ? `By ${link.made_by}, until ${until}.`
            : `By ${link.made_by}, who may not change this project now. The link shows nothing.`}
        </span>
        <Button
          variant="subtle"
          aria-label={`End the link by ${link.made_by}, until ${until}`}
          loading={end.isPending}
          onClick={() => void onEnd()}
        >
          End
        </Button>
      </div>
    </li>
  );
}

function Links({ project }: { project: Project }) {
  const links = useRoute(previewContract.listLinks, { params: { projectId: project.id } });
  const make = useRouteMutation(previewContract.createLink, { invalidates: () => [linksPath(project.id)] });
  if (links.isPending)
    return (
      <div role="status" aria-busy="true" aria-label="Loading the preview links">
        <SkeletonLines widths={["100%"]} height={32} />
      </div>
    );
  if (links.data === undefined)
    return (
      <LoadFailed title="Could not load the preview links" error={links.error} onRetry={() => void links.refetch()} />
    );
  const present = links.data.preview_links;
  return (
    <>
      <div className={classes.linkRow}>
        <span>Anyone with a link sees the app for 7 days, without an account. No chat, no code.</span>
        <Button loading={make.isPending} onClick={() => make.mutate({ params: { projectId: project.id }, body: {} })}>
          {present.length === 0 ? "Create link" : "New link"}
        </Button>
      </div>
      {present.length > 0 && (
        <ul className={classes.links} aria-label="Preview links">
          {present.map((link) => (
            <LinkRow key={link.id} projectId={project.id} link={link} />
          ))}
        </ul>
      )}
    </>
  );
}

/** On other plans it leads to the plan. [W9.06] */
function NeedsPlan({ project }: { project: Project }) {
  const ask = (): void =>
    askForPlan({ title: "Preview links need the Business plan", workspaceId: project.workspace_id });
  return (
    <div className={classes.linkRow}>
      <span>Show the app to anyone for 7 days, without an account. Needs the Business plan.</span>
      <Button onClick={ask}>Create link</Button>
    </div>
  );
}

export function PreviewLinksPart({ project }: { project: Project }) {
  if (!project.permissions.includes("EditProject")) return null;
  const { plan, disable_named_previews: isOff } = project.workspace;
  return (
    <section className={classes.part} aria-label="Share preview">
      <h3>Share preview</h3>
      {!isBusinessTier(plan) ? (
        <NeedsPlan project={project} />
      ) : isOff ? (
        <p className={classes.note}>Preview links are turned off in {project.workspace.name}.</p>
      ) : (
        <Links project={project} />
      )}
    </section>
  );
}
