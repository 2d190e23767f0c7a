/** Indexes, references and enums of the database. */
import { useRoute } from "@slipway/ui/api/use-route";
import { cloudDatabaseContract } from "../../contract/index.ts";

export const useDetails = (projectId: string) =>
  useRoute(cloudDatabaseContract.schemaDetails, { params: { id: projectId } });

/** Empty until they are read: the other types of columns can be chosen meanwhile. */
export const useEnumNames = (projectId: string): string[] =>
  useDetails(projectId).data?.enums.map(({ name }) => name) ?? [];
