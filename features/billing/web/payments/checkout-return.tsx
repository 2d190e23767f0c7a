/**
 * Back from the payment provider's page: `?settings=billing&workspace=...&checkout=...`. What was paid is booked at once, and
 * said.
 */
import { Button, Group, Loader } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { ErrorState } from "@slipway/ui/kit/status/states.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { chooseWorkspace } from "@slipway/ui/session/current-workspace";
import { useEffect, useRef } from "react";
import { billingContract, creditsInWords } from "../../contract/index.ts";
import classes from "../billing.module.css";

const parameter = (name: string): string | null => new URLSearchParams(window.location.search).get(name);

const SAID = {
  pending: "The bank has not confirmed the payment yet. It is booked as soon as it does; there is nothing else to do.",
  open: "The checkout was left before it was paid. Nothing was charged.",
  ended: "The checkout ended before it was paid. Nothing was charged.",
} as const;

export function CheckoutReturn({ section }: { section: "billing" | "usage" }) {
  const [checkout, id] = [parameter("checkout"), parameter("workspace")];
  return checkout === null || id === null ? null : <Confirmed section={section} id={id} checkout={checkout} />;
}

function Confirmed({ section, id, checkout }: { section: "billing" | "usage"; id: string; checkout: string }) {
  const { openSettings } = useNavigation();
  const leave = () => openSettings(section);
  const confirm = useRouteMutation(billingContract.confirm, {
    invalidates: () => ["/workspaces", "/user", "/projects"],
    onSuccess: ({ state, credits }) => {
      if (state !== "paid") return;
      showToast({ tone: "ok", title: credits === null ? "The plan is paid" : `${creditsInWords(credits)} added` });
      leave();
    },
    onError: () => true,
  });
  const ask = () => confirm.mutate({ params: { id }, body: { checkout } });
  const hasAsked = useRef(false);
  useEffect(() => {
    // Once for each return, also where effects run twice.
    if (hasAsked.current) return;
    hasAsked.current = true;
    chooseWorkspace(id);
    ask();
  });
  if (confirm.isError) return <ErrorState error={confirm.error} onRetry={ask} />;
  const state = confirm.data?.state;
  if (state === undefined || state === "paid")
    return (
      <Group gap={8} mb={16} role="status">
        <Loader size={16} /> Reading the payment
      </Group>
    );
  return (
    <div className={classes.alert} role="status">
      {SAID[state]}
      <Button onClick={leave}>Close</Button>
    </div>
  );
}
