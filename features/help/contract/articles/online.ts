import type { HelpArticle } from "../article.ts";

/** The published site and the project's database. */
export const online: readonly HelpArticle[] = [
  {
    id: "publish",
    title: "Publish the site",
    text: {
      en: "Press Publish at the top right. Slipway builds the app and gives it an address; later versions go online with Update.",
      de: "Drücken Sie oben rechts Publish. Slipway baut die App und gibt ihr eine Adresse; spätere Versionen gehen mit Update online.",
      es: "Pulsa Publish arriba a la derecha. Slipway compila la aplicación y le da una dirección; las versiones posteriores se publican con Update.",
    },
    words:
      "publish deploy go live online internet launch release update site website veröffentlichen online stellen freigeben aktualisieren publicar publico publica desplegar en línea lanzar actualizar",
  },
  {
    id: "address",
    title: "Change the site's address",
    text: {
      en: "Open Publish and change the address at the top. For 30 days, the old one leads to the new one.",
      de: "Öffnen Sie Publish und ändern Sie oben die Adresse. Die alte führt 30 Tage lang zur neuen.",
      es: "Abre Publish y cambia la dirección de arriba. La antigua lleva a la nueva durante 30 días.",
    },
    words: "address url link slug subdomain change site adresse webadresse dirección enlace",
  },
  {
    id: "own-domain",
    title: "Your own domain",
    text: {
      en: "Publish gives the site an address, and you choose its first part there. A domain of your own isn't possible here yet: staff choose the domain of all sites in Settings → Addresses.",
      de: "Publish gibt der Website eine Adresse, deren ersten Teil Sie dort wählen. Eine eigene Domain ist hier noch nicht möglich: Das Team dieses Servers wählt die Domain aller Websites unter Settings → Addresses.",
      es: "Publish da al sitio una dirección cuya primera parte eliges allí. Un dominio propio aún no es posible aquí: el personal elige el dominio de todos los sitios en Settings → Addresses.",
    },
    words: "own custom domain address url dns www com eigene domain adresse dominio dirección propio propia",
  },
  {
    id: "unpublish",
    title: "Take the site offline",
    text: {
      en: "Open Publish, then Advanced, and press Unpublish. The project stays as it is.",
      de: "Öffnen Sie Publish, dann Advanced, und drücken Sie Unpublish. Das Projekt bleibt, wie es ist.",
      es: "Abre Publish, luego Advanced, y pulsa Unpublish. El proyecto queda igual.",
    },
    words:
      "unpublish offline take down hide site private stop publishing abschalten offline nehmen despublicar ocultar quitar",
  },
  {
    id: "site-access",
    title: "Who can open the published site",
    text: {
      en: "Open Publish and choose under Website access: anyone with the address, or signed-in members of the workspace (Business plan).",
      de: "Öffnen Sie Publish und wählen Sie unter Website access: alle mit der Adresse oder angemeldete Mitglieder des Workspace (Tarif Business).",
      es: "Abre Publish y elige en Website access: cualquiera con la dirección o miembros del workspace con sesión iniciada (plan Business).",
    },
    words:
      "who can see open visit site visitors access private public website wer kann sehen öffnen besucher quién puede ver abrir visitantes",
  },
  {
    id: "visibility",
    title: "Who can open the project",
    text: {
      en: "Click the badge beside the project's name: Personal, Internal or Public. It is about the project in Slipway, not about the published site.",
      de: "Klicken Sie auf das Schild neben dem Projektnamen: Personal, Internal oder Public. Das gilt für das Projekt in Slipway, nicht für die Website.",
      es: "Haz clic en la etiqueta junto al nombre: Personal, Internal o Public. Se refiere al proyecto en Slipway, no al sitio publicado.",
    },
    words:
      "visibility project internal personal public private draft hide sichtbarkeit projekt intern privat öffentlich visibilidad privado público",
  },
  {
    id: "search-engines",
    title: "Title, description and picture for search and sharing",
    text: {
      en: "Open Publish, then Website Info, and fill in title, description and picture.",
      de: "Öffnen Sie Publish, dann Website Info, und füllen Sie Titel, Beschreibung und Bild aus.",
      es: "Abre Publish, luego Website Info, y rellena título, descripción e imagen.",
    },
    words:
      "seo google search engine title description share picture favicon icon meta social suchmaschine beschreibung buscador descripción",
  },
  {
    id: "database",
    title: "Give the app a database",
    text: {
      en: "Open Cloud above the preview and enable it, then ask the chat to store the app's data in it.",
      de: "Öffnen Sie Cloud über der Vorschau, schalten Sie es ein und bitten Sie dann den Chat, die Daten der App dort zu speichern.",
      es: "Abre Cloud sobre la vista previa, actívalo y pide al chat que guarde ahí los datos de la aplicación.",
    },
    words:
      "database cloud backend postgres supabase store data server sign-in login users accounts enable datenbank daten speichern anmeldung einschalten base de datos guardar activar",
  },
  {
    id: "form-entries",
    title: "Where form entries go",
    text: {
      en: "With a database, entries are at /admin of your site, and only its owners get in: Cloud → Site owners makes the link. Without one, entries stay in the visitor's browser.",
      de: "Mit Datenbank stehen Einträge unter /admin Ihrer Website, nur für ihre Owner: Den Link macht Cloud → Site owners. Ohne bleiben Einträge im Browser der Besucher.",
      es: "Con base de datos, los datos están en /admin del sitio, solo para sus dueños: Cloud → Site owners crea el enlace. Sin ella se quedan en el navegador del visitante.",
    },
    words:
      "form entries messages submissions orders bookings admin owner inbox read receive contact formular nachrichten einträge bestellungen buchungen lesen formulario mensajes pedidos reservas leer recibir",
  },
  {
    id: "secrets",
    title: "Keys and secrets",
    text: {
      en: "Store them in Cloud → Secrets. They can be replaced but not read again, and only server-side code gets them.",
      de: "Speichern Sie sie unter Cloud → Secrets. Sie lassen sich ersetzen, aber nicht mehr lesen, und nur Code auf dem Server bekommt sie.",
      es: "Guárdalos en Cloud → Secrets. Se pueden sustituir pero no volver a leer, y solo el código del servidor los recibe.",
    },
    words:
      "secret secrets api key keys environment variable env stripe openai geheimnis schlüssel secreto clave variable",
  },
  {
    id: "security",
    title: "Check the app's security",
    text: {
      en: "Open Security above the preview. It tries what strangers can read and change, and publishing asks before critical findings go online.",
      de: "Öffnen Sie Security über der Vorschau. Es probiert, was Fremde lesen und ändern können; vor kritischen Funden fragt Publish nach.",
      es: "Abre Security sobre la vista previa. Prueba qué pueden leer y cambiar los extraños; antes de publicar algo crítico, pregunta.",
    },
    words: "security secure safe scan review vulnerabilities hack sicherheit sicher prüfen seguridad seguro revisar",
  },
];
