/** Defaults of the new projects of a workspace, and who may show something to everybody. */
import { Select } from "@mantine/core";
import { isBusinessTier } from "@slipway/kernel/permissions";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import type { OwnWorkspace } from "../../contract/index.ts";

type Defaults = Pick<OwnWorkspace, "default_visibility" | "default_website_access" | "publish_outside">;

interface Choice<Name extends keyof Defaults> {
  value: Defaults[Name];
  label: string;
}

const VISIBILITIES: readonly Choice<"default_visibility">[] = [
  { value: "private", label: "Internal" },
  { value: "draft", label: "Personal" },
  { value: "public", label: "Public" },
];
const WEBSITES: readonly Choice<"default_website_access">[] = [
  { value: "public", label: "Anyone" },
  { value: "private", label: "Workspace" },
];
const PUBLISHERS: readonly Choice<"publish_outside">[] = [
  { value: "editor", label: "Editors, admins and owners" },
  { value: "admin", label: "Admins and owners" },
  { value: "owner", label: "Owners" },
];

export interface DefaultsGroupProps {
  workspace: OwnWorkspace;
  /** False: the settings can be read. */
  mayEdit: boolean;
  onChange: (change: Partial<Defaults>) => void;
}

export function DefaultsGroup({ workspace, mayEdit, onChange }: DefaultsGroupProps) {
  const isBusiness = isBusinessTier(workspace.plan);
  const select = <Name extends keyof Defaults>(name: Name, label: string, data: readonly Choice<Name>[]) => (
    <Select
      aria-label={label}
      w={{ base: "100%", sm: 220 }}
      allowDeselect={false}
      data={[...data]}
      value={workspace[name]}
      disabled={!mayEdit}
      onChange={(value) => {
        const chosen = data.find((each) => each.value === value)?.value;
        if (chosen !== undefined && chosen !== workspace[name]) onChange({ [name]: chosen });
      }}
    />
  );
  return (
    <SettingsGroup title="New projects" hint="Existing projects keep what they have.">
      <SettingsRow
        stacks
        title="Visibility"
        facts={isBusiness ? "Who sees a new project." : "Who sees a new project. Personal needs the Business plan."}
      >
        {select(
          "default_visibility",
          "Visibility of new projects",
          VISIBILITIES.filter(({ value }) => isBusiness || value !== "draft" || value === workspace.default_visibility),
        )}
      </SettingsRow>
      {isBusiness && (
        <SettingsRow stacks title="Website access" facts="Who can open the site of a new project once it is published.">
          {select("default_website_access", "Website access of new projects", WEBSITES)}
        </SettingsRow>
      )}
      {workspace.plan === "enterprise" && (
        <SettingsRow
          stacks
          title="Who may publish to everybody"
          facts="Others can publish to the workspace. Public projects and live sites stay as they are."
        >
          {select("publish_outside", "Who may publish to everybody", PUBLISHERS)}
        </SettingsRow>
      )}
    </SettingsGroup>
  );
}
