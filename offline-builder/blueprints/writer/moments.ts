const clock = new Intl.DateTimeFormat("$locale$", { dateStyle: "medium", timeStyle: "short" });

/** Moments are written "2026-03-14T09:30", so that they sort as text. */
export function now(): string {
  const date = new Date();
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

export function formatMoment(moment: string): string {
  return moment === "" ? "" : clock.format(new Date(moment));
}
