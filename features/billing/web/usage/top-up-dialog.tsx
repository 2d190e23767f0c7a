/** Adds credits. Opened by `?settings=usage&openTopUp=1`; closing it removes the parameter. [W2.06] [B9] */
import { Button, Group, TextInput } from "@mantine/core";
import { Dialog } from "@slipway/ui/layers/dialog.tsx";
import { newUuid } from "@slipway/kernel/ids";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useState, type FormEvent } from "react";
import { billingContract, creditsInWords, type Price, TOP_UP } from "../../contract/index.ts";
import { moneyInWords, priceOf } from "../payments/payment-words.ts";
import { readAmount, TOP_UPS_ARE_FREE } from "../words.ts";
import classes from "../billing.module.css";

/** `amount` null: what was typed is none. */
function submitWords(amount: number | null, isPaid: boolean, price: Price | null): string {
  if (amount === null) return isPaid ? "Pay" : "Add credits";
  if (!isPaid) return `Add ${creditsInWords(amount)}`;
  return price === null
    ? `Pay for ${creditsInWords(amount)}`
    : `Pay ${moneyInWords(amount * price.amount, price.currency)}`;
}

export function TopUpDialog({ workspaceId, onClose }: { workspaceId: string; onClose: () => void }) {
  const [text, setText] = useState(String(TOP_UP.suggested[0]));
  const [tried, setTried] = useState(false);
  // The same dialog sent twice is one top-up.
  const [id] = useState(newUuid);
  const read = readAmount(text, TOP_UP);
  const billing = useRoute(billingContract.billing, { params: { id: workspaceId } });
  const payment = billing.data?.payment ?? null;
  const price = payment === null ? null : priceOf(payment, "credit");
  const topUp = useRouteMutation(billingContract.topUp, {
    invalidates: () => ["/workspaces", "/projects"],
    onSuccess: ({ checkout_url }, { body }) => {
      if (checkout_url !== null) return window.location.assign(checkout_url);
      showToast({ tone: "ok", title: `${creditsInWords(body.amount)} added` });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if ("amount" in read) topUp.mutate({ params: { id: workspaceId }, body: { amount: read.amount, id } });
  };
  return (
    <Dialog opened onClose={onClose} title="Top up">
      <form onSubmit={submit}>
        <p className={classes.quiet}>
          {payment === null
            ? TOP_UPS_ARE_FREE
            : payment.sells_credits
              ? "Paid by card on the payment provider's page. These credits do not expire."
              : "Credits are not sold here."}
        </p>
        <Group gap={8} my={12} role="group" aria-label="Amounts">
          {TOP_UP.suggested.map((amount) => (
            <Button
              key={amount}
              aria-pressed={text === String(amount)}
              variant={text === String(amount) ? "filled" : "default"}
              onClick={() => setText(String(amount))}
            >
              {amount}
            </Button>
          ))}
        </Group>
        <TextInput
          label="Credits"
          description={`From ${TOP_UP.min} to ${TOP_UP.max.toLocaleString("en-US")}`}
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          value={text}
          error={tried && "rule" in read ? read.rule : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap={8} mt={20}>
          <Button variant="subtle" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="filled"
            loading={topUp.isPending}
            disabled={billing.isPending || payment?.sells_credits === false}
          >
            {submitWords("amount" in read ? read.amount : null, payment !== null, price)}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
