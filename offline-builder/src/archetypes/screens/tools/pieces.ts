import type { ScreenApp } from "../screen-app.ts";

type Piece = ScreenApp["pieces"][number];

/** Controls and helps that several tools share. */
export const segments: Piece = ["tools/Segments.tsx", "src/components/tools/Segments.tsx"];
export const slider: Piece = ["tools/Slider.tsx", "src/components/tools/Slider.tsx"];
export const keys: Piece = ["tools/keys.ts", "src/lib/keys.ts"];
export const downloading: Piece = ["tools/save-file.ts", "src/lib/save-file.ts"];
export const colorRules: Piece = ["tools/color-rules.ts", "src/lib/color-rules.ts"];
