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
      body: "The service key stops working at once, and anything else that uses it needs the new one. Functions get the new key automatically. The live site keeps working with its current anon key for 30 days. Publish it again before then.",
      confirm: "Replace",
      tone: "danger",
    });
    if (sure) rotate.mutate({ params: { id: projectId }, body: {} });
  };
  return (
    <div>
      <span>Keys</span>
      <div>
        <p className={classes.unknown}>
          {`Valid until ${day(endAt)}.`}
          {formerUntil !== null &&
            ` The former anon key works until ${day(formerUntil)}. Publish the site again before then.`}
        </p>
        {mayReplace && (
          <Button variant="default" size="xs" mt={6} loading={rotate.isPending} onClick={() => void onReplace()}>
            Replace keys
          </Button>
        )}
      </div>
    </div>
  );
}
