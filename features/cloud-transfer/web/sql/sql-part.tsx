/** Imports an SQL file: what it holds and what is left out stands here before anything runs. */
import { Button } from "@mantine/core";
import { sizeInWords } from "@slipway/kernel/text/amounts/size-in-words";
import { counted } from "@slipway/kernel/text/counted";
import { SettingsGroup } from "@slipway/ui/kit/settings/settings-section.tsx";
import { useViewBlocker } from "@slipway/ui/navigation/view-blocker";
import { useViewStack } from "@slipway/ui/navigation/view-stack";
import type { SqlOutcome, SqlPlan } from "../../contract/index.ts";
import { FileDrop } from "../file-drop.tsx";
import { rowsInWords } from "../words.ts";
import { useSqlImport } from "./use-sql-import.ts";
import classes from "../transfer.module.css";

const MAX_SHOWN = 12;

function Plan({ plan }: { plan: SqlPlan }) {
  const rows = plan.rows.reduce((sum, one) => sum + one.rows, 0);
  const figures = [
    ...plan.takes.map(({ what, count }) => ({ what, count: count.toLocaleString("en") })),
    ...(rows > 0 ? [{ what: "rows", count: rows.toLocaleString("en") }] : []),
    ...(plan.users > 0 ? [{ what: "users", count: plan.users.toLocaleString("en") }] : []),
  ];
  return (
    <>
      <section aria-label="What is imported">
        <h3>What is imported</h3>
        {figures.length === 0 && <p className={classes.hint}>Nothing in this file can be imported.</p>}
        <ul className={classes.figures}>
          {figures.map(({ what, count }) => (
            <li key={what}>
              <span>{what[0]!.toUpperCase() + what.slice(1)}</span>
              <span>{count}</span>
            </li>
          ))}
        </ul>
        {plan.users > 0 && <p className={classes.hint}>Users sign in with the password they have now.</p>}
      </section>
      {plan.skips.length > 0 && (
        <section aria-label="What is left out">
          <h3>What is left out</h3>
          <ul className={classes.figures}>
            {plan.skips.map(({ what, reason, count, line }) => (
              <li key={what}>
                <span>
                  {what}
                  <br />
                  <small>{reason}</small>
                </span>
                <small>{count === 1 ? `line ${line}` : `${count}, from line ${line}`}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {plan.existing.length > 0 && (
        <p role="alert" className={classes.refused}>
          {counted(plan.existing.length, "table")} of the file {plan.existing.length === 1 ? "is" : "are"} here already:{" "}
          {plan.existing.slice(0, MAX_SHOWN).join(", ")}
          {plan.existing.length > MAX_SHOWN && "…"}. Rename or drop {plan.existing.length === 1 ? "it" : "them"} first,
          or import into another project.
        </p>
      )}
    </>
  );
}

function Done({ outcome }: { outcome: SqlOutcome }) {
  const { rows, users, secured_tables: tables, secured_views: views, point } = outcome;
  return (
    <div className={classes.part} role="status">
      <p>
        Imported {rowsInWords(rows)} and {counted(users, "user")}. The restore point “{point.name}” brings back what was
        here before.
      </p>
      {tables.length > 0 && (
        <p>
          Row-level security was off for {tables.join(", ")}, so everybody could have read and changed every row. It is
          on now: add policies for what people may do.
        </p>
      )}
      {views.length > 0 && (
        <p>{views.join(", ")} showed rows past row-level security. People now see only what their own rights allow.</p>
      )}
    </div>
  );
}

export function SqlPart({ projectId }: { projectId: string }) {
  const { open } = useViewStack();
  const sql = useSqlImport(projectId);
  const { file, plan, outcome, step, failure } = sql;
  useViewBlocker(step === "importing", {
    title: "Stop the import?",
    text: "The file is being imported. Leaving stops it, and nothing is changed.",
    confirm: "Stop the import",
  });
  return (
    <SettingsGroup
      title="Import SQL"
      hint="A dump of another project here or of Supabase, as pg_dump writes it. All of it is imported or nothing, and a restore point is made first."
    >
      <div className={classes.part}>
        {file === null ? (
          <FileDrop
            label="Choose an SQL file"
            hint="Or drop it here. Up to 256 MB."
            accept=".sql,application/sql,text/plain"
            onFile={sql.choose}
          />
        ) : (
          <p>
            <strong className={classes.fileName}>{file.name}</strong> <small>{sizeInWords(file.size)}</small>
          </p>
        )}
        {step !== null && (
          <p role="status" className={classes.hint}>
            {step === "looking" ? "Looking at the file…" : "Importing. Large files take some minutes…"}
          </p>
        )}
        {plan !== null && outcome === null && <Plan plan={plan} />}
        {outcome !== null && <Done outcome={outcome} />}
        {failure !== null && (
          <p role="alert" className={classes.refused}>
            {failure}
          </p>
        )}
        {file !== null && (
          <div className={classes.buttons}>
            {step !== null ? (
              <Button variant="subtle" onClick={sql.cancel}>
                Cancel
              </Button>
            ) : (
              <Button variant="subtle" onClick={sql.clear}>
                {outcome === null ? "Other file" : "Import another file"}
              </Button>
            )}
            {outcome === null && plan !== null && plan.statements > 0 && plan.existing.length === 0 && (
              <Button variant="filled" loading={step === "importing"} onClick={sql.start}>
                Import
              </Button>
            )}
            {outcome !== null && (
              <Button variant="filled" onClick={() => open({ id: "database" })}>
                Open database
              </Button>
            )}
          </div>
        )}
      </div>
    </SettingsGroup>
  );
}
