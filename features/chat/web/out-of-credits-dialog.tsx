/** [W8.01] [W2.32] [CH12] */
import { Button, Group, Modal } from "@mantine/core";
import { isPaid, type Plan } from "@slipway/kernel/permissions";
import { useOutOfCredits } from "./use-send.ts";

export function OutOfCreditsDialog({ workspacePlan }: { workspacePlan: Plan | undefined }) {
  const { open } = useOutOfCredits();
  const close = () => useOutOfCredits.setState({ open: false });
  const way = workspacePlan !== undefined && isPaid(workspacePlan) ? "top up" : "upgrade";
  return (
    <Modal opened={open} onClose={close} title="You are out of credits">
      <p>Ask your workspace admin to {way}. Your message is back in the box, nothing was lost.</p>
      <Group justify="flex-end">
        <Button onClick={close}>Dismiss</Button>
      </Group>
    </Modal>
  );
}
