import type { ScreenApp } from "../screen-app.ts";

type Piece = ScreenApp["pieces"][number];

/** Controls and helps that several tools share. */
export const segments: Piece = ["tools/Segments.tsx", "src/components/tools/Segments.tsx"];
export const slider: Piece = ["tools/Slider.tsx", "src/components/tools/Slider.tsx"];
export const keys: Piece = ["tools/keys.ts", "src/lib/keys.ts"];
export const downloading: Piece = ["tools/save-file.ts", "src/lib/save-file.ts"];
export const colorRules: Piece = ["tools/color-rules.ts", "src/lib/color-rules.ts"];
/** A canvas as a picture file, beside `downloading`. */
export const downloadingPictures: Piece = ["tools/download.ts", "src/lib/download.ts"];
/** A value that survives a reload. */
export const kept: Piece = ["tools/kept.ts", "src/lib/kept.ts"];
export const copying: Piece = ["tools/copy.ts", "src/lib/copy.ts"];
/** Even beats by the clock of the sound card. */
export const pulse: Piece = ["tools/pulse.ts", "src/lib/pulse.ts"];
export const random: Piece = ["tools/random.ts", "src/lib/random.ts"];
