/** Every server slice, in the order their migrations run (a feature after those it depends on). */
import { feature as accounts } from "./accounts/server/index.ts";
import { feature as audit } from "./audit/server/index.ts";
import { feature as emailDomains } from "./email-domains/server/index.ts";
import type { Feature } from "./feature.ts";
import { feature as projects } from "./projects/server/index.ts";
import { feature as sharing } from "./sharing/server/index.ts";
import { feature as singleSignOn } from "./single-sign-on/server/index.ts";
import { feature as siteInfo } from "./site-info/server/index.ts";
import { feature as workspaces } from "./workspaces/server/index.ts";
import { feature as agent } from "./agent/server/index.ts";
import { feature as billing } from "./billing/server/index.ts";
import { feature as cloud } from "./cloud/server/index.ts";
import { feature as cloudAccess } from "./cloud-access/server/index.ts";
import { feature as cloudDatabase } from "./cloud-database/server/index.ts";
import { feature as cloudReports } from "./cloud-reports/server/index.ts";
import { feature as cloudRestorePoints } from "./cloud-restore-points/server/index.ts";
import { feature as cloudSql } from "./cloud-sql/server/index.ts";
import { feature as cloudStorage } from "./cloud-storage/server/index.ts";
import { feature as chat } from "./chat/server/index.ts";
import { feature as codeEditor } from "./code-editor/server/index.ts";
import { feature as edits } from "./edits/server/index.ts";
import { feature as files } from "./files/server/index.ts";
import { feature as integrations } from "./integrations/server/index.ts";
import { feature as models } from "./models/server/index.ts";
import { feature as inspect } from "./inspect/server/index.ts";
import { feature as knowledge } from "./knowledge/server/index.ts";
import { feature as operations } from "./operations/server/index.ts";
import { feature as preview } from "./preview/server/index.ts";
import { feature as publish } from "./publish/server/index.ts";
import { feature as uploads } from "./uploads/server/index.ts";
import { feature as domains } from "./domains/server/index.ts";
import { feature as visualEdits } from "./visual-edits/server/index.ts";
import { feature as presence } from "./presence/server/index.ts";
import { feature as security } from "./security/server/index.ts";
import { feature as errors } from "./errors/server/index.ts";
import { feature as cloudTransfer } from "./cloud-transfer/server/index.ts";
import { feature as inbox } from "./inbox/server/index.ts";
import { feature as community } from "./community/server/index.ts";
import { feature as comments } from "./comments/server/index.ts";
import { feature as journeys } from "./journeys/server/index.ts";

export const features: readonly Feature[] = [
  accounts,
  audit,
  workspaces,
  emailDomains,
  sharing,
  projects,
  singleSignOn,
  billing,
  edits,
  uploads,
  files,
  codeEditor,
  integrations,
  // Before the features that report errors of a version, because a new version closes those of older ones.
  errors,
  cloud,
  cloudAccess,
  cloudDatabase,
  cloudReports,
  cloudRestorePoints,
  cloudSql,
  cloudStorage,
  preview,
  publish,
  knowledge,
  agent,
  chat,
  siteInfo,
  models,
  inspect,
  operations,
  domains,
  visualEdits,
  presence,
  security,
  cloudTransfer,
  inbox,
  community,
  comments,
  journeys,
];
