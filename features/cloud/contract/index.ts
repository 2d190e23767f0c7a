import type { Contract } from "@slipway/kernel/contract/route";

export const cloudContract = {} as const satisfies Contract;
