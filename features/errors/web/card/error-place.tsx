/** The place of an error: its page, and its line, which opens in the code editor. */
import { isProjectPath } from "@slipway/kernel/project-path";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { askForFile } from "@slipway/ui/session/open-file";
import type { ErrorPlace } from "../../contract/index.ts";
import classes from "../errors.module.css";

const EDITOR = "codeEditor";

export type Place = Pick<ErrorPlace, "filename" | "lineno" | "colno">;

/** A file of the project, as the editor names it; everything else is not a link. */
const fileOf = ({ filename }: Place): string | null =>
  filename !== null && /^(?:src|public)\//.test(filename) && isProjectPath(filename) ? filename : null;

const placeText = ({ filename, lineno, colno }: Place): string =>
  `${filename}${lineno === null ? "" : `:${lineno}${colno === null ? "" : `:${colno}`}`}`;

export function ErrorPlaceLine({ projectId, page, place }: { projectId: string; page: string; place: Place }) {
  const { openTool } = useNavigation();
  const mobile = useIsMobile();
  const path = fileOf(place);
  const open = (): void => {
    if (path === null) return;
    const { lineno, colno } = place;
    const line = lineno === null || lineno < 1 ? {} : { line: lineno, column: Math.max(1, colno ?? 1) };
    askForFile(projectId, { path, ...line });
    openTool(EDITOR);
  };
  return (
    <p className={classes.place}>
      <bdi>{page}</bdi>
      {place.filename !== null && place.filename !== "" && (
        <>
          {" · "}
          {path === null || mobile ? (
            <bdi className={classes.file}>{placeText(place)}</bdi>
          ) : (
            <button type="button" className={classes.file} onClick={open} aria-label={`Open ${placeText(place)}`}>
              <bdi>{placeText(place)}</bdi>
            </button>
          )}
        </>
      )}
    </p>
  );
}
