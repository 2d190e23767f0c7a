/** The tool view `security`: findings, checks and actions. [T2.26] (product page, screen 8) */
import { ActionIcon, Button, SegmentedControl } from "@mantine/core";
import { openDialog } from "@slipway/ui/kit/dialogs/dialog-store";
import { EmptyState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { StatusDot } from "@slipway/ui/kit/status/status-dot.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { ToolHeader } from "@slipway/ui/navigation/tool-header.tsx";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { Check, Minus, NotebookPen, RotateCw, ShieldAlert, ShieldCheck, type LucideIcon } from "lucide-react";
import { useState } from "react";
import {
  countsInWords,
  defaultFilter,
  findingsOf,
  levelCounts,
  type Filter,
  type LevelCounts,
} from "../contract/findings.ts";
import { CHECKS, LEVELS, SCANNER_LABELS, SCANNERS, type SecurityData } from "../contract/index.ts";
import { ContextForm } from "./context-form.tsx";
import { FindingRow } from "./finding-row.tsx";
import { scanState, serverNow, useScan, useScanOnce, useSecurityData } from "./use-security.ts";
import classes from "./security.module.css";

const LEVEL_LABELS = { error: "Error", warn: "Warning", info: "Info" } as const;

function Filters(props: { counts: LevelCounts; value: Filter; onChange: (filter: Filter) => void }) {
  const { counts, value, onChange } = props;
  return (
    <div className={classes.filters}>
      <SegmentedControl
        aria-label="Which findings"
        value={value}
        onChange={(next) => onChange(next as Filter)}
        data={[
          ...LEVELS.map((level) => ({ value: level, label: `${LEVEL_LABELS[level]} ${counts[level]}` })),
          { value: "all", label: "All" },
        ]}
      />
    </div>
  );
}

/** A sentence about the version and time of the newest scan. */
function ScanHeader({ data, counts }: { data: SecurityData; counts: LevelCounts }) {
  const results = SCANNERS.flatMap((scanner) => data.results[scanner] ?? []);
  const state = scanState(data, serverNow());
  const [last] = results
    .map(({ timestamp }) => timestamp)
    .toSorted()
    .toReversed();
  if (state === "running")
    return (
      <span role="status">
        <StatusDot tone="accent" pulse>
          Scanning…
        </StatusDot>
      </span>
    );
  if (state === "lost") return <StatusDot tone="warn">Security scan unavailable</StatusDot>;
  if (last === undefined) return <StatusDot tone="quiet">Not scanned yet</StatusDot>;
  const outdated = results.some(({ isScanUpToDate }) => !isScanUpToDate);
  return (
    <p className={classes.state}>
      <StatusDot tone={counts.error > 0 ? "err" : outdated ? "warn" : "ok"}>
        {outdated ? "Of an earlier version" : (countsInWords(counts) ?? "No open findings")}
      </StatusDot>
      <span>
        {" · "}
        <RelativeTime at={last} />
      </span>
    </p>
  );
}

/** The checks are listed below the findings, because finding nothing is no proof. */
function Checked({ data }: { data: SecurityData }) {
  return (
    <section className={classes.checked} aria-labelledby="security-checked">
      <h3 id="security-checked">What was checked</h3>
      {SCANNERS.toReversed().map((scanner) => {
        const result = data.results[scanner];
        const ran = result?.is_applicable === true;
        const words = result === undefined ? "not run yet" : ran ? null : "no backend, nothing to check";
        return (
          <div key={scanner}>
            <h4>
              {SCANNER_LABELS[scanner]}
              {words !== null && <span>{` · ${words}`}</span>}
            </h4>
            <ul>
              {CHECKS[scanner].map((check) => (
                <li key={check} data-ran={ran || undefined}>
                  {ran ? <Check size={13} aria-hidden="true" /> : <Minus size={13} aria-hidden="true" />}
                  {check}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

const checksRun = ({ results }: SecurityData): number =>
  SCANNERS.reduce((sum, scanner) => sum + (results[scanner]?.is_applicable === true ? CHECKS[scanner].length : 0), 0);

function Findings({ projectId, data }: { projectId: string; data: SecurityData }) {
  const findings = findingsOf(data);
  const counts = levelCounts(findings);
  const [chosen, choose] = useState<Filter | null>(null);
  const filter = chosen ?? defaultFilter(counts);
  const shown = findings.filter(({ level, ignore }) => filter === "all" || (level === filter && !ignore));
  const ran = checksRun(data);
  const mobile = useIsMobile();
  return (
    <>
      {mobile && (
        <div className={classes.below}>
          <ScanHeader data={data} counts={counts} />
        </div>
      )}
      <Filters counts={counts} value={filter} onChange={choose} />
      {shown.length > 0 ? (
        <ul className={classes.list} aria-label="Findings">
          {shown.map((finding) => (
            <FindingRow key={finding.internal_id} projectId={projectId} finding={finding} context={data.context} />
          ))}
        </ul>
      ) : (
        ran > 0 && (
          // Keeps the empty state low, so that the list of checks below it is visible.
          <div>
            <EmptyState
              icon={ShieldCheck}
              title={`No ${filter === "all" ? "findings" : LEVEL_LABELS[filter].toLowerCase() + " findings"}`}
            >
              {`${ran} checks found no problems. That is no proof of safety.`}
            </EmptyState>
          </div>
        )
      )}
      <Checked data={data} />
    </>
  );
}

interface ActionProps {
  label: string;
  icon: LucideIcon;
  loading?: boolean;
  quiet?: boolean;
  onClick: () => void;
}

/** On phones the header has room for an icon only. */
function Action({ label, icon: Icon, loading = false, quiet = false, onClick }: ActionProps) {
  const mobile = useIsMobile();
  if (mobile)
    return (
      <ActionIcon aria-label={label} loading={loading} onClick={onClick}>
        <Icon size={16} />
      </ActionIcon>
    );
  return (
    <Button
      {...(quiet ? { variant: "subtle" } : { leftSection: <Icon size={14} /> })}
      loading={loading}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

function AddContext({ projectId, context }: { projectId: string; context: string }) {
  const open = (): void => {
    const close = openDialog({
      title: "Add context",
      width: 520,
      content: <ContextForm projectId={projectId} context={context} onDone={() => close()} />,
    });
  };
  return <Action label={context === "" ? "Add context" : "Edit context"} icon={NotebookPen} quiet onClick={open} />;
}

export function SecurityTool({ projectId }: { projectId: string }) {
  const { data, problem } = useSecurityData(projectId);
  const { start, isPending } = useScan(projectId);
  useScanOnce(projectId, data);
  const mobile = useIsMobile();
  const running = data !== null && scanState(data, serverNow()) === "running";
  return (
    <div className={classes.tool}>
      <ToolHeader title="Security">
        {data !== null && (
          <>
            {!mobile && <ScanHeader data={data} counts={levelCounts(findingsOf(data))} />}
            <AddContext projectId={projectId} context={data.context} />
            <Action label="Scan again" icon={RotateCw} loading={isPending || running} onClick={() => start(true)} />
          </>
        )}
      </ToolHeader>
      <div className={classes.body}>
        {problem !== null ? (
          <EmptyState
            icon={ShieldAlert}
            title={problem}
            action={<Button onClick={() => location.reload()}>Reload</Button>}
          />
        ) : data === null ? (
          <div className={classes.loading} role="status" aria-busy="true" aria-label="Loading the findings">
            <SkeletonLines widths={["40%", "90%", "80%"]} height={16} />
          </div>
        ) : (
          <Findings projectId={projectId} data={data} />
        )}
      </div>
    </div>
  );
}
