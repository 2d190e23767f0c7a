import { toast } from "@/components/ui/toast";

const texts: Record<string, string> = {
  en: "This was not saved: the browser has no room left for this site. Delete something here, then save again.",
  de: "Das wurde nicht gespeichert: Der Browser hat keinen Platz mehr für diese Seite. Hier etwas löschen, dann noch einmal speichern.",
  es: "No se ha guardado: el navegador no tiene más espacio para este sitio. Borra algo aquí y guarda de nuevo.",
};

/** The browser kept nothing of a change. It ends what a form does after saving, so what was typed stays there. */
export class NoRoom extends Error {
  constructor(cause: unknown) {
    super(texts[document.documentElement.lang.slice(0, 2)] ?? texts.en, { cause });
    this.name = "NoRoom";
  }
}

function say(event: Event, thrown: unknown) {
  if (!(thrown instanceof NoRoom)) return;
  // It is told to the person who saves, so it is no fault of the page that nobody knew of.
  event.preventDefault();
  event.stopImmediatePropagation();
  toast(thrown.message);
}

window.addEventListener("error", (event) => say(event, event.error), true);
window.addEventListener("unhandledrejection", (event) => say(event, event.reason), true);
