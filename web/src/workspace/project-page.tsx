import type { AppError } from "@slipway/kernel/errors";
import type { Project, PublicProject } from "@slipway/features/projects/contract/index.ts";
import { useSignInGate } from "@slipway/ui/api/session-gate";
import { ErrorState, ssoLinkOf } from "@slipway/ui/kit/status/states.tsx";
import { usePageTitle } from "@slipway/ui/page/page-status";
import { isPublicOnlyView } from "@slipway/kernel/permissions";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { entriesOf, useWebFeatures } from "@slipway/ui/slots/slots";
import { NotFoundPage } from "../pages/not-found-page.tsx";
import { SsoNeededPage } from "../pages/sso-needed-page.tsx";
import { SignInPage } from "../pages/sign-in-page.tsx";
import { useState } from "react";
import { useHalf } from "./use-half.ts";
import { useProject } from "./use-project.ts";
import { StatusStrip } from "@slipway/ui/kit/status/status-strip.tsx";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { useKey } from "@slipway/ui/keys/use-key";
import { usePaneWidth } from "./pane/use-pane-width.ts";
import { ChatColumn } from "./chat-column.tsx";
import { MobileBar } from "./bars/mobile-bar.tsx";
import { PaneHandle } from "./pane/pane-handle.tsx";
import { ToolCard } from "./tool-card.tsx";
import { ToolKeys } from "./tools/tool-keys.tsx";
import { TopBar } from "./bars/top-bar.tsx";
import classes from "./project-page.module.css";

/** The workspace: one bar, chat on the canvas, the current tool as the one inset card. */
export function ProjectPage({ projectId }: { projectId: string }) {
  const details = useProject(projectId);
  const asksWho = useSignInGate((gate) => gate.request?.reason === "needed");
  usePageTitle(details.data?.display_name ?? "");
  // Until the answer after the question is there, nothing of the project asks again.
  const [wasAsked, setWasAsked] = useState(false);
  if (asksWho && !wasAsked) setWasAsked(true);
  if (details.data === undefined && (asksWho || (wasAsked && !details.isError)))
    return <SignInPage onSignedIn={() => void details.refetch()} />;
  if (isInTrash(details.data)) return <TrashPage projectId={projectId} />;
  if (details.isError)
    return <ProjectFailure projectId={projectId} error={details.error} onRetry={() => void details.refetch()} />;
  const outside = details.data !== undefined && isPublicOnlyView(details.data.visibility, details.data.permissions);
  if (outside) return <PublicView projectId={projectId} />;
  return <Workspace projectId={projectId} />;
}

const isInTrash = (project: Project | PublicProject | undefined): boolean =>
  project !== undefined && "deleted_at" in project && project.deleted_at !== null;

function TrashPage({ projectId }: { projectId: string }) {
  const [entry] = entriesOf(useWebFeatures(), "project.trashed");
  const Trashed = entry?.component;
  return <SlotBoundary>{Trashed && <Trashed projectId={projectId} />}</SlotBoundary>;
}

/** Missing and "not yours" look the same. [K4] */
function ProjectFailure({ projectId, error, onRetry }: { projectId: string; error: AppError; onRetry: () => void }) {
  const [entry] = entriesOf(useWebFeatures(), "project.no-access");
  const Ask = entry?.component;
  const ssoLink = ssoLinkOf(error);
  if (ssoLink !== null) return <SsoNeededPage href={ssoLink} />;
  if (error.status === 401) return <SignInPage onSignedIn={onRetry} />;
  return error.status === 404 || error.status === 403 ? (
    <NotFoundPage
      ask={
        Ask && (
          <SlotBoundary whenBroken="nothing">
            <Ask projectId={projectId} />
          </SlotBoundary>
        )
      }
    />
  ) : (
    <ErrorState error={error} onRetry={onRetry} />
  );
}

/** Strangers of a public project see its name, its creator and the app; no chat, no tools. [P8] [W2.14] */
function PublicView({ projectId }: { projectId: string }) {
  return (
    <div className={classes.wide} data-collapsed>
      <TopBar projectId={projectId} readOnly />
      <StatusStrip />
      <main className={classes.columns}>
        <ToolCard projectId={projectId} />
      </main>
    </div>
  );
}

/**
 * One tree for every width: a phone that is turned, or a window that is made narrower, keeps what stands open, what was
 * typed and the app as it is. What a width has no room for is left out of it.
 */
function Workspace({ projectId }: { projectId: string }) {
  const mobile = useIsMobile();
  const half = useHalf(projectId, mobile);
  const pane = usePaneWidth();
  const { fullChat, toggleFullChat } = useNavigation();
  useKey(
    { keys: "mod+\\", label: "Hide or show the chat", group: "Project", words: ["panel", "full screen"] },
    pane.toggle,
    !mobile && !fullChat,
  );
  useKey({ keys: "mod+shift+\\", label: "Toggle full-width chat", group: "Project" }, toggleFullChat, !mobile);
  const hasChat = mobile ? half === "chat" : fullChat || !pane.collapsed;
  const hasTool = mobile ? half === "tool" : !fullChat;
  const beside = !mobile && hasChat && hasTool;
  return (
    <div
      className={mobile ? classes.narrow : classes.wide}
      data-collapsed={!hasChat || undefined}
      style={{ "--chat": `${pane.width}px` }}
    >
      <TopBar projectId={projectId} />
      <ToolKeys projectId={projectId} />
      <StatusStrip />
      <main className={mobile ? classes.half : fullChat ? classes.fullChat : classes.columns}>
        {hasChat && <ChatColumn projectId={projectId} />}
        {beside && <PaneHandle pane={pane} />}
        {hasTool && <ToolCard projectId={projectId} />}
      </main>
      {mobile && <MobileBar projectId={projectId} half={half} />}
    </div>
  );
}
