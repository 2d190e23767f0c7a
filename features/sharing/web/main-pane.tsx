/** First pane: invite, who has access, who can open the project, and the way to another plan. [W2.21] [W2.25] */
import { Button } from "@mantine/core";
import type { Visibility } from "@slipway/kernel/permissions";
import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { buysNothing } from "@slipway/ui/page/buys-nothing";
import { supportUrl } from "@slipway/ui/errors/support-url";
import { PersonAvatar } from "@slipway/ui/kit/person-avatar.tsx";
import { ChevronRight, Globe, LockKeyhole, UsersRound, type LucideIcon } from "lucide-react";
import { accountsContract } from "../../accounts/contract/index.ts";
import type { Project } from "../../projects/contract/index.ts";
import { workspacesContract } from "../../workspaces/contract/index.ts";
import type { Collaborator } from "../contract/index.ts";
import { ACCESS_WORDS } from "./access-words.ts";
import { InviteBox } from "./invite-box.tsx";
import { RequestsRow } from "./requests/requests-row.tsx";
import { InviteLinkPart } from "./link/invite-link-part.tsx";
import { PreviewLinksPart } from "./preview-links/preview-links-part.tsx";
import { nameOf } from "./levels.ts";
import { usePeople } from "./use-people.ts";
import classes from "./share.module.css";

const FACES = 3;

/** Invited people have access once they accept. */
function accessWords(people: readonly Collaborator[], visibility: Visibility): string {
  const joined = people.filter(({ joined_at: at }) => at !== null).length;
  const invited = people.length - joined;
  // Others come in without an invitation.
  const nobody = visibility === "draft" ? "Only you so far" : "Nobody added by name so far";
  const have = joined <= 1 ? nobody : `${joined} people have access`;
  return invited === 0 ? have : `${have}, ${invited} invited`;
}

function WhoHasAccess({ project, onShow }: { project: Project; onShow: () => void }) {
  const { data, isPending } = usePeople(project.id);
  const people = data?.collaborators ?? [];
  const words = isPending ? "Who has access" : accessWords(people, project.visibility);
  return (
    <button type="button" className={classes.wayOn} aria-label={words} aria-busy={isPending} onClick={onShow}>
      <span className={classes.faces} aria-hidden="true">
        {people.slice(0, FACES).map((person) => (
          <PersonAvatar key={person.id} id={person.user_id ?? person.email} name={nameOf(person)} size={24} />
        ))}
      </span>
      <span>{words}</span>
      <ChevronRight size={16} aria-hidden="true" />
    </button>
  );
}

const ICONS: Readonly<Record<Visibility, LucideIcon>> = { private: UsersRound, draft: LockKeyhole, public: Globe };

function ProjectAccess({ project }: { project: Project }) {
  const Icon = ICONS[project.visibility];
  return (
    <section className={classes.part} aria-label="Project access">
      <h3>Project access</h3>
      <p className={classes.access}>
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        {project.visibility === "public" && project.allow_public_remix
          ? "Everybody can open the preview and copy the code. Only invited people see the chat."
          : ACCESS_WORDS[project.visibility](project.workspace.name)}
      </p>
    </section>
  );
}

/** [W2.25] [S13] [WS4] [B7] */
function Upgrade({ project }: { project: Project }) {
  const { openSettings } = useNavigation();
  const user = useRouteOrNull(accountsContract.user, {});
  const { plan } = project.workspace;
  const isFree = plan === "free";
  const own = useRoute(workspacesContract.list, {}, { enabled: isFree });
  if (plan === "biz" || plan === "enterprise") return null;
  if (user.isPending || (isFree && own.isPending) || buysNothing(user.data, project.workspace)) return null;
  const home = own.data?.workspaces.find(({ id }) => id === project.workspace_id);
  const mayUpgrade = home?.permissions.includes("ManageWorkspaceBilling") === true;
  return (
    <section className={classes.upgrade}>
      <div>
        <strong>{isFree ? "Upgrade to Pro" : "Upgrade to Enterprise"}</strong>
        <p>{isFree ? "Permission control & more" : "Advanced features & enterprise support"}</p>
        {isFree && !mayUpgrade && <p>Ask your workspace admin to upgrade</p>}
      </div>
      {isFree ? (
        mayUpgrade && <Button onClick={() => openSettings("billing")}>Upgrade</Button>
      ) : (
        <Button component="a" href={supportUrl(document)} target="_blank" rel="noreferrer">
          Contact Us
        </Button>
      )}
    </section>
  );
}

export function MainPane({ project, onShowPeople }: { project: Project; onShowPeople: () => void }) {
  return (
    <div className={classes.pane}>
      <InviteBox project={project} />
      <WhoHasAccess project={project} onShow={onShowPeople} />
      <RequestsRow project={project} onShow={onShowPeople} />
      <ProjectAccess project={project} />
      <InviteLinkPart project={project} />
      <PreviewLinksPart project={project} />
      <Upgrade project={project} />
    </div>
  );
}
