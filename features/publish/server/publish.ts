/** The object that publishing offers the other features: `services.publish`. */
export interface Publish {
  /** Ids of the built sites that are live, or can be again. */
  deployedArtefacts(projectId: string): Promise<Set<string>>;
  /** Deployments beyond a project's newest hundred go; the live one stays whatever its number. Answers how many went. */
  trimDeployments(): Promise<number>;
}
