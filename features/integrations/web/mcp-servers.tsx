/** MCP servers of the workspace: added by their address, tested, removed. */
import { Button } from "@mantine/core";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { StatusDot } from "@slipway/ui/kit/status/status-dot.tsx";
import { Plus } from "lucide-react";
import { useState } from "react";
import { integrationsContract, type McpServer } from "../contract/index.ts";
import { AddMcpServer } from "./add-mcp-server.tsx";
import classes from "./tools.module.css";

export function McpServers({ workspaceId }: { workspaceId: string }) {
  const list = useRoute(integrationsContract.listMcpServers, { params: { workspaceId } });
  const [adding, setAdding] = useState(false);
  const add = (
    <Button leftSection={<Plus size={14} />} onClick={() => setAdding(true)}>
      Add MCP server
    </Button>
  );
  return (
    <SettingsGroup
      title="MCP servers"
      hint="Their tools are offered to language models in this workspace. Every call needs approval."
      action={add}
    >
      {list.isPending && <SkeletonLines widths={["100%"]} height={36} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.servers.length === 0 && <SettingsRow title="No MCP servers yet." />}
      {list.data?.servers.map((server) => (
        <ServerRow key={server.id} workspaceId={workspaceId} server={server} />
      ))}
      {adding && <AddMcpServer workspaceId={workspaceId} onClose={() => setAdding(false)} />}
    </SettingsGroup>
  );
}

const toolCount = (count: number): string => (count === 1 ? "1 tool" : `${count} tools`);

function ServerRow({ workspaceId, server }: { workspaceId: string; server: McpServer }) {
  const params = { workspaceId, serverId: server.id };
  const again = { invalidates: () => [`/workspaces/${workspaceId}`] };
  const test = useRouteMutation(integrationsContract.testMcpServer, again);
  const remove = useRouteMutation(integrationsContract.removeMcpServer, again);
  const askAndRemove = async () => {
    const body = "Its tools are no longer offered, and everybody's choices for them are forgotten.";
    if (await askToConfirm({ title: `Remove ${server.name}?`, body, confirm: "Remove", tone: "danger" }))
      remove.mutate({ params });
  };
  return (
    <SettingsRow
      title={server.name}
      facts={
        <span className={classes.facts}>
          <code>{server.url}</code>
          <span>
            <StatusDot tone={server.problem === null ? "ok" : "err"}>
              {server.problem === null ? toolCount(server.tools.length) : "Not reached"}
            </StatusDot>{" "}
            {server.problem} Asked <RelativeTime at={server.checked_at} />.
            {server.header_names.length > 0 && ` Headers: ${server.header_names.join(", ")}.`}
          </span>
        </span>
      }
    >
      <Button variant="default" loading={test.isPending} onClick={() => test.mutate({ params, body: {} })}>
        Test
      </Button>
      <Button variant="subtle" loading={remove.isPending} onClick={() => void askAndRemove()}>
        Remove
      </Button>
    </SettingsRow>
  );
}
