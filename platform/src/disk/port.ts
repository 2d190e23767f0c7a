/** Room on this machine's disk, and what each project takes of it. */
export interface DiskSpace {
  totalBytes: number;
  freeBytes: number;
  /** Below it nothing new is saved. */
  floorBytes: number;
  isLow: boolean;
}

export interface ProjectUsage {
  gitBytes: number;
  /** Built sites and pictures. */
  objectBytes: number;
  quotaBytes: number;
}

export interface Disk {
  /** Counts a project's bytes without a name of its own; the code that keeps them measures them. */
  countAlso(measure: (projectId: string) => Promise<number>): void;
  space(): Promise<DiskSpace>;
  /** Names of the people who run the server and have been told that it lacks room; empty when nobody has, or it has room again. */
  readonly told: readonly string[];
  noteTold(names: readonly string[]): void;
  /** AppError `disk_full` (507) when the platform needs the rest for itself. */
  requireRoom(): Promise<void>;
  /** At most a minute old, with what was noted since. */
  usage(projectId: string): Promise<ProjectUsage>;
  /** As `requireRoom`, and AppError `project_full` (413) when the project would hold more than it may. Notes the bytes. */
  requireProjectRoom(projectId: string, bytes: number): Promise<void>;
}
