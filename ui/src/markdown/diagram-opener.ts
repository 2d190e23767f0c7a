import { createContext } from "react";

/** Opens a diagram's code from the text; null: the code is shown as an ordinary block. */
export const DiagramOpener = createContext<((code: string) => void) | null>(null);
