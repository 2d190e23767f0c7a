/** The result of a step, or `otherwise` when the page does not answer in time, because a hung page answers nothing. */
export async function within<T>(step: Promise<T>, otherwise: T, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => (timer = setTimeout(() => resolve(otherwise), ms)));
  try {
    return await Promise.race([step.catch(() => otherwise), late]);
  } finally {
    clearTimeout(timer);
  }
}
