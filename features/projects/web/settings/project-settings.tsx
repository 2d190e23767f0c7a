import { Button, TextInput } from "@mantine/core";
import { limits } from "@slipway/kernel/limits";
import { useRoute } from "@slipway/ui/api/use-route";
import { SaveBar } from "@slipway/ui/kit/settings/save-bar.tsx";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { EmptyState, ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import type { SettingsSectionProps } from "@slipway/ui/slots/settings-sections";
import { FolderCog } from "lucide-react";
import { useState, type FormEvent } from "react";
import { projectsContract, type Project } from "../../contract/index.ts";
import { useProjectActions } from "../actions/use-project-actions.ts";
import { VISIBILITY_CHOICES } from "../actions/visibility-choices.ts";
import { VisibilityOfProject } from "../workspace/visibility-of-project.tsx";

/** `?settings=project`: name, visibility, copies and the end of the project that is open. */
export function ProjectSettings({ projectId }: SettingsSectionProps) {
  const details = useRoute(projectsContract.details, { params: { id: projectId ?? "" } });
  const { data: project } = details;
  if (details.isError) return <ErrorState error={details.error} onRetry={() => void details.refetch()} />;
  if (project === undefined) return <SkeletonLines widths={["30%", "100%", "45%"]} height={16} gap={16} />;
  if (!("workspace" in project)) {
    return (
      <EmptyState icon={FolderCog} title="For members of the project">
        Ask {project.creator.display_name} for access.
      </EmptyState>
    );
  }
  if (project.deleted_at !== null) {
    return (
      <EmptyState icon={FolderCog} title="This project is in Trash">
        Its settings are here again once the project is restored.
      </EmptyState>
    );
  }
  return (
    <>
      <General key={project.display_name} project={project} />
      {project.permissions.includes("EditProject") && <Copies project={project} />}
      {project.permissions.includes("DeleteProject") && <Leaving project={project} />}
    </>
  );
}

function General({ project }: { project: Project }) {
  const stored = project.display_name;
  const [name, setName] = useState(stored);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { rename } = useProjectActions(project);
  const mayEdit = project.permissions.includes("EditProject");
  const dirty = mayEdit && name.trim() !== "" && name.trim() !== stored;
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      await rename(name.trim());
      showToast({ tone: "ok", title: "Saved" });
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : "The name was not saved.");
    } finally {
      setSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (dirty) void save();
  };
  return (
    <SettingsGroup
      title="General"
      {...(!mayEdit && { hint: `Ask ${project.creator.display_name} for edit access to change it.` })}
    >
      <form onSubmit={submit} style={{ marginBottom: 14 }}>
        <TextInput
          label="Name"
          value={name}
          maxLength={limits.displayNameCharacters}
          readOnly={!mayEdit}
          error={refusal}
          onChange={(event) => {
            setRefusal(null);
            setName(event.currentTarget.value);
          }}
        />
        <SaveBar dirty={dirty} saving={isSaving} onCancel={() => setName(stored)} />
      </form>
      <VisibilityRow project={project} />
      <SettingsRow title="Workspace">{project.workspace.name}</SettingsRow>
      <SettingsRow title="Made by">{project.creator.display_name}</SettingsRow>
    </SettingsGroup>
  );
}

function VisibilityRow({ project }: { project: Project }) {
  const { label, description } = VISIBILITY_CHOICES.find(({ value }) => value === project.visibility)!;
  return (
    <SettingsRow title="Visibility" facts={`${label}: ${description.toLowerCase()}`}>
      {project.permissions.includes("EditProjectVisibility") && (
        <Menu position="bottom-end" width={240}>
          <Menu.Target>
            <Button variant="default" aria-label="Change the visibility">
              Change
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <VisibilityOfProject project={project} />
          </Menu.Dropdown>
        </Menu>
      )}
    </SettingsRow>
  );
}

function Copies({ project }: { project: Project }) {
  const { download, duplicate } = useProjectActions(project);
  return (
    <SettingsGroup title="Copies">
      <SettingsRow title="Source code" facts="All files of the project, as a ZIP.">
        <Button variant="default" onClick={download}>
          Download
        </Button>
      </SettingsRow>
      {project.remix.allowed && (
        <SettingsRow title="A second project" facts="With the same files and empty tables.">
          <Button variant="default" onClick={duplicate}>
            Duplicate
          </Button>
        </SettingsRow>
      )}
    </SettingsGroup>
  );
}

function Leaving({ project }: { project: Project }) {
  const { moveToTrash } = useProjectActions(project);
  const { go } = useNavigation();
  const trash = async (): Promise<void> => {
    if (await moveToTrash()) go("/");
  };
  const move = async (): Promise<void> => {
    const { openMoveDialog } = await import("../actions/move-dialog.tsx");
    openMoveDialog(project);
  };
  return (
    <SettingsGroup title="Move or delete">
      <SettingsRow title="Another workspace" facts="The project and its data move along.">
        <Button variant="default" onClick={() => void move()}>
          Move…
        </Button>
      </SettingsRow>
      <SettingsRow title="Trash" facts={`You can restore it for ${limits.trashDays} days.`}>
        <Button variant="danger" onClick={() => void trash()}>
          Move to Trash
        </Button>
      </SettingsRow>
    </SettingsGroup>
  );
}
