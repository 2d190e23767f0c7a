/** Values of a form of the sign-in settings: the saved ones with a person's edits over them. [C4.07] */
import type { AuthConfig, AuthPatch } from "../../cloud/contract/index.ts";
import type { Draft, Field, FieldSet, Value } from "./fields.ts";

function valueAt(group: object, path: string): Value {
  const value = path
    .split(".")
    .reduce<unknown>((holder, part) => (holder as Record<string, unknown> | undefined)?.[part], group);
  return typeof value === "boolean" ? value : typeof value === "string" || typeof value === "number" ? `${value}` : "";
}

/** The saved values of the fields. */
export const savedDraft = (config: AuthConfig, { group, fields }: FieldSet): Draft =>
  Object.fromEntries(fields.map(({ name }) => [name, valueAt(group === null ? config : config[group], name)]));

/** The edits that differ from what is saved. */
export const changesOf = (saved: Draft, edits: Draft): Draft =>
  Object.fromEntries(Object.entries(edits).filter(([name, value]) => saved[name] !== value));

const wireValue = ({ kind, name }: Field, value: Value): unknown => {
  if (kind === "number") return Number(value);
  if (kind === "text" && typeof value === "string" && name === "site_url") return value.trim();
  return name === "sms_test_otp_valid_until" && value === "" ? null : value;
};

/** The changed fields alone, in their groups. [C7.09] */
export function patchOf({ group, fields }: FieldSet, changes: Draft): AuthPatch {
  const inside: Record<string, unknown> = {};
  for (const field of fields) {
    const value = changes[field.name];
    if (value === undefined) continue;
    const [first, second] = field.name.split(".") as [string, string?];
    if (second === undefined) inside[first] = wireValue(field, value);
    else inside[first] = { ...(inside[first] as object | undefined), [second]: wireValue(field, value) };
  }
  return (group === null ? inside : { [group]: inside }) as AuthPatch;
}

/** Messages by field. Only edited fields are checked: an older value outside the rules stays. [CA1] */
export function problemsOf(set: FieldSet, draft: { saved: Draft; edits: Draft; configured: readonly string[] }) {
  const changes = changesOf(draft.saved, draft.edits);
  const all = { ...draft.saved, ...draft.edits };
  const problems: Record<string, string> = {};
  for (const field of set.fields) {
    const value = changes[field.name];
    if (!("check" in field) || field.check === undefined || typeof value !== "string") continue;
    const message = field.check(value);
    if (message !== null) problems[field.name] = message;
  }
  const joint = Object.keys(changes).length === 0 ? null : (set.check?.(all, draft.configured) ?? null);
  if (joint !== null) problems[joint.field] ??= joint.message;
  return problems;
}
