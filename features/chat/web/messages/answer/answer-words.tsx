/** What an answer says; a diagram in it opens beside the chat. [T2.24] [IN3] */
import { DiagramOpener } from "@slipway/ui/markdown/diagram-opener";
import { Markdown } from "@slipway/ui/markdown/markdown.tsx";
import { NavigationContext } from "@slipway/ui/navigation/navigation";
import { chooseDiagram } from "@slipway/ui/session/chosen-diagram";
import { useContext, useMemo } from "react";

export interface AnswerWordsProps {
  projectId: string;
  text: string;
  running: boolean;
}

export function AnswerWords({ projectId, text, running }: AnswerWordsProps) {
  const openTool = useContext(NavigationContext)?.openTool;
  const open = useMemo(() => {
    // What is still being written is no diagram yet.
    if (running || openTool === undefined) return null;
    return (code: string): void => {
      chooseDiagram(projectId, { code });
      openTool("mermaid");
    };
  }, [projectId, running, openTool]);
  return (
    <DiagramOpener value={open}>
      <Markdown text={text} streaming={running} />
    </DiagramOpener>
  );
}
