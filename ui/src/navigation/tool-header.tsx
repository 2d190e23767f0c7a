/** The 44 px above every view beside the chat: what it is, what can be done, the way out. [T2.11] */
import { createContext, useContext, type ReactNode } from "react";
import { CloseTool } from "./close-tool.tsx";
import classes from "./tool-header.module.css";

const EmbeddedContext = createContext(false);

/** Around a view inside another one: the one outside has the way out. */
export const EmbeddedTool = ({ children }: { children: ReactNode }) => (
  <EmbeddedContext value={true}>{children}</EmbeddedContext>
);

export interface ToolHeaderProps {
  /** Left out where the first control says it. */
  title?: string;
  children?: ReactNode;
}

export function ToolHeader({ title, children }: ToolHeaderProps) {
  const embedded = useContext(EmbeddedContext);
  return (
    <header className={classes.header}>
      {title !== undefined && <h2 className={classes.title}>{title}</h2>}
      {children}
      {!embedded && <CloseTool />}
    </header>
  );
}
