import { ActionIcon, Tooltip } from "@mantine/core";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { openComments } from "../comments-store.ts";
import classes from "./panel.module.css";

export interface BackToListProps {
  projectId: string;
  title: string;
  /** Controls at the right. */
  children?: ReactNode;
}

export const BackToList = ({ projectId, title, children }: BackToListProps) => (
  <div className={classes.back}>
    <Tooltip label="All comments">
      <ActionIcon aria-label="All comments" onClick={() => openComments(projectId)}>
        <ArrowLeft size={15} />
      </ActionIcon>
    </Tooltip>
    <h3>{title}</h3>
    {children}
  </div>
);
