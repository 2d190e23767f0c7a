/** "Store it in the database", "add sign-in", "everybody sees only their own". */
import { boardTables, isBoard, withCardFields } from "../../backend/board-tables.ts";
import { canBeStored, sharingFor, storedPlan } from "../../backend/stored-app.ts";
import { hasRoles, sharingOf, type Sharing } from "../../backend/tables.ts";
import { asksForDatabase, wishIn, type Wish } from "../../backend/wish.ts";
import { mergePlan } from "../../edit/re-emit.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Language, Plan } from "../../plan/plan.ts";
import { contains, operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has } from "../requests.ts";
import { stillInBrowser } from "./still-in-browser.ts";
import { storeForms } from "./store-forms.ts";
import { withoutAccounts } from "./without-accounts.ts";

const understood: Record<Sharing, Wording> = {
  own: {
    en: "Storage in the project's database, with sign-in: each account sees its own entries.",
    de: "Speichern in der Datenbank des Projekts, mit Anmeldung: jedes Konto sieht die eigenen Einträge.",
    es: "Guardar en la base de datos del proyecto, con inicio de sesión: cada cuenta ve sus propios datos.",
  },
  shared: {
    en: "Storage in the project's database, with sign-in: one shared list with roles.",
    de: "Speichern in der Datenbank des Projekts, mit Anmeldung: eine gemeinsame Liste mit Rollen.",
    es: "Guardar en la base de datos del proyecto, con inicio de sesión: una lista compartida con roles.",
  },
};
const inDatabase: Wording = {
  en: "Storage in the project's database.",
  de: "Speichern in der Datenbank des Projekts.",
  es: "Guardar en la base de datos del proyecto.",
};
const did: Wording = {
  en: "{lists} are stored in the project's database, with row-level security on every table",
  de: "{lists} werden in der Datenbank des Projekts gespeichert, mit zeilenweisem Schutz in jeder Tabelle",
  es: "{lists} se guardan en la base de datos del proyecto, con seguridad por filas en cada tabla",
};
const didSignIn: Record<Sharing, Wording> = {
  own: {
    en: "People create an account and sign in; each sees their own entries only",
    de: "Man legt ein Konto an und meldet sich an; jede Person sieht nur die eigenen Einträge",
    es: "Se crea una cuenta y se inicia sesión; cada persona ve solo sus propios datos",
  },
  shared: {
    en: "Everybody signs in to the same list. The first account is the owner and lets others in on the Account page: editors change entries, viewers only read",
    de: "Alle melden sich bei derselben Liste an. Das erste Konto ist Inhaber und lässt andere auf der Seite Konto herein: Bearbeiter ändern Einträge, Leser sehen sie nur",
    es: "Todas las personas entran en la misma lista. La primera cuenta es la propietaria y admite a las demás en la página Cuenta: unas editan y otras solo leen",
  },
};
const didBring: Wording = {
  en: "On first sign-in, people can import this browser's data",
  de: "Wer sich bei einem leeren Konto anmeldet, kann übernehmen, was der Browser bisher aufbewahrt hat",
  es: "Quien entra en una cuenta vacía puede traer lo que el navegador guardaba hasta ahora",
};
const already: Record<Sharing, Wording> = {
  own: {
    en: "The lists are stored in the project's database already, and each account sees its own entries. I changed nothing.",
    de: "Die Listen liegen schon in der Datenbank des Projekts, und jedes Konto sieht die eigenen Einträge. Ich habe nichts geändert.",
    es: "Las listas ya están en la base de datos del proyecto y cada cuenta ve sus propios datos. No he cambiado nada.",
  },
  shared: {
    en: "The lists are stored in the project's database already, and the team shares them; the owner sets the roles on the Account page. I changed nothing.",
    de: "Die Listen liegen schon in der Datenbank des Projekts, und das Team teilt sie; die Rollen setzt der Inhaber auf der Seite Konto. Ich habe nichts geändert.",
    es: "Las listas ya están en la base de datos del proyecto y el equipo las comparte; los roles se fijan en la página Cuenta. No he cambiado nada.",
  },
};
const notThisApp: Wording = {
  en: "I can't store this app in the database: I only store lists, such as tasks, stock or expenses. Its entries stay in each visitor's browser. I changed nothing.",
  de: "Diese App kann ich nicht in der Datenbank speichern: Das geht nur mit Listen, etwa Aufgaben, Bestand oder Ausgaben. Ihre Einträge bleiben im Browser der Besucher. Ich habe nichts geändert.",
  es: "No puedo guardar esta aplicación en la base de datos: solo guardo listas, como tareas, existencias o gastos. Sus datos quedan en el navegador de cada visitante. No he cambiado nada.",
};
const edited: Wording = {
  en: "These files were edited by hand, so I could not move them to the database: {files}. I changed nothing.",
  de: "Diese Dateien wurden von Hand bearbeitet, deshalb konnte ich sie nicht auf die Datenbank umstellen: {files}. Ich habe nichts geändert.",
  es: "Estos archivos se editaron a mano y no he podido pasarlos a la base de datos: {files}. No he cambiado nada.",
};
/** For a team: one list, and roles. */
export const shareChip: Record<Language, string> = {
  en: "Share it with my team",
  de: "Mit meinem Team teilen",
  es: "Compartirlo con mi equipo",
};

export const storeOnline = operation<Wish>({
  id: "store-online",
  words:
    "database store save cloud server sync online sign in login account password user auth datenbank speichern anmelden konto base de datos guardar cuenta sesión",
  match({ text, language }) {
    const wish = wishIn(text);
    if (wish === null) return null;
    // "Rename the page Accounts" is about words.
    if (
      has(text, 'change|text|heading|rename|remove|page|seite|página|".+"') &&
      !has(text, "add|make|store|save|with|put|keep|speicher\\w*|guarda\\w*")
    )
      return null;
    return {
      confidence: wish.isStated ? 0.86 : 0.72,
      values: wish,
      // What comes with it is known when the plan is read: accounts for lists, a page for its owner where visitors write.
      understood: worded(!wish.isStated && asksForDatabase(text) ? inDatabase : understood[wish.sharing], language),
    };
  },
  reads: (plan) => [...sourcePaths(plan), "package.json"],
  change: (project, wish, { language, text }) =>
    canBeStored(project.plan) || !asksForDatabase(text)
      ? store(project, { ...wish, sharing: sharingFor(project.plan, wish, text) }, language)
      : (storeForms(project, language) ?? { say: notThisApp[language] }),
});

export function store(project: ProjectEdit, wish: Wish, language: Language): Changed | Unchanged {
  const { plan } = project;
  const now = sharingOf(plan);
  if (!canBeStored(plan)) return withoutAccounts(project, language);
  const sharing = now !== null && !wish.isStated ? now : wish.sharing;
  if (now === sharing && (sharing === "own" || hasRoles(plan))) return { say: already[sharing][language] };
  const after = storedPlan(withCardFields(project, plan), sharing);
  const { kept } = mergePlan(project, after);
  // Half a list in the browser and half in the database would lose entries.
  const blocking = kept.filter((path) => path.startsWith("src/data/") || path === "src/App.tsx");
  if (blocking.length > 0) return { say: worded(edited, language, { files: blocking.join(", ") }) };
  return changed(project, { plan, after, sharing }, language);
}

interface Stored {
  plan: Plan;
  after: Changed["plan"];
  sharing: Sharing;
}

function changed(project: ProjectEdit, { plan, after, sharing }: Stored, language: Language): Changed {
  const data = project.paths.find((path) => project.text(path)?.includes("= createStoredCollection<")) ?? "src/App.tsx";
  const lists = (
    isBoard(plan)
      ? boardTables(plan)
          .toReversed()
          .map(({ label }) => label)
      : plan.entities.map(({ plural }) => plural)
  ).join(", ");
  const signIn = contains(worded(didSignIn[sharing], language), "src/App.tsx", "<AccountGate>");
  /** Lists that were stored before are only shared anew. */
  const isSharedAnew = sharingOf(plan) !== null;
  return {
    plan: after,
    claims: isSharedAnew
      ? [signIn]
      : [
          contains(worded(did, language, { lists }), data, "createStoredCollection<"),
          signIn,
          contains(didBring[language], "src/components/app/AccountGate.tsx", "<BringOver />"),
        ],
    notDone: stillInBrowser(project, language),
    routes: ["/"],
  };
}
