import { Button, Group, Textarea } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { useState, type FormEvent } from "react";
import { CONTEXT_CHARACTERS, securityContract } from "../contract/index.ts";

export interface ContextFormProps {
  projectId: string;
  context: string;
  onDone: () => void;
}

/** Notes on the project that are sent along with each finding to fix. [SE4] */
export function ContextForm({ projectId, context, onDone }: ContextFormProps) {
  const [text, setText] = useState(context);
  const save = useRouteMutation(securityContract.setContext, { onSuccess: onDone });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate({ params: { id: projectId }, body: { context: text } });
  };
  return (
    <form onSubmit={submit}>
      <Textarea
        data-autofocus
        label="Context for fixes"
        description="Who may see which data, and what is public on purpose. Sent along with every finding."
        rows={6}
        maxLength={CONTEXT_CHARACTERS}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap={8} mt={16}>
        <Button variant="subtle" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="filled" loading={save.isPending}>
          Save
        </Button>
      </Group>
    </form>
  );
}
