/** Over the preview's lower edge: says that unsaved code is shown, and what is wrong with it. [W7.38] */
import { Button } from "@mantine/core";
import { isProjectPath } from "@slipway/kernel/project-path";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { askForFile } from "@slipway/ui/session/open-file";
import { usePageErrors, type PageError } from "@slipway/ui/session/preview-errors";
import { useUnsavedCode } from "@slipway/ui/session/preview/unsaved-code";
import { placeOf, sentenceOf } from "../../../errors/contract/error-details.ts";
import styles from "./unsaved-note.module.css";

const EDITOR = "codeEditor";

interface ErrorWords {
  text: string;
  path: string | null;
  line: number | null;
  column: number | null;
}

function wordsOf(error: PageError): ErrorWords {
  const { filename, lineno, colno } = placeOf(error);
  return { text: sentenceOf(error.error_message), path: filename, line: lineno, column: colno };
}

const placeText = ({ path, line }: ErrorWords): string =>
  path === null ? "" : `${path}${line === null ? "" : `:${line}`}`;

export function UnsavedNote({ projectId }: { projectId: string }) {
  const { shown, leftOut } = useUnsavedCode(projectId);
  // A failed build causes the other errors, so it is shown first.
  const errors = usePageErrors(projectId);
  const first = errors.find(({ type }) => type === "build") ?? errors[0];
  const error = first && wordsOf(first);
  const { openTool } = useNavigation();
  const openCode = (): void => {
    const { path = null, line = null, column } = error ?? {};
    if (path !== null && isProjectPath(path))
      askForFile(projectId, {
        path,
        ...(line === null || line < 1 ? {} : { line, column: Math.max(1, column ?? 1) }),
      });
    openTool(EDITOR);
  };
  return (
    <section
      className={styles.note}
      role={error === undefined ? "status" : "alert"}
      aria-label="Unsaved code"
      data-tone={error === undefined ? "info" : "err"}
    >
      <div className={styles.words}>
        {error === undefined ? (
          <p>{`Shows your unsaved changes in ${shown === 1 ? "1 file" : `${shown} files`}. Only you see them.`}</p>
        ) : (
          <>
            <p className={styles.title}>Your unsaved code has an error. Only you see it.</p>
            <p className={styles.error}>
              {placeText(error) !== "" && <bdi>{`${placeText(error)} `}</bdi>}
              {error.text}
            </p>
          </>
        )}
        {leftOut.length > 0 && (
          <p>
            Shown as saved: <bdi>{leftOut.slice(0, 3).join(", ")}</bdi>
            {leftOut.length > 3 && ` and ${leftOut.length - 3} more`}
          </p>
        )}
      </div>
      <Button variant="default" onClick={openCode}>
        Open the code
      </Button>
    </section>
  );
}
