/** Phrases of apps that keep their lists in the project's database: English, German, Spanish. */
import type { Phrase } from "./phrase.ts";

export const backend: readonly Phrase[] = [
  [
    "That could not be saved. The page shows what is stored.",
    "Das ließ sich nicht speichern. Die Seite zeigt, was gespeichert ist.",
    "No se pudo guardar. La página muestra lo que está guardado.",
  ],
  ["The database is not connected", "Die Datenbank ist nicht verbunden", "La base de datos no está conectada"],
  [
    "This app was built without the address of its database, so nobody can sign in.",
    "Diese App wurde ohne die Adresse ihrer Datenbank gebaut, deshalb kann sich niemand anmelden.",
    "Esta aplicación se compiló sin la dirección de su base de datos, así que nadie puede iniciar sesión.",
  ],
  ["Loading…", "Wird geladen …", "Cargando…"],
  ["The entries could not be loaded", "Die Einträge ließen sich nicht laden", "No se pudieron cargar los datos"],
  [
    "The database does not answer. Nothing is lost; please try again in a moment.",
    "Die Datenbank antwortet nicht. Nichts ist verloren; bitte gleich noch einmal versuchen.",
    "La base de datos no responde. No se ha perdido nada; inténtalo de nuevo en un momento.",
  ],
  ["Try again", "Noch einmal versuchen", "Intentar de nuevo"],
  [
    "The entries are stored in the database.",
    "Die Einträge sind in der Datenbank gespeichert.",
    "Los datos están guardados en la base de datos.",
  ],
  ["Begin with entries", "Mit Einträgen beginnen", "Empezar con datos"],
  [
    "Your account is empty. Entries that this browser kept:",
    "Ihr Konto ist leer. Einträge, die dieser Browser aufbewahrt hat:",
    "Tu cuenta está vacía. Entradas que guardó este navegador:",
  ],
  [
    "Your account is empty. You can begin with sample entries, made up to show how it works.",
    "Ihr Konto ist leer. Sie können mit erfundenen Beispielen beginnen, die zeigen, wie es funktioniert.",
    "Tu cuenta está vacía. Puedes empezar con ejemplos inventados que muestran cómo funciona.",
  ],
  [
    "There are no entries yet. Entries that this browser kept:",
    "Es gibt noch keine Einträge. Einträge, die dieser Browser aufbewahrt hat:",
    "Todavía no hay datos. Entradas que guardó este navegador:",
  ],
  [
    "There are no entries yet. You can begin with samples, made up to show how it works.",
    "Es gibt noch keine Einträge. Sie können mit erfundenen Beispielen beginnen, die zeigen, wie es funktioniert.",
    "Todavía no hay datos. Puedes empezar con ejemplos inventados que muestran cómo funciona.",
  ],
  ["Bring them over", "Übernehmen", "Traerlas"],
  ["Add sample entries", "Beispiele anlegen", "Añadir ejemplos"],
  ["Start empty", "Leer beginnen", "Empezar sin datos"],
  [
    "Your entries are stored in the database and shown to you alone, on every device you sign in on.",
    "Ihre Einträge liegen in der Datenbank und werden nur Ihnen gezeigt, auf jedem Gerät, auf dem Sie sich anmelden.",
    "Tus datos se guardan en la base de datos y solo los ves tú, en cada dispositivo en el que inicies sesión.",
  ],
  [
    "Everybody who has an account here sees and changes the same entries.",
    "Alle, die hier ein Konto haben, sehen und ändern dieselben Einträge.",
    "Todas las personas con una cuenta aquí ven y cambian los mismos datos.",
  ],
  [
    "That password is too easy to guess. Please choose another one.",
    "Dieses Passwort ist zu leicht zu erraten. Bitte ein anderes wählen.",
    "Esa contraseña es demasiado fácil de adivinar. Elige otra.",
  ],
  [
    "New accounts are not open at the moment.",
    "Neue Konten lassen sich zurzeit nicht anlegen.",
    "Ahora mismo no se pueden crear cuentas nuevas.",
  ],
  [
    "There is no room left for new accounts. If you have one, you can sign in.",
    "Für neue Konten ist kein Platz mehr. Wer eines hat, kann sich anmelden.",
    "No queda espacio para cuentas nuevas. Si ya tienes una, puedes iniciar sesión.",
  ],
  [
    "This page is out of date. Reload it; if that does not help, its owner has to publish it again.",
    "Diese Seite ist veraltet. Bitte neu laden; hilft das nicht, muss sie neu veröffentlicht werden.",
    "Esta página está desactualizada. Vuelve a cargarla; si no basta, hay que publicarla de nuevo.",
  ],
  [
    "The database did not answer. Please try again in a moment.",
    "Die Datenbank hat nicht geantwortet. Bitte gleich noch einmal versuchen.",
    "La base de datos no respondió. Inténtalo de nuevo en un momento.",
  ],
  [
    "We sent a message to this address. Open the link in it, then sign in:",
    "Wir haben eine Nachricht an diese Adresse geschickt. Öffnen Sie den Link darin und melden Sie sich dann an:",
    "Hemos enviado un mensaje a esta dirección. Abre el enlace y después inicia sesión:",
  ],
  [
    "Sign-in, and a database with row-level security: each account sees its own entries only",
    "Anmeldung und eine Datenbank mit zeilenweisem Schutz: jedes Konto sieht nur die eigenen Einträge",
    "Inicio de sesión y una base de datos con seguridad por filas: cada cuenta ve solo sus propios datos",
  ],
  [
    "One list for the whole team. The first account is its owner and lets the others in.",
    "Eine Liste für das ganze Team. Das erste Konto ist Inhaber und lässt die anderen herein.",
    "Una lista para todo el equipo. La primera cuenta es la propietaria y admite a las demás.",
  ],
  [
    "You are signed in, and the owner has to let you in",
    "Sie sind angemeldet; der Inhaber muss Sie noch hereinlassen",
    "Has iniciado sesión; falta que te admita la persona propietaria",
  ],
  [
    "The owner of this app does that under Account, People. This page then opens by itself.",
    "Das geschieht unter Konto, Personen. Danach öffnet sich diese Seite von selbst.",
    "Se hace en Cuenta, Personas. Después esta página se abre sola.",
  ],
  [
    "You may read here and not change anything. The owner can make you an editor.",
    "Sie dürfen hier lesen und nichts ändern. Der Inhaber kann Sie zum Bearbeiter machen.",
    "Aquí puedes leer, pero no cambiar nada. La persona propietaria puede darte permiso para editar.",
  ],
  ["Owner: sets the roles", "Inhaber: setzt die Rollen", "Propietaria: fija los roles"],
  ["Editor: adds, changes and deletes", "Bearbeiter: fügt hinzu, ändert, löscht", "Edición: añade, cambia y borra"],
  ["Viewer: reads", "Leser: liest", "Lectura: lee"],
  ["Not let in", "Nicht hereingelassen", "Sin acceso"],
  ["Saved.", "Gespeichert.", "Guardado."],
  [
    "Not changed: the list needs an owner, and only owners set roles.",
    "Nicht geändert: Die Liste braucht einen Inhaber, und nur Inhaber setzen Rollen.",
    "Sin cambios: la lista necesita una persona propietaria, y solo ella fija los roles.",
  ],
  ["Role of", "Rolle von", "Rol de"],
  [
    "Sign-in, and one shared list with roles: the first account is the owner and lets others in, to change or only to read",
    "Anmeldung und eine gemeinsame Liste mit Rollen: das erste Konto ist Inhaber und lässt andere herein, zum Ändern oder nur zum Lesen",
    "Inicio de sesión y una lista compartida con roles: la primera cuenta es la propietaria y admite a otras, para editar o solo leer",
  ],
];
