/** `?settings=tools`: tools that need approval, and the MCP servers of the workspace. (product page, settings) */
import { Select } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import type { SettingsSectionProps } from "@slipway/ui/slots/settings-sections";
import { integrationsContract, type ListedTool } from "../contract/index.ts";
import { APPROVAL_LABELS, APPROVAL_PREFERENCES, type ApprovalPreference } from "../contract/tool-preferences.ts";
import { McpServers } from "./mcp-servers.tsx";
import { usePreference } from "./use-preference.ts";
import { useToolsWorkspace } from "./use-tools-workspace.ts";
import classes from "./tools.module.css";

export function ToolsPage({ projectId }: SettingsSectionProps) {
  const { workspace, isPending, error, retry } = useToolsWorkspace(projectId);
  if (isPending) return <SkeletonLines widths={["30%", "100%", "100%"]} height={36} />;
  if (error !== null) return <ErrorState error={error} onRetry={retry} />;
  if (workspace === undefined)
    return <SettingsRow title="You are not a member of this workspace." facts="Its people choose its tools." />;
  return (
    <>
      <Tools workspaceId={workspace.id} />
      {workspace.permissions.includes("ManageWorkspaceIntegrations") && <McpServers workspaceId={workspace.id} />}
    </>
  );
}

/** Keeps the order, grouped by integration. */
function grouped(tools: readonly ListedTool[]): [string, ListedTool[]][] {
  const groups = new Map<string, ListedTool[]>();
  for (const tool of tools) groups.set(tool.integration_name, [...(groups.get(tool.integration_name) ?? []), tool]);
  return [...groups];
}

function Tools({ workspaceId }: { workspaceId: string }) {
  const list = useRoute(integrationsContract.listTools, { params: { workspaceId } });
  const prefer = usePreference(workspaceId);
  return (
    <SettingsGroup
      title="Tools that ask"
      hint="Actions beyond the project's files that need approval. Applies only to you."
    >
      {list.isPending && <SkeletonLines widths={["100%", "100%"]} height={36} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {grouped(list.data?.tools ?? []).map(([name, tools]) => (
        <section key={name} className={classes.integration} aria-label={tools[0]!.integration_label}>
          <h3>{tools[0]!.integration_label}</h3>
          {tools.map((tool) => (
            <ToolRow key={tool.tool_name} tool={tool} onPrefer={(preference) => prefer(tool, preference)} />
          ))}
        </section>
      ))}
    </SettingsGroup>
  );
}

function ToolRow({ tool, onPrefer }: { tool: ListedTool; onPrefer: (preference: ApprovalPreference) => void }) {
  const offered = APPROVAL_PREFERENCES.filter((value) => value !== "allow" || !tool.destructive);
  const facts = tool.destructive
    ? `${tool.description} It can take something away, so it is never allowed for good.`
    : tool.description;
  return (
    <SettingsRow title={tool.label} facts={facts}>
      <Select
        aria-label={`${tool.label}: approval`}
        value={tool.approval_preference}
        allowDeselect={false}
        w={150}
        data={offered.map((value) => ({ value, label: APPROVAL_LABELS[value] }))}
        onChange={(value) => value !== null && onPrefer(value as ApprovalPreference)}
      />
    </SettingsRow>
  );
}
