/** Where node-local state of a project lives. One node answers "here" for everything; callers ask all the same. */
export type PlacementKind = "git" | "preview" | "cluster";

export interface Placement {
  node: string;
  /** Grows when the state moves: a writer with an older generation must stop. */
  generation: number;
  here: boolean;
}

export interface Placements {
  readonly node: string;
  locate(projectId: string, kind: PlacementKind): Promise<Placement>;
}
