/** Publish in the top bar. Its label tells the state, its dropdown does the work. [W2.33] [W2.34] [W6.10] */
import { Button, Tooltip } from "@mantine/core";
import { Popover } from "@slipway/ui/layers/popover.tsx";
import { useRoute } from "@slipway/ui/api/use-route";
import { useCommand } from "@slipway/ui/keys/use-key";
import { TAPPED_TOO } from "@slipway/ui/kit/reason-tooltip.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { useLoadedAhead } from "@slipway/ui/slots/load-ahead";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { seenHere } from "@slipway/ui/page/seen-here";
import { Globe } from "lucide-react";
import { useRef, useState, type ReactNode, type RefObject } from "react";
import { projectsContract, type Project } from "../../projects/contract/index.ts";
import { NoRightToPublish } from "./no-right-to-publish.tsx";
import { publishedState, publishLabel } from "./publish-state.ts";
import { useFocusAfterDialogs, usePublishDialog } from "./publish-store.ts";
import { usePublish, usePublishWait } from "./use-publish.ts";

const loadPanel = () => import("./panel/publish-panel.tsx");
const loadSheet = () => import("./panel/publish-sheet.tsx");
const loadDialogs = () => import("./publish-dialogs.tsx");

// Not part of the page's start, but loaded early, before the network may fail.
const PublishPanel = lazyNamed(loadPanel, "PublishPanel");
const PublishSheet = lazyNamed(loadSheet, "PublishSheet");
const PublishDialogs = lazyNamed(loadDialogs, "PublishDialogs");
const loadParts = () => Promise.all([loadPanel(), loadSheet(), loadDialogs()]);

export function PublishButton({ projectId }: { projectId: string }) {
  const details = useRoute(projectsContract.details, { params: { id: projectId } });
  const project = details.data;
  if (project === undefined || !("workspace" in project) || project.deleted_at !== null) return null;
  if (!project.permissions.includes("DeployProject")) return <NoRightToPublish project={project} />;
  const here = { ...project, url: project.url && seenHere(project.url), site_url: seenHere(project.site_url) };
  return <OpenPublishButton project={here} />;
}

function OpenPublishButton({ project }: { project: Project }) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const mobile = useIsMobile();
  // An open dropdown keeps its form when a phone is turned: a new form would lose what was typed.
  const [isSheet, setIsSheet] = useState(mobile);
  if (!open && isSheet !== mobile) setIsSheet(mobile);
  const dropdown = useRef<HTMLDivElement>(null);
  // Closes the dropdown after success. If publishing failed or needs an answer, it waits behind the dialog.
  const publish = usePublish(project, () => {
    const focused = document.activeElement;
    setOpen(false);
    // Browsers take the focus away from a disabled button.
    if (focused === document.body || dropdown.current?.contains(focused) === true) trigger.current?.focus();
  });
  const wait = usePublishWait(project.id, publish.isPending);
  const { openTool, showChat } = useNavigation();
  useLoadedAhead(loadParts);
  useFocusAfterDialogs(() => dropdown.current ?? trigger.current);
  const review = (): void => {
    setOpen(false);
    openTool("security");
  };
  const showWhatWasAsked = (): void => {
    setOpen(false);
    showChat();
  };
  const toggle = () => {
    setOpen(!open);
    // The idle moment may have come while there was no network.
    if (!open) loadParts().catch(() => undefined);
  };
  useCommand(
    {
      label: "Publish this project",
      group: "Project",
      words: ["deploy", "go live", "site address", "domain", "url", "share", "online"],
    },
    () => setOpen(true),
  );
  const button = (
    <Button
      ref={trigger}
      variant={publishedState(project) === "current" ? "default" : "primary"}
      leftSection={<Globe size={15} />}
      loading={publish.isPending}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={toggle}
    >
      {publishLabel(project, publish.isPending)}
    </Button>
  );
  const panel = (
    <SlotBoundary>
      <PublishPanel
        project={project}
        pending={publish.isPending}
        hasTitle={!isSheet}
        onPublish={publish.publish}
        onAsked={showWhatWasAsked}
        onReview={project.permissions.includes("EditProject") ? review : null}
      />
    </SlotBoundary>
  );
  return (
    <>
      {isSheet ? (
        <>
          {button}
          <SlotBoundary whenBroken="nothing">
            {open && (
              <PublishSheet project={project} opened onClose={() => setOpen(false)}>
                {panel}
              </PublishSheet>
            )}
          </SlotBoundary>
        </>
      ) : (
        <Dropdown open={open} onChange={setOpen} trigger={trigger} dropdown={dropdown} panel={panel}>
          {/* While the publish waits for its turn, the reason stands under the button without a hover. */}
          <Tooltip label={wait} disabled={wait === null} events={TAPPED_TOO} opened={wait !== null}>
            {button}
          </Tooltip>
        </Dropdown>
      )}
      <Dialogs project={project} />
    </>
  );
}

interface DropdownProps {
  open: boolean;
  onChange: (open: boolean) => void;
  trigger: RefObject<HTMLButtonElement | null>;
  dropdown: RefObject<HTMLDivElement | null>;
  panel: ReactNode;
  children: ReactNode;
}

/** Popovers usually lie over dialogs, but this one opens dialogs. */
const BEHIND_DIALOGS = 150;

/** Escape acts on the innermost thing only: a field being edited, an open list, then the dropdown. [W5.17] */
function Dropdown({ open, onChange, trigger, dropdown, panel, children }: DropdownProps) {
  const change = (next: boolean): void => {
    onChange(next);
    // Somebody who pressed outside has put the focus there.
    if (!next && (document.activeElement === document.body || dropdown.current?.contains(document.activeElement)))
      trigger.current?.focus();
  };
  return (
    <Popover
      opened={open}
      onChange={change}
      returnFocus={false}
      position="bottom-end"
      width={360}
      zIndex={BEHIND_DIALOGS}
      trapFocus
      withRoles
    >
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown ref={dropdown} p={0}>
        {panel}
      </Popover.Dropdown>
    </Popover>
  );
}

/** If the dialogs' code cannot be loaded, a toast shows the text. */
function Dialogs({ project }: { project: Project }) {
  const { dialog } = usePublishDialog();
  const sayInToast = () => {
    if (dialog.kind === "failed") showToast({ tone: "err", title: dialog.title, message: dialog.text });
    if (dialog.kind === "success") showToast({ tone: "ok", title: "You just shipped!", message: dialog.url });
  };
  return (
    <SlotBoundary whenBroken="nothing" onBroken={sayInToast}>
      {dialog.kind !== "closed" && <PublishDialogs project={project} />}
    </SlotBoundary>
  );
}
