/**
 * Reads users and patches as providers send them. Names of attributes are matched whatever their case (RFC 7643, 2.1), and
 * attributes that nothing here is kept of, such as departments, are passed over: providers send them by default.
 */
import { isStorable, oneLine } from "@slipway/kernel/text/storable-text";
import { emailSchema } from "../../../accounts/contract/index.ts";
import { invalidSyntax, invalidValue, scimRefusal } from "./scim-refusals.ts";

export interface ScimUser<Active = boolean> {
  userName: string;
  email: string;
  externalId: string | null;
  displayName: string | null;
  givenName: string | null;
  familyName: string | null;
  active: Active;
}

const MAX_TEXT = 254;
const MAX_OPERATIONS = 50;
/** Emails of one person. */
const MAX_EMAILS = 20;
const CORE = "urn:ietf:params:scim:schemas:core:2.0:user:";

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown, name: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalidSyntax(`${name} must be an object.`);
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key.toLowerCase(), field]));
}

/** Null for a text that is missing or empty. */
function textOf(value: unknown, name: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== "string") throw invalidValue(`${name} must be a string.`);
  if (value.length > MAX_TEXT || !isStorable(value))
    throw invalidValue(`${name} must be text of at most ${MAX_TEXT} characters.`);
  const text = oneLine(value, MAX_TEXT).trim();
  return text === "" ? null : text;
}

/** Some providers write the words. */
function booleanOf(value: unknown, name: string): boolean {
  if (typeof value === "boolean") return value;
  if (typeof value === "string" && /^(true|false)$/i.test(value)) return value.toLowerCase() === "true";
  throw invalidValue(`${name} must be true or false.`);
}

function addressOf(value: unknown): string | null {
  const email = emailSchema.safeParse(value);
  return email.success ? email.data : null;
}

/** The primary address, else the one of work, else the first one. */
function emailIn(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value) || value.length > MAX_EMAILS)
    throw invalidValue(`emails must be a list of at most ${MAX_EMAILS} addresses.`);
  const entries = value.map((entry) => fieldsOf(entry, "emails"));
  const chosen =
    entries.find((entry) => entry["primary"] === true) ??
    entries.find((entry) => entry["type"] === "work") ??
    entries[0];
  if (chosen === undefined) return null;
  const email = addressOf(chosen["value"]);
  if (email === null) throw invalidValue("emails: this is not an email address.");
  return email;
}

const formattedOf = (given: string | null, family: string | null): string | null =>
  textOf([given, family].filter((part) => part !== null).join(" "), "name");

/** A whole user, as POST and PUT have it. */
export function readScimUser(body: unknown): ScimUser {
  const fields = fieldsOf(body, "The body");
  const userName = textOf(fields["username"], "userName");
  if (userName === null) throw invalidValue("userName is required.");
  const email = emailIn(fields["emails"]) ?? addressOf(userName);
  if (email === null) throw invalidValue("userName or emails must hold an email address.");
  const name = fields["name"] === undefined || fields["name"] === null ? {} : fieldsOf(fields["name"], "name");
  const [givenName, familyName] = [
    textOf(name["givenname"], "name.givenName"),
    textOf(name["familyname"], "name.familyName"),
  ];
  return {
    userName,
    email,
    externalId: textOf(fields["externalid"], "externalId"),
    displayName:
      textOf(fields["displayname"], "displayName") ??
      textOf(name["formatted"], "name.formatted") ??
      formattedOf(givenName, familyName),
    givenName,
    familyName,
    active: fields["active"] === undefined || fields["active"] === null ? true : booleanOf(fields["active"], "active"),
  };
}

const TEXTS = {
  externalid: "externalId",
  displayname: "displayName",
  "name.givenname": "givenName",
  "name.familyname": "familyName",
} as const satisfies Record<string, keyof ScimUser>;

/** `active` is null as long as no operation says it. */
type Changed = ScimUser<boolean | null>;

/** `emails[type eq "work"].value` and the like. */
const WORK_EMAIL = /^emails\[(?:type eq "work"|primary eq "?true"?)\]\.value$/;

function set(user: Changed, path: string, value: unknown): Changed {
  if (path === "active") return { ...user, active: booleanOf(value, "active") };
  if (path === "username") {
    const userName = textOf(value, "userName");
    if (userName === null) throw invalidValue("userName is required.");
    return { ...user, userName };
  }
  if (path === "emails") return { ...user, email: emailIn(Array.isArray(value) ? value : [value]) ?? user.email };
  if (WORK_EMAIL.test(path)) {
    const email = addressOf(value);
    if (email === null) throw invalidValue("emails: this is not an email address.");
    return { ...user, email };
  }
  if (path === "name") return setAll(user, fieldsOf(value, "name"), "name.");
  const text = Object.hasOwn(TEXTS, path) ? TEXTS[path as keyof typeof TEXTS] : undefined;
  return text === undefined ? user : { ...user, [text]: textOf(value, text) };
}

const setAll = (user: Changed, fields: Fields, prefix = ""): Changed =>
  Object.entries(fields).reduce((changed, [name, value]) => set(changed, pathOf(`${prefix}${name}`), value), user);

function pathOf(path: string): string {
  const lower = path.trim().toLowerCase();
  return lower.startsWith(CORE) ? lower.slice(CORE.length) : lower;
}

function without(user: Changed, path: string): Changed {
  if (["active", "username", "emails"].includes(path)) throw scimRefusal(400, `${path} is required.`, "mutability");
  return set(user, path, null);
}

/** RFC 7644, section 3.5.2. `op` is matched whatever its case, because providers write `Replace`. */
export function patchScimUser(user: Changed, body: unknown): Changed {
  const operations = fieldsOf(body, "The body")["operations"];
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > MAX_OPERATIONS)
    throw invalidSyntax(`Operations must be a list of 1 to ${MAX_OPERATIONS} operations.`);
  return operations.reduce<Changed>((changed, operation) => {
    const { op, path, value } = fieldsOf(operation, "An operation");
    const word = typeof op === "string" ? op.toLowerCase() : "";
    if (path !== undefined && (typeof path !== "string" || path.length > MAX_TEXT))
      throw scimRefusal(400, "path must be the name of an attribute.", "invalidPath");
    if (word === "remove") {
      if (path === undefined) throw scimRefusal(400, "remove needs a path.", "noTarget");
      return without(changed, pathOf(path));
    }
    if (word !== "add" && word !== "replace") throw invalidSyntax("op must be add, replace or remove.");
    return path === undefined ? setAll(changed, fieldsOf(value, "value")) : set(changed, pathOf(path), value);
  }, user);
}
