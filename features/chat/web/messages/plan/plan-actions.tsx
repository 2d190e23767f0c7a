/** Below a plan from Chat: it is implemented as it stands, or edited in the composer first. */
import { Button, Group } from "@mantine/core";
import { limits } from "@slipway/kernel/limits";
import { setChatOnly } from "@slipway/ui/session/composer/chosen-mode";
import { Hammer, PencilLine } from "lucide-react";
import { proposeDraft } from "../../composer/draft.ts";
import { useSay } from "../../language/chat-language.tsx";
import { askForPlan } from "../../conversation/plan-words.ts";

export interface PlanActionsProps {
  projectId: string;
  plan: string;
  onImplement: () => void;
}

export function PlanActions({ projectId, plan, onImplement }: PlanActionsProps) {
  const say = useSay();
  const edit = (): void => {
    setChatOnly(projectId, false);
    proposeDraft(projectId, askForPlan(plan).slice(0, limits.messageCharacters));
  };
  return (
    <Group mt={10} gap={8}>
      <Button variant="filled" leftSection={<Hammer size={14} />} onClick={onImplement}>
        {say("Implement the plan")}
      </Button>
      <Button variant="default" leftSection={<PencilLine size={14} />} onClick={edit}>
        {say("Edit it first")}
      </Button>
    </Group>
  );
}
