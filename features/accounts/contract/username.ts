/**
 * User names: the word behind the @ of a person's page. The same rules for client and server. The contract does not
 * export them, because the page's first load holds all that it exports. [W2.02]
 */

/** An old name leads to the person, and is given to nobody else, for this long. */
export const OLD_USERNAME_DAYS = 30;
/** Old names that one person holds at a time. Another change waits until one of them is free. */
export const MAX_OLD_USERNAMES = 3;
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;
/** Also said of reserved names, so that nothing is learned from the difference. */
export const USERNAME_TAKEN = "This user name is already taken";

const RULES: readonly [(name: string) => boolean, string][] = [
  [(name) => name.length >= USERNAME_MIN, `User name must have at least ${USERNAME_MIN} characters`],
  [(name) => name.length <= USERNAME_MAX, `User name must have at most ${USERNAME_MAX} characters`],
  [(name) => /^[a-z0-9-]*$/i.test(name), "User name can only contain letters a to z, numbers and hyphens"],
  [(name) => /^[a-z]/i.test(name), "User name must start with a letter"],
  [(name) => !name.includes("--"), "User name cannot contain consecutive hyphens"],
  [(name) => !name.endsWith("-"), "User name must not end with a hyphen"],
];

/** The first rule that the name breaks; null if it keeps all of them. */
export const usernameProblem = (name: string): string | null => RULES.find(([keeps]) => !keeps(name))?.[1] ?? null;

/** Words of addresses, and words that a visitor could take for the people who run the installation. */
const RESERVED = new Set(
  (
    "about abuse account accounts admin administrator anonymous api app apps auth billing blog bot cloud community " +
    "contact dashboard docs everyone guest help home hostmaster info legal login logout mail moderator new news nobody " +
    "null official owner postmaster press preview privacy profile project projects root search security settings signin " +
    "signout signup sites slipway staff static status support system team template templates terms undefined user users " +
    "webmaster workspace workspaces www you"
  ).split(" "),
);

export const isReservedUsername = (name: string): boolean => RESERVED.has(name.toLowerCase());
