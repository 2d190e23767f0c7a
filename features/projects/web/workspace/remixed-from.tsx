import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { projectHref } from "@slipway/ui/navigation/navigation";
import type { PublicProject } from "../../contract/index.ts";
import classes from "./project-title.module.css";

/** Credit to the public project that this one is a copy of. */
export function RemixedFrom({ origin }: { origin: PublicProject["remixed_from"] }) {
  if (origin === null) return null;
  return (
    <span className={classes.origin}>
      Remixed from <AppLink href={projectHref(origin.id)}>{origin.display_name}</AppLink> by {origin.creator}
    </span>
  );
}
