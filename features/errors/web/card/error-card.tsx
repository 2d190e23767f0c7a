/** One error: message, place, and actions. [T3.07] [T4.03] [T8.10] (product page, item 10) */
import { Button } from "@mantine/core";
import { useId, useState, type ReactNode } from "react";
import { isServersFault, placeOf, sentenceOf, SERVERS_FAULT } from "../../contract/error-details.ts";
import { errorLabel, fixRequest, MAX_FIXES } from "../../contract/index.ts";
import { ErrorPlaceLine, type Place } from "./error-place.tsx";
import type { FixableError } from "../use-fix.ts";
import classes from "../errors.module.css";

export interface ShownError extends FixableError {
  meta_data: FixableError["meta_data"] & Place;
  fix_attempts: number;
}

export interface ErrorCardProps {
  projectId: string;
  error: ShownError;
  onFix: (error: FixableError) => void;
  fixing: boolean;
  onDismiss: () => void;
  /** Stands before the others. */
  first?: ReactNode;
  last?: ReactNode;
}

const TRIED_ONCE = "Tried once, same error. Undo the last change, or say in the chat what should happen instead.";
const TRIED_OFTEN = "Tried twice, same error. Undo the last change, or say in the chat what should happen instead.";

export function ErrorCard({ projectId, error, onFix, fixing, onDismiss, first, last }: ErrorCardProps) {
  const [details, setDetails] = useState(false);
  const id = useId();
  const servers = isServersFault(error.type);
  const tried = error.fix_attempts >= MAX_FIXES;
  const reason = servers ? SERVERS_FAULT : tried ? TRIED_OFTEN : null;
  const told = reason ?? (error.fix_attempts > 0 ? TRIED_ONCE : null);
  return (
    <>
      <p className={classes.label}>{errorLabel(error.type)}</p>
      <p className={classes.message}>
        <bdi>{sentenceOf(error.error_message)}</bdi>
      </p>
      <ErrorPlaceLine projectId={projectId} page={error.page} place={placeOf(error)} />
      {told !== null && <p className={classes.reason}>{told}</p>}
      {details && (
        <pre id={id} tabIndex={0} aria-label="Details">
          {fixRequest([error])}
        </pre>
      )}
      <div className={classes.ways}>
        {first}
        {reason === null && (
          <Button loading={fixing} onClick={() => onFix(error)}>
            Try to fix
          </Button>
        )}
        <Button variant="subtle" aria-expanded={details} aria-controls={id} onClick={() => setDetails(!details)}>
          Details
        </Button>
        <Button variant="subtle" onClick={onDismiss}>
          Dismiss
        </Button>
        {last}
      </div>
    </>
  );
}
