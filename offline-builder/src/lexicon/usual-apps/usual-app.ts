import type { Localized } from "../entities/entity.ts";

/** What people of one kind do in an app and look at there; lists by their position in the request. */
export interface RoleView {
  who: Localized;
  /** They write entries of these. */
  adds: readonly number[];
  /** They look at these. */
  sees: readonly number[];
  /** Only where the request speaks of them. */
  where?: RegExp;
}

/** An app that short requests name by its use. Data only. */
export interface UsualApp {
  id: string;
  /** How short requests speak of it. The group `things` is what it is of, in the words of the request. */
  said: RegExp;
  /** Beside these words something else is meant. */
  other?: RegExp;
  /** Where a trade is named whose goods are known, its own list of goods says more. */
  unlessGoods?: true;
  /** English, German, Spanish: a request of its own that names lists and fields. `{things}` and `{Things}` are filled in. */
  asked: Localized;
  roles?: readonly RoleView[];
}
