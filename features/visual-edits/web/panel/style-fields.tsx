/** The look of everything that is picked. */
import { Select } from "@mantine/core";
import { FONT_WEIGHTS, TEXT_ALIGNS, type Property, type Values } from "../../contract/index.ts";
import { keyOf } from "../changes.ts";
import type { VisualEditor } from "../use-visual-editor.ts";
import { SIDES } from "../values.ts";
import { ColorField } from "./color-field.tsx";
import { ImageField } from "./image-field.tsx";
import { NumberField } from "./number-field.tsx";
import { Section } from "./section.tsx";
import styles from "./visual-edits-panel.module.css";

const WEIGHT_NAMES: Record<number, string> = {
  300: "Light",
  400: "Regular",
  500: "Medium",
  600: "Semibold",
  700: "Bold",
  800: "Extra bold",
};
const isWeight = (value: number): boolean => (FONT_WEIGHTS as readonly number[]).includes(value);
/** A variable font may have a weight between the offered ones; its own weight is added. */
const weightsWith = (shown: number | null): number[] =>
  [...new Set([...FONT_WEIGHTS, ...(shown === null ? [] : [shown])])].toSorted((one, other) => one - other);
const ALIGN_NAMES = { left: "Left", center: "Centre", right: "Right", justify: "Justified" } as const;

/** Null if the selected elements differ. */
export type Shown = (property: Property) => string | number | null;

function shownIn({ targets, state }: VisualEditor): Shown {
  return (property) => {
    const values = targets.map(
      (target) => state.history.now[keyOf(target)]?.values[property] ?? target.element.values[property] ?? null,
    );
    return values.every((value) => value === values[0]) ? (values[0] ?? null) : null;
  };
}

interface FieldsProps {
  shown: Shown;
  disabled: boolean;
  onChange: (property: Property, value: string | number) => void;
}

const number = (value: string | number | null): number | null => (typeof value === "number" ? value : null);

function Sides({ kind, ...props }: FieldsProps & { kind: "padding" | "margin" }) {
  return (
    <fieldset className={styles.sides}>
      <legend>{kind === "padding" ? "Padding" : "Margin"}</legend>
      {SIDES.map((side) => (
        <NumberField
          key={side}
          label={side}
          hint={`${kind === "padding" ? "Padding" : "Margin"}, ${side.toLowerCase()}`}
          value={number(props.shown(`${kind}${side}`))}
          least={kind === "padding" ? 0 : -500}
          max={2_000}
          disabled={props.disabled}
          onChange={(value) => props.onChange(`${kind}${side}`, value)}
        />
      ))}
    </fieldset>
  );
}

function TypeFields({ shown, disabled, onChange }: FieldsProps) {
  const weight = number(shown("fontWeight"));
  const align = shown("textAlign");
  return (
    <div className={styles.type}>
      <NumberField
        label="Size"
        hint="Type size"
        value={number(shown("fontSize"))}
        least={6}
        max={400}
        disabled={disabled}
        onChange={(value) => onChange("fontSize", value)}
      />
      <Select
        label="Weight"
        data={weightsWith(weight).map((value) => ({
          value: String(value),
          label: WEIGHT_NAMES[value] ?? String(value),
        }))}
        value={weight === null ? null : String(weight)}
        disabled={disabled}
        onChange={(value) => isWeight(Number(value)) && onChange("fontWeight", Number(value))}
      />
      <Select
        label="Align"
        data={TEXT_ALIGNS.map((value) => ({ value, label: ALIGN_NAMES[value] }))}
        value={typeof align === "string" ? align : null}
        disabled={disabled}
        onChange={(value) => value !== null && onChange("textAlign", value)}
      />
    </div>
  );
}

function SizeFields({ shown, disabled, onChange }: FieldsProps) {
  return (
    <div className={styles.pair}>
      {(["width", "height", "borderRadius"] as const).map((property) => (
        <NumberField
          key={property}
          label={property === "borderRadius" ? "Corners" : property === "width" ? "Width" : "Height"}
          hint={property === "borderRadius" ? "Corner radius" : property === "width" ? "Width" : "Height"}
          value={number(shown(property))}
          least={property === "borderRadius" ? 0 : 1}
          max={2_000}
          disabled={disabled}
          onChange={(value) => onChange(property, value)}
        />
      ))}
    </div>
  );
}

export function StyleFields({ projectId, editor }: { projectId: string; editor: VisualEditor }) {
  const editable = editor.targets.length > 0 && editor.targets.every(({ inspected }) => inspected.blocked === null);
  if (!editable) return null;
  const fields: FieldsProps = {
    shown: shownIn(editor),
    disabled: editor.locked || editor.outdated,
    onChange: (property, value) => editor.patch({ values: { [property]: value } as Values }, property),
  };
  return (
    <>
      <ImageField projectId={projectId} editor={editor} disabled={fields.disabled} />
      <Section title="Colour">
        {(["color", "backgroundColor"] as const).map((property) => (
          <ColorField
            key={property}
            label={property === "color" ? "Text" : "Background"}
            value={fields.shown(property)}
            none={editor.targets.length > 1 ? "Mixed" : "None"}
            theme={editor.state.colors}
            disabled={fields.disabled}
            onChange={(value) => fields.onChange(property, value)}
          />
        ))}
      </Section>
      <Section title="Type">
        <TypeFields {...fields} />
      </Section>
      <Section title="Spacing">
        <Sides kind="padding" {...fields} />
        <Sides kind="margin" {...fields} />
      </Section>
      <Section title="Size and corners">
        <SizeFields {...fields} />
      </Section>
    </>
  );
}
