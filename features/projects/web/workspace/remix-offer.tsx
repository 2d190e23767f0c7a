import { ActionIcon, Button, Tooltip } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { queryKey } from "@slipway/kernel/contract/client";
import { api } from "@slipway/ui/api/client";
import { askToSignIn } from "@slipway/ui/api/session-gate";
import { handleError } from "@slipway/ui/errors/handle-error";
import { ReasonTooltip } from "@slipway/ui/kit/reason-tooltip.tsx";
import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { projectHref, useNavigation } from "@slipway/ui/navigation/navigation";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { Copy, Plus } from "lucide-react";
import { projectsContract, REMIX_TEXTS, type Remix } from "../../contract/index.ts";

const loadDialog = () => import("../remix/remix-dialog.tsx");

/** Opens the dialog as the person who is signed in by then, who may hold other rights than the stranger before. */
function useRemix(projectId: string, isStranger: boolean) {
  const cache = useQueryClient();
  const { go } = useNavigation();
  const input = { params: { id: projectId } };
  const open = async (): Promise<void> => {
    if (isStranger && !(await askToSignIn({ mode: "sign-up", reason: "plain" }))) return;
    const project = await cache.fetchQuery({
      queryKey: queryKey(projectsContract.details, input),
      queryFn: ({ signal }) => api(projectsContract.details, input, { signal }),
      staleTime: 0,
    });
    const { openRemixDialog } = await loadDialog();
    if (project.remix.allowed) openRemixDialog(project, (id) => go(projectHref(id)));
  };
  return () => void open().catch(handleError);
}

export interface RemixOfferProps {
  projectId: string;
  reason: Remix["reason"];
  /** Nobody is signed in. */
  isStranger: boolean;
  /** A member's bar on a phone has more in it, and needs the room for the project's name. */
  isMember: boolean;
}

/** A copy of the project, or an empty project with the reason why copying is off. [W6.15] [W2.30] */
export function RemixOffer({ projectId, reason, isStranger, isMember }: RemixOfferProps) {
  const mobile = useIsMobile();
  const remix = useRemix(projectId, isStranger);
  if (reason !== null) {
    return (
      <ReasonTooltip reason={REMIX_TEXTS[reason]}>
        {mobile && isMember ? (
          <ActionIcon component={AppLink} href="/" size={44} aria-label="Create your own">
            <Plus size={18} />
          </ActionIcon>
        ) : (
          <Button component={AppLink} href="/">
            Create your own
          </Button>
        )}
      </ReasonTooltip>
    );
  }
  return (
    <Tooltip label={REMIX_TEXTS.allowed}>
      {mobile ? (
        <ActionIcon size={44} aria-label="Remix" onClick={remix}>
          <Copy size={18} />
        </ActionIcon>
      ) : (
        <Button leftSection={<Copy size={15} />} onClick={remix}>
          Remix
        </Button>
      )}
    </Tooltip>
  );
}
