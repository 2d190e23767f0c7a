/** "2 people ask for access": leads to the list of requests; nothing while nobody asks. [W2.21] */
import { ChevronRight, UserRoundPlus } from "lucide-react";
import type { Project } from "../../../projects/contract/index.ts";
import { useRequests } from "./use-requests.ts";
import classes from "../share.module.css";

export function RequestsRow({ project, onShow }: { project: Project; onShow: () => void }) {
  const { length } = useRequests(project);
  if (length === 0) return null;
  return (
    <button type="button" className={classes.wayOn} onClick={onShow}>
      <UserRoundPlus size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{length === 1 ? "1 person asks for access" : `${length} people ask for access`}</span>
      <ChevronRight size={16} aria-hidden="true" />
    </button>
  );
}
