/** All sections of the settings, fetched when the settings or the list of commands open. */
import type { SettingsSection } from "@slipway/ui/slots/settings-sections";
import { accountsSections } from "./accounts/web/settings-sections.ts";
import { auditSections } from "./audit/web/settings-sections.ts";
import { billingSections } from "./billing/web/settings-sections.ts";
import { chatSections } from "./chat/web/settings-sections.ts";
import { communitySections } from "./community/web/settings-sections.ts";
import { domainsSections } from "./domains/web/settings-sections.ts";
import { emailDomainsSections } from "./email-domains/web/settings-sections.ts";
import { inboxSections } from "./inbox/web/settings-sections.ts";
import { integrationsSections } from "./integrations/web/settings-sections.ts";
import { knowledgeSections } from "./knowledge/web/settings-sections.ts";
import { modelsSections } from "./models/web/settings-sections.ts";
import { operationsSections } from "./operations/web/settings-sections.ts";
import { projectsSections } from "./projects/web/settings-sections.ts";
import { singleSignOnSections } from "./single-sign-on/web/settings-sections.ts";
import { workspacesSections } from "./workspaces/web/settings-sections.ts";

export const settingsSections: readonly SettingsSection[] = [
  ...accountsSections,
  ...auditSections,
  ...billingSections,
  ...chatSections,
  ...communitySections,
  ...domainsSections,
  ...emailDomainsSections,
  ...inboxSections,
  ...integrationsSections,
  ...knowledgeSections,
  ...modelsSections,
  ...operationsSections,
  ...projectsSections,
  ...singleSignOnSections,
  ...workspacesSections,
];
