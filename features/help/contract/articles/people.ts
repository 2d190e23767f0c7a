import type { HelpArticle } from "../article.ts";

const PEOPLE = { section: "members", label: "Settings → People" };
const ACCOUNT = { section: "account", label: "Settings → Account" };

/** People, accounts and what belongs to a person. */
export const people: readonly HelpArticle[] = [
  {
    id: "invite",
    title: "Invite people",
    text: {
      en: "Open Settings → People, type an email address, choose a role and press Invite. Where email isn't set up, you get a link to pass on.",
      de: "Öffnen Sie Settings → People, geben Sie eine E-Mail-Adresse ein, wählen Sie eine Rolle und drücken Sie Invite. Ist keine E-Mail eingerichtet, bekommen Sie einen Link zum Weitergeben.",
      es: "Abre Settings → People, escribe un correo, elige un rol y pulsa Invite. Si el correo no está configurado, recibes un enlace para enviarlo tú.",
    },
    settings: PEOPLE,
    words:
      "invite invitation colleague colleagues teammate mate mates coworker friend member members people add somebody user work together collaborate collaborator share project team einladen lade einladung kollegen kollegin mitarbeiter freund zusammenarbeiten hinzufügen invitar invito invita invitación colega compañero amigo equipo colaborar añadir persona",
  },
  {
    id: "roles",
    title: "Roles of people",
    text: {
      en: "A viewer looks, an editor changes projects, an admin also manages people, an owner also the plan. Change a role in Settings → People.",
      de: "Viewer sehen zu, Editors ändern Projekte, Admins verwalten auch Personen, Owner auch den Tarif. Rollen ändern Sie unter Settings → People.",
      es: "Un viewer mira, un editor cambia proyectos, un admin gestiona también a las personas y un owner también el plan. Los roles se cambian en Settings → People.",
    },
    settings: PEOPLE,
    words:
      "role roles permission permissions rights access viewer editor admin owner allowed may rolle rollen rechte berechtigung darf rol roles permisos derechos",
  },
  {
    id: "single-sign-on",
    title: "Sign in through your company",
    text: {
      en: "On a plan with single sign-on, an owner opens Settings → Single sign-on, connects the company's OpenID Connect provider and tests it. The company's email domain has to be proven in Settings → Email domains first.",
      de: "In einem Tarif mit Single Sign-on öffnet ein Owner Settings → Single sign-on, verbindet den OpenID-Connect-Anbieter der Firma und testet ihn. Vorher wird die E-Mail-Domain der Firma unter Settings → Email domains nachgewiesen.",
      es: "En un plan con inicio de sesión único, un owner abre Settings → Single sign-on, conecta el proveedor OpenID Connect de la empresa y lo prueba. Antes hay que demostrar el dominio de correo en Settings → Email domains.",
    },
    settings: { section: "single-sign-on", label: "Settings → Single sign-on" },
    words:
      "sso oidc openid okta entra azure keycloak identity provider enforce firma anbieter einmalanmeldung empresa proveedor",
  },
  {
    id: "remove-people",
    title: "Remove somebody from the workspace",
    text: {
      en: "Open Settings → People, open the menu beside the name and remove the person. Their projects stay in the workspace.",
      de: "Öffnen Sie Settings → People, dann das Menü neben dem Namen, und entfernen Sie die Person. Ihre Projekte bleiben im Workspace.",
      es: "Abre Settings → People, el menú junto al nombre, y quita a la persona. Sus proyectos se quedan en el workspace.",
    },
    settings: PEOPLE,
    words:
      "remove kick revoke member person colleague leave workspace entfernen rauswerfen kündigen mitglied quitar expulsar eliminar miembro",
  },
  {
    id: "password",
    title: "Change or reset your password",
    text: {
      en: "Change it in Settings → Account. If you forgot it, press “Forgot password” where you sign in; where email isn't set up, your admin makes a link for you.",
      de: "Ändern Sie es unter Settings → Account. Haben Sie es vergessen, drücken Sie bei der Anmeldung „Forgot password“; ohne eingerichtete E-Mail erstellt Ihnen der Admin einen Link.",
      es: "Cámbiala en Settings → Account. Si la olvidaste, pulsa “Forgot password” al iniciar sesión; si el correo no está configurado, tu admin crea un enlace.",
    },
    settings: ACCOUNT,
    words:
      "password passwort kennwort contraseña forgot forgotten reset vergessen zurücksetzen olvidé restablecer login",
  },
  {
    id: "email-address",
    title: "Your name and email address",
    text: {
      en: "Both are in Settings → Account. A new email address counts once you open the link sent to it.",
      de: "Beides steht unter Settings → Account. Eine neue E-Mail-Adresse gilt, sobald Sie den Link darin öffnen.",
      es: "Ambos están en Settings → Account. El correo nuevo vale cuando abres el enlace que recibe.",
    },
    settings: ACCOUNT,
    words:
      "email mail address name profile account change my verify confirm e-mail adresse profil konto bestätigen correo dirección nombre perfil cuenta",
  },
  {
    id: "sign-out",
    title: "Sign out, here or everywhere",
    text: {
      en: "On the start page, sign out in the menu of your picture at the top right. Settings → Account lists every session and ends them.",
      de: "Abmelden steht auf der Startseite im Menü Ihres Bildes oben rechts. Settings → Account zeigt alle Sitzungen und beendet sie.",
      es: "En la página inicial, cierra sesión en el menú de tu imagen, arriba a la derecha. Settings → Account muestra todas las sesiones y las termina.",
    },
    settings: ACCOUNT,
    words: "sign out log out logout session sessions device abmelden ausloggen sitzung gerät cerrar sesión dispositivo",
  },
  {
    id: "close-account",
    title: "Close an account",
    text: {
      en: "Your admin closes it: Settings → Users, then Deactivate beside the name. Delete your own projects first if nobody should keep them.",
      de: "Das macht Ihr Admin: Settings → Users, dann Deactivate beim Namen. Löschen Sie vorher eigene Projekte, die niemand behalten soll.",
      es: "Lo hace tu admin: Settings → Users, y Deactivate junto al nombre. Borra antes los proyectos propios que nadie deba conservar.",
    },
    settings: ACCOUNT,
    words:
      "close delete deactivate cancel remove account konto löschen schließen deaktivieren kündigen cuenta eliminar cerrar borrar desactivar",
  },
  {
    id: "appearance",
    title: "Dark and light colours of Slipway",
    text: {
      en: "Choose Light, Dark or System in the menu of your picture, or in Settings → Account. It changes Slipway only, not your app.",
      de: "Wählen Sie Light, Dark oder System im Menü Ihres Bildes oder unter Settings → Account. Das ändert nur Slipway, nicht Ihre App.",
      es: "Elige Light, Dark o System en el menú de tu imagen o en Settings → Account. Cambia solo Slipway, no tu aplicación.",
    },
    settings: ACCOUNT,
    words:
      "dark light mode theme appearance slipway workspace builder editor dunkel hell modus darstellung oscuro claro tema apariencia",
  },
  {
    id: "api-tokens",
    title: "API tokens",
    text: {
      en: "Settings → Account makes tokens that let programs act as you. A token is shown once.",
      de: "Settings → Account erstellt Tokens, mit denen Programme in Ihrem Namen handeln. Ein Token wird einmal gezeigt.",
      es: "Settings → Account crea tokens con los que los programas actúan en tu nombre. Un token se muestra una vez.",
    },
    settings: ACCOUNT,
    words:
      "api token tokens key bearer script automate automation ci program schnittstelle schlüssel automatisieren clave automatizar",
  },
];
