/** The text of an answer. A diagram in it opens beside the chat. [T2.24] [IN3] */
import { DiagramOpener } from "@slipway/ui/markdown/diagram-opener";
import { NavigationContext } from "@slipway/ui/navigation/navigation";
import { chooseDiagram } from "@slipway/ui/session/chosen-diagram";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { Suspense, useContext, useMemo } from "react";
import styles from "./answer.module.css";

const Plain = ({ text }: { text: string; streaming?: boolean }) => <p className={styles.plain}>{text}</p>;

// Loading begins before the first answer arrives. If it fails, the plain text is shown.
const loadMarkdown = import("@slipway/ui/markdown/markdown.tsx").catch(() => ({ Markdown: Plain }));
const Markdown = lazyNamed(() => loadMarkdown, "Markdown");

export interface AnswerWordsProps {
  projectId: string;
  text: string;
  running: boolean;
}

export function AnswerWords({ projectId, text, running }: AnswerWordsProps) {
  const openTool = useContext(NavigationContext)?.openTool;
  const open = useMemo(() => {
    // A diagram that is still being written cannot be opened yet.
    if (running || openTool === undefined) return null;
    return (code: string): void => {
      chooseDiagram(projectId, { code });
      openTool("mermaid");
    };
  }, [projectId, running, openTool]);
  return (
    <DiagramOpener value={open}>
      <Suspense fallback={<Plain text={text} />}>
        <Markdown text={text} streaming={running} />
      </Suspense>
    </DiagramOpener>
  );
}
