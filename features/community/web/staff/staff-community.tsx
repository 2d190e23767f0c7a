/** `?settings=staff-community`: reports about projects in the community, and take-downs. */
import { Button, SegmentedControl, Textarea } from "@mantine/core";
import { counted } from "@slipway/kernel/text/counted";
import { useRouteMutation, useRoutePages } from "@slipway/ui/api/use-route";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { Dialog } from "@slipway/ui/layers/dialog.tsx";
import { seenHere } from "@slipway/ui/page/seen-here";
import { useState, type FormEvent } from "react";
import { communityContract, REPORT_REASONS, TAKE_DOWN_REASON_MAX, type Reported } from "../../contract/index.ts";
import classes from "./staff-community.module.css";

type State = "reported" | "taken_down";
const EMPTY: Record<State, string> = { reported: "No open reports.", taken_down: "Nothing was taken down." };
const READ_AGAIN = () => ["/admin/community", "/projects/community"];

export function StaffCommunity() {
  const [state, setState] = useState<State>("reported");
  const [taking, setTaking] = useState<Reported | null>(null);
  const pages = useRoutePages(
    communityContract.reported,
    { query: { state } },
    {
      with: (input, cursor) => ({ ...input, query: { ...input.query, cursor } }),
      next: (answer) => answer.next_cursor,
    },
  );
  const projects = pages.data?.pages.flatMap((answer) => answer.projects) ?? [];
  const choice = (
    <SegmentedControl
      aria-label="Which projects"
      value={state}
      data={[
        { value: "reported", label: "Reported" },
        { value: "taken_down", label: "Taken down" },
      ]}
      onChange={(value) => setState(value as State)}
    />
  );
  return (
    <SettingsGroup title="Reports" hint="What visitors reported, and what was taken out." action={choice}>
      {pages.isPending && <SkeletonLines widths={["100%", "100%"]} height={36} />}
      {pages.isError && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.isSuccess && projects.length === 0 && <SettingsRow title={EMPTY[state]} />}
      {projects.map((project) => (
        <ReportedProject key={project.project_id} project={project} onTakeDown={() => setTaking(project)} />
      ))}
      {pages.hasNextPage && (
        <Button mt={12} loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          Show more
        </Button>
      )}
      {taking !== null && <TakeDownDialog project={taking} onClose={() => setTaking(null)} />}
    </SettingsGroup>
  );
}

const wordsOf = (reason: string): string => REPORT_REASONS.find(({ value }) => value === reason)?.label ?? reason;

function ReportedProject({ project, onTakeDown }: { project: Reported; onTakeDown: () => void }) {
  const params = { projectId: project.project_id };
  const dismiss = useRouteMutation(communityContract.dismissReports, { invalidates: READ_AGAIN });
  const giveBack = useRouteMutation(communityContract.giveBack, { invalidates: READ_AGAIN });
  return (
    <article className={classes.project} aria-label={project.display_name}>
      <header className={classes.head}>
        <h3>
          {project.url === null ? (
            project.display_name
          ) : (
            <a href={seenHere(project.url)} target="_blank" rel="noreferrer">
              {project.display_name}
            </a>
          )}
        </h3>
        {project.taken_down === null ? (
          <>
            <Button loading={dismiss.isPending} onClick={() => dismiss.mutate({ params })}>
              Keep it
            </Button>
            <Button variant="danger" onClick={onTakeDown}>
              Take down
            </Button>
          </>
        ) : (
          <Button loading={giveBack.isPending} onClick={() => giveBack.mutate({ params })}>
            Give back
          </Button>
        )}
      </header>
      {project.taken_down !== null && (
        <p>
          {project.taken_down.reason} · <RelativeTime at={project.taken_down.at} />
        </p>
      )}
      {project.report_count > 0 && <p>{counted(project.report_count, "report")}</p>}
      <ul>
        {project.reports.map((report, at) => (
          <li key={at}>
            <strong>{wordsOf(report.reason)}</strong>
            {report.details !== "" && <span>{report.details}</span>}
            <span className={classes.who}>
              {report.reported_by ?? "Somebody without an account"} · <RelativeTime at={report.reported_at} />
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}

function TakeDownDialog({ project, onClose }: { project: Reported; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const takeDown = useRouteMutation(communityContract.takeDown, { invalidates: READ_AGAIN, onSuccess: onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    takeDown.mutate({ params: { projectId: project.project_id }, body: { reason: reason.trim() } });
  };
  return (
    <Dialog opened onClose={onClose} title={`Take “${project.display_name}” down?`}>
      <form onSubmit={submit} style={{ display: "grid", gap: 14 }}>
        <Textarea
          label="Reason"
          description="Its owner reads this. The project and its site stay as they are."
          autosize
          minRows={3}
          maxRows={8}
          maxLength={TAKE_DOWN_REASON_MAX}
          value={reason}
          data-autofocus
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button type="submit" variant="danger" loading={takeDown.isPending} disabled={reason.trim() === ""}>
          Take down
        </Button>
      </form>
    </Dialog>
  );
}
