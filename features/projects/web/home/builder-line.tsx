/** The model that builds, as configured now, and the way to a language model. (product page, screen 1) */
import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { useState } from "react";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { agentContract } from "../../../agent/contract/index.ts";
import classes from "./prompt-box.module.css";

const OFTEN_ENOUGH = { staleTime: 60_000 };

export function BuilderLine({ id }: { id: string }) {
  const builder = useRoute(agentContract.builder, {}, OFTEN_ENOUGH).data;
  const user = useRouteOrNull(accountsContract.user, {}).data ?? null;
  // The model's name is shown only to people who are signed in.
  const asks = builder?.offline === false && user !== null;
  const models = useRoute(agentContract.listModels, {}, { ...OFTEN_ENOUGH, enabled: asks }).data;
  const { openSettings } = useNavigation();
  const [explained, setExplained] = useState(false);
  // Keeps its line, so that the content below does not move when the answer comes.
  if (builder === undefined) return <p className={classes.hint}>{"\u00a0"}</p>;
  if (!builder.offline)
    return (
      <p id={id} className={classes.hint}>
        Built with {models?.auto.label ?? "a language model"}
      </p>
    );
  // The explanation takes the place of the line, so that nothing below moves.
  const line = explained
    ? `An admin can connect one in Settings → Models.${user === null ? " If that is you, sign in first." : ""}`
    : "Offline builder on this machine · no key, no cost";
  const isStaff = user?.is_staff === true;
  return (
    <p className={classes.hint}>
      <span id={id} role="status">
        {line}
      </span>{" "}
      ·{" "}
      <button
        type="button"
        className={classes.way}
        aria-expanded={isStaff ? undefined : explained}
        onClick={() => (isStaff ? openSettings("staff-models") : setExplained(!explained))}
      >
        Use a language model
      </button>
    </p>
  );
}
