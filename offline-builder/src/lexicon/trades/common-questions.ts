/**
 * What people ask of any trade of a kind, beside the questions of its own: `# kind of offer`, then a question a line in
 * three languages, `English|German|Spanish`. Data only.
 */
export const commonQuestions = `
# services
How do I get a price?|Wie bekomme ich einen Preis?|¿Cómo sé lo que cuesta?
Write or call and say what it is about. You get the price before we begin.|Schreiben oder rufen Sie an und sagen Sie, worum es geht. Den Preis kennen Sie, bevor wir anfangen.|Escribe o llama y cuéntanos. Sabrás el precio antes de empezar.
How soon can you come?|Wie schnell haben Sie Zeit?|¿Cuándo podéis venir?
Usually within two weeks. What cannot wait goes first, so tell us when it is urgent.|Meist innerhalb von zwei Wochen. Was nicht warten kann, kommt zuerst.|Casi siempre en dos semanas. Lo urgente va primero.
What do I need to prepare?|Was soll ich vorbereiten?|¿Qué tengo que preparar?
Nothing much. A photograph or the papers you have help us to answer at once.|Nicht viel. Ein Foto oder vorhandene Unterlagen helfen bei der ersten Antwort.|Poco. Una foto o los papeles que tengas ayudan a responder enseguida.
How do I pay?|Wie bezahle ich?|¿Cómo se paga?
On invoice after the work, within fourteen days.|Auf Rechnung nach der Arbeit, innerhalb von vierzehn Tagen.|Con factura al terminar, en catorce días.
Who answers when I write?|Wer antwortet, wenn ich schreibe?|¿Quién contesta si escribo?
One of us, not a machine, on the next working day.|Jemand von uns, am nächsten Werktag.|Una persona del equipo, el siguiente día laborable.
# treatments
Can I move an appointment?|Kann ich einen Termin verschieben?|¿Puedo cambiar una cita?
Yes, up to a day before, so that somebody else can have it.|Ja, bis einen Tag vorher, damit ihn jemand anders bekommt.|Sí, hasta un día antes, para que la use otra persona.
What should I bring the first time?|Was bringe ich beim ersten Mal mit?|¿Qué llevo la primera vez?
A little time, and what you already know about it: papers, names, dates.|Etwas Zeit und was Sie schon wissen: Unterlagen, Namen, Daten.|Algo de tiempo y lo que ya sepas: papeles, nombres, fechas.
Is there a waiting time?|Muss ich warten?|¿Hay que esperar?
Rarely more than ten minutes. We plan with gaps on purpose.|Selten länger als zehn Minuten. Wir planen absichtlich Lücken ein.|Pocas veces más de diez minutos. Dejamos huecos a propósito.
Can I get in without steps?|Ist der Eingang stufenlos?|¿Se entra sin escalones?
Yes. Tell us when you book if you need help at the door.|Ja. Sagen Sie bei der Buchung, wenn Sie an der Tür Hilfe brauchen.|Sí. Avisa al reservar si necesitas ayuda en la puerta.
Do you have gift cards?|Gibt es Gutscheine?|¿Hay tarjetas regalo?
Yes, for a sum or for a treatment, at the desk or by post.|Ja, über einen Betrag oder eine Behandlung, am Empfang oder per Post.|Sí, por importe o por tratamiento, en recepción o por correo.
# menu
Do you tell me what is in it?|Sagen Sie, was drin ist?|¿Decís qué lleva?
Allergens stand on the card. Ask us when you are not sure.|Allergene stehen auf der Karte. Fragen Sie, wenn Sie unsicher sind.|Los alérgenos están en la carta. Pregunta si dudas.
Is there something without meat?|Gibt es etwas ohne Fleisch?|¿Hay algo sin carne?
Always, and it is not only a side dish.|Immer, und nicht nur als Beilage.|Siempre, y no solo de guarnición.
Can I take things away?|Kann ich etwas mitnehmen?|¿Se puede pedir para llevar?
Yes, in your own box or in one of ours against a deposit.|Ja, in Ihrer Dose oder in unserer gegen Pfand.|Sí, en tu fiambrera o en la nuestra con depósito.
Are dogs and children welcome?|Sind Hunde und Kinder willkommen?|¿Pueden venir perros y niños?
Both. We have high chairs and bowls of water.|Beide. Hochstühle und Wassernäpfe sind da.|Los dos. Hay tronas y cuencos de agua.
# range
Can you put something aside?|Legen Sie etwas zurück?|¿Podéis apartar algo?
Yes, for three days, with a name and a number.|Ja, drei Tage lang, mit Name und Nummer.|Sí, tres días, con nombre y teléfono.
What if it is not right?|Und wenn es nicht passt?|¿Y si no encaja?
Bring it back unused within fourteen days with the receipt.|Unbenutzt innerhalb von vierzehn Tagen zurück, mit Beleg.|Devuélvelo sin usar en catorce días, con el recibo.
Do you wrap presents?|Packen Sie Geschenke ein?|¿Envolvéis regalos?
Gladly, in paper you may choose.|Gern, in Papier Ihrer Wahl.|Con gusto, en el papel que elijas.
Do you order what is not on the shelf?|Bestellen Sie, was nicht im Regal ist?|¿Pedís lo que no está en el estante?
If it can be had, it is here within a week.|Wenn es zu haben ist, liegt es in einer Woche hier.|Si existe, llega en una semana.
# courses
Is there a trial?|Kann ich einmal probieren?|¿Puedo probar antes?
Yes, once, before you decide.|Ja, einmal, bevor Sie sich entscheiden.|Sí, una vez, antes de decidir.
How large are the groups?|Wie groß sind die Gruppen?|¿Cómo son los grupos?
Small enough that everybody gets a turn in each lesson.|So klein, dass jede und jeder in jeder Stunde drankommt.|Pequeños: a todos les toca en cada clase.
What if I miss a lesson?|Was, wenn ich einmal fehle?|¿Y si falto a una clase?
You catch up in another group within the month.|Sie holen sie im selben Monat in einer anderen Gruppe nach.|La recuperas con otro grupo ese mismo mes.
What do I need to bring?|Was muss ich mitbringen?|¿Qué tengo que llevar?
For the first time nothing but yourself. We lend what it takes.|Beim ersten Mal nur sich selbst. Alles andere leihen wir.|La primera vez, nada. Te prestamos lo que haga falta.
# tickets
Do I have to book?|Muss ich reservieren?|¿Hay que reservar?
At weekends it is better. On other days there is usually room.|Am Wochenende besser ja. Sonst ist meist Platz.|El fin de semana, mejor sí. Otros días suele haber sitio.
Can I give my ticket back?|Kann ich Karten zurückgeben?|¿Se devuelven las entradas?
Until the day before, or pass it on to somebody else.|Bis zum Vortag, oder geben Sie sie weiter.|Hasta el día anterior, o pásala a otra persona.
Is it reachable without steps?|Ist alles stufenlos erreichbar?|¿Se llega sin escalones?
Nearly everywhere. Ring before you come and we show you the way.|Fast überall. Rufen Sie vorher an, wir zeigen den Weg.|Casi todo. Llama antes y te indicamos el camino.
From what age?|Ab welchem Alter?|¿Desde qué edad?
Children come with somebody grown-up. The page says where it is meant for older ones.|Kinder kommen in Begleitung. Wo etwas für Ältere ist, steht es dabei.|Los niños vienen acompañados. Se indica lo que es para mayores.
# offers
May I simply come by?|Darf ich einfach vorbeikommen?|¿Puedo pasar sin más?
Yes. Three times as a guest, then you decide.|Ja. Dreimal als Gast, dann entscheiden Sie.|Sí. Tres veces de invitado y luego decides.
Do I have to be good at it?|Muss ich es schon können?|¿Hay que saber?
No. Somebody will show you, and everybody began once.|Nein. Jemand zeigt es Ihnen, und alle haben einmal angefangen.|No. Alguien te enseña, y todos empezamos.
What does membership involve?|Was gehört zur Mitgliedschaft?|¿Qué implica ser socio?
A fee, a vote at the yearly meeting and a helping hand twice a year.|Ein Beitrag, eine Stimme in der Versammlung und zweimal im Jahr Mithilfe.|Una cuota, un voto en la asamblea y echar una mano dos veces al año.
Is there a place for children?|Gibt es etwas für Kinder?|¿Hay algo para niños?
Yes, ask for the youth group when you write.|Ja, fragen Sie nach der Jugendgruppe.|Sí, pregunta por el grupo juvenil.
# rates
What is in the price?|Was ist im Preis?|¿Qué incluye el precio?
Everything that stands beside it. Nothing is added later.|Alles, was danebensteht. Später kommt nichts dazu.|Todo lo que figura al lado. No se añade nada después.
Can I cancel?|Kann ich stornieren?|¿Puedo cancelar?
Until the day before, without costs.|Bis zum Vortag, ohne Kosten.|Hasta el día anterior, sin coste.
How do I pay?|Wie bezahle ich?|¿Cómo se paga?
On the spot, by card or in cash.|Vor Ort, mit Karte oder bar.|Allí mismo, con tarjeta o en efectivo.
Do I need to book ahead?|Muss ich vorher buchen?|¿Hay que reservar antes?
In summer and at weekends, yes. Otherwise a call on the day is enough.|Im Sommer und am Wochenende ja. Sonst reicht ein Anruf am selben Tag.|En verano y fines de semana, sí. Si no, basta llamar el mismo día.
# help
Does it cost anything?|Kostet es etwas?|¿Cuesta algo?
What stands here is free. Where a fee is due we say so before.|Was hier steht, ist kostenlos. Wo eine Gebühr anfällt, sagen wir es vorher.|Lo que ves aquí es gratis. Si hay una tasa, se avisa antes.
Do I need an appointment?|Brauche ich einen Termin?|¿Hace falta cita?
Not for a question. For anything that takes time a call helps.|Für eine Frage nicht. Was länger dauert, geht besser nach einem Anruf.|Para una duda, no. Si lleva tiempo, mejor llamar antes.
Can I help?|Kann ich mithelfen?|¿Puedo ayudar?
Gladly. Two hours a month are already a lot.|Gern. Zwei Stunden im Monat sind schon viel.|Claro. Dos horas al mes ya son mucho.
Who hears what I tell you?|Wer erfährt, was ich erzähle?|¿Quién sabe lo que cuento?
Only those who help you with it.|Nur wer Ihnen dabei hilft.|Solo quien te ayuda con ello.
`;
