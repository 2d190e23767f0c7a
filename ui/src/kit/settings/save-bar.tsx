import { Button } from "@mantine/core";
import classes from "./save-bar.module.css";

/** Only there while something differs from what is stored. */
export function SaveBar({ dirty, saving, onCancel }: { dirty: boolean; saving: boolean; onCancel: () => void }) {
  if (!dirty) return null;
  return (
    <div className={classes.bar}>
      <Button variant="subtle" onClick={onCancel} disabled={saving}>
        Cancel
      </Button>
      <Button type="submit" variant="filled" loading={saving}>
        Save
      </Button>
    </div>
  );
}
