import { creditsInWords, inTenths, type CreditState } from "../../contract/index.ts";
import { STATE_WORDS } from "../words.ts";
import classes from "../billing.module.css";

interface Figures {
  free: number;
  used: number;
  available_balance: number;
  remaining: number;
  state: CreditState;
}

const tenths = (credits: number): string => inTenths(credits).toLocaleString("en-US");

/** The remaining credits and their sources. [W9.07] */
export function CreditFigures({ credits }: { credits: Figures }) {
  const { free, used, available_balance, remaining, state } = credits;
  return (
    <>
      <dl className={classes.figures}>
        <div>
          <dt>Left now</dt>
          <dd data-state={state}>{tenths(remaining)}</dd>
        </div>
        <div>
          <dt>Free today</dt>
          <dd>
            {tenths(free - used)} <small>of {tenths(free)}</small>
          </dd>
        </div>
        <div>
          <dt>Balance</dt>
          <dd>{tenths(available_balance)}</dd>
        </div>
      </dl>
      {state !== "ok" && (
        <p className={classes.note} data-state={state} role="status">
          {STATE_WORDS[state]}
          {state === "approaching" ? `: ${creditsInWords(remaining)} left.` : "."}
        </p>
      )}
    </>
  );
}
