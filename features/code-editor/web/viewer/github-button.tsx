/** The version's commit on GitHub, where the project has a repository there. [T2.22] [T6.03] [G3] */
import { Button } from "@mantine/core";
import { openDialog } from "@slipway/ui/kit/dialogs/dialog-store";
import { ExternalLink } from "lucide-react";
import type { Project } from "../../../projects/contract/index.ts";

const LABEL = "View on GitHub";
const icon = <ExternalLink size={14} />;

/** Only its owner can open a repository that the platform holds for the project. [W2.26] */
function explainAccess(): void {
  openDialog({
    title: "GitHub access required",
    content: (
      <p style={{ color: "var(--text-2)", textWrap: "pretty" }}>
        This project's repository is not in a GitHub account of yours. Connect the project to your own account or
        organization to see its commits there.
      </p>
    ),
  });
}

export interface GithubButtonProps {
  project: Pick<Project, "github_repo_name" | "github_owner">;
  commitSha: string;
}

export function GithubButton({ project, commitSha }: GithubButtonProps) {
  const { github_repo_name: repository, github_owner: owner } = project;
  if (repository === null) return null;
  if (owner === null)
    return (
      <Button variant="subtle" leftSection={icon} onClick={explainAccess}>
        {LABEL}
      </Button>
    );
  const path = [owner.name, repository, "commit", commitSha].map(encodeURIComponent).join("/");
  return (
    <Button
      variant="subtle"
      component="a"
      leftSection={icon}
      href={`https://github.com/${path}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {LABEL}
    </Button>
  );
}
