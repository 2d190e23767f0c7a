/**
 * Faces of people seen at the project within a day. A click lists everybody with a link to their page, the time and
 * their view. [W4.22] [W9.04]
 */
import { Tooltip } from "@mantine/core";
import { Popover } from "@slipway/ui/layers/popover.tsx";
import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { PersonAvatar } from "@slipway/ui/kit/person-avatar.tsx";
import { relativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { liveConnection } from "@slipway/ui/live/connection";
import { reduceDocs } from "@slipway/ui/live/live-state";
import { useLive } from "@slipway/ui/live/use-live";
import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { FIRST_TOOL, profileHref, useNavigation } from "@slipway/ui/navigation/navigation";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { toolId, toolsOf, useWebFeatures } from "@slipway/ui/slots/slots";
import { useEffect, useState } from "react";
import { accountsContract } from "../../accounts/contract/index.ts";
import { projectsContract } from "../../projects/contract/index.ts";
import { BEAT_MS, MAX_SHOWN, presenceLive, type Presence } from "../contract/index.ts";
import { isHereNow, peopleShown, type People } from "./people.ts";
import { useBeat } from "./use-beat.ts";
import classes from "./people-here.module.css";

const NOBODY: People = new Map();

/** The server's time, looked at once a minute and with every beat of somebody. */
function useServerNow(): number {
  const [, look] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => look((times) => times + 1), BEAT_MS);
    return () => clearInterval(timer);
  }, []);
  return Date.now() + liveConnection.clockSkew;
}

/** "Code", for the id of a tool. */
function useViewLabel(): (view: string | null) => string | null {
  const tools = toolsOf(useWebFeatures());
  return (view) => tools.find((tool) => toolId(tool) === view)?.label ?? null;
}

export function PeopleHere({ projectId }: { projectId: string }) {
  const project = useRoute(projectsContract.details, { params: { id: projectId } }).data;
  const me = useRouteOrNull(accountsContract.user, {}).data?.id ?? null;
  const { tool } = useNavigation();
  const enabled = project?.permissions.includes("ViewProjectCollaborators") === true;
  useBeat(projectId, { view: tool ?? FIRST_TOOL, enabled });
  const { data } = useLive(presenceLive.path.replace("{projectId}", projectId), {
    initial: NOBODY,
    reducer: reduceDocs<Presence>,
    enabled,
  });
  const now = useServerNow();
  const people = enabled ? peopleShown(data, { me, now }) : [];
  return people.length === 0 ? null : <Faces people={people} now={now} />;
}

interface FacesProps {
  people: readonly Presence[];
  now: number;
}

function useWhere(now: number) {
  const labelOf = useViewLabel();
  return (person: Presence): string => {
    if (!isHereNow(person, now)) return relativeTime(person.lastSeen, now);
    const label = labelOf(person.view);
    return label === null ? "Now" : `Now · ${label}`;
  };
}

function Faces({ people, now }: FacesProps) {
  const mobile = useIsMobile();
  const [open, setOpen] = useState(false);
  const whereOf = useWhere(now);
  const max = mobile ? MAX_SHOWN.mobile : MAX_SHOWN.wide;
  const shown = people.slice(0, max);
  const rest = people.length - shown.length;
  const label = `People here: ${people.map((person) => `${person.displayName}, ${whereOf(person)}`).join("; ")}`;
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" width={280} withRoles trapFocus>
      <Popover.Target>
        <button type="button" className={classes.faces} aria-label={label} onClick={() => setOpen(!open)}>
          {shown.map((person) => (
            <Tooltip key={person.id} label={`${person.displayName} · ${whereOf(person)}`} disabled={open}>
              <span className={classes.face} data-now={isHereNow(person, now) || undefined}>
                <PersonAvatar id={person.id} name={person.displayName} photoUrl={person.photoURL} />
              </span>
            </Tooltip>
          ))}
          {rest > 0 && <span className={classes.rest}>+{rest}</span>}
        </button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label="People here">
        <ul className={classes.list}>
          {people.map((person) => (
            <li key={person.id}>
              <AppLink className={classes.person} href={profileHref(person)}>
                <span className={classes.face} data-now={isHereNow(person, now) || undefined}>
                  <PersonAvatar id={person.id} name={person.displayName} photoUrl={person.photoURL} size={28} />
                </span>
                <span className={classes.who}>
                  <strong>{person.displayName}</strong>
                  <span>{person.email}</span>
                </span>
                <span className={classes.where}>{whereOf(person)}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
