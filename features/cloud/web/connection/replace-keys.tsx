/** When the backend's keys expire, and a way to replace them if somebody may have seen them. */
import { Button } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { cloudContract } from "../../contract/index.ts";
import classes from "../cloud.module.css";

export interface ReplaceKeysProps {
  projectId: string;
  endAt: string;
  /** Until when the previous anon key works. */
  formerUntil: string | null;
  /** Else somebody with more rights does it. */
  mayReplace: boolean;
}

const day = (instant: string): string => new Date(instant).toLocaleDateString();

export function ReplaceKeys({ projectId, endAt, formerUntil, mayReplace }: ReplaceKeysProps) {
  const rotate = useRouteMutation(cloudContract.rotateKeys, {
    invalidates: () => [`/projects/${projectId}/cloud`, `/projects/${projectId}`],
    onSuccess: () => showToast({ tone: "ok", title: "The keys were replaced.", message: "Publish the site again." }),
  });
  const onReplace = async (): Promise<void> => {
    const sure = await askToConfirm({
      title: "Replace the keys",
      body: "The service key ends at once: whatever else uses it needs the new one. Functions get it by themselves. The live site goes on with the anon key it has for 30 days; publish it again until then.",
      confirm: "Replace",
      tone: "danger",
    });
    if (sure) rotate.mutate({ params: { id: projectId }, body: {} });
  };
  return (
    <div>
      <span>Keys</span>
      <p className={classes.unknown}>
        {`End on ${day(endAt)}.`}
        {formerUntil !== null &&
          ` The anon key before this one holds until ${day(formerUntil)}: publish the site again until then.`}
      </p>
      {mayReplace && (
        <Button variant="default" size="xs" loading={rotate.isPending} onClick={() => void onReplace()}>
          Replace keys
        </Button>
      )}
    </div>
  );
}
