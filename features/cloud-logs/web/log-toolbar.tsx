/** Filters of the logs, and taking them along. [C2.19] [C2.21] */
import { ActionIcon, Button, Checkbox, NativeSelect, Tooltip } from "@mantine/core";
import { writeClipboard } from "@slipway/ui/kit/copying/clipboard";
import { saveFile } from "@slipway/ui/kit/files/save-file";
import { SearchBox } from "@slipway/ui/kit/search/search-box.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { TimeRangePicker } from "@slipway/ui/kit/time-range/time-range-picker.tsx";
import { Popover } from "@slipway/ui/layers/popover.tsx";
import { Copy, Download, ListFilter, Pause, Play, RotateCw, X } from "lucide-react";
import { useState } from "react";
import { LOG_LEVELS, LOG_TYPE_LABELS, LOG_TYPES, type LogEntry, type LogType } from "../contract/log-query.ts";
import type { LogState } from "./log-state.ts";
import classes from "./logs.module.css";

/** Levels are left out of what is loaded; slow requests are asked for. */
function LevelFilter({ state: { hidden, isSlow }, onChange }: Pick<LogToolbarProps, "state" | "onChange">) {
  const [open, setOpen] = useState(false);
  const chosen = [
    ...(hidden.length === 0 ? [] : [String(LOG_LEVELS.length - hidden.length)]),
    ...(isSlow ? ["slow"] : []),
  ];
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" trapFocus>
      <Popover.Target>
        <Button
          leftSection={<ListFilter size={15} aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {chosen.length === 0 ? "Status" : `Status (${chosen.join(", ")})`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Status">
        <div className={classes.levels}>
          {LOG_LEVELS.map((level) => (
            <Checkbox
              key={level}
              label={level}
              checked={!hidden.includes(level)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({ hidden: checked ? hidden.filter((one) => one !== level) : [...hidden, level] })
              }
            />
          ))}
          <Checkbox
            className={classes.slow}
            label="Only slow requests"
            description="1 second or longer"
            checked={isSlow}
            onChange={({ currentTarget: { checked } }) => onChange({ isSlow: checked })}
          />
          <Button
            variant="subtle"
            disabled={chosen.length === 0}
            onClick={() => onChange({ hidden: [], isSlow: false })}
          >
            Clear all
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

const download = (entries: readonly LogEntry[]): void =>
  saveFile(new Blob([JSON.stringify(entries, null, 2)], { type: "application/json" }), "logs.json");

async function copy(entries: readonly LogEntry[]): Promise<void> {
  const isCopied = await writeClipboard(JSON.stringify(entries, null, 2));
  showToast(isCopied ? { tone: "ok", title: "Logs copied" } : { tone: "err", title: "The browser did not copy them" });
}

export interface LogToolbarProps {
  state: LogState;
  onChange: (patch: Partial<LogState>) => void;
  entries: readonly LogEntry[];
  isFetching: boolean;
  onRefresh: () => void;
  follows: boolean;
  onFollow: (follows: boolean) => void;
}

export function LogToolbar(props: LogToolbarProps) {
  const { state, onChange, entries, isFetching, onRefresh, follows, onFollow } = props;
  return (
    <div className={classes.toolbar}>
      <SearchBox
        className={classes.search}
        label="Search logs"
        placeholder="Search logs"
        search={state.search}
        onSearch={(search) => onChange({ search, hidden: [] })}
      />
      {state.traceId !== null && (
        <Button
          rightSection={<X size={14} aria-hidden="true" />}
          aria-label="Show other requests too"
          onClick={() => onChange({ traceId: null, hidden: [] })}
        >
          Request {state.traceId.slice(0, 8)}
        </Button>
      )}
      {state.functionId === null ? (
        <NativeSelect
          className={classes.types}
          aria-label="Log type"
          value={state.type ?? ""}
          data={[
            { value: "", label: "All logs" },
            ...LOG_TYPES.map((type) => ({ value: type, label: LOG_TYPE_LABELS[type] })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ type: value === "" ? null : (value as LogType), hidden: [] })
          }
        />
      ) : (
        <Button
          rightSection={<X size={14} aria-hidden="true" />}
          aria-label={`Show logs beside those of ${state.functionName}`}
          onClick={() => onChange({ functionId: null, type: null, hidden: [] })}
        >
          Function {state.functionName}
        </Button>
      )}
      <TimeRangePicker range={state.range} onChange={(range) => onChange({ range, hidden: [] })} />
      <LevelFilter state={state} onChange={onChange} />
      <Tooltip label={follows ? "Pause" : "Follow live"}>
        <ActionIcon
          aria-label={follows ? "Pause" : "Follow live"}
          aria-pressed={follows}
          disabled={state.range.type === "absolute"}
          onClick={() => onFollow(!follows)}
        >
          {follows ? <Pause size={16} /> : <Play size={16} />}
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Refresh">
        <ActionIcon aria-label="Refresh" loading={isFetching && !follows} onClick={onRefresh}>
          <RotateCw size={16} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Download as logs.json">
        <ActionIcon aria-label="Download" disabled={entries.length === 0} onClick={() => download(entries)}>
          <Download size={16} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Copy">
        <ActionIcon aria-label="Copy" disabled={entries.length === 0} onClick={() => void copy(entries)}>
          <Copy size={16} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
