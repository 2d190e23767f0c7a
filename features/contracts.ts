/** Every contract. Server, client, OpenAPI, matrix and fuzzer walk this list. */
import type { Contract } from "@slipway/kernel/contract/route";
import type { LivePathDefinition } from "@slipway/kernel/contract/live";
import { accountsContract } from "./accounts/contract/index.ts";
import { projectLivePath, projectsContract } from "./projects/contract/index.ts";
import { peopleLive, sharingContract } from "./sharing/contract/index.ts";
import { auditContract } from "./audit/contract/index.ts";
import { emailDomainsContract } from "./email-domains/contract/index.ts";
import { singleSignOnContract } from "./single-sign-on/contract/index.ts";
import { workspaceLive, workspacesContract } from "./workspaces/contract/index.ts";
import { agentContract } from "./agent/contract/index.ts";
import { billingContract } from "./billing/contract/index.ts";
import { chatContract, chatLivePaths } from "./chat/contract/index.ts";
import { siteInfoContract } from "./site-info/contract/index.ts";
import { codeEditorContract } from "./code-editor/contract/index.ts";
import { editsContract, editsLivePaths } from "./edits/contract/index.ts";
import { filesContract } from "./files/contract/index.ts";
import { integrationsContract } from "./integrations/contract/index.ts";
import { modelsContract } from "./models/contract/index.ts";
import { inspectContract, inspectLivePaths } from "./inspect/contract/index.ts";
import { knowledgeContract } from "./knowledge/contract/index.ts";
import { operationsContract } from "./operations/contract/index.ts";
import { previewContract } from "./preview/contract/index.ts";
import { publishContract } from "./publish/contract/index.ts";
import { uploadsContract } from "./uploads/contract/index.ts";
import { domainsContract } from "./domains/contract/index.ts";
import { visualEditsContract } from "./visual-edits/contract/index.ts";
import { presenceContract, presenceLivePaths } from "./presence/contract/index.ts";
import { errorsContract, errorsLivePaths } from "./errors/contract/index.ts";
import { securityContract, securityLivePaths } from "./security/contract/index.ts";
import { cloudContract } from "./cloud/contract/index.ts";
import { accessContract } from "./cloud-access/contract/index.ts";
import { cloudDatabaseContract } from "./cloud-database/contract/index.ts";
import { reportsContract } from "./cloud-reports/contract/index.ts";
import { restorePointsContract } from "./cloud-restore-points/contract/index.ts";
import { cloudSqlContract } from "./cloud-sql/contract/index.ts";
import { cloudStorageContract } from "./cloud-storage/contract/index.ts";
import { cloudTransferContract } from "./cloud-transfer/contract/index.ts";
import { inboxContract, inboxLivePaths } from "./inbox/contract/index.ts";
import { communityContract } from "./community/contract/index.ts";
import { commentsContract, commentsLivePaths } from "./comments/contract/index.ts";
import { journeysContract } from "./journeys/contract/index.ts";

export interface FeatureContract {
  name: string;
  routes: Contract;
  livePaths: readonly LivePathDefinition[];
}

export const contracts: readonly FeatureContract[] = [
  { name: "accounts", routes: accountsContract, livePaths: [] },
  { name: "audit", routes: auditContract, livePaths: [] },
  { name: "workspaces", routes: workspacesContract, livePaths: [workspaceLive] },
  { name: "email-domains", routes: emailDomainsContract, livePaths: [] },
  { name: "single-sign-on", routes: singleSignOnContract, livePaths: [] },
  { name: "sharing", routes: sharingContract, livePaths: [peopleLive] },
  { name: "projects", routes: projectsContract, livePaths: [projectLivePath] },
  { name: "billing", routes: billingContract, livePaths: [] },
  { name: "edits", routes: editsContract, livePaths: editsLivePaths },
  { name: "files", routes: filesContract, livePaths: [] },
  { name: "code-editor", routes: codeEditorContract, livePaths: [] },
  { name: "preview", routes: previewContract, livePaths: [] },
  { name: "publish", routes: publishContract, livePaths: [] },
  { name: "knowledge", routes: knowledgeContract, livePaths: [] },
  { name: "agent", routes: agentContract, livePaths: [] },
  { name: "uploads", routes: uploadsContract, livePaths: [] },
  { name: "chat", routes: chatContract, livePaths: chatLivePaths },
  { name: "integrations", routes: integrationsContract, livePaths: [] },
  { name: "models", routes: modelsContract, livePaths: [] },
  { name: "inspect", routes: inspectContract, livePaths: inspectLivePaths },
  { name: "operations", routes: operationsContract, livePaths: [] },
  { name: "site-info", routes: siteInfoContract, livePaths: [] },
  { name: "domains", routes: domainsContract, livePaths: [] },
  { name: "visual-edits", routes: visualEditsContract, livePaths: [] },
  { name: "presence", routes: presenceContract, livePaths: presenceLivePaths },
  { name: "errors", routes: errorsContract, livePaths: errorsLivePaths },
  { name: "security", routes: securityContract, livePaths: securityLivePaths },
  { name: "cloud", routes: cloudContract, livePaths: [] },
  { name: "cloud-access", routes: accessContract, livePaths: [] },
  { name: "cloud-database", routes: cloudDatabaseContract, livePaths: [] },
  { name: "cloud-reports", routes: reportsContract, livePaths: [] },
  { name: "cloud-restore-points", routes: restorePointsContract, livePaths: [] },
  { name: "cloud-sql", routes: cloudSqlContract, livePaths: [] },
  { name: "cloud-storage", routes: cloudStorageContract, livePaths: [] },
  { name: "cloud-transfer", routes: cloudTransferContract, livePaths: [] },
  { name: "inbox", routes: inboxContract, livePaths: inboxLivePaths },
  { name: "community", routes: communityContract, livePaths: [] },
  { name: "comments", routes: commentsContract, livePaths: commentsLivePaths },
  { name: "journeys", routes: journeysContract, livePaths: [] },
];
