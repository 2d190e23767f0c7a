/** Asks for access where nothing may be seen. Neither the button nor its answer says whether there is a project. [S3] [K4] */
import { Button, Textarea } from "@mantine/core";
import { invalidatePath, useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import type { ProjectSlotProps } from "@slipway/ui/slots/slots";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type FormEvent } from "react";
import { ASK_MESSAGE_MAX } from "../../contract/ask-message.ts";
import { sharingContract } from "../../contract/index.ts";
import classes from "../share.module.css";

const ASK_AGAIN_MS = 5_000;

/** The page opens by itself once somebody lets the person in. */
function Asked({ projectId }: { projectId: string }) {
  const cache = useQueryClient();
  const shared = useRoute(sharingContract.shared, {}, { pollEvery: ASK_AGAIN_MS });
  const isIn = shared.data?.projects.some(({ id }) => id === projectId) === true;
  useEffect(() => {
    if (isIn) void invalidatePath(cache, `/projects/${projectId}/details`);
  }, [isIn, cache, projectId]);
  return (
    <p role="status">
      Your request was sent. If there is a project here, its owner can let you in. This page opens by itself then.
    </p>
  );
}

export function AskTheOwner({ projectId }: ProjectSlotProps) {
  const [message, setMessage] = useState("");
  const ask = useRouteMutation(sharingContract.ask);
  if (ask.isSuccess) return <Asked projectId={projectId} />;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask.mutate({ params: { id: projectId }, body: { access_level: "read", message: message.trim() } });
  };
  return (
    <form className={classes.ask} onSubmit={submit}>
      <Textarea
        aria-label="Message to the owner"
        placeholder="Who you are, and what for (optional)"
        rows={2}
        maxLength={ASK_MESSAGE_MAX}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <Button type="submit" variant="filled" loading={ask.isPending}>
        Ask the owner
      </Button>
    </form>
  );
}
