/** "Share" in the top bar, for people who may see who has access. [W2.20] [W2.24] [W9.18] */
import { ActionIcon, Button } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { useLoadedAhead } from "@slipway/ui/slots/load-ahead";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { projectsContract } from "../../projects/contract/index.ts";

const loadPanel = () => import("./share-dropdown.tsx");
const ShareDropdown = lazyNamed(loadPanel, "ShareDropdown");
const ToldChanges = lazyNamed(() => import("./told-changes.ts"), "ToldChanges");

export function ShareButton({ projectId }: { projectId: string }) {
  const [open, setOpen] = useState(false);
  const mobile = useIsMobile();
  const project = useRoute(projectsContract.details, { params: { id: projectId } }).data;
  useLoadedAhead(loadPanel);
  if (project === undefined || !("workspace" in project)) return null;
  if (project.deleted_at !== null || !project.permissions.includes("ViewProjectCollaborators")) return null;
  const press = { "aria-haspopup": "dialog", "aria-expanded": open, onClick: () => setOpen(!open) } as const;
  // A phone's bar needs the room for the project's name.
  const button = mobile ? (
    <ActionIcon variant="default" size={40} aria-label="Share" {...press}>
      <UserPlus size={18} />
    </ActionIcon>
  ) : (
    <Button variant="default" leftSection={<UserPlus size={15} />} {...press}>
      Share
    </Button>
  );
  return (
    <>
      <SlotBoundary fallback={null} whenBroken="nothing">
        <ToldChanges projectId={projectId} workspaceId={project.workspace_id} />
      </SlotBoundary>
      {open ? (
        <SlotBoundary fallback={button} whenBroken="nothing">
          <ShareDropdown project={project} onClose={() => setOpen(false)}>
            {button}
          </ShareDropdown>
        </SlotBoundary>
      ) : (
        button
      )}
    </>
  );
}
