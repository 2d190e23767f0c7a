/** Fields of a new bucket, and of one that is changed. */
import { Button, Switch, TextInput } from "@mantine/core";
import { useState, type FormEvent, type ReactNode } from "react";
import { bucketNameProblem, MAX_MIME_TYPES } from "../../contract/index.ts";
import classes from "./buckets.module.css";

export interface BucketValues {
  name: string;
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
}

const MB = 1024 * 1024;
const MIME = /^[\w!#$&^.+-]+\/([\w!#$&^.+-]+|\*)$/;

const typesIn = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

function sizeProblem(text: string, maxBytes: number): string | null {
  if (text.trim() === "") return null;
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) return "Enter a number of megabytes, or nothing for no limit.";
  const max = Math.floor(maxBytes / MB);
  return value * MB > maxBytes ? `This project takes files of at most ${max.toLocaleString()} MB.` : null;
}

function typesProblem(text: string): string | null {
  const types = typesIn(text);
  if (types.length > MAX_MIME_TYPES) return `At most ${MAX_MIME_TYPES} types.`;
  const wrong = types.find((one) => !MIME.test(one));
  return wrong === undefined ? null : `"${wrong.slice(0, 60)}" is not a type such as image/png or image/*.`;
}

export interface BucketFieldsProps {
  /** Null: a new bucket, whose name is asked for. */
  of: BucketValues | null;
  maxFileBytes: number;
  submit: string;
  isSaving: boolean;
  onSave: (values: BucketValues) => void;
  /** Told when something was typed that is not saved. */
  onDirty?: (isDirty: boolean) => void;
  children?: ReactNode;
}

const textsOf = (values: BucketValues | null) => ({
  name: values?.name ?? "",
  isPublic: values?.public ?? false,
  size: values?.file_size_limit == null ? "" : String(Math.round((values.file_size_limit / MB) * 1000) / 1000),
  types: values?.allowed_mime_types?.join(", ") ?? "",
});

export function BucketFields(props: BucketFieldsProps) {
  const { of: values, maxFileBytes, submit, isSaving, onSave, onDirty, children } = props;
  const first = textsOf(values);
  const [texts, setTexts] = useState(first);
  const [tried, setTried] = useState(false);
  const isDirty = JSON.stringify(texts) !== JSON.stringify(first);
  const change = (part: Partial<typeof texts>): void => {
    const next = { ...texts, ...part };
    setTexts(next);
    onDirty?.(JSON.stringify(next) !== JSON.stringify(first));
  };
  const problems = {
    name: values === null ? bucketNameProblem(texts.name) : null,
    size: sizeProblem(texts.size, maxFileBytes),
    types: typesProblem(texts.types),
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (Object.values(problems).some((problem) => problem !== null)) return;
    const types = typesIn(texts.types);
    onSave({
      name: texts.name,
      public: texts.isPublic,
      file_size_limit: texts.size.trim() === "" ? null : Math.floor(Number(texts.size) * MB),
      allowed_mime_types: types.length === 0 ? null : types,
    });
  };
  return (
    <form className={classes.fields} onSubmit={save} aria-label={values === null ? "New bucket" : "Bucket"}>
      {values === null && (
        <TextInput
          label="Name"
          description="It is part of every file's address and cannot be changed later."
          placeholder="avatars"
          data-autofocus
          maxLength={100}
          value={texts.name}
          error={tried ? problems.name : null}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      )}
      <Switch
        label="Public"
        description="Everybody who has a file's address can open it. Writing still needs a policy."
        checked={texts.isPublic}
        onChange={({ currentTarget }) => change({ isPublic: currentTarget.checked })}
      />
      <TextInput
        label="Largest file, in MB"
        placeholder={`At most ${Math.floor(maxFileBytes / MB).toLocaleString()}`}
        inputMode="decimal"
        value={texts.size}
        error={tried ? problems.size : null}
        onChange={({ currentTarget }) => change({ size: currentTarget.value })}
      />
      <TextInput
        label="Allowed types"
        placeholder="Every type, or image/*, application/pdf"
        value={texts.types}
        error={tried ? problems.types : null}
        onChange={({ currentTarget }) => change({ types: currentTarget.value })}
      />
      <div className={classes.ways}>
        {children}
        <Button type="submit" variant="filled" loading={isSaving} disabled={values !== null && !isDirty}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
