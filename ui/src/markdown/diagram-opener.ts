import { createContext } from "react";

/** What happens to a diagram's code in the text; null: it is a block of code like any other. */
export const DiagramOpener = createContext<((code: string) => void) | null>(null);
