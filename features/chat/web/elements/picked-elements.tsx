/** Elements of the preview that a message is about: picked for the one being written, named under the one that was sent. [W3.02] */
import { ActionIcon } from "@mantine/core";
import { setSelectedElements, useSelectedElements } from "@slipway/ui/session/selected-elements";
import { X } from "lucide-react";
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

export function PickedElements({ projectId }: { projectId: string }) {
  const elements = useSelectedElements(projectId);
  return (
    <ul className={styles.list} aria-label="Selected elements">
      {elements.map((element, at) => (
        <li key={at} className={styles.chip} title={element.file_path && `${element.file_path}:${element.line}`}>
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
