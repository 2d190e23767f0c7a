import { Button } from "@mantine/core";
import classes from "./save-bar.module.css";

export interface SaveBarProps {
  dirty: boolean;
  saving: boolean;
  /** True: a field has an error. */
  disabled?: boolean;
  onCancel: () => void;
}

/** Only there while something differs from what is stored. */
export function SaveBar({ dirty, saving, disabled = false, onCancel }: SaveBarProps) {
  if (!dirty) return null;
  return (
    <div className={classes.bar}>
      <Button variant="subtle" onClick={onCancel} disabled={saving}>
        Cancel
      </Button>
      <Button type="submit" variant="filled" loading={saving} disabled={disabled}>
        Save
      </Button>
    </div>
  );
}
