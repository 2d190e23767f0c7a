/** Figures as people read them. Pure. */
export function spanInWords(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 86_400)} d`;
}

export const latencyInWords = (milliseconds: number | null): string =>
  milliseconds === null ? "—" : milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${milliseconds / 1000} s`;

const counted = (count: number, what: string): string[] =>
  count === 0 ? [] : [`${count} ${what}${count === 1 ? "" : "s"}`];

export function sleptInWords({ slept, backends }: { slept: number; backends: number }): string {
  const parts = [...counted(slept, "preview"), ...counted(backends, "backend")];
  if (parts.length === 0) return "Nothing was idle";
  return `${parts.join(" and ")} ${slept + backends === 1 ? "was" : "were"} put to sleep`;
}

/** After a figure: ", 1 task waits". */
export const waitingInWords = (waiting: number): string =>
  waiting === 0 ? "" : `, ${counted(waiting, "task").join("")} ${waiting === 1 ? "waits" : "wait"}`;

const amount = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

/** "1.2M in, 91 % from the cache, 34K out". */
export function tokensInWords({ input, cached, output }: Record<"input" | "cached" | "output", number>): string {
  const share = input === 0 ? 0 : Math.round((cached / input) * 100);
  return `${amount.format(input)} in, ${share} % from the cache, ${amount.format(output)} out`;
}

const QUEUES: Readonly<Record<string, string>> = {
  build: "Builds",
  typecheck: "Type checks",
  render: "Browsers",
  language: "Editors' TypeScript",
  preview: "Awake previews",
  reading: "Offline builder",
};
export const queueInWords = (name: string): string => QUEUES[name] ?? name;

/** Two nights, as doctor counts. */
const OLD_BACKUP_MS = 2 * 86_400_000;
export const isBackupOld = (at: string, now = Date.now()): boolean => now - Date.parse(at) > OLD_BACKUP_MS;
