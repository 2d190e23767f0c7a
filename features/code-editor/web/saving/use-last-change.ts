/** The person who last changed a file. */
import { useRoute } from "@slipway/ui/api/use-route";
import { editsContract } from "../../../edits/contract/index.ts";

const LOOKED_AT = 30;

export interface LastChange {
  author: string;
  /** Epoch milliseconds. */
  at: number;
}

/** Null while loading, and if none of the newest versions touched the file. `sha`: read again for another version. */
export function useLastChange(projectId: string, { path, sha }: { path: string; sha: string }): LastChange | null {
  const input = { params: { id: projectId }, query: { limit: LOOKED_AT } };
  const { data } = useRoute(editsContract.listEdits, input, { staleTime: 0 });
  const newest = data?.items.find((edit) => edit.commit_sha === sha)?.version;
  const edit = data?.items.findLast(
    ({ diff, version }) =>
      (newest === undefined || version <= newest) &&
      diff.some(({ file_path, original_file_path }) => file_path === path || original_file_path === path),
  );
  return edit === undefined ? null : { author: edit.author_name, at: Date.parse(edit.created_at) };
}

const STEPS = [
  { below: 60, unit: "s", seconds: 1 },
  { below: 3_600, unit: "min", seconds: 60 },
  { below: 86_400, unit: "h", seconds: 3_600 },
] as const;

/** "20 s ago", "4 min ago". */
export function ago(at: number, now: number): string {
  const seconds = Math.max(1, Math.round((now - at) / 1_000));
  const step = STEPS.find(({ below }) => seconds < below);
  return step === undefined
    ? `${Math.floor(seconds / 86_400)} d ago`
    : `${Math.floor(seconds / step.seconds)} ${step.unit} ago`;
}
