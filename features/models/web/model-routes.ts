/** Routes that are read again when a connection changes: the page's list and the models people pick from. */
export const modelRoutes = (workspaceId: string | null): string[] =>
  workspaceId === null ? ["/admin/models", "/models", "/projects"] : [`/workspaces/${workspaceId}/models`, "/projects"];
