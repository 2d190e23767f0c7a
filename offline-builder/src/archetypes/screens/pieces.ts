/** Pieces that several of these apps share: blueprint, and the path it is written to. */
type Piece = readonly [blueprint: string, path: string];

const app = (name: string): Piece => [`app/${name}.tsx`, `src/components/app/${name}.tsx`];
const lib = (name: string): Piece => [`app/${name}.ts`, `src/lib/${name}.ts`];

export const listPieces: readonly Piece[] = [app("SearchBox"), app("FilterSelect")];
export const panel = app("Panel");
export const figures = lib("format");
export const removal = lib("removal");
export const csv = lib("csv");

/** Whoever writes does so under a name that is asked for once. */
export const writerPieces: readonly Piece[] = [
  ["writer/writer.ts", "src/data/writer.ts"],
  ["writer/WriterField.tsx", "src/components/app/WriterField.tsx"],
  ["writer/moments.ts", "src/lib/moments.ts"],
];

/** A file of the visitor's own, small enough to be kept in the browser. */
export const filePieces: readonly Piece[] = [app("FileInput"), lib("stored-file")];
