/** Panels that make an enum, add a value and rename one. */
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { MAX_ENUM_VALUES, valuesProblem } from "../../contract/changes/enum-change.ts";
import { nameProblem } from "../../contract/changes/names.ts";
import type { SchemaChange } from "../../contract/schema-change.ts";
import type { SchemaEnum } from "../../contract/schema-details.ts";
import { ChangeForm } from "../schema/change-form.tsx";
import { useSchemaChange } from "../schema/use-schema-change.ts";

/** One a line. */
const valuesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

function listProblem(values: readonly string[]): string | null {
  if (values.length > MAX_ENUM_VALUES) return `An enum made here has at most ${MAX_ENUM_VALUES} values.`;
  const wrong = values.map((value) => nameProblem(value, "Value")).find((problem) => problem !== null);
  return wrong ?? valuesProblem(values);
}

interface FormProps {
  projectId: string;
  onClose: () => void;
}

export function NewEnum({ projectId, onClose }: FormProps) {
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const state = useSchemaChange(projectId, onClose);
  const values = valuesOf(text);
  const problems = [nameProblem(name, "Enum"), listProblem(values)];
  const isFine = problems.every((problem) => problem === null);
  const change: SchemaChange = { kind: "create_enum", enum_name: name.trim(), values };
  return (
    <ChangeForm
      title="New enum"
      submit="Create Enum"
      unsaved="The enum was not created."
      isDirty={name !== "" || text !== ""}
      change={isFine ? change : null}
      state={state}
      onSubmit={() => {
        setIsChecked(true);
        if (isFine) state.change(change, { done: "Enum created", failed: "Failed to create the enum: " });
      }}
      onClose={onClose}
    >
      <TextInput
        label="Enum name"
        withAsterisk
        value={name}
        error={isChecked ? problems[0] : null}
        data-autofocus
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <Textarea
        label="Values"
        description="One a line, in the order in which rows are sorted by them."
        withAsterisk
        value={text}
        error={isChecked ? problems[1] : null}
        rows={6}
        resize="vertical"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
    </ChangeForm>
  );
}

export function AddValue({ projectId, of, onClose }: FormProps & { of: SchemaEnum }) {
  const [value, setValue] = useState("");
  const [before, setBefore] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const state = useSchemaChange(projectId, onClose);
  const problem = nameProblem(value, "Value") ?? valuesProblem([...of.values, value.trim()]);
  const change: SchemaChange = {
    ...{ kind: "add_enum_value", enum_name: of.name, value: value.trim() },
    before: before === "" ? null : before,
  };
  return (
    <ChangeForm
      title={`Add value to ${of.name}`}
      submit="Add Value"
      unsaved="The value was not added."
      isDirty={value !== ""}
      change={problem === null ? change : null}
      state={state}
      onSubmit={() => {
        setIsChecked(true);
        if (problem === null) state.change(change, { done: "Value added", failed: "Failed to add the value: " });
      }}
      onClose={onClose}
    >
      <TextInput
        label="Value"
        description="A value is never taken away again while the enum is used."
        value={value}
        error={isChecked ? problem : null}
        data-autofocus
        spellCheck={false}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
      <NativeSelect
        label="Place"
        value={before}
        data={[{ value: "", label: "Last" }, ...of.values.map((one) => ({ value: one, label: `Before ${one}` }))]}
        onChange={({ currentTarget }) => setBefore(currentTarget.value)}
      />
    </ChangeForm>
  );
}

export function RenameValue({ projectId, of, onClose }: FormProps & { of: SchemaEnum }) {
  const [value, setValue] = useState(of.values[0] ?? "");
  const [name, setName] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const state = useSchemaChange(projectId, onClose);
  const problem = nameProblem(name, "Value") ?? valuesProblem([...of.values, name.trim()]);
  const change: SchemaChange = { kind: "rename_enum_value", enum_name: of.name, value, name: name.trim() };
  return (
    <ChangeForm
      title={`Rename a value of ${of.name}`}
      submit="Rename"
      unsaved="The value keeps its name."
      isDirty={name !== ""}
      change={problem === null ? change : null}
      state={state}
      onSubmit={() => {
        setIsChecked(true);
        if (problem === null) state.change(change, { done: "Value renamed", failed: "Failed to rename the value: " });
      }}
      onClose={onClose}
    >
      <NativeSelect
        label="Value"
        value={value}
        data={[...of.values]}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
      <TextInput
        label="New name"
        description="Rows that have it follow. Code of the app that uses the old name stops working until it is changed, too."
        value={name}
        error={isChecked ? problem : null}
        data-autofocus
        spellCheck={false}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </ChangeForm>
  );
}
