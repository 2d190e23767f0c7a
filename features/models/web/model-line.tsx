/** The fields of one model: its name or option, the provider's name for it, how much it thinks, and the price. */
import { NumberInput, Select, TextInput } from "@mantine/core";
import {
  EFFORTS,
  effortOf,
  isNamedModel,
  type Effort,
  type ModelId,
  type ModelOption,
} from "@slipway/kernel/model-options";
import { X } from "lucide-react";
import { WINDOW_TOKENS, type MappedModel, type SentModel } from "../contract/index.ts";
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

/** The choice of a model that has a name of its own in place of an option. */
const NAMED = "named";

export interface Line {
  /** Tells lines apart while they have no id. */
  key: number;
  /** Null: a name of its own, which gets its id when it is saved. */
  option: ModelId | null;
  label: string;
  sees: boolean | null;
  model: string;
  effort: Effort | null;
  creditsIn: number | "";
  creditsOut: number | "";
  contextTokens: number | "";
}

let made = 0;

export const newLine = (option: ModelOption | null, model: string): Line => ({
  key: (made += 1),
  option,
  label: "",
  sees: null,
  model,
  effort: effortOf(option ?? ""),
  creditsIn: "",
  creditsOut: "",
  contextTokens: "",
});

export const lineOf = (mapped: MappedModel): Line => ({
  key: (made += 1),
  option: mapped.option,
  label: mapped.label ?? "",
  sees: mapped.sees,
  model: mapped.model,
  effort: mapped.effort ?? null,
  creditsIn: mapped.credits_in ?? "",
  creditsOut: mapped.credits_out ?? "",
  contextTokens: mapped.context_tokens ?? "",
});

const isNamed = ({ option }: Line): boolean => option === null || isNamedModel(option);

export const isComplete = (line: Line): boolean =>
  line.model.trim() !== "" && (!isNamed(line) || line.label.trim() !== "");

export const sentOf = (line: Line): SentModel => ({
  ...(line.option === null ? {} : { option: line.option }),
  label: isNamed(line) ? line.label.trim() : null,
  sees: line.sees,
  model: line.model.trim(),
  effort: line.effort,
  credits_in: line.creditsIn === "" ? null : line.creditsIn,
  credits_out: line.creditsOut === "" ? null : line.creditsOut,
  context_tokens: line.contextTokens === "" ? null : line.contextTokens,
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

const SEEING = [
  { value: "name", label: "As its name says" },
  { value: "yes", label: "Sees pictures" },
  { value: "no", label: "Text only" },
];
const seeingOf = (sees: boolean | null): string => (sees === null ? "name" : sees ? "yes" : "no");

interface LineFieldsProps {
  line: Line;
  /** Options to choose from beside a name of its own; none for a workspace. */
  options: readonly ModelOption[];
  /** The installation charges for its models. */
  hasPrice: boolean;
  label: (option: ModelOption) => string;
  onPut: (change: Partial<Line>) => void;
  /** Null: the last line cannot be removed. */
  onRemove: (() => void) | null;
}

function Called({ line, options, label, onPut }: Pick<LineFieldsProps, "line" | "options" | "label" | "onPut">) {
  const named = isNamed(line);
  return (
    <>
      {options.length > 0 && (
        <Select
          className={classes.wide}
          label="Option"
          value={named ? NAMED : line.option}
          allowDeselect={false}
          searchable
          data={[
            { value: NAMED, label: "A name of its own" },
            ...options.map((option) => ({ value: option as string, label: label(option) })),
          ]}
          onChange={(value) => {
            const option = options.find((each) => each === value) ?? null;
            onPut({ option, effort: effortOf(option ?? "") });
          }}
        />
      )}
      {named && (
        <TextInput
          className={classes.wide}
          label="Name"
          value={line.label}
          maxLength={60}
          placeholder="As people pick it"
          onChange={(event) => onPut({ label: event.currentTarget.value })}
        />
      )}
    </>
  );
}

export function LineFields({ line, options, hasPrice, label, onPut, onRemove }: LineFieldsProps) {
  return (
    <div className={classes.line}>
      <Called line={line} options={options} label={label} onPut={onPut} />
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
      <Select
        label="Pictures"
        value={seeingOf(line.sees)}
        allowDeselect={false}
        data={SEEING}
        onChange={(value) => onPut({ sees: value === "name" ? null : value === "yes" })}
      />
      <WindowInput value={line.contextTokens} onChange={(contextTokens) => onPut({ contextTokens })} />
      {hasPrice && (
        <>
          <CreditsInput label="Credits in" value={line.creditsIn} onChange={(creditsIn) => onPut({ creditsIn })} />
          <CreditsInput label="Credits out" value={line.creditsOut} onChange={(creditsOut) => onPut({ creditsOut })} />
        </>
      )}
      <button
        type="button"
        className={classes.less}
        aria-label={`Remove ${isNamed(line) ? line.label || "this model" : label(line.option as ModelOption)}`}
        disabled={onRemove === null}
        onClick={() => onRemove?.()}
      >
        <X size={14} aria-hidden="true" />
      </button>
    </div>
  );
}
