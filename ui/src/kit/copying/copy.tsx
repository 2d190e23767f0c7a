import { ActionIcon, Button, Tooltip } from "@mantine/core";
import { Check, Copy } from "lucide-react";
import { useEffect, useRef } from "react";
import classes from "./copy.module.css";
import { useCopied } from "./use-copied.ts";

/** A field that holds the text selected, for browsers without a clipboard. */
function SelectedText({ text, label }: { text: string; label: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return <input ref={field} className={classes.selected} readOnly value={text} aria-label={`${label}, selected`} />;
}

export interface CopyProps {
  text: string;
  /** Name of the copied value: "Copy link". */
  label: string;
}

export function CopyIcon({ text, label }: CopyProps) {
  const { copied, refused, copy } = useCopied(text);
  if (refused) return <SelectedText text={text} label={label} />;
  return (
    <Tooltip label={copied ? "Copied" : label}>
      <ActionIcon aria-label={copied ? "Copied" : label} onClick={() => void copy()}>
        {copied ? <Check size={15} color="var(--ok)" /> : <Copy size={15} />}
      </ActionIcon>
    </Tooltip>
  );
}

export function CopyButton({ text, label }: CopyProps) {
  const { copied, refused, copy } = useCopied(text);
  if (refused) return <SelectedText text={text} label={label} />;
  return (
    <Button leftSection={copied ? <Check size={14} /> : <Copy size={14} />} onClick={() => void copy()}>
      {copied ? "Copied" : label}
    </Button>
  );
}

/** A read-only value with its copy control: links, ids, snippets. */
export function CopyField({ text, label }: CopyProps) {
  const { copied, copy } = useCopied(text);
  return (
    <div className={classes.field}>
      <input readOnly value={text} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <ActionIcon aria-label={copied ? "Copied" : `Copy ${label}`} onClick={() => void copy()}>
        {copied ? <Check size={15} color="var(--ok)" /> : <Copy size={15} />}
      </ActionIcon>
    </div>
  );
}
