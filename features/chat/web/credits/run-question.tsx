/** The question before a run that is likely to cost a lot. (Product page, moment 1) */
import { Button, Checkbox, Group } from "@mantine/core";
import { openDialog } from "@slipway/ui/kit/dialogs/dialog-store";
import { useState } from "react";
import { inTenths, QUIET_BELOW_CREDITS, type ProjectCredits } from "../../../billing/contract/index.ts";
import { QUIET_KEY, type RunChoice } from "./before-run.ts";

const number = (credits: number): string => inTenths(credits).toLocaleString("en-US");

/** "About 4-6 credits with GPT-5. You have 31." */
export function estimateInWords({ estimate, remaining }: Pick<ProjectCredits, "estimate" | "remaining">): string {
  if (estimate === null) return "";
  const { low, high, model_label } = estimate;
  const range = low === high ? number(high) : `${number(low)}-${number(high)}`;
  return `About ${range} credits with ${model_label}. You have ${number(remaining)}.`;
}

export function askBeforeRun(credits: ProjectCredits): Promise<RunChoice> {
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
