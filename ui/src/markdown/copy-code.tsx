/** A code block with its language and a copy button; long lines scroll inside the block. */
import { Button } from "@mantine/core";
import { Workflow } from "lucide-react";
import { useContext } from "react";
import { CopyIcon } from "../kit/copying/copy.tsx";
import { DiagramOpener } from "./diagram-opener.ts";
import styles from "./markdown.module.css";

export function CopyCode({ language, code }: { language: string; code: string }) {
  const openDiagram = useContext(DiagramOpener);
  return (
    <figure className={styles.code}>
      <figcaption>
        <span>{language === "" ? "text" : language}</span>
        {language === "mermaid" && openDiagram !== null && (
          <Button variant="subtle" leftSection={<Workflow size={14} />} onClick={() => openDiagram(code)}>
            Open diagram
          </Button>
        )}
        <CopyIcon text={code} label="Copy code" />
      </figcaption>
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
