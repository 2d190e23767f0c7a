/** Words of the product in a conversation, a line each: English, German, Spanish. Loaded for the latter two. */
export const rows = `
Not done|Nicht gemacht|Lo que falta
Thinking|Denkt nach|Pensando
I changed nothing.|Ich habe nichts geändert.|No he cambiado nada.
Implement the plan|Den Plan umsetzen|Llevar a cabo el plan
Edit it first|Erst ändern|Cambiarlo antes
Thinking:|Denkt nach:|Piensa:
Thought:|Hat nachgedacht:|Pensó:
Output|Ausgabe|Salida
Thoughts|Gedanken|Lo que pensó
Version {number}|Version {number}|Versión {number}
Version {number} · Current|Version {number} · Aktuell|Versión {number} · Actual
Undo|Rückgängig|Deshacer
Try another look|Anderes Aussehen probieren|Probar otro aspecto
A turn is running. Looks can be tried when it has finished.|Es läuft noch etwas. Ein anderes Aussehen geht danach.|Hay un cambio en curso. Podrás probar otro aspecto cuando termine.
Is this what you asked for?|Ist es das, was Sie wollten?|¿Es lo que pedías?
Offline builder|Offline-Builder|Constructor offline
Your details|Ihre Angaben|Tus datos
Enter a name.|Geben Sie einen Namen ein.|Escribe un nombre.
Enter an email address such as hello@example.com.|Geben Sie eine E-Mail-Adresse ein, etwa hallo@example.com.|Escribe un correo electrónico, por ejemplo hola@example.com.
Enter a phone number such as 0341 5550142.|Geben Sie eine Telefonnummer ein, etwa 0341 5550142.|Escribe un teléfono, por ejemplo 912 555 100.
Enter a web address such as https://example.com.|Geben Sie eine Webadresse ein, etwa https://example.com.|Escribe una dirección web, por ejemplo https://example.com.
Placeholder details. Add yours:|Platzhalter. Tragen Sie Ihre Angaben ein:|Datos de ejemplo. Pon los tuyos:
Placeholder|Platzhalter|De ejemplo
Show {count} more|{count} weitere zeigen|Mostrar {count} más
Save|Speichern|Guardar
Details saved|Angaben gespeichert|Datos guardados
This version has none of them.|Diese Version hat keine davon.|Esta versión no tiene ninguno.
In your own words|In eigenen Worten|Con tus palabras
Answer in your own words|In eigenen Worten antworten|Responder con tus palabras
Send the answer|Antwort senden|Enviar la respuesta
Not answered|Nicht beantwortet|Sin responder
Enable Cloud for this project|Cloud für dieses Projekt einschalten|Activar Cloud en este proyecto
Enable AI for this project|KI für dieses Projekt einschalten|Activar la IA en este proyecto
Working|Arbeitet|Trabajando
Working · {place} of {count}|Arbeitet · {place} von {count}|Trabajando · {place} de {count}
Worked|Fertig|Terminado
Worked for {time}|{time} gearbeitet|Trabajó durante {time}
{count} file changed|{count} Datei geändert|{count} archivo cambiado
{count} files changed|{count} Dateien geändert|{count} archivos cambiados
needs your approval|braucht Ihre Zustimmung|necesita tu aprobación
Show details|Einzelheiten zeigen|Mostrar los detalles
Expires at {time}. Nothing changes unless you allow it.|Läuft um {time} ab. Ohne Ihre Zustimmung ändert sich nichts.|Caduca a las {time}. Nada cambia si no lo permites.
Deny|Ablehnen|Denegar
Allow once|Einmal erlauben|Permitir una vez
Always allow|Immer erlauben|Permitir siempre
Always allow {host}|{host} immer erlauben|Permitir siempre {host}
It can delete something, so it asks each time.|Es kann etwas löschen und fragt deshalb jedes Mal.|Puede borrar algo, así que pregunta cada vez.
create tables|Tabellen anlegen|crear las tablas
Say it differently|Anders sagen|Decirlo de otra manera
Edit message|Nachricht ändern|Editar el mensaje
Connect a model|Ein Modell verbinden|Conectar un modelo
Try this request again|Diese Anfrage noch einmal versuchen|Probar otra vez esta petición
Try this request with {model}|Diese Anfrage mit {model} versuchen|Probar esta petición con {model}
A language model could do this. Ask your admin to connect one.|Ein Sprachmodell könnte das. Bitten Sie Ihren Admin, eines zu verbinden.|Un modelo de lenguaje podría hacerlo. Pide a tu administrador que conecte uno.
Place the picture in the app|Das Bild in die App setzen|Poner la imagen en la aplicación
Place picture {number} in the app|Bild {number} in die App setzen|Poner la imagen {number} en la aplicación
Show what I tried|Zeigen, was ich versucht habe|Mostrar lo que intenté
Hide what I tried|Verbergen, was ich versucht habe|Ocultar lo que intenté
What was checked|Was geprüft wurde|Lo que se comprobó
Reading|Liest|Leyendo
Editing|Ändert|Editando
Writing|Schreibt|Escribiendo
Deleting|Löscht|Borrando
Renaming|Benennt um|Renombrando
Searching|Sucht|Buscando
Installing|Installiert|Instalando
Checking|Prüft|Comprobando
Building|Baut|Construyendo
Looking at|Sieht an|Mirando
Asking|Fragt|Preguntando
Naming|Benennt|Nombrando
Planning|Plant|Planeando
Using the database:|Datenbank:|Base de datos:
Read|Gelesen|Leído
Edited|Geändert|Editado
Wrote|Geschrieben|Escrito
Deleted|Gelöscht|Borrado
Renamed|Umbenannt|Renombrado
Searched|Gesucht|Buscado
Installed|Installiert|Instalado
Checked|Geprüft|Comprobado
Built|Gebaut|Construido
Looked at|Angesehen|Mirado
Asked|Gefragt|Preguntado
Named|Benannt|Nombrado
Planned|Geplant|Planeado
Used the database:|Datenbank:|Base de datos:
types|Typen|tipos
build|Build|compilación
pages|Seiten|páginas
pages on a phone|Seiten auf dem Handy|páginas en el móvil
pages on a desktop|Seiten auf dem Rechner|páginas en el ordenador
the database|die Datenbank|la base de datos
accessibility|Barrierefreiheit|accesibilidad
security|Sicherheit|seguridad
Drawing|Zeichnet|Dibujando
Drew|Gezeichnet|Dibujado
Calling|Ruft auf|Llamando a
Called|Aufgerufen|Llamado
Asking again:|Fragt noch einmal:|Preguntando otra vez:
Asked again:|Noch einmal gefragt:|Preguntado otra vez:
Going on with|Macht weiter mit|Siguiendo con
Went on with|Weitergemacht mit|Seguido con
Reading the page|Liest die Seite|Leyendo la página
Read the page|Seite gelesen|Página leída
Has a helper look:|Lässt einen Helfer nachsehen:|Un ayudante mira:
Had a helper look:|Ein Helfer hat nachgesehen:|Un ayudante miró:
Summing up|Fasst zusammen|Resumiendo
Summed up|Zusammengefasst|Resumido
Running|Führt aus|Ejecutando
Ran|Ausgeführt|Ejecutado
running|läuft|en curso
finished|fertig|terminado
skipped|übersprungen|omitido
Thoughts of the model|Gedanken des Modells|Lo que pensó el modelo
Output of {target}|Ausgabe von {target}|Salida de {target}
passed|bestanden|superado
failed|fehlgeschlagen|con fallos
not checked|nicht geprüft|sin comprobar
not tried|nicht versucht|sin probar
Open the picture of {name}|Bild von {name} öffnen|Abrir la imagen de {name}
just now|gerade eben|ahora mismo
Answer|Antwort|Respuesta
Answered|Beantwortet|Respondido
Newest|Neueste|Lo más nuevo
Show earlier messages|Frühere Nachrichten zeigen|Mostrar mensajes anteriores
Next steps|Nächste Schritte|Siguientes pasos
Change|Änderung|Cambio
View this version|Diese Version ansehen|Ver esta versión
View code|Code ansehen|Ver el código
Bookmark this version|Lesezeichen für diese Version|Marcar esta versión
Remove the bookmark|Lesezeichen entfernen|Quitar la marca
Copy the answer|Antwort kopieren|Copiar la respuesta
{amount} credit|{amount} Credit|{amount} crédito
{amount} credits|{amount} Credits|{amount} créditos
Good answer|Gute Antwort|Buena respuesta
Bad answer|Schlechte Antwort|Mala respuesta
What was wrong?|Was war falsch?|¿Qué estaba mal?
Not what I asked for|Nicht, was ich wollte|No es lo que pedí
It broke something|Etwas ist kaputtgegangen|Ha roto algo
It looks wrong|Es sieht falsch aus|Se ve mal
Something is missing|Etwas fehlt|Falta algo
It took too long|Es hat zu lange gedauert|Ha tardado demasiado
Something else|Etwas anderes|Otra cosa
In your own words, if you like|In eigenen Worten, wenn Sie mögen|Con tus palabras, si quieres
Then you can pick another reading of your request, or say it differently.|Danach können Sie eine andere Lesart wählen oder es anders sagen.|Después podrás elegir otra lectura o decirlo de otra manera.
Send|Senden|Enviar
Thank you|Danke|Gracias
Your admin can read it.|Ihr Admin kann es lesen.|Tu administrador puede leerlo.
{name} wrote|{name} schrieb|{name} escribió
Run earlier|Früher ausführen|Hacer antes
Run later|Später ausführen|Hacer después
next|als Nächstes|la siguiente
{place} in the queue|Platz {place} in der Reihe|puesto {place} en la cola
read at the next step|wird beim nächsten Schritt gelesen|se leerá en el siguiente paso
Take back|Zurücknehmen|Retirar
Waiting for the connection|Wartet auf die Verbindung|Esperando la conexión
Show all|Alles zeigen|Mostrar todo
Show less|Weniger zeigen|Mostrar menos
Read in the turn above|Im Schritt darüber gelesen|Leído en el turno de arriba
Switched to branch {name}|Zum Branch {name} gewechselt|Cambio a la rama {name}
Pushed from outside: {change}|Von außen gepusht: {change}|Enviado desde fuera: {change}
{name} restored version {version}|{name} hat Version {version} wiederhergestellt|{name} ha restaurado la versión {version}
Restored the starting version.|Die Anfangsversion ist wiederhergestellt.|La versión inicial está restaurada.
Went back to an earlier message|Zu einer früheren Nachricht zurückgekehrt|Vuelta a un mensaje anterior
Restored an earlier version|Eine frühere Version ist wiederhergestellt|Una versión anterior está restaurada
{name} edited files|{name} hat Dateien geändert|{name} ha cambiado archivos
Update your details|Angaben geändert|Datos cambiados
A turn is running.|Es läuft noch etwas.|Hay un cambio en curso.
A turn is running. Undo is possible when it has finished.|Es läuft noch etwas. Rückgängig geht danach.|Hay un cambio en curso. Podrás deshacer cuando termine.
Draft|Entwurf|Borrador
new|neu|nuevo
changed|geändert|cambiado
deleted|gelöscht|borrado
{count} file|{count} Datei|{count} archivo
{count} files|{count} Dateien|{count} archivos
{count} line|{count} Zeile|{count} línea
{count} lines|{count} Zeilen|{count} líneas
and {count} more file|und {count} weitere Datei|y {count} archivo más
and {count} more files|und {count} weitere Dateien|y {count} archivos más
Files of the draft|Dateien des Entwurfs|Archivos del borrador
What fails|Was fehlschlägt|Lo que falla
These files have not been through the final checks.|Diese Dateien sind noch nicht ganz geprüft.|Estos archivos aún no se han comprobado del todo.
Too large to keep: {files}|Zu groß zum Aufbewahren: {files}|Demasiado grandes para guardarlos: {files}
Draft discarded|Entwurf verworfen|Borrador descartado
The draft was discarded.|Der Entwurf ist verworfen.|El borrador se ha descartado.
The draft was continued below.|Der Entwurf geht unten weiter.|El borrador continúa abajo.
This draft was deleted to make room for newer ones.|Dieser Entwurf wurde gelöscht, um Platz für neuere zu machen.|Este borrador se borró para dejar sitio a otros más nuevos.
Kept, but not in your app yet.|Aufbewahrt, aber noch nicht in Ihrer App.|Guardado, pero aún no está en tu aplicación.
Not in your app yet. It continues with your answer to the question below.|Noch nicht in Ihrer App. Es geht mit Ihrer Antwort auf die Frage unten weiter.|Aún no está en tu aplicación. Sigue con tu respuesta a la pregunta de abajo.
Restore|Wiederherstellen|Restaurar
Continue|Weitermachen|Continuar
Keep as it is|So behalten|Dejarlo así
Discard|Verwerfen|Descartar
done|erledigt|hecho
dropped|weggelassen|descartado
in progress|in Arbeit|en curso
open|offen|pendiente
To-do list|Aufgabenliste|Lista de tareas
To do · {done} of {count} done|Zu tun · {done} von {count} erledigt|Por hacer · {done} de {count} hechas
Removed: {parts}|Entfernt: {parts}|Quitado: {parts}
whole file|ganze Datei|archivo entero
Removed code|Entfernter Code|Código quitado
Undo brings it back.|„Rückgängig“ holt es zurück.|«Deshacer» lo recupera.
Budget: {parts}|Budget: {parts}|Presupuesto: {parts}
{used} of {max} steps|{used} von {max} Schritten|{used} de {max} pasos
{used} of {max} tokens|{used} von {max} Token|{used} de {max} tokens
{used} of {max} credits|{used} von {max} Credits|{used} de {max} créditos
Run it again|Noch einmal ausführen|Ejecutarlo otra vez
Fix this error:|Diesen Fehler beheben:|Corregir este error:
Fix these errors:|Diese Fehler beheben:|Corregir estos errores:
Try to fix|Beheben versuchen|Intentar arreglarlo
Failed search-replace|Suchen und Ersetzen fehlgeschlagen|Falló buscar y reemplazar
Search-replace on missing file|Suchen und Ersetzen in einer fehlenden Datei|Buscar y reemplazar en un archivo que no existe
Changes already applied|Die Änderungen waren schon da|Los cambios ya estaban
Tried editing file without permission|Eine Datei sollte ohne Erlaubnis geändert werden|Intentó cambiar un archivo sin permiso
Unwanted changes|Unerwünschte Änderungen|Cambios no deseados
Tried deleting or renaming non-existent file|Eine Datei, die es nicht gibt, sollte gelöscht oder umbenannt werden|Intentó borrar o renombrar un archivo que no existe
Failed to rename file|Datei konnte nicht umbenannt werden|No se pudo renombrar el archivo
Failed to delete file|Datei konnte nicht gelöscht werden|No se pudo borrar el archivo
Couldn't install dependency|Ein Paket konnte nicht installiert werden|No se pudo instalar un paquete
Build unsuccessful|Der Build ist fehlgeschlagen|La compilación ha fallado
Couldn't deploy Supabase functions|Supabase-Funktionen konnten nicht ausgeliefert werden|No se pudieron desplegar las funciones de Supabase
Changes couldn't be applied|Die Änderungen konnten nicht übernommen werden|No se pudieron aplicar los cambios
An error occurred while applying the migration|Beim Ändern der Datenbank trat ein Fehler auf|Hubo un error al cambiar la base de datos
Oops, it looks like our AI had a bit of a hiccup and broke the app|Hoppla, dabei ist die App kaputtgegangen|Vaya, con esto se ha roto la aplicación
The app encountered an error|In der App trat ein Fehler auf|La aplicación tuvo un error
A journey broke|Ein Ablauf ist kaputtgegangen|Se ha roto un recorrido
The agent asks|Der Agent fragt|El agente pregunta
This tool has changed since you last saw it. Check it again.|Dieses Werkzeug hat sich seit dem letzten Mal geändert. Prüfen Sie es noch einmal.|Esta herramienta ha cambiado desde la última vez. Vuelve a revisarla.
The agent asks for a secret|Der Agent fragt nach einem Geheimnis|El agente pide un secreto
Stored encrypted for this project's functions, and never shown again: not here, and not to the model.|Wird verschlüsselt für die Funktionen dieses Projekts gespeichert und nie wieder gezeigt: weder hier noch dem Modell.|Se guarda cifrado para las funciones de este proyecto y no se vuelve a mostrar: ni aquí ni al modelo.
Go on without it|Ohne weitermachen|Seguir sin él
Save the secret|Geheimnis speichern|Guardar el secreto
Remember|Merken|Recordar
Decline|Ablehnen|Rechazar
Remember this?|Soll ich mir das merken?|¿Lo recuerdo?
The agent reads AGENTS.md before every turn. It adds these lines only if you accept.|Der Agent liest AGENTS.md vor jedem Schritt. Er fügt diese Zeilen nur mit Ihrer Zustimmung hinzu.|El agente lee AGENTS.md antes de cada turno. Añade estas líneas solo si aceptas.
Lines to remember|Zeilen zum Merken|Líneas para recordar
Remembered {count} line in AGENTS.md|{count} Zeile in AGENTS.md gemerkt|{count} línea recordada en AGENTS.md
Remembered {count} lines in AGENTS.md|{count} Zeilen in AGENTS.md gemerkt|{count} líneas recordadas en AGENTS.md
Works from a summary of the first {count} messages|Arbeitet mit einer Zusammenfassung der ersten {count} Nachrichten|Trabaja con un resumen de los primeros {count} mensajes
Loading the summary|Zusammenfassung wird geladen|Cargando el resumen
Summary of the earlier conversation|Zusammenfassung des früheren Gesprächs|Resumen de la conversación anterior
The conversation has grown longer than the model can read at once, so it reads this in place of the first {count} messages. Correct what is wrong or missing: the next turn reads your text. The messages themselves stay as they are.|Das Gespräch ist länger, als das Modell auf einmal lesen kann. Es liest dies statt der ersten {count} Nachrichten. Verbessern Sie, was falsch ist oder fehlt: Der nächste Schritt liest Ihren Text. Die Nachrichten bleiben, wie sie sind.|La conversación es más larga de lo que el modelo lee de una vez, así que lee esto en lugar de los primeros {count} mensajes. Corrige lo que esté mal o falte: el siguiente turno leerá tu texto. Los mensajes quedan como están.
Summary|Zusammenfassung|Resumen
Edit|Ändern|Cambiar
Cancel|Abbrechen|Cancelar
Corrected|Verbessert|Corregido
Written by the model|Vom Modell geschrieben|Escrito por el modelo
Summary saved|Zusammenfassung gespeichert|Resumen guardado
It was changed meanwhile, to this. Save again to replace it with yours.|Sie wurde inzwischen so geändert. Speichern Sie noch einmal, um sie durch Ihre zu ersetzen.|Entretanto se cambió a esto. Guarda otra vez para reemplazarlo por el tuyo.
Newer summary|Neuere Zusammenfassung|Resumen más nuevo
{count} of {max} characters|{count} von {max} Zeichen|{count} de {max} caracteres
Other looks|Andere Looks|Otros aspectos
No picture|Kein Bild|Sin imagen
Drawing other looks…|Zeichnet andere Looks …|Dibujando otros aspectos…
Three looks, none applied yet. Undo takes a picked one back.|Drei Looks, noch keiner übernommen. „Rückgängig“ nimmt einen gewählten zurück.|Tres aspectos, ninguno aplicado aún. «Deshacer» quita el que elijas.
{count} looks, none applied yet. Undo takes a picked one back.|{count} Looks, noch keiner übernommen. „Rückgängig“ nimmt einen gewählten zurück.|{count} aspectos, ninguno aplicado aún. «Deshacer» quita el que elijas.
This app’s theme was written by hand, so there are no other looks to show.|Das Aussehen dieser App ist von Hand geschrieben, deshalb gibt es keine anderen Looks.|El aspecto de esta aplicación se escribió a mano, así que no hay otros que mostrar.
`;
