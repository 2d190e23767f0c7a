/** One writer per project in this process: versions are numbered in the order of their commits. */
const tails = new Map<string, Promise<unknown>>();

export async function serialised<T>(projectId: string, work: () => Promise<T>): Promise<T> {
  const before = tails.get(projectId) ?? Promise.resolve();
  const current = before.then(work, work);
  const settled = current.then(
    () => undefined,
    () => undefined,
  );
  tails.set(projectId, settled);
  try {
    return await current;
  } finally {
    if (tails.get(projectId) === settled) tails.delete(projectId);
  }
}
