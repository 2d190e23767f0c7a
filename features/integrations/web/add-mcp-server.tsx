import { Button, PasswordInput, TextInput } from "@mantine/core";
import { Dialog } from "@slipway/ui/layers/dialog.tsx";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useState, type FormEvent } from "react";
import { integrationsContract } from "../contract/index.ts";
import classes from "./tools.module.css";

/** The server's tools are read before anything is stored, so that a wrong address is reported here. */
export function AddMcpServer({ workspaceId, onClose }: { workspaceId: string; onClose: () => void }) {
  const [name, setName] = useState("");
  const [url, setUrl] = useState("");
  const [header, setHeader] = useState({ name: "Authorization", value: "" });
  const [problem, setProblem] = useState<string | null>(null);
  const add = useRouteMutation(integrationsContract.addMcpServer, {
    invalidates: () => [`/workspaces/${workspaceId}`],
    onSuccess: ({ tools }) => {
      showToast({ tone: "ok", title: "MCP server added", message: `${tools.length} of its tools are offered.` });
      onClose();
    },
    onError: (error) => {
      setProblem(error.userMessage);
      return true;
    },
  });
  const complete = name !== "" && url.trim() !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!complete) return;
    setProblem(null);
    const headers = header.value === "" ? [] : [{ name: header.name.trim(), value: header.value }];
    add.mutate({ params: { workspaceId }, body: { name, url: url.trim(), headers } });
  };
  return (
    <Dialog opened onClose={onClose} title="Add MCP server">
      <form onSubmit={submit} className={classes.form} autoComplete="off">
        <TextInput
          label="Name"
          description="Lower-case letters, digits and hyphens. Part of its tools' names."
          value={name}
          maxLength={20}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value.toLowerCase().replace(/[^a-z0-9-]/g, "-"))}
        />
        <TextInput
          label="Address"
          description="Streamable HTTP, on the public internet."
          placeholder="https://mcp.example.com/mcp"
          value={url}
          maxLength={1000}
          inputMode="url"
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <TextInput
          label="Header"
          value={header.name}
          maxLength={100}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setHeader((now) => ({ ...now, name: value }));
          }}
        />
        <PasswordInput
          label="Value of the header"
          description="Leave empty if it needs none. Stored encrypted, and never shown again."
          value={header.value}
          maxLength={4000}
          autoComplete="new-password"
          onChange={(event) => {
            const { value } = event.currentTarget;
            setHeader((now) => ({ ...now, value }));
          }}
        />
        {problem !== null && (
          <p className={classes.problem} role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" variant="filled" loading={add.isPending} disabled={!complete}>
          Add
        </Button>
      </form>
    </Dialog>
  );
}
