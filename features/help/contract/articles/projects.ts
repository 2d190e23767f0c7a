import type { HelpArticle } from "../article.ts";

/** Work on a project: versions, files, the chat. */
export const projects: readonly HelpArticle[] = [
  {
    id: "undo",
    title: "Undo a change",
    text: {
      en: "Press Undo under the newest change in the chat. For an older state, open Versions in the top bar (on a phone, in the menu of the project's name) and restore it; later versions stay in the list.",
      de: "Drücken Sie „Rückgängig“ unter der neuesten Änderung im Chat. Einen älteren Stand stellen Sie in Versions in der oberen Leiste (am Telefon im Menü des Projektnamens) wieder her; spätere Versionen bleiben in der Liste.",
      es: "Pulsa «Deshacer» bajo el último cambio en el chat. Para un estado anterior, abre Versions en la barra superior (en el teléfono, en el menú del nombre del proyecto) y restáuralo; las versiones posteriores siguen en la lista.",
    },
    words:
      "undo revert restore go back previous old earlier version versions history rollback wrong broke mistake rückgängig zurück wiederherstellen alte alten fassung verlauf deshacer deshago restaurar restauro volver versión anterior historial",
  },
  {
    id: "download",
    title: "Download the code",
    text: {
      en: "Open the menu of the project's name and choose Download project as ZIP. It holds every file and runs with npm install and npm run dev.",
      de: "Öffnen Sie das Menü am Projektnamen und wählen Sie Download project as ZIP. Darin sind alle Dateien; sie laufen mit npm install und npm run dev.",
      es: "Abre el menú del nombre del proyecto y elige Download project as ZIP. Contiene todos los archivos y funciona con npm install y npm run dev.",
    },
    words:
      "download zip export code files source take away leave backup herunterladen exportieren dateien quellcode descargar descargo exportar código archivos",
  },
  {
    id: "edit-code",
    title: "Edit the code yourself",
    text: {
      en: "Open Code above the preview. It checks types while you write; each save is a version, and the chat knows about it.",
      de: "Öffnen Sie Code über der Vorschau. Es prüft Typen beim Schreiben; jedes Speichern ist eine Version, und der Chat kennt sie.",
      es: "Abre Code sobre la vista previa. Comprueba los tipos al escribir; cada guardado es una versión y el chat la conoce.",
    },
    words:
      "edit code editor file files myself by hand programming write quelltext datei bearbeiten selbst código archivo editar mano",
  },
  {
    id: "visual-edits",
    title: "Change texts and looks by clicking",
    text: {
      en: "Press Visual edits above the preview, click an element and change its text, colours and spacing. Save makes one version.",
      de: "Drücken Sie Visual edits über der Vorschau, klicken Sie ein Element an und ändern Sie Text, Farben und Abstände. Save macht daraus eine Version.",
      es: "Pulsa Visual edits sobre la vista previa, haz clic en un elemento y cambia texto, colores y espacios. Save crea una versión.",
    },
    words: "visual edit edits click element text directly wysiwyg select anklicken direkt visuell clic directamente",
  },
  {
    id: "details",
    title: "Change hours, phone, address and other details",
    text: {
      en: "Write them in the chat as you would say them, for example “Open Mon-Fri 9-12 and 2-6” or “The phone number is 0113 496 0100”. You can also change them in the form “Your details” under the first answer.",
      de: "Schreiben Sie sie in den Chat, wie Sie sie sagen würden, zum Beispiel „Offen Mo-Fr 9-12 und 14-18“ oder „Die Telefonnummer ist 0761 5550100“. Oder ändern Sie sie im Formular „Ihre Angaben“ unter der ersten Antwort.",
      es: "Escríbelos en el chat como los dirías, por ejemplo «Abierto lun-vie 9-12 y 14-18» o «El teléfono es 912 555 100». También puedes cambiarlos en el formulario «Tus datos», bajo la primera respuesta.",
    },
    words: "hours phone details öffnungszeiten sprechzeiten telefonnummer angaben horario datos",
  },
  {
    id: "own-picture",
    title: "Put a picture of your own on a page",
    text: {
      en: "Attach it in the chat, press “Place the picture in the app” under the answer and select the picture it replaces.",
      de: "Hängen Sie es im Chat an, drücken Sie „Das Bild in die App setzen“ unter der Antwort und wählen Sie das Bild aus, das es ersetzt.",
      es: "Adjúntala en el chat, pulsa «Poner la imagen en la aplicación» bajo la respuesta y elige la imagen que sustituye.",
    },
    words: "picture photo image upload logo own bild foto hochladen eigenes imagen subir propia",
  },
  {
    id: "rename-project",
    title: "Rename a project",
    text: {
      en: "Click the project's name at the top left, or press F2 on its card. The site address changes in Publish.",
      de: "Klicken Sie oben links auf den Projektnamen oder drücken Sie F2 auf seiner Karte. Die Adresse der Website ändern Sie unter Publish.",
      es: "Haz clic en el nombre del proyecto, arriba a la izquierda, o pulsa F2 en su tarjeta. La dirección del sitio se cambia en Publish.",
    },
    words: "rename project title call umbenennen projektname titel renombrar proyecto título",
  },
  {
    id: "duplicate",
    title: "Copy a project",
    text: {
      en: "Open the menu of the project's name and choose Remix. It asks for the workspace, and whether earlier versions come along.",
      de: "Öffnen Sie das Menü am Projektnamen und wählen Sie Remix. Sie werden nach dem Workspace gefragt, und ob frühere Versionen mitkommen.",
      es: "Abre el menú del nombre del proyecto y elige Remix. Te pregunta por el espacio de trabajo y si las versiones anteriores van incluidas.",
    },
    words: "duplicate copy clone remix fork project duplizieren kopieren kopie projekt duplicar copiar copio proyecto",
  },
  {
    id: "trash",
    title: "Delete a project, or get it back",
    text: {
      en: "Move to Trash is in the menu of the project's name. The site goes offline at once. For 30 days, Trash on the start page restores project and site.",
      de: "Move to Trash steht im Menü am Projektnamen. Die Website geht sofort offline. 30 Tage lang stellt Trash auf der Startseite Projekt und Website wieder her.",
      es: "Move to Trash está en el menú del nombre del proyecto. El sitio deja de estar en línea. Durante 30 días, Trash en la página inicial restaura proyecto y sitio.",
    },
    words:
      "delete remove project trash bin recover deleted lost löschen papierkorb wiederherstellen gelöscht eliminar borrar papelera recuperar",
  },
  {
    id: "new-project",
    title: "Start a new project",
    text: {
      en: "Go to the start page with the button at the top left and say what you want to build.",
      de: "Gehen Sie mit dem Knopf oben links zur Startseite und sagen Sie, was entstehen soll.",
      es: "Ve a la página inicial con el botón de arriba a la izquierda y di qué quieres crear.",
    },
    words:
      "new project start another app begin create home dashboard neues projekt anfangen beginnen startseite nuevo proyecto empezar",
  },
  {
    id: "chat-and-agent",
    title: "Chat and Agent",
    text: {
      en: "In Agent, a message changes the app. In Chat, it is answered and nothing is changed. Switch under the message field.",
      de: "In Agent ändert eine Nachricht die App. In Chat wird sie beantwortet, ohne etwas zu ändern. Umschalten können Sie unter dem Nachrichtenfeld.",
      es: "En Agent, un mensaje cambia la aplicación. En Chat se responde sin cambiar nada. Se elige bajo el campo del mensaje.",
    },
    words: "chat agent mode plan difference modes question without changing modus unterschied modo diferencia",
  },
  {
    id: "journeys",
    title: "Keep something working",
    text: {
      en: "Open the project's menu and choose Record a journey. Click through what should work, then press Expect a text and click what should be there at the end. It is tried with every later change.",
      de: "Öffnen Sie das Menü des Projekts und wählen Sie Record a journey. Klicken Sie durch, was gehen soll, drücken Sie Expect a text und klicken Sie an, was am Ende da sein soll. Jede spätere Änderung probiert es aus.",
      es: "Abre el menú del proyecto y elige Record a journey. Haz clic por lo que debe funcionar, pulsa Expect a text y haz clic en lo que debe aparecer al final. Cada cambio posterior lo prueba.",
    },
    words:
      "journey record test regression keep working break broken check flow click aufnehmen testen funktioniert prüfen grabar probar prueba funcionar",
  },
  {
    id: "queue",
    title: "Messages while a turn runs",
    text: {
      en: "You can send more while one runs: they wait in the queue and run one after another. Stop ends the running one; what was saved stays.",
      de: "Sie können weiter senden, während etwas läuft: Nachrichten warten in der Reihe und laufen nacheinander. Stop beendet die laufende; Gespeichertes bleibt.",
      es: "Puedes enviar más mientras algo se ejecuta: esperan en la cola y van una tras otra. Stop termina la actual; lo guardado se queda.",
    },
    words: "queue stop cancel running wait busy pause turn warteschlange abbrechen anhalten läuft cola parar cancelar",
  },
  {
    id: "knowledge",
    title: "Tell the agent something for good",
    text: {
      en: "Write it in Settings → Knowledge for this project, or in Shared knowledge for every project of the workspace. The agent reads both before each turn.",
      de: "Schreiben Sie es unter Settings → Knowledge für dieses Projekt oder unter Shared knowledge für alle Projekte. Der Agent liest beides vor jeder Nachricht.",
      es: "Escríbelo en Settings → Knowledge para este proyecto o en Shared knowledge para todos. El agente lee ambos antes de cada mensaje.",
    },
    settings: { section: "knowledge", label: "Settings → Knowledge" },
    words:
      "knowledge remember instruction instructions rules style guide always memory context brand wissen merken anweisungen regeln immer conocimiento recordar instrucciones reglas siempre",
  },
  {
    id: "keyboard",
    title: "Keyboard shortcuts and commands",
    text: {
      en: "Press ? for the keys of a page, and Ctrl K (⌘K) for a list of every command.",
      de: "Drücken Sie ? für die Tasten einer Seite und Strg K (⌘K) für eine Liste aller Befehle.",
      es: "Pulsa ? para las teclas de la página y Ctrl K (⌘K) para una lista de todas las órdenes.",
    },
    words:
      "keyboard shortcut shortcuts keys hotkey command palette tastatur tastenkürzel befehle teclado atajos teclas",
  },
  {
    id: "errors",
    title: "The preview shows an error",
    text: {
      en: "The card in the preview names the error. Undo takes the last change back; Try to fix sends the error to the agent.",
      de: "Die Karte in der Vorschau nennt den Fehler. Undo nimmt die letzte Änderung zurück; Try to fix schickt den Fehler an den Agenten.",
      es: "La tarjeta de la vista previa nombra el error. Undo deshace el último cambio; Try to fix envía el error al agente.",
    },
    words:
      "error preview white blank broken crash does not start fix bug fehler vorschau weiß kaputt startet nicht vista previa blanco roto fallo",
  },
  {
    id: "phone",
    title: "Slipway on a phone",
    text: {
      en: "On a phone, the bar at the bottom switches between chat and preview; Versions are in the menu of the project's name.",
      de: "Am Telefon wechselt die Leiste unten zwischen Chat und Vorschau; Versions steht im Menü des Projektnamens.",
      es: "En el teléfono, la barra inferior cambia entre chat y vista previa; Versions está en el menú del nombre del proyecto.",
    },
    words: "slipway phone mobile tablet telefon handy smartphone teléfono móvil",
  },
];
