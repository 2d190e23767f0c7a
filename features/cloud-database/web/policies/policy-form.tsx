/** The panel that makes or changes a policy. [C2.17] */
import { Checkbox, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { expressionProblem, MAX_EXPRESSION_CHARACTERS } from "@slipway/kernel/sql/one-expression";
import { useState } from "react";
import type { CloudPolicy, CloudTable } from "../../../cloud/contract/index.ts";
import { nameProblem } from "../../contract/changes/names.ts";
import {
  COMMANDS,
  hasCheck,
  hasUsing,
  policyProblem,
  type Policy,
  type PolicyCommand,
} from "../../contract/changes/policy-change.ts";
import type { SchemaChange } from "../../contract/schema-change.ts";
import { ChangeForm } from "../schema/change-form.tsx";
import { useSchemaChange } from "../schema/use-schema-change.ts";
import classes from "../database.module.css";
import { opening, templatesOf } from "./policy-templates.ts";

const COMMAND_WORDS: Readonly<Record<PolicyCommand, string>> = {
  SELECT: "SELECT (read)",
  INSERT: "INSERT (add)",
  UPDATE: "UPDATE (change)",
  DELETE: "DELETE (remove)",
  ALL: "ALL (read, add, change, remove)",
};

const WHO: readonly { roles: readonly string[]; label: string }[] = [
  { roles: ["public"], label: "Everybody" },
  { roles: ["authenticated"], label: "People who signed in" },
  { roles: ["anon"], label: "People who did not sign in" },
];

const EMPTY: Policy = {
  ...{ name: "", command: "SELECT", roles: ["authenticated"], is_restrictive: false },
  ...{ using: null, check: null },
};

const filled = (condition: string | null): string | null =>
  condition === null || condition.trim() === "" ? null : condition;

/** Without conditions that the command does not have, and without empty ones. */
const finished = (policy: Policy): Policy => ({
  ...policy,
  name: policy.name.trim(),
  using: hasUsing(policy.command) ? filled(policy.using) : null,
  check: hasCheck(policy.command) ? filled(policy.check) : null,
});

const known = (policy: CloudPolicy): Policy => ({
  name: policy.policyname,
  command: COMMANDS.find((one) => one === policy.cmd) ?? "ALL",
  roles: policy.roles,
  is_restrictive: policy.is_restrictive,
  using: policy.qual,
  check: policy.with_check,
});

interface ConditionProps {
  label: "USING" | "WITH CHECK";
  description: string;
  value: string | null;
  problem: string | null;
  onChange: (value: string) => void;
}

function Condition({ label, description, value, problem, onChange }: ConditionProps) {
  return (
    <Textarea
      label={label}
      description={description}
      value={value ?? ""}
      error={problem ?? (filled(value) === null ? null : expressionProblem(value!))}
      rows={3}
      resize="vertical"
      maxLength={MAX_EXPRESSION_CHARACTERS}
      spellCheck={false}
      autoCapitalize="off"
      classNames={{ input: "mono" }}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function RoleSelect({ roles, onChange }: { roles: string[]; onChange: (roles: string[]) => void }) {
  const listed = WHO.some((one) => one.roles.join() === roles.join());
  return (
    <NativeSelect
      label="For whom"
      value={JSON.stringify(roles)}
      data={[
        ...WHO.map((one) => ({ value: JSON.stringify(one.roles), label: `${one.label} (${one.roles.join(", ")})` })),
        ...(listed ? [] : [{ value: JSON.stringify(roles), label: roles.join(", ") }]),
      ]}
      onChange={({ currentTarget: { value } }) => onChange(JSON.parse(value) as string[])}
    />
  );
}

export interface PolicyFormProps {
  projectId: string;
  table: CloudTable;
  /** Null: a new one. */
  policy: CloudPolicy | null;
  onClose: () => void;
}

export function PolicyForm({ projectId, table, policy: before, onClose }: PolicyFormProps) {
  const [template, setTemplate] = useState("");
  const [first] = useState<Policy>(before === null ? EMPTY : known(before));
  const [policy, setPolicy] = useState<Policy>(first);
  const [isChecked, setIsChecked] = useState(false);
  const state = useSchemaChange(projectId, onClose);
  const templates = before === null ? templatesOf(table) : [];
  const wanted = finished(policy);
  const { command } = policy;
  const texts = [wanted.using, wanted.check].map((text) => (text === null ? null : expressionProblem(text)));
  const missing = policyProblem(wanted);
  const isFine = nameProblem(policy.name, "Policy") === null && missing === null && texts.every((one) => one === null);
  const change: SchemaChange =
    before === null
      ? { kind: "create_policy", table: table.name, policy: wanted }
      : { kind: "change_policy", table: table.name, name: before.policyname, policy: wanted };
  const patch = (changed: Partial<Policy>): void => setPolicy((now) => ({ ...now, ...changed }));
  const problemOf = (label: string): string | null =>
    isChecked && missing?.startsWith(label) === true ? missing : null;
  const opens = opening(wanted);
  return (
    <ChangeForm
      title={before === null ? `New policy of ${table.name}` : `Policy ${before.policyname}`}
      submit={before === null ? "Create Policy" : "Save"}
      unsaved={before === null ? "The policy was not created." : "The policy was not changed."}
      isDirty={policy !== first}
      change={isFine ? change : null}
      state={state}
      onSubmit={() => {
        setIsChecked(true);
        if (!isFine) return;
        if (before === null) state.change(change, { done: "Policy created", failed: "Failed to create policy: " });
        else state.change(change, { done: "Policy changed", failed: "Failed to change policy: " });
      }}
      onClose={onClose}
    >
      {templates.length > 0 && (
        <NativeSelect
          label="Start from"
          value={template}
          data={[{ value: "", label: "An empty policy" }, ...templates.map(({ label }) => ({ value: label, label }))]}
          onChange={({ currentTarget: { value } }) => {
            setTemplate(value);
            setPolicy(templates.find(({ label }) => label === value)?.policy ?? EMPTY);
          }}
        />
      )}
      <TextInput
        label="Policy name"
        withAsterisk
        value={policy.name}
        error={isChecked ? nameProblem(policy.name, "Policy") : null}
        data-autofocus
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => patch({ name: value })}
      />
      <NativeSelect
        label="Command"
        value={command}
        data={COMMANDS.map((one) => ({ value: one, label: COMMAND_WORDS[one] }))}
        onChange={({ currentTarget: { value } }) => patch({ command: value as PolicyCommand })}
      />
      <RoleSelect roles={policy.roles} onChange={(roles) => patch({ roles })} />
      {hasUsing(command) && (
        <Condition
          label="USING"
          description="Which rows they reach, as one SQL expression."
          value={policy.using}
          problem={problemOf("USING")}
          onChange={(using) => patch({ using })}
        />
      )}
      {hasCheck(command) && (
        <Condition
          label="WITH CHECK"
          description={
            command === "INSERT"
              ? "Which rows may be written, as one SQL expression."
              : "Which rows may be written. Left empty, USING applies to them, too."
          }
          value={policy.check}
          problem={problemOf("WITH CHECK")}
          onChange={(check) => patch({ check })}
        />
      )}
      <Checkbox
        label="Restrictive"
        description="It narrows what other policies allow, instead of allowing more."
        checked={policy.is_restrictive}
        onChange={({ currentTarget: { checked } }) => patch({ is_restrictive: checked })}
      />
      {opens !== null && (
        <p className={classes.note} role="note">
          {opens}
        </p>
      )}
    </ChangeForm>
  );
}
