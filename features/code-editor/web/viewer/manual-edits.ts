/** Changes typed into a diff, until they are saved as one version. [T2.22] [F7] */

export type ManualEdits = ReadonlyMap<string, string>;

/** The edits after a text was typed. An unchanged text is not an edit. */
export function typed(edits: ManualEdits, path: string, { text, saved }: { text: string; saved: string }): ManualEdits {
  const next = new Map(edits);
  if (text === saved) next.delete(path);
  else next.set(path, text);
  return next;
}

/** "Manual edit: src/App.tsx", "Manual edit: 3 files". */
export const commitMessage = (edits: ManualEdits): string => {
  const [only] = edits.keys();
  return `Manual edit: ${edits.size === 1 ? only : `${edits.size} files`}`;
};
