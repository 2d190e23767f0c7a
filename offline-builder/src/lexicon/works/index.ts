import type { Domain } from "../domain.ts";
import { madeByHand } from "./made-by-hand.ts";
import { onStage } from "./on-stage.ts";
import { spacesAndScreens } from "./spaces-and-screens.ts";

/** What portfolios show, by kind. None of them is a trade: they are asked for by portfolios only. */
export const kindsOfWork: readonly Domain[] = [...spacesAndScreens, ...onStage, ...madeByHand];

/** Stands in where nobody says what the works are. */
export const anyWorks: Domain = kindsOfWork.find(({ id }) => id === "works-general")!;
