/** Automatic top-up: on or off, credits at a time and per month, and this month's. [B2] */
import { Switch, TextInput } from "@mantine/core";
import { queryKey } from "@slipway/kernel/contract/client";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { SaveBar } from "@slipway/ui/kit/settings/save-bar.tsx";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent } from "react";
import {
  AUTOMATIC_TOP_UP,
  automaticState,
  billingContract,
  creditsInWords,
  monthInWords,
  TOP_UP,
  type Billing,
} from "../../contract/index.ts";
import { TOP_UPS_ARE_FREE } from "../words.ts";
import { isSameTerms, readTerms, typedOf, type TypedTerms } from "./terms.ts";
import classes from "../billing.module.css";

type Stored = Billing["automatic_top_up"];

interface AutomaticTopUpProps {
  workspaceId: string;
  stored: Stored;
  mayManage: boolean;
}

/** `?settings=billing&openAutomaticTopUp=1` leads here from where credits ran out. */
const isAskedFor = (): boolean => new URLSearchParams(window.location.search).get("openAutomaticTopUp") === "1";

export function AutomaticTopUp({ workspaceId, stored, mayManage }: AutomaticTopUpProps) {
  const [draft, setDraft] = useState<TypedTerms | null>(null);
  const [tried, setTried] = useState(false);
  const save = useSave(workspaceId, stored, () => setDraft(null));
  const onSwitch = useShownFirst();
  const typed = draft ?? typedOf(stored);
  const read = readTerms(typed, stored);
  const change = (part: Partial<TypedTerms>) => setDraft({ ...typed, ...part });
  const cancel = () => {
    setDraft(null);
    setTried(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if ("terms" in read) save.mutate({ params: { id: workspaceId }, body: read.terms });
    else event.currentTarget.querySelector<HTMLInputElement>(`[name=${read.amountRule ? "amount" : "cap"}]`)?.focus();
  };
  return (
    <SettingsGroup title="Automatic top-up" hint={mayManage ? TOP_UPS_ARE_FREE : "Managed by the workspace's admins."}>
      <form onSubmit={submit} noValidate>
        <SettingsRow
          title="Top up automatically"
          facts={`Whenever fewer than ${AUTOMATIC_TOP_UP.below} credits are left, so that runs go on.`}
        >
          <Switch
            ref={onSwitch}
            aria-label="Top up automatically"
            checked={typed.enabled}
            disabled={!mayManage || save.isPending}
            onChange={(event) => change({ enabled: event.currentTarget.checked })}
          />
        </SettingsRow>
        {typed.enabled && (
          <Amounts
            typed={typed}
            rules={tried && "amountRule" in read ? read : NO_RULES}
            readOnly={!mayManage}
            onChange={change}
          />
        )}
        <SaveBar
          dirty={draft !== null && !isSameTerms(draft, typedOf(stored))}
          saving={save.isPending}
          onCancel={cancel}
        />
        <ThisMonth stored={stored} />
      </form>
    </SettingsGroup>
  );
}

function useSave(workspaceId: string, before: Stored, onSaved: () => void) {
  const cache = useQueryClient();
  return useRouteMutation(billingContract.setAutomaticTopUp, {
    invalidates: () => ["/workspaces", "/projects"],
    onSuccess: (billing) => {
      cache.setQueryData(queryKey(billingContract.billing, { params: { id: workspaceId } }), billing);
      const { enabled, added_this_month } = billing.automatic_top_up;
      const added = added_this_month - before.added_this_month;
      showToast({
        tone: "ok",
        title: `Automatic top-up is ${enabled ? "on" : "off"}${added > 0 ? `, ${creditsInWords(added)} added` : ""}`,
      });
      onSaved();
    },
  });
}

function useShownFirst() {
  const onSwitch = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isAskedFor()) return;
    onSwitch.current?.focus();
    onSwitch.current?.scrollIntoView({ block: "center" });
  }, []);
  return onSwitch;
}

interface Rules {
  amountRule: string | null;
  capRule: string | null;
}
const NO_RULES: Rules = { amountRule: null, capRule: null };

interface AmountsProps {
  typed: TypedTerms;
  rules: Rules;
  readOnly: boolean;
  onChange: (part: Partial<TypedTerms>) => void;
}

function Amounts({ typed, rules, readOnly, onChange }: AmountsProps) {
  const number = { inputMode: "numeric", autoComplete: "off", readOnly } as const;
  return (
    <div className={classes.terms}>
      <TextInput
        {...number}
        name="amount"
        label="Credits per top-up"
        description={`From ${TOP_UP.min} to ${TOP_UP.max.toLocaleString("en-US")}`}
        value={typed.amount}
        error={rules.amountRule}
        onChange={(event) => onChange({ amount: event.currentTarget.value })}
      />
      <TextInput
        {...number}
        name="cap"
        label="Monthly cap"
        description="Maximum of credits added automatically per month (UTC)"
        value={typed.cap}
        error={rules.capRule}
        onChange={(event) => onChange({ cap: event.currentTarget.value })}
      />
    </div>
  );
}

/** Says that the cap is reached, because further runs are refused. */
function ThisMonth({ stored }: { stored: Stored }) {
  const { enabled, monthly_cap, added_this_month, month } = stored;
  if (!enabled && added_this_month === 0) return null;
  const added = added_this_month.toLocaleString("en-US");
  return (
    <>
      <SettingsRow title={`Added in ${monthInWords(month)}`}>
        {enabled ? `${added} of ${creditsInWords(monthly_cap)}` : creditsInWords(added_this_month)}
      </SettingsRow>
      {automaticState(stored) === "cap_reached" && (
        <p className={classes.note} data-state="approaching" role="status">
          Cap for {monthInWords(month)} reached: the next {creditsInWords(stored.amount)} would pass it. Top-ups go on
          in {monthInWords(month, 1)}.
        </p>
      )}
    </>
  );
}
