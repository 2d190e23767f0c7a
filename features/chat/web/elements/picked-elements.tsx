/** Elements of the preview that a message is about: picked for the one being written, named under the one that was sent. [W3.02] */
import { ActionIcon, Tooltip } from "@mantine/core";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { setSelectedElements, useSelectedElements } from "@slipway/ui/session/selected-elements";
import { setVisualEditing } from "@slipway/ui/session/visual-editing";
import { SquareDashedMousePointer, X } from "lucide-react";
import styles from "./picked-elements.module.css";

interface Named {
  tag_name?: string | undefined;
  text?: string | undefined;
}

const LONGEST = 40;

const nameOf = ({ tag_name: tag = "element", text = "" }: Named): string => {
  const words = text.replace(/\s+/g, " ").trim();
  if (words === "") return tag;
  return `${tag} · ${words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words}`;
};

export function SelectElementsButton({ projectId }: { projectId: string }) {
  const { openTool } = useNavigation();
  const select = () => {
    openTool("preview");
    setVisualEditing(projectId, true);
  };
  return (
    <Tooltip label="Select elements in the preview">
      <ActionIcon aria-label="Select elements in the preview" onClick={select}>
        <SquareDashedMousePointer size={16} />
      </ActionIcon>
    </Tooltip>
  );
}

export function PickedElements({ projectId }: { projectId: string }) {
  const elements = useSelectedElements(projectId);
  if (elements.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Selected elements">
      {elements.map((element, at) => (
        <li key={at} className={styles.chip} title={`${element.file_path}:${element.line}`}>
          <span>{nameOf(element)}</span>
          <ActionIcon
            size={24}
            aria-label={`Remove ${nameOf(element)}`}
            onClick={() => setSelectedElements(projectId, elements.toSpliced(at, 1))}
          >
            <X size={12} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

export function SentElements({ elements }: { elements: readonly Named[] }) {
  if (elements.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Selected elements">
      {elements.map((element, at) => (
        <li key={at} className={styles.chip} data-sent>
          <span>{nameOf(element)}</span>
        </li>
      ))}
    </ul>
  );
}
