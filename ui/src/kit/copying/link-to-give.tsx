import { openersOf } from "../../page/seen-here.ts";
import { CopyField, type CopyProps } from "./copy.tsx";
import classes from "./copy.module.css";

const WARNINGS = {
  "this computer":
    "This link opens only on this computer. Others can open it once an admin sets an address in Settings → Addresses.",
  "this network": "This link opens only on your network.",
  everyone: null,
} as const;

/** Null if everybody can open the link. */
export const linkWarning = (url: string): string | null => WARNINGS[openersOf(url)];

/** A link for somebody else to open, and who cannot. */
export function LinkToGive({ text, label }: CopyProps) {
  const warning = linkWarning(text);
  return (
    <>
      <CopyField text={text} label={label} />
      {warning !== null && <p className={classes.warning}>{warning}</p>}
    </>
  );
}
