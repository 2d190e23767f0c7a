/** Names and values, one row each. The input stays when the server refuses it. [C2.27] [C5.15] [C8.13] */
import { ActionIcon, Button, PasswordInput, TextInput } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { Plus, X } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { cloudContract, secretNameProblem, secretValueProblem } from "../../cloud/contract/index.ts";
import classes from "./secrets.module.css";

interface Row {
  key: number;
  name: string;
  value: string;
}

export interface NewSecretsProps {
  projectId: string;
  /** Name of the secret whose value is replaced. */
  name?: string | undefined;
  onClose: () => void;
}

const isFilled = ({ name, value }: Row): boolean => name.trim() !== "" && value.trim() !== "";

export function NewSecrets({ projectId, name = "", onClose }: NewSecretsProps) {
  const next = useRef(1);
  const [rows, setRows] = useState<readonly Row[]>([{ key: 0, name, value: "" }]);
  /** Errors show only after the first attempt to save, not while typing. */
  const [tried, setTried] = useState(false);
  const create = useRouteMutation(cloudContract.createSecrets, {
    invalidates: () => [`/projects/${projectId}/cloud/secrets`],
    onSuccess: () => {
      showToast({ tone: "ok", title: "Secret(s) created successfully." });
      onClose();
    },
  });
  const change = (key: number, part: Partial<Row>): void =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const problems = rows.map(({ name, value }) => ({
    name: secretNameProblem(name.trim()),
    value: secretValueProblem(value),
  }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (problems.some(({ name, value }) => name !== null || value !== null)) return;
    const secrets = rows.map(({ name, value }) => ({ name: name.trim(), value }));
    create.mutate({ params: { id: projectId }, body: { secrets } });
  };
  return (
    <form onSubmit={submit} className={classes.form} autoComplete="off" aria-label="Add New Secret">
      {rows.map((row, at) => (
        <div key={row.key} className={classes.pair}>
          <TextInput
            label="Name"
            placeholder="STRIPE_API_KEY"
            value={row.name}
            maxLength={128}
            error={tried ? problems[at]!.name : null}
            data-autofocus={at === rows.length - 1 || undefined}
            onChange={(event) => change(row.key, { name: event.currentTarget.value })}
          />
          <PasswordInput
            label="Value"
            value={row.value}
            autoComplete="new-password"
            error={tried ? problems[at]!.value : null}
            onChange={(event) => change(row.key, { value: event.currentTarget.value })}
          />
          {rows.length > 1 && (
            <ActionIcon
              aria-label={`Remove row ${at + 1}`}
              onClick={() => setRows((now) => now.filter(({ key }) => key !== row.key))}
            >
              <X size={15} />
            </ActionIcon>
          )}
        </div>
      ))}
      <div className={classes.actions}>
        <Button
          leftSection={<Plus size={14} />}
          onClick={() => {
            const key = next.current;
            next.current += 1;
            setRows((now) => [...now, { key, name: "", value: "" }]);
          }}
        >
          Add Another
        </Button>
        <span />
        <Button variant="subtle" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="filled" loading={create.isPending} disabled={!rows.every(isFilled)}>
          Save
        </Button>
      </div>
    </form>
  );
}
