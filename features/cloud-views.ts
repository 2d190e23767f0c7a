/** Views of the Cloud area. They are loaded with it, because the first load of a project's page must not grow. */
import type { AreaView } from "@slipway/ui/slots/areas";
import { usageViews } from "./billing/web/views.ts";
import { accessViews } from "./cloud-access/web/views.ts";
import { cloudAiViews } from "./cloud-ai/web/views.ts";
import { cloudDatabaseViews } from "./cloud-database/web/views.ts";
import { cloudFunctionsViews } from "./cloud-functions/web/views.ts";
import { cloudLogsViews } from "./cloud-logs/web/views.ts";
import { reportsViews } from "./cloud-reports/web/views.ts";
import { restorePointsViews } from "./cloud-restore-points/web/views.ts";
import { cloudSignInViews } from "./cloud-sign-in/web/views.ts";
import { cloudSecretsViews } from "./cloud-secrets/web/views.ts";
import { cloudSqlViews } from "./cloud-sql/web/views.ts";
import { cloudStorageViews } from "./cloud-storage/web/views.ts";
import { cloudTransferViews } from "./cloud-transfer/web/views.ts";
import { cloudUsersViews } from "./cloud-users/web/views.ts";
import { cloudViews as ownViews } from "./cloud/web/views.ts";

export const cloudViews: readonly AreaView[] = [
  ...ownViews,
  ...usageViews,
  ...cloudDatabaseViews,
  ...cloudSqlViews,
  ...cloudAiViews,
  ...accessViews,
  ...cloudUsersViews,
  ...cloudSignInViews,
  ...cloudStorageViews,
  ...cloudFunctionsViews,
  ...cloudSecretsViews,
  ...cloudLogsViews,
  ...reportsViews,
  ...restorePointsViews,
  ...cloudTransferViews,
];
