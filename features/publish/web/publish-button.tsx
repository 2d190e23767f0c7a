/** Publish in the top bar: its word tells the state, the dropdown does the work. [W2.33] [W2.34] [W6.10] */
import { Button, Popover, Tooltip } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { TAPPED_TOO } from "@slipway/ui/kit/reason-tooltip.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { seenHere } from "@slipway/ui/page/seen-here";
import { Globe } from "lucide-react";
import { Suspense, useState } from "react";
import { projectsContract, type Project } from "../../projects/contract/index.ts";
import { publishedState, publishLabel } from "./publish-state.ts";
import { usePublishDialog } from "./publish-store.ts";
import { usePublish, usePublishWait } from "./use-publish.ts";

// Loaded when opened: the project page starts without them.
const PublishPanel = lazyNamed(() => import("./panel/publish-panel.tsx"), "PublishPanel");
const PublishSheet = lazyNamed(() => import("./panel/publish-sheet.tsx"), "PublishSheet");
const PublishDialogs = lazyNamed(() => import("./publish-dialogs.tsx"), "PublishDialogs");

export function PublishButton({ projectId }: { projectId: string }) {
  const details = useRoute(projectsContract.details, { params: { id: projectId } });
  const project = details.data;
  if (project === undefined || !("workspace" in project) || project.deleted_at !== null) return null;
  const here = { ...project, url: project.url && seenHere(project.url), site_url: seenHere(project.site_url) };
  return <OpenPublishButton project={here} />;
}

function OpenPublishButton({ project }: { project: Project }) {
  const [open, setOpen] = useState(false);
  const mobile = useIsMobile();
  const showsDialog = usePublishDialog(({ dialog }) => dialog.kind !== "closed");
  const publish = usePublish(project);
  const wait = usePublishWait(project.id, publish.isPending);
  const mayDeploy = project.permissions.includes("DeployProject");
  const label = publishLabel(project, publish.isPending);
  const { openTool } = useNavigation();
  const mayReview = project.permissions.includes("EditProject");
  const review = (): void => {
    setOpen(false);
    openTool("security");
  };
  const state = publishedState(project);
  const button = (
    <Button
      variant={!mayDeploy || state === "current" ? "default" : "primary"}
      leftSection={<Globe size={15} />}
      loading={publish.isPending}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      {label}
    </Button>
  );
  const panel = (
    <Suspense fallback={null}>
      <PublishPanel
        project={project}
        pending={publish.isPending}
        onPublish={publish.publish}
        onReview={mayReview ? review : null}
      />
    </Suspense>
  );
  return (
    <>
      {mobile ? (
        <>
          {button}
          <Suspense fallback={null}>
            {open && (
              <PublishSheet opened onClose={() => setOpen(false)}>
                {panel}
              </PublishSheet>
            )}
          </Suspense>
        </>
      ) : (
        <Popover opened={open} onChange={setOpen} position="bottom-end" width={360} trapFocus withRoles>
          <Popover.Target>
            <Tooltip
              label={wait ?? "You need to be an editor to publish this project."}
              disabled={mayDeploy && wait === null}
              events={TAPPED_TOO}
              {...(wait === null ? {} : { opened: true })}
            >
              {button}
            </Tooltip>
          </Popover.Target>
          <Popover.Dropdown p={0}>{panel}</Popover.Dropdown>
        </Popover>
      )}
      <Suspense fallback={null}>{showsDialog && <PublishDialogs project={project} />}</Suspense>
    </>
  );
}
