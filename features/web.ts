/** All web slices: their screens, and their entries in the shell's slots. */
import type { LoadArea } from "@slipway/ui/slots/areas";
import type { LoadSections } from "@slipway/ui/slots/settings-sections";
import type { WebFeature } from "@slipway/ui/slots/slots";
import { accountsWeb } from "./accounts/web/index.ts";
import { billingWeb } from "./billing/web/index.ts";
import { chatWeb } from "./chat/web/index.ts";
import { editsWeb } from "./edits/web/index.ts";
import { inspectWeb } from "./inspect/web/index.ts";
import { codeEditorWeb } from "./code-editor/web/index.ts";
import { previewWeb } from "./preview/web/index.ts";
import { projectsWeb } from "./projects/web/index.ts";
import { sharingWeb } from "./sharing/web/index.ts";
import { publishWeb } from "./publish/web/index.ts";
import { helpWeb } from "./help/web/index.ts";
import { siteInfoWeb } from "./site-info/web/index.ts";
import { workspacesWeb } from "./workspaces/web/index.ts";
import { visualEditsWeb } from "./visual-edits/web/index.ts";
import { presenceWeb } from "./presence/web/index.ts";
import { errorsWeb } from "./errors/web/index.ts";
import { securityWeb } from "./security/web/index.ts";
import { communityWeb } from "./community/web/index.ts";
import { singleSignOnWeb } from "./single-sign-on/web/index.ts";
import { cloudWeb } from "./cloud/web/index.ts";
import { inboxWeb } from "./inbox/web/index.ts";
import { commentsWeb } from "./comments/web/index.ts";
import { journeysWeb } from "./journeys/web/index.ts";

export const webFeatures: readonly WebFeature[] = [
  accountsWeb,
  singleSignOnWeb,
  workspacesWeb,
  billingWeb,
  projectsWeb,
  chatWeb,
  previewWeb,
  editsWeb,
  codeEditorWeb,
  sharingWeb,
  publishWeb,
  siteInfoWeb,
  helpWeb,
  inspectWeb,
  presenceWeb,
  errorsWeb,
  visualEditsWeb,
  cloudWeb,
  securityWeb,
  inboxWeb,
  communityWeb,
  commentsWeb,
  journeysWeb,
];

/** Tools made of views of several features, by the tool's name. */
export const webAreas: Readonly<Record<string, LoadArea>> = {
  cloud: async () => (await import("./cloud-views.ts")).cloudViews,
};

export const loadSettingsSections: LoadSections = async () => (await import("./settings-sections.ts")).settingsSections;
