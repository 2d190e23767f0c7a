/** Remaining credits, which open a note with what to do about them. [W9.07] [W4.19] */
import { Button } from "@mantine/core";
import { isPaid, type Plan } from "@slipway/kernel/permissions";
import { Popover } from "@slipway/ui/layers/popover.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { Coins } from "lucide-react";
import { useState } from "react";
import { creditsInWords, inTenths, type CreditState } from "../../contract/index.ts";
import { askTo, leftInWords, STATE_WORDS } from "../words.ts";
import classes from "./pill.module.css";

interface PillProps {
  remaining: number;
  state: CreditState;
  plan: Plan;
  workspace: string | null;
  mayManage: boolean;
  buysNothing: boolean;
}

export function Pill(props: PillProps) {
  const { remaining, state } = props;
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} width={248} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.pill}
          data-state={state}
          aria-label={`${creditsInWords(remaining)} left${state === "ok" ? "" : `. ${STATE_WORDS[state]}`}`}
          onClick={() => setOpened(!opened)}
        >
          <Coins size={14} aria-hidden="true" />
          {inTenths(remaining).toLocaleString("en-US")}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Credits">
        <Note {...props} onDone={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Note({
  remaining,
  state,
  plan,
  workspace,
  mayManage,
  buysNothing,
  onDone,
}: PillProps & { onDone: () => void }) {
  const { openSettings } = useNavigation();
  const go = (section: string, query?: Record<string, string>) => () => {
    onDone();
    openSettings(section, query);
  };
  return (
    <div className={classes.note}>
      {state !== "ok" && <strong data-state={state}>{STATE_WORDS[state]}</strong>}
      <p>{leftInWords(remaining, workspace)}</p>
      {!buysNothing && !mayManage && state !== "ok" && <p>{askTo(plan)}</p>}
      {!buysNothing && mayManage && (
        <div className={classes.ways}>
          {isPaid(plan) ? (
            <Button variant="filled" onClick={go("usage", { openTopUp: "1" })}>
              Top up
            </Button>
          ) : (
            <Button variant="filled" onClick={go("billing")}>
              Upgrade
            </Button>
          )}
          <Button onClick={go("usage")}>Usage</Button>
        </div>
      )}
    </div>
  );
}
