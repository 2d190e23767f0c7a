/** Options that a connection serves: the provider's model, how much it thinks, and the price. */
import { Button, NumberInput, Select, TextInput } from "@mantine/core";
import { EFFORTS, effortOf, MODEL_OPTIONS, type Effort, type ModelOption } from "@slipway/kernel/model-options";
import { useRoute } from "@slipway/ui/api/use-route";
import { Plus, X } from "lucide-react";
import { modelsContract, WINDOW_TOKENS, type MappedModel, type ModelConnection } from "../contract/index.ts";
import classes from "./models.module.css";

export const EFFORT_LABELS: Record<Effort, string> = {
  low: "Low",
  medium: "Medium",
  high: "High",
  xhigh: "Extra high",
};
/** A select cannot have an empty value. */
const AS_THE_PROVIDER = "default";
const EFFORT_CHOICES = [
  { value: AS_THE_PROVIDER, label: "The model's own" },
  ...EFFORTS.map((effort) => ({ value: effort, label: EFFORT_LABELS[effort] })),
];

export interface Line {
  option: ModelOption;
  model: string;
  effort: Effort | null;
  creditsIn: number | "";
  creditsOut: number | "";
  contextTokens: number | "";
}

const newLine = (option: ModelOption, model: string): Line => ({
  option,
  model,
  effort: effortOf(option),
  creditsIn: "",
  creditsOut: "",
  contextTokens: "",
});

/** The models of an existing connection, else one empty line. */
export const linesOf = ({ connection, model }: { connection?: ModelConnection; model?: string }): Line[] =>
  connection === undefined
    ? [newLine("auto", model ?? "")]
    : connection.models.map((mapped) => ({
        option: mapped.option,
        model: mapped.model,
        effort: mapped.effort ?? null,
        creditsIn: mapped.credits_in ?? "",
        creditsOut: mapped.credits_out ?? "",
        contextTokens: mapped.context_tokens ?? "",
      }));

export const mappedOf = ({ option, model, effort, creditsIn, creditsOut, contextTokens }: Line): MappedModel => ({
  option,
  model: model.trim(),
  effort,
  credits_in: creditsIn === "" ? null : creditsIn,
  credits_out: creditsOut === "" ? null : creditsOut,
  context_tokens: contextTokens === "" ? null : contextTokens,
});

interface CreditsInputProps {
  label: string;
  value: number | "";
  onChange: (value: number | "") => void;
}

/** Empty: no price. */
function CreditsInput({ label, value, onChange }: CreditsInputProps) {
  return (
    <NumberInput
      label={label}
      value={value}
      min={0}
      max={1000}
      decimalScale={4}
      hideControls
      placeholder="none"
      onChange={(next) => onChange(next === "" ? "" : Number(next))}
    />
  );
}

/** How much the model can read at once. Empty: the usual number. Left with a number outside the bounds, it takes the nearest. */
function WindowInput({ value, onChange }: Omit<CreditsInputProps, "label">) {
  return (
    <NumberInput
      label="Window"
      value={value}
      {...WINDOW_TOKENS}
      allowDecimal={false}
      allowNegative={false}
      thousandSeparator=","
      hideControls
      placeholder="128,000"
      onChange={(next) => onChange(next === "" ? "" : Number(next))}
    />
  );
}

interface LineFieldsProps {
  line: Line;
  options: readonly ModelOption[];
  label: (option: ModelOption) => string;
  onPut: (change: Partial<Line>) => void;
  /** Null: the last line cannot be removed. */
  onRemove: (() => void) | null;
}

function LineFields({ line, options, label, onPut, onRemove }: LineFieldsProps) {
  return (
    <div className={classes.line}>
      <Select
        className={classes.wide}
        label="Option"
        value={line.option}
        allowDeselect={false}
        searchable
        data={options.map((option) => ({ value: option, label: label(option) }))}
        onChange={(value) => {
          const option = value as ModelOption | null;
          if (option !== null) onPut({ option, effort: effortOf(option) });
        }}
      />
      <TextInput
        className={classes.wide}
        label="Model"
        value={line.model}
        maxLength={200}
        placeholder="As the provider calls it"
        onChange={(event) => onPut({ model: event.currentTarget.value })}
      />
      <Select
        label="Effort"
        value={line.effort ?? AS_THE_PROVIDER}
        allowDeselect={false}
        data={EFFORT_CHOICES}
        onChange={(value) => onPut({ effort: EFFORTS.find((effort) => effort === value) ?? null })}
      />
      <WindowInput value={line.contextTokens} onChange={(contextTokens) => onPut({ contextTokens })} />
      <CreditsInput label="Credits in" value={line.creditsIn} onChange={(creditsIn) => onPut({ creditsIn })} />
      <CreditsInput label="Credits out" value={line.creditsOut} onChange={(creditsOut) => onPut({ creditsOut })} />
      <button
        type="button"
        className={classes.less}
        aria-label={`Remove ${label(line.option)}`}
        disabled={onRemove === null}
        onClick={() => onRemove?.()}
      >
        <X size={14} aria-hidden="true" />
      </button>
    </div>
  );
}

interface MappedModelsProps {
  lines: Line[];
  onChange: (lines: Line[]) => void;
  /** Options that this connection already serves. */
  own: readonly ModelOption[];
}

export function MappedModels({ lines, onChange, own }: MappedModelsProps) {
  const listed = useRoute(modelsContract.list, {});
  const label = (option: ModelOption): string => {
    if (option === "auto") return "Automatic";
    return listed.data?.options.find((known) => known.option === option)?.label ?? option;
  };
  const taken = new Set(listed.data?.connections.flatMap(({ models }) => models.map(({ option }) => option)));
  const used = new Set(lines.map(({ option }) => option));
  const free = (option: ModelOption): boolean => !taken.has(option) || own.includes(option);
  const next = MODEL_OPTIONS.find((option) => free(option) && !used.has(option));
  return (
    <fieldset className={classes.lines}>
      <legend>Models</legend>
      {lines.map((line, index) => (
        <LineFields
          key={line.option}
          line={line}
          label={label}
          options={MODEL_OPTIONS.filter((option) => option === line.option || (free(option) && !used.has(option)))}
          onPut={(change) => onChange(lines.map((known, at) => (at === index ? { ...known, ...change } : known)))}
          onRemove={lines.length === 1 ? null : () => onChange(lines.filter((_, at) => at !== index))}
        />
      ))}
      <p className={classes.quiet}>Effort is how much the model thinks before it answers, where it can.</p>
      <p className={classes.quiet}>
        Window is how many tokens the model can read at once, from {WINDOW_TOKENS.min.toLocaleString()} to{" "}
        {WINDOW_TOKENS.max.toLocaleString()}. Near its end the oldest part of a conversation is summed up.
      </p>
      <p className={classes.quiet}>Credits are per 1,000 tokens. Without a price nothing is charged.</p>
      {next !== undefined && (
        <Button
          variant="subtle"
          leftSection={<Plus size={14} />}
          onClick={() => onChange([...lines, newLine(next, "")])}
        >
          Another option
        </Button>
      )}
    </fieldset>
  );
}
