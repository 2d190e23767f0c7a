/** Who may change entries and who may only look at them: "Admins can edit, employees only view", "con roles de lector". */

/** Longer texts are specifications, whose sentences are gone through one by one. */
const MAX_CHARACTERS = 8_000;

const who =
  "(?:admins?|administrators?|managers?|owners?|editors?|viewers?|employees?|staff|members?|leads?|supervisors?|every(?:one|body)(?: else)?|others|the rest|users?|colleagues|guests?|readers?|administrator(?:en)?|mitarbeiter(?:innen)?|mitarbeitende|kolleg(?:en|innen)|leitung|leiter(?:in|innen)?|chef(?:in|s)?|alle(?: anderen)?|andere|die anderen|leser|bearbeiter|nutzer|benutzer|mitglieder|admin|administrador(?:es|as|a)?|jef[ea]s?|encargad[oa]s|emplead[oa]s|l[oa]s demás|tod[oa]s|usuari[oa]s|lector(?:es)?|editor(?:es)?|miembros|compañer[oa]s)";
const may =
  "(?:can(?:not|['’]t)?|may|should|must|only|just|allowed|able|read-?only|dürfen|darf|können|kann|sollen|soll|nur|pueden?|deben?|s[oó]lo|solamente|únicamente)";
const deed =
  "(?:edit\\p{L}*|chang\\p{L}+|add\\p{L}*|delet\\p{L}+|remov\\p{L}+|creat\\p{L}+|updat\\p{L}+|manag(?:e|es|ing)|view\\p{L}*|see|sees|read\\p{L}*|look\\p{L}*|everything|all|writ\\p{L}+|bearbeiten|ändern|anlegen|löschen|eintragen|ansehen|sehen|anschauen|lesen|alles|einsehen|verwalten|schreiben|editan?|editar|cambiar|cambian?|añadir|borrar|borran?|crear|eliminar|ven|ver|leer|leen|todo|gestionar|consultar|consultan)";
const role = new RegExp(`(?<!\\p{L})${who}(?!\\p{L})`, "iu");
const permission = new RegExp(`(?<!\\p{L})${who}(?!\\p{L})[^.;]*(?<!\\p{L})${deed}(?!\\p{L})`, "iu");
const modal = new RegExp(`(?<!\\p{L})${may}(?!\\p{L})`, "iu");
const named =
  /(?<!\p{L})(?:(?:user )?roles|role-based|permissions|access (?:rights|levels)|(?:nutzer|benutzer)?rollen|rechte|berechtigungen|roles de|permisos)(?!\p{L})/iu;
/** Wishes that need rules of their own: one's own entries, and approvals. */
const beyond =
  /(?<!\p{L})(?:approv\p{L}+|reject\p{L}*|their own|own (?:entries|tasks|requests)|genehmig\p{L}+|ablehn\p{L}+|lehnt|eigenen?|aprueb\p{L}+|aprobar|rechaz\p{L}+|propi[oa]s?|sus)(?!\p{L})/iu;
/** Where the next clause begins: with somebody else. */
const joints = new RegExp(
  `\\s*[;,:]\\s+|\\s+(?:and|but|while|und|aber|y|pero)\\s+(?=(?:only |the |die |l[oa]s |nur |s[oó]lo )?${who}(?!\\p{L}))`,
  "iu",
);

/** Somebody may less than others: "everybody can add recipes" is no such rule. */
const differs =
  /(?<!\p{L})(?:only|just|read-?only|not|can['’]?t|cannot|everything|else|others|rest|nur|alles|anderen?|nicht|s[oó]lo|solamente|únicamente|todo|demás|no)(?!\p{L})/iu;
const list = new RegExp(
  `^(?:and |und |y |or |oder |o )?(?:an? |the )?${who}(?:\\s+(?:and|und|y|or|oder|o)\\s+${who})*$`,
  "iu",
);

/** Whole sentences and clauses as they are written, the longest first; none where no such rule is said. */
export function roleClauses(text: string): string[] {
  if (text.length > MAX_CHARACTERS || !role.test(text)) return [];
  const found = text.split(/(?<=[.!?])\s+|\n/u).flatMap((sentence) => {
    const clauses = sentence.split(joints).map((clause) => clause.replace(/[.!?\s]+$/u, "").trim());
    const isModal = modal.test(sentence);
    const isApart = differs.test(sentence);
    const isNamed = named.test(sentence) && role.test(sentence);
    const isRole = (clause: string): boolean =>
      !beyond.test(clause) &&
      ((isModal && isApart && permission.test(clause)) || (isNamed && (named.test(clause) || list.test(clause))));
    const roles = clauses.filter(isRole);
    const isAll = roles.length > 0 && roles.length === clauses.filter(Boolean).length;
    return isAll ? [sentence.replace(/[.!?\s]+$/u, "").trim(), sentence.trim(), ...roles] : roles;
  });
  return [...new Set(found)].sort((one, other) => other.length - one.length);
}

/** "Roles for editors and viewers", "roles: admin, editor": behind a comma only known ones, since another list may begin there. */
const namedList = new RegExp(
  [
    "(?<!\\p{L})(?:(?:and|with|und|mit|y|con) )?(?:(?:user )?roles|(?:nutzer|benutzer)?rollen)",
    "(?: (?:for|like|such as|für|wie|para|como)|:)\\s+(?:an? |the |die )?",
    `\\p{L}[\\p{L}-]*(?:\\s*,\\s*${who}(?!\\p{L}))*(?:,?\\s+(?:and|or|und|oder|y|o)\\s+(?:an? |the |die )?\\p{L}[\\p{L}-]*)?`,
  ].join(""),
  "giu",
);

/** The text with roles that are only named blanked out: they are people who sign in, and nothing that is kept. */
export const withoutNamedRoles = (text: string): string =>
  text.length > MAX_CHARACTERS ? text : text.replace(namedList, (found) => " ".repeat(found.length));
