/** Faces of people seen lately, and the list behind them. Loaded once there is somebody to show. */
import { Tooltip } from "@mantine/core";
import { PersonAvatar } from "@slipway/ui/kit/person-avatar.tsx";
import { relativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { Popover } from "@slipway/ui/layers/popover.tsx";
import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { profileHref } from "@slipway/ui/navigation/navigation";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { toolId, toolsOf, useWebFeatures } from "@slipway/ui/slots/slots";
import { useState } from "react";
import { MAX_SHOWN, type Presence } from "../contract/index.ts";
import { isHereNow } from "./people.ts";
import classes from "./people-here.module.css";

/** "Code", for the id of a tool. */
function useViewLabel(): (view: string | null) => string | null {
  const tools = toolsOf(useWebFeatures());
  return (view) => tools.find((tool) => toolId(tool) === view)?.label ?? null;
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
    const file = person.place?.path.split("/").at(-1);
    return ["Now", label, file].filter((word) => typeof word === "string").join(" · ");
  };
}

export function Faces({ people, now }: FacesProps) {
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
