/** Over the preview's lower edge: it shows what is typed, and what is wrong with that. [W7.38] */
import { Button } from "@mantine/core";
import { isProjectPath } from "@slipway/kernel/project-path";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { askForFile } from "@slipway/ui/session/open-file";
import { usePageErrors, type PageError } from "@slipway/ui/session/preview-errors";
import { useUnsavedCode } from "@slipway/ui/session/unsaved-code";
import styles from "./unsaved-note.module.css";

const EDITOR = "codeEditor";

/** The first line says what is wrong; the code below it is in the editor. */
const firstLine = (text: string): string => text.trim().split("\n", 1)[0]!.slice(0, 300);

const placeOf = ({ meta_data: { filename, lineno } }: PageError): string =>
  filename === null ? "" : `${filename}${lineno === null ? "" : `:${lineno}`}`;

export function UnsavedNote({ projectId }: { projectId: string }) {
  const { shown, leftOut } = useUnsavedCode(projectId);
  const [error] = usePageErrors(projectId);
  const { openTool } = useNavigation();
  const openCode = (): void => {
    const { filename = null, lineno = null, colno = null } = error?.meta_data ?? {};
    if (filename !== null && isProjectPath(filename))
      askForFile(projectId, {
        path: filename,
        ...(lineno === null || lineno < 1 ? {} : { line: lineno, column: Math.max(1, colno ?? 1) }),
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
              {placeOf(error) !== "" && <bdi>{`${placeOf(error)} `}</bdi>}
              {firstLine(error.error_message)}
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
