/** Dialogs that add a user: with a password, or by an invitation. [C5.28] [C5.29] [C7.11] [C7.12] [C8.19] */
import { Button, Group, PasswordInput, TextInput } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { openDialog } from "@slipway/ui/kit/dialogs/dialog-store";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useState, type FormEvent } from "react";
import { cloudContract } from "../../cloud/contract/index.ts";
import { usersPath } from "./use-users.ts";
import classes from "./users.module.css";

interface FormProps {
  projectId: string;
  onDone: () => void;
}

/** Null: it can be sent. The server knows longer minimums of the project. [C5.28] */
export function passwordProblem(password: string): string | null {
  if (password === "") return "Please enter a password";
  if (password.length < 8) return "Password must be at least 8 characters long";
  return /\d/.test(password) ? null : "Password must contain at least one number";
}

function Create({ projectId, onDone }: FormProps) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const create = useRouteMutation(cloudContract.createUser, {
    invalidates: () => [usersPath(projectId)],
    onSuccess: () => {
      showToast({ tone: "ok", title: "User created successfully", message: `User ${email} has been created` });
      onDone();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = passwordProblem(password);
    setProblem(found);
    if (found === null)
      create.mutate({ params: { id: projectId }, body: { email: email.trim(), password, auto_confirm: true } });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextInput
        type="email"
        label="Email"
        required
        withAsterisk={false}
        data-autofocus
        maxLength={255}
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <PasswordInput
        label="Password"
        description="At least 8 characters, with a number."
        autoComplete="new-password"
        maxLength={72}
        value={password}
        error={problem}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <Group justify="flex-end" gap={8}>
        <Button variant="subtle" onClick={onDone}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant="filled"
          loading={create.isPending}
          disabled={email.trim() === "" || password.trim() === ""}
        >
          Create
        </Button>
      </Group>
    </form>
  );
}

function Invite({ projectId, onDone }: FormProps) {
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const invite = useRouteMutation(cloudContract.inviteUser, {
    invalidates: () => [usersPath(projectId)],
    onSuccess: () => {
      showToast({ tone: "ok", title: "User invited successfully", message: `Invitation sent to ${email}` });
      onDone();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isEmpty = email.trim() === "";
    setProblem(isEmpty ? "Please enter an email address" : null);
    if (!isEmpty) invite.mutate({ params: { id: projectId }, body: { email: email.trim() } });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        type="email"
        label="Email"
        data-autofocus
        maxLength={255}
        value={email}
        error={problem}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <Group justify="flex-end" gap={8}>
        <Button variant="subtle" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="filled" loading={invite.isPending}>
          Send invitation
        </Button>
      </Group>
    </form>
  );
}

export function openCreateUser(projectId: string): void {
  const close = openDialog({
    title: "Create new user",
    content: <Create projectId={projectId} onDone={() => close()} />,
  });
}

export function openInviteUser(projectId: string): void {
  const close = openDialog({
    title: "Send invitation",
    content: <Invite projectId={projectId} onDone={() => close()} />,
  });
}
