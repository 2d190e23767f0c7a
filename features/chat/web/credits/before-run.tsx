/** Asks before a run that is likely to cost a lot, with the offline builder as the way that costs nothing. (Product page, moment 1) */
import { Button, Checkbox, Group } from "@mantine/core";
import { queryKey } from "@slipway/kernel/contract/client";
import { api } from "@slipway/ui/api/client";
import { openDialog } from "@slipway/ui/kit/dialogs/dialog-store";
import type { QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  ASK_ABOVE_CREDITS,
  billingContract,
  inTenths,
  QUIET_BELOW_CREDITS,
  type ProjectCredits,
} from "../../../billing/contract/index.ts";
import type { ChatMode, ChatModel } from "../../../agent/contract/index.ts";

export type RunChoice = "run" | "offline" | "cancel";

export interface PlannedRun {
  projectId: string;
  model: ChatModel;
  mode: ChatMode;
  chatOnly: boolean;
}

const QUIET_KEY = "slipway-run-without-asking";
/** What a run costs changes slowly; a message must not wait for it each time. */
const KNOWN_FOR_MS = 20_000;

const number = (credits: number): string => inTenths(credits).toLocaleString("en-US");

/** "About 4-6 credits with GPT-5. You have 31." */
export function estimateInWords({ estimate, remaining }: Pick<ProjectCredits, "estimate" | "remaining">): string {
  if (estimate === null) return "";
  const { low, high, model_label } = estimate;
  const range = low === high ? number(high) : `${number(low)}-${number(high)}`;
  return `About ${range} credits with ${model_label}. You have ${number(remaining)}.`;
}

/** Whether to ask at all. Who has nothing left is told so by the server's answer. */
export function asksBefore(
  { estimate, remaining }: Pick<ProjectCredits, "estimate" | "remaining">,
  quiet: boolean,
): boolean {
  if (estimate === null || remaining <= 0 || estimate.high <= ASK_ABOVE_CREDITS) return false;
  return !quiet || estimate.high >= QUIET_BELOW_CREDITS;
}

/** The bar asked already whether anything is charged here. */
const isKnownFree = (cache: QueryClient, projectId: string): boolean =>
  cache.getQueryData<ProjectCredits>(queryKey(billingContract.projectCredits, { params: { projectId }, query: {} }))
    ?.priced === false;

/** At once where nothing is charged, and where the question cannot be put: the server still refuses what cannot be paid. */
export async function chooseRun(
  cache: QueryClient,
  { projectId, model, mode, chatOnly }: PlannedRun,
): Promise<RunChoice> {
  if (isKnownFree(cache, projectId)) return "run";
  const input = {
    params: { projectId },
    query: { model, mode, ...(chatOnly ? { chat_only: "true" } : {}) },
  };
  const credits = await cache
    .fetchQuery({
      queryKey: queryKey(billingContract.projectCredits, input),
      queryFn: () => api(billingContract.projectCredits, input),
      staleTime: KNOWN_FOR_MS,
      retry: false,
    })
    .catch(() => null);
  if (credits === null || !asksBefore(credits, localStorage.getItem(QUIET_KEY) === "1")) return "run";
  return askBeforeRun(credits);
}

function askBeforeRun(credits: ProjectCredits): Promise<RunChoice> {
  return new Promise((resolve) => {
    const choose = (choice: RunChoice): void => {
      resolve(choice);
      close();
    };
    const close = openDialog({
      title: "Run this?",
      content: <Question credits={credits} onChoose={choose} />,
      onClose: () => resolve("cancel"),
    });
  });
}

function Question({ credits, onChoose }: { credits: ProjectCredits; onChoose: (choice: RunChoice) => void }) {
  const [quiet, setQuiet] = useState(false);
  const run = () => {
    if (quiet) localStorage.setItem(QUIET_KEY, "1");
    onChoose("run");
  };
  return (
    <>
      <p>{estimateInWords(credits)}</p>
      <Checkbox
        mt={14}
        label={`Don't ask under ${QUIET_BELOW_CREDITS}`}
        checked={quiet}
        onChange={(event) => setQuiet(event.currentTarget.checked)}
      />
      <Group justify="flex-end" gap={8} mt={20}>
        <Button onClick={() => onChoose("offline")}>Use the offline builder, free</Button>
        <Button variant="filled" data-autofocus onClick={run}>
          Run
        </Button>
      </Group>
    </>
  );
}
