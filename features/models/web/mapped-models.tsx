/** Models that a connection serves. */
import { Button } from "@mantine/core";
import { MODEL_OPTIONS, type ModelOption } from "@slipway/kernel/model-options";
import { useRoute } from "@slipway/ui/api/use-route";
import { Plus } from "lucide-react";
import { modelsContract, WINDOW_TOKENS } from "../contract/index.ts";
import { LineFields, newLine, type Line } from "./model-line.tsx";
import classes from "./models.module.css";

interface MappedModelsProps {
  /** Null: models of everybody, which may take options. */
  workspaceId: string | null;
  lines: Line[];
  onChange: (lines: Line[]) => void;
  /** Options that this connection already serves. */
  own: readonly string[];
}

/** Options that no other connection serves, and their labels. */
function useOptions(workspaceId: string | null, own: readonly string[]) {
  const listed = useRoute(modelsContract.list, {}, { enabled: workspaceId === null });
  const label = (option: ModelOption): string => {
    if (option === "auto") return "Automatic";
    return listed.data?.options.find((known) => known.option === option)?.label ?? option;
  };
  const taken = new Set<string>(listed.data?.connections.flatMap(({ models }) => models.map(({ option }) => option)));
  const free = workspaceId === null ? MODEL_OPTIONS.filter((each) => !taken.has(each) || own.includes(each)) : [];
  return { label, free };
}

export function MappedModels({ workspaceId, lines, onChange, own }: MappedModelsProps) {
  const { label, free } = useOptions(workspaceId, own);
  const used = new Set(lines.map(({ option }) => option));
  return (
    <fieldset className={classes.lines}>
      <legend>Models</legend>
      {lines.map((line, index) => (
        <LineFields
          key={line.key}
          line={line}
          label={label}
          hasPrice={workspaceId === null}
          options={free.filter((option) => option === line.option || !used.has(option))}
          onPut={(change) => onChange(lines.map((known, at) => (at === index ? { ...known, ...change } : known)))}
          onRemove={lines.length === 1 ? null : () => onChange(lines.filter((_, at) => at !== index))}
        />
      ))}
      <p className={classes.quiet}>Effort is how much the model thinks before it answers, where it can.</p>
      <p className={classes.quiet}>
        Window is how many tokens the model can read at once, from {WINDOW_TOKENS.min.toLocaleString()} to{" "}
        {WINDOW_TOKENS.max.toLocaleString()}. Near its end the oldest part of a conversation is summed up.
      </p>
      {workspaceId === null && (
        <p className={classes.quiet}>Credits are per 1,000 tokens. Without a price nothing is charged.</p>
      )}
      <Button variant="subtle" leftSection={<Plus size={14} />} onClick={() => onChange([...lines, newLine(null, "")])}>
        Another model
      </Button>
    </fieldset>
  );
}
