/** Makes a restore point with a name. */
import { Button, TextInput } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useState } from "react";
import { MAX_POINT_NAME_CHARACTERS, restorePointsContract } from "../contract/index.ts";
import classes from "./restore-points.module.css";

export function NewPoint({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const [name, setName] = useState("");
  const take = useRouteMutation(restorePointsContract.take, {
    invalidates: () => [`/projects/${projectId}/cloud`],
    onSuccess: () => {
      showToast({ tone: "ok", title: "Restore point made" });
      onClose();
    },
  });
  const isReady = name.trim() !== "";
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) take.mutate({ params: { id: projectId }, body: { name } });
      }}
    >
      <TextInput
        label="Name"
        placeholder="Before the sale"
        description="The database stops for a moment while it is copied."
        value={name}
        maxLength={MAX_POINT_NAME_CHARACTERS}
        data-autofocus
        autoFocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button variant="subtle" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="filled" disabled={!isReady} loading={take.isPending}>
          Make restore point
        </Button>
      </div>
    </form>
  );
}
