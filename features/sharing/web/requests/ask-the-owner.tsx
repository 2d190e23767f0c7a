/** Asks for access where nothing may be seen. Neither the button nor its answer says whether there is a project. [S3] [K4] */
import { Button } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import type { ProjectSlotProps } from "@slipway/ui/slots/slots";
import { sharingContract } from "../../contract/index.ts";

export function AskTheOwner({ projectId }: ProjectSlotProps) {
  const ask = useRouteMutation(sharingContract.ask);
  if (ask.isSuccess)
    return <p role="status">Your request was sent. If there is a project here, its owner can let you in.</p>;
  return (
    <Button
      variant="filled"
      loading={ask.isPending}
      onClick={() => ask.mutate({ params: { id: projectId }, body: { access_level: "read" } })}
    >
      Ask the owner
    </Button>
  );
}
