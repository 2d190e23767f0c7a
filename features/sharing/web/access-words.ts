/** Who can open a project besides those added by name. */
import type { Visibility } from "@slipway/kernel/permissions";

export const ACCESS_WORDS: Readonly<Record<Visibility, (workspace: string) => string>> = {
  private: (workspace) => `Everybody in ${workspace} can open this project.`,
  draft: () => "Only people who were invited can open this project.",
  public: () => "Everybody can open the preview. Only invited people see the chat and the code.",
};
