/** A code block with its language and a copy button; long lines scroll inside the block. */
import { CopyIcon } from "../kit/copying/copy.tsx";
import styles from "./markdown.module.css";

export function CopyCode({ language, code }: { language: string; code: string }) {
  return (
    <figure className={styles.code}>
      <figcaption>
        <span>{language === "" ? "text" : language}</span>
        <CopyIcon text={code} label="Copy code" />
      </figcaption>
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
