/** Permissions of the signed-in person on the project; empty while they are being read. [K5] */
export const useProjectPermissions = (_projectId: string): readonly string[] => [];
