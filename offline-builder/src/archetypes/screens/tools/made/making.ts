import type { Archetype } from "../../../archetype.ts";
import { coin, dice, numbers } from "./chance.ts";
import { palette } from "./palette.ts";
import { password } from "./password.ts";
import { qrCode } from "./qr-code.ts";

/** What makes something at the press of a button. */
export const making: readonly Archetype[] = [password, qrCode, palette, dice, coin, numbers];
