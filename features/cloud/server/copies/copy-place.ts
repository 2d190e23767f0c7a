/** Names of throwaway copies, and what the process that answers backends has to know of one. */
import { randomText } from "@slipway/kernel/ids";

const COPY = /^check[0-9a-z]{14}$/;

export const newCopyRef = (): string => `check${randomText(14)}`;

/** No id of a project has this form. */
export const isCopyRef = (ref: string): boolean => COPY.test(ref);

export interface CopyPlace {
  ref: string;
  /** Signs its keys and tokens; never the project's own. */
  tokenSecret: string;
  /** Address under which the pages of a check see it. */
  url: string;
  /** Settings of sign-in and REST. */
  settings: Readonly<Record<string, Record<string, unknown>>>;
}
