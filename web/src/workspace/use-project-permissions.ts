import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { useRoute } from "@slipway/ui/api/use-route";

const NONE: readonly string[] = [];

/** Permissions of the signed-in person on the project; null while they are being read. [K5] */
export function useProjectPermissions(projectId: string): readonly string[] | null {
  const { data, isPending } = useRoute(projectsContract.details, { params: { id: projectId } });
  return isPending ? null : (data?.permissions ?? NONE);
}
