/** Runs the editor's text as a migration, which becomes a file and a version of the project. */
import { Button, Group, TextInput } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { SidePanel } from "@slipway/ui/kit/side-panel/side-panel.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useState } from "react";
import { cloudSqlContract, MAX_NAME_CHARACTERS, MAX_SQL_CHARACTERS } from "../../contract/index.ts";
import { lossOf } from "../detail.ts";
import classes from "./texts.module.css";

interface MigrationPanelProps {
  projectId: string;
  text: string;
  onClose: () => void;
}

function useSaveMigration({ projectId, text, onClose }: MigrationPanelProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const route = useRouteMutation(cloudSqlContract.saveMigration, {
    invalidates: () => [`/projects/${projectId}/cloud`],
    onError: () => true,
  });
  const save = (name: string, isConfirmed = false): void => {
    setFailure(null);
    route.mutate(
      { params: { id: projectId }, body: { name, sql: text, is_confirmed: isConfirmed } },
      {
        onSuccess: ({ path, version }) => {
          const file = path.split("/").at(-1);
          showToast({
            tone: "ok",
            title: "Migration saved",
            message:
              version === null ? `Its file ${file} could not be added to the project.` : `Saved as version ${version}.`,
          });
          onClose();
        },
        onError: (error) => {
          const loss = lossOf(error);
          if (loss === null) setFailure(error.userMessage);
          else
            void askToConfirm({
              title: "Save this migration?",
              body: loss.replaceAll(/`([^`]*)`/g, "“$1”"),
              confirm: "Run and save",
              tone: "danger",
            }).then((sure) => sure && save(name, true));
        },
      },
    );
  };
  return { save, failure, isPending: route.isPending };
}

export function MigrationPanel(props: MigrationPanelProps) {
  const { text, onClose } = props;
  const [name, setName] = useState("");
  const { save, failure, isPending } = useSaveMigration(props);
  const problem =
    text.trim() === ""
      ? "The editor is empty. Write the statements first."
      : text.length > MAX_SQL_CHARACTERS
        ? `A migration has at most ${MAX_SQL_CHARACTERS.toLocaleString("en")} characters.`
        : null;
  return (
    <SidePanel title="Save as migration" onClose={onClose}>
      <form
        className={classes.panel}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (problem === null && name.trim() !== "") save(name);
        }}
      >
        <p>
          The whole text runs now, in one transaction, after a restore point. Its file becomes a version of the project,
          so that the database can be built again elsewhere.
        </p>
        <TextInput
          label="Name"
          placeholder="Close old orders"
          description="The file is named after it."
          value={name}
          maxLength={MAX_NAME_CHARACTERS}
          data-autofocus
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        {problem === null ? (
          <pre className={classes.sql} tabIndex={0} aria-label="SQL that will run">
            {text}
          </pre>
        ) : (
          <p role="note">{problem}</p>
        )}
        {failure !== null && (
          <p role="alert" className={classes.refused}>
            {failure}
          </p>
        )}
        <Group justify="flex-end" gap={8}>
          <Button variant="subtle" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="filled" disabled={problem !== null || name.trim() === ""} loading={isPending}>
            Run and Save
          </Button>
        </Group>
      </form>
    </SidePanel>
  );
}
