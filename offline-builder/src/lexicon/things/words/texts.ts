/** Texts of sample rows of things: `English|German|Spanish`, `¶` a new line. Data only. */
export const textPhrases = `
Sea view|Meerblick|Vistas al mar
Early start|Früh los|Salir temprano
Quiet room|Ruhiges Zimmer|Habitación tranquila
Shared with Nora.|Mit Nora geteilt.|Compartido con Nora.
Every month.|Jeden Monat.|Cada mes.
Dividend put back in.|Dividende wieder angelegt.|Dividendo reinvertido.
Made by hand, each a little different.|Von Hand gemacht, jedes ein wenig anders.|Hecho a mano, cada uno algo distinto.
Light, warm and easy to clean.|Leicht, warm und gut zu reinigen.|Ligero, cálido y fácil de limpiar.
Harbour Clinic|Klinik am Hafen|Clínica del Puerto
Ember Software|Glut Software|Brasa Software
Larkspur Bakery|Bäckerei Lerche|Panadería Alondra
Tidewater Build|Ufer Bau|Obras Ribera
Bristol|Hamburg|Madrid
Hull|Leipzig|Sevilla
Leeds|Dresden|Bilbao
York|Kiel|Valencia
Bath|Jena|Cádiz
Oxford|Göttingen|Salamanca
Dover|Rostock|Vigo
Remote|Von zu Hause|A distancia
You will work in a team of five, with time to learn.|Sie arbeiten zu fünft und haben Zeit zum Lernen.|Trabajarás en un equipo de cinco, con tiempo para aprender.
We look for somebody calm and exact.|Wir suchen jemanden, der ruhig und genau ist.|Buscamos a alguien tranquilo y preciso.
I have worked on night shifts for six years.|Seit sechs Jahren arbeite ich im Nachtdienst.|Llevo seis años en turnos de noche.
Your bakery smells like my childhood.|Ihre Bäckerei riecht nach meiner Kindheit.|Su panadería huele a mi infancia.
Renewed once.|Einmal verlängert.|Renovado una vez.
A quiet book about a loud summer.|Ein leises Buch über einen lauten Sommer.|Un libro callado sobre un verano ruidoso.
Four people, one house, forty years.|Vier Menschen, ein Haus, vierzig Jahre.|Cuatro personas, una casa, cuarenta años.
Oak stool|Eichenhocker|Taburete de roble
Brass bell|Messingglocke|Campana de latón
Reading lamp|Leselampe|Lámpara de lectura
New blade since Tuesday.|Neues Sägeblatt seit Dienstag.|Hoja nueva desde el martes.
The house|Das Haus|La casa
Receipt was sent by mail.|Quittung kam per Post.|El recibo se envió por correo.
Second part is due in a month.|Zweite Rate in einem Monat fällig.|La segunda parte vence en un mes.
Arrives the day before.|Kommt am Vortag.|Llega el día antes.
Brings a cello.|Bringt ein Cello mit.|Trae un violonchelo.
Needs the final number two weeks before.|Braucht die Personenzahl zwei Wochen vorher.|Necesita el número final dos semanas antes.
Entry to all stages from noon.|Eintritt zu allen Bühnen ab Mittag.|Acceso a todos los escenarios desde mediodía.
Seat in the first rows and a programme.|Platz in den ersten Reihen und ein Programm.|Asiento en las primeras filas y programa.
With bread from our own oven.|Mit Brot aus eigenem Ofen.|Con pan de nuestro horno.
Cooked slowly, served with seasonal vegetables.|Langsam gegart, mit Gemüse der Saison.|Cocinado despacio, con verdura de temporada.
Table 2|Tisch 2|Mesa 2
Table 5|Tisch 5|Mesa 5
Takeaway|Zum Mitnehmen|Para llevar
Garden table|Gartentisch|Mesa del jardín
Lentil soup, flatbread|Linsensuppe, Fladenbrot|Sopa de lentejas, pan plano
Risotto, lemonade|Risotto, Limonade|Arroz con setas, limonada
Two mackerel|Zweimal Makrele|Dos caballas
Almond cake|Mandelkuchen|Tarta de almendra
No nuts, please.|Bitte ohne Nüsse.|Sin frutos secos, por favor.
What we need is a van, a carpenter and one winter.|Wir brauchen einen Bus, eine Tischlerin und einen Winter.|Hacen falta una furgoneta, un carpintero y un invierno.
Everybody who pledges gets a seat in the first row.|Wer unterstützt, sitzt in der ersten Reihe.|Quien aporta se sienta en primera fila.
Van 2|Transporter 2|Furgoneta 2
Workshop|Werkstatt|Taller
Flat 3|Wohnung 3|Piso 3
Machine hall|Maschinenhalle|Nave de máquinas
Since Monday, mostly in the morning.|Seit Montag, meist morgens.|Desde el lunes, sobre todo por la mañana.
Part is ordered.|Teil ist bestellt.|La pieza está pedida.
Mon 18°, Tue 19°, Wed 16° rain, Thu 15°, Fri 17°, Sat 20°, Sun 21°|Mo 18°, Di 19°, Mi 16° Regen, Do 15°, Fr 17°, Sa 20°, So 21°|Lun 18°, mar 19°, mié 16° lluvia, jue 15°, vie 17°, sáb 20°, dom 21°
Mon 9° rain, Tue 8°, Wed 11°, Thu 12°, Fri 10°, Sat 9°, Sun 12°|Mo 9° Regen, Di 8°, Mi 11°, Do 12°, Fr 10°, Sa 9°, So 12°|Lun 9° lluvia, mar 8°, mié 11°, jue 12°, vie 10°, sáb 9°, dom 12°
Mixed|Mischling|Mestizo
Terrier|Terrier|Terrier
Short hair|Kurzhaar|Pelo corto
Lop ear|Widder|Orejas caídas
Shy at first, then never leaves your side.|Erst scheu, dann immer an der Seite.|Tímido al principio, luego no se separa.
Loves walks, boats and cheese.|Liebt Spaziergänge, Boote und Käse.|Adora los paseos, los barcos y el queso.
Two adults and a quiet cat.|Zwei Erwachsene und eine ruhige Katze.|Dos adultos y un gato tranquilo.
We have had dogs for twenty years.|Wir haben seit zwanzig Jahren Hunde.|Tenemos perros desde hace veinte años.
North field|Nordfeld|Campo norte
Mill field|Mühlenfeld|Campo del molino
Orchard|Obstgarten|Huerto
Greenhouse 1|Gewächshaus 1|Invernadero 1
Late frost in April.|Spätfrost im April.|Helada tardía en abril.
Watered twice a week.|Zweimal die Woche gewässert.|Riego dos veces por semana.
Bath, desk and a view of the harbour.|Bad, Schreibtisch und Blick auf den Hafen.|Baño, escritorio y vistas al puerto.
Under the roof, with two windows to the east.|Unter dem Dach, zwei Fenster nach Osten.|Bajo el tejado, dos ventanas al este.
A late arrival, about ten.|Späte Ankunft, gegen zehn.|Llegada tarde, hacia las diez.
A cot, please.|Bitte ein Kinderbett.|Una cuna, por favor.
Oslo|Oslo|Oslo
Lisbon|Lissabon|Lisboa
Ghent|Gent|Gante
Turin|Turin|Turín
Chapters three to five.|Kapitel drei bis fünf.|Capítulos tres a cinco.
Calculators are allowed.|Taschenrechner erlaubt.|Se permite calculadora.
Clear and complete.|Klar und vollständig.|Claro y completo.
Careful with units.|Auf die Einheiten achten.|Cuidado con las unidades.
Fire, water and theft|Feuer, Wasser und Diebstahl|Incendio, agua y robo
Third party and own damage|Haftpflicht und Vollkasko|Terceros y daños propios
Death and disability|Tod und Invalidität|Fallecimiento e invalidez
Luggage and medical costs|Gepäck und Arztkosten|Equipaje y gastos médicos
Water damage in the kitchen after a pipe burst.|Wasserschaden in der Küche nach Rohrbruch.|Agua en la cocina por rotura de tubería.
Rear bumper, parking accident.|Heckstoßstange, Parkunfall.|Parachoques trasero, al aparcar.
Suitcase lost on the way home.|Koffer auf dem Heimweg verloren.|Maleta perdida a la vuelta.
Northgate Trading|Nordtor Handel|Comercial Norte
Harbour Exchange|Hafenkontor|Lonja del Puerto
The agreed amount was not transferred in full.|Der vereinbarte Betrag kam nicht vollständig.|No se pagó todo lo acordado.
The other side does not answer.|Die Gegenseite antwortet nicht.|La otra parte no responde.
The item does not match its description.|Der Artikel entspricht nicht der Beschreibung.|El artículo no es como se describe.
Would like to hear what is possible and what it costs.|Möchte wissen, was möglich ist und was es kostet.|Quiere saber qué es posible y cuánto cuesta.
Please call in the evening.|Bitte abends anrufen.|Llamar por la tarde, por favor.
Asked for a first appointment.|Bat um einen ersten Termin.|Pidió una primera cita.
Prices include what is listed, nothing else.|Im Preis ist, was aufgeführt ist.|El precio incluye lo indicado, nada más.
Half is due when the order is placed.|Die Hälfte bei Auftrag.|La mitad al hacer el encargo.
All items of the list done, one thing to watch.|Liste abgearbeitet, eines im Auge behalten.|Lista completa, una cosa por vigilar.
Two visits, photos taken, notes attached.|Zwei Besuche, Fotos gemacht, Notizen anbei.|Dos visitas, fotos hechas, notas adjuntas.
Quiet day, stock checked.|Ruhiger Tag, Bestand geprüft.|Día tranquilo, existencias revisadas.
Call before you arrive.|Vor der Ankunft anrufen.|Llamar antes de llegar.
Take photographs of everything that is signed.|Alles Unterschriebene fotografieren.|Fotografiar todo lo firmado.
Report back the same evening.|Am selben Abend berichten.|Informar esa misma tarde.
Fieldhouse|Feldhaus|Casa del Campo
Alder & Finch|Erle & Fink|Aliso y Pinzón
Twelve months, then month by month.|Zwölf Monate, danach monatlich.|Doce meses, luego mes a mes.
Ends by itself unless renewed.|Endet von selbst ohne Verlängerung.|Termina solo si no se renueva.
Family business in the third generation.|Familienbetrieb in dritter Generation.|Empresa familiar de tercera generación.
Twelve people, one workshop, two vans.|Zwölf Leute, eine Werkstatt, zwei Wagen.|Doce personas, un taller, dos furgonetas.
Migraine|Migräne|Migraña
Sprained ankle|Verstauchter Knöchel|Esguince de tobillo
Bronchitis|Bronchitis|Bronquitis
High blood pressure|Bluthochdruck|Hipertensión
Check-up, no findings|Kontrolle ohne Befund|Revisión sin hallazgos
Rest for a week, then a check.|Eine Woche Ruhe, dann Kontrolle.|Reposo una semana y revisión.
Medicine prescribed for ten days.|Medikament für zehn Tage verordnet.|Medicación para diez días.
Comes back in spring.|Kommt im Frühjahr wieder.|Vuelve en primavera.
Northgate Pharma|Nordtor Pharma|Farma Norte
Harbour Medical|Hafen Medizin|Médica del Puerto
Within range|Im Normbereich|En rango
Slightly raised|Leicht erhöht|Algo elevado
Low|Niedrig|Bajo
Not ready yet|Noch nicht fertig|Aún no disponible
Dr Crane|Dr. Kranz|Dra. Cano
Dr Haddad|Dr. Haddad|Dr. Haddad
Dr Voss|Dr. Voss|Dra. Vos
General practice|Allgemeinmedizin|Medicina general
Family law|Familienrecht|Derecho de familia
Mathematics|Mathematik|Matemáticas
Physiotherapy|Physiotherapie|Fisioterapia
Tax|Steuern|Impuestos
English|Deutsch|Español
English, German|Deutsch, Englisch|Español, inglés
English, Spanish|Deutsch, Spanisch|Español, francés
Takes time for the first meeting.|Nimmt sich Zeit für das erste Gespräch.|Dedica tiempo a la primera reunión.
Fifteen years of practice, two of them abroad.|Fünfzehn Jahre Praxis, zwei davon im Ausland.|Quince años de práctica, dos en el extranjero.
First meeting|Erstgespräch|Primera reunión
Follow-up|Folgetermin|Seguimiento
Review of documents|Durchsicht der Unterlagen|Revisión de documentos
Check-up|Kontrolle|Revisión
Brings all papers.|Bringt alle Unterlagen mit.|Trae todos los papeles.
Prefers a call.|Lieber per Telefon.|Prefiere una llamada.
None|Keine|Ninguna
Headaches|Kopfschmerzen|Dolor de cabeza
Back pain|Rückenschmerzen|Dolor de espalda
Tired|Müdigkeit|Cansancio
Would like more time outdoors.|Wäre gern mehr draußen.|Quiere más tiempo al aire libre.
Sleeps better since spring.|Schläft seit dem Frühling besser.|Duerme mejor desde primavera.
Six units with exercises and a test at the end.|Sechs Einheiten mit Übungen und Test am Ende.|Seis unidades con ejercicios y una prueba final.
Short lessons, one task each, at your own pace.|Kurze Lektionen, je eine Aufgabe, im eigenen Tempo.|Lecciones cortas, una tarea cada una, a tu ritmo.
New roof|Neues Dach|Tejado nuevo
School meals|Schulessen|Comedor escolar
Winter shelter|Winterquartier|Refugio de invierno
Good luck to all of you.|Viel Glück euch allen.|Mucha suerte a todos.
In memory of Ruth.|Im Gedenken an Ruth.|En memoria de Rut.
Cooking|Kochen|Cocina
Driving|Fahren|Conducir
First aid|Erste Hilfe|Primeros auxilios
Languages|Sprachen|Idiomas
Safer ways to school.|Sichere Schulwege.|Caminos escolares más seguros.
More trees, fewer signs.|Mehr Bäume, weniger Schilder.|Más árboles, menos carteles.
Three studies compared, and what follows for everyday life.|Drei Studien im Vergleich und was im Alltag daraus folgt.|Tres estudios comparados y lo que dicen para la vida diaria.
A plain account of what is known and what is not.|Was man weiß und was nicht, einfach gesagt.|Lo que se sabe y lo que no, sin rodeos.
What changed in ten years, in two pages.|Was sich in zehn Jahren änderte, auf zwei Seiten.|Lo que cambió en diez años, en dos páginas.
The first part says what was asked and how. The second shows the figures. The last one says what remains open and whom it concerns.|Der erste Teil sagt, was gefragt wurde und wie. Der zweite zeigt die Zahlen. Der letzte sagt, was offen bleibt und wen es betrifft.|La primera parte dice qué se preguntó y cómo. La segunda muestra las cifras. La última, qué queda abierto y a quién afecta.
It began with a simple question. The answer took four years, two hundred people and a good deal of patience.|Es begann mit einer einfachen Frage. Die Antwort brauchte vier Jahre, zweihundert Menschen und viel Geduld.|Empezó con una pregunta sencilla. La respuesta llevó cuatro años, doscientas personas y mucha paciencia.
The harbour folds its lights away,¶the gulls forget their names.|Der Hafen faltet seine Lichter ein,¶die Möwen vergessen, wie sie heißen.|El puerto pliega ya sus luces,¶las gaviotas olvidan su nombre.
Under the stairs the summer waits¶with sand in both its shoes.|Unter der Treppe wartet der Sommer¶mit Sand in beiden Schuhen.|Bajo la escalera espera el verano¶con arena en los dos zapatos.
Made in one long evening with scissors and a lamp.|An einem langen Abend mit Schere und Lampe gemacht.|Hecho en una tarde larga con tijeras y una lámpara.
Began as a dream, ended as a plan for a garden.|Begann als Traum, endete als Plan für einen Garten.|Empezó como sueño y acabó en plano de un jardín.
Everybody may add one piece.|Jeder darf ein Stück hinzufügen.|Cada cual puede añadir una pieza.
Curious how others do it. One answer per person, please.|Neugierig, wie andere es machen. Bitte eine Antwort je Person.|Curiosidad por cómo lo hacen otros. Una respuesta por persona.
I will collect the answers and post a summary.|Ich sammle die Antworten und fasse sie zusammen.|Reuniré las respuestas y publicaré un resumen.
Dear all,¶from Monday we open an hour earlier.|Liebe alle,¶ab Montag öffnen wir eine Stunde früher.|Hola a todos:¶desde el lunes abrimos una hora antes.
Hello,¶please find the details below.|Hallo,¶die Einzelheiten stehen unten.|Hola:¶abajo están los detalles.
Welcome|Willkommen|Bienvenida
A short reminder|Eine kurze Erinnerung|Un breve recordatorio
News of the month|Neues im Monat|Noticias del mes
Thank you|Danke|Gracias
Hello {name},¶thank you for joining us.|Hallo {name},¶schön, dass Sie dabei sind.|Hola {name}:¶gracias por unirte.
Dear {name},¶this is a short reminder.|Guten Tag {name},¶eine kurze Erinnerung.|Estimado {name}:¶un breve recordatorio.
Second version, checked.|Zweite Fassung, geprüft.|Segunda versión, revisada.
Replaces the one of last year.|Ersetzt die vom Vorjahr.|Sustituye a la del año pasado.
Quiet, funny, a little long.|Leise, lustig, etwas lang.|Tranquila, divertida, algo larga.
Best heard in one go.|Am besten am Stück gehört.|Mejor escucharlo de un tirón.
Letters of the time tell of a cold room and a warm stove.|Briefe der Zeit erzählen von einem kalten Zimmer und einem warmen Ofen.|Las cartas hablan de un cuarto frío y una estufa caliente.
A chance meeting that decided the next ten years.|Eine Zufallsbegegnung, die zehn Jahre entschied.|Un encuentro casual que decidió diez años.
Royal academy|Akademie der Wissenschaften|Real Academia
University of Leeds|Universität Göttingen|Universidad de Salamanca
Town of Hull|Stadt Leipzig|Ciudad de Sevilla
For work on the light of distant stars.|Für die Arbeit über das Licht ferner Sterne.|Por su trabajo sobre la luz de estrellas lejanas.
Shared with two colleagues.|Mit zwei anderen geteilt.|Compartido con dos colegas.
Everything as agreed, and on time.|Alles wie vereinbart und pünktlich.|Todo según lo acordado y a tiempo.
Friendly, though the wait was long.|Freundlich, auch wenn es lange dauerte.|Amables, aunque la espera fue larga.
Harbour Electronics|Hafen Elektronik|Electrónica Puerto
Mill Lane Shoes|Schuhe Mühlgasse|Zapatos Molino
Northgate Market|Nordtor Markt|Mercado Norte
Café Alder|Café Erle|Café Aliso
As long as the shelf is full, one per person.|Solange der Vorrat reicht, eines pro Person.|Hasta agotar existencias, uno por persona.
Show the page at the till.|An der Kasse vorzeigen.|Enseñar la página en caja.
Tightens to a set force|Zieht mit fester Kraft an|Aprieta con fuerza fija
Measures to a hundredth|Misst auf ein Hundertstel|Mide a la centésima
Draws a level line|Zeichnet eine waagrechte Linie|Traza una línea nivelada
Joins parts with heat|Verbindet Teile mit Hitze|Une piezas con calor
Northgate Tools|Nordtor Werkzeug|Herramientas Norte
Quarry|Steinbruch|Cantera
Light, steel, two year warranty.|Leicht, Stahl, zwei Jahre Garantie.|Ligera, de acero, dos años de garantía.
Comes in a case with a certificate of calibration.|Im Koffer mit Kalibrierschein.|En maletín con certificado de calibración.
Portugal|Portugal|Portugal
Scotland|Schottland|Escocia
Spain|Spanien|España
Ireland|Irland|Irlanda
Harbour House|Hafenhaus|Casa del Puerto
Alder Lodge|Haus Erle|Posada del Aliso
Quarry Inn|Gasthof Steinbruch|Hostal Cantera
Walking|Wandern|Senderismo
Golf|Golf|Golf
Sailing|Segeln|Vela
South facing, quiet street, ten minutes to the station.|Südlage, ruhige Straße, zehn Minuten zum Bahnhof.|Orientado al sur, calle tranquila, a diez minutos de la estación.
Renovated last year, cellar and bicycle shed.|Letztes Jahr renoviert, Keller und Fahrradschuppen.|Reformado el año pasado, con trastero y sitio para bicis.
Air conditioning, tow bar, winter tyres.|Klimaanlage, Anhängerkupplung, Winterreifen.|Aire acondicionado, enganche, neumáticos de invierno.
One owner, serviced every year.|Eine Hand, jedes Jahr gewartet.|Un dueño, revisado cada año.
Good condition, one small scratch.|Guter Zustand, ein kleiner Kratzer.|Buen estado, un pequeño arañazo.
From a house in Mill Lane.|Aus einem Haus in der Mühlgasse.|De una casa en la calle Molino.
Two drafts, one round of changes.|Zwei Entwürfe, eine Runde Änderungen.|Dos bocetos, una ronda de cambios.
Fixed price, invoice at the end.|Festpreis, Rechnung am Ende.|Precio fijo, factura al final.
Walked along the fence for a minute.|Lief eine Minute am Zaun entlang.|Caminó un minuto junto a la valla.
Two animals, one of them young.|Zwei Tiere, eines davon jung.|Dos animales, uno joven.
Hedges and gardens|Hecken und Gärten|Setos y jardines
Woodland edge|Waldrand|Linde del bosque
River banks|Flussufer|Riberas
Old barns|Alte Scheunen|Graneros viejos
Shy, seen mostly in the first hour after dark.|Scheu, meist in der ersten Stunde der Nacht zu sehen.|Huidizo, se ve en la primera hora de la noche.
Leaves clear tracks in soft ground.|Hinterlässt klare Spuren im weichen Boden.|Deja huellas claras en suelo blando.
A boar is detected|Ein Wildschwein wird erkannt|Se detecta un jabalí
A fox is detected|Ein Fuchs wird erkannt|Se detecta un zorro
Stock falls below ten|Bestand fällt unter zehn|Las existencias bajan de diez
Three days before|Drei Tage vorher|Tres días antes
Town hall|Rathaus|Ayuntamiento
Harbour stage|Hafenbühne|Escenario del puerto
Old mill|Alte Mühle|Molino viejo
Library|Bücherei|Biblioteca
Doors open half an hour before.|Einlass eine halbe Stunde vorher.|Puertas abiertas media hora antes.
Seats are not numbered.|Freie Platzwahl.|Asientos sin numerar.
School holidays.|Schulferien.|Vacaciones escolares.
A week by the sea.|Eine Woche am Meer.|Una semana en el mar.
January|Januar|Enero
February|Februar|Febrero
March|März|Marzo
Blue room|Blaues Zimmer|Sala azul
Online|Online|En línea
Nora, Tom, Ines|Nora, Tom, Ines|Nora, Tomás, Inés
Leo, Ada|Leo, Ada|Leo, Ada
Everybody|Alle|Todos
Decided: two pilots before summer. Nora writes the plan.|Beschlossen: zwei Versuche vor dem Sommer. Nora schreibt den Plan.|Decidido: dos pruebas antes del verano. Nora escribe el plan.
Two for one until Sunday.|Zwei zum Preis von einem bis Sonntag.|Dos por uno hasta el domingo.
Area closed, mats ordered.|Bereich gesperrt, Matten bestellt.|Zona cerrada, alfombrillas pedidas.
Password reset and logs kept.|Passwort zurückgesetzt, Protokolle gesichert.|Contraseña cambiada y registros guardados.
Older people wait there for twenty minutes.|Ältere Menschen warten dort zwanzig Minuten.|Allí esperan veinte minutos personas mayores.
It would cost little and help many.|Es kostet wenig und hilft vielen.|Costaría poco y ayudaría a muchos.
Please call me before noon.|Bitte vormittags anrufen.|Llámenme antes de mediodía.
It would help to have it by Friday.|Bis Freitag wäre es gut.|Vendría bien para el viernes.
Beside the music.|Neben der Musik.|Junto a la música.
Quiet corner.|Ruhige Ecke.|Rincón tranquilo.
Half is due on signing.|Die Hälfte bei Unterschrift.|La mitad al firmar.
Ask Nora, she has the spare one.|Nora fragen, sie hat das zweite.|Preguntar a Nora, tiene el otro.
Four voices, two guitars and a suitcase as a drum.|Vier Stimmen, zwei Gitarren und ein Koffer als Trommel.|Cuatro voces, dos guitarras y una maleta por tambor.
Readings between two rivers.|Lesungen zwischen zwei Flüssen.|Lecturas entre dos ríos.
Hall 1|Saal 1|Sala 1
Hall 2|Saal 2|Sala 2
Studio|Studio|Estudio
A ferryman keeps a secret for forty years.|Ein Fährmann hütet vierzig Jahre ein Geheimnis.|Un barquero guarda un secreto cuarenta años.
A summer, a meadow and a broken radio.|Ein Sommer, eine Wiese und ein kaputtes Radio.|Un verano, un prado y una radio rota.
A table by the window.|Ein Tisch am Fenster.|Una mesa junto a la ventana.
One high chair.|Ein Hochstuhl.|Una trona.
Road works on the bridge.|Bauarbeiten auf der Brücke.|Obras en el puente.
Higher: the guests stayed two weeks.|Höher: Die Gäste blieben zwei Wochen.|Más alto: las visitas se quedaron dos semanas.
Living room|Wohnzimmer|Salón
Hall|Flur|Pasillo
Greenhouse|Gewächshaus|Invernadero
Cellar|Keller|Sótano
North|Nord|Norte
Mill|Mühle|Molino
Stable|Stall|Establo
Due to lamb in March.|Lammt im März.|Pare en marzo.
With charger and case.|Mit Ladegerät und Koffer.|Con cargador y maletín.
Fits sixty people.|Für sechzig Personen.|Para sesenta personas.
Came with the later train.|Kam mit dem späteren Zug.|Vino en el tren siguiente.
Note from the parents.|Entschuldigung der Eltern.|Nota de los padres.
Room 4|Raum 4|Aula 4
Laboratory|Labor|Laboratorio
Room 11|Raum 11|Aula 11
Evening class|Abendkurs|Clase de tarde
All|Alle|Todas
Engineering|Technik|Ingeniería
Sales|Vertrieb|Ventas
Nursing|Pflege|Enfermería
Name two things you did, what came of them, and why that matters here.|Nennen Sie zwei Dinge, ihr Ergebnis und warum das hier zählt.|Diga dos cosas que hizo, qué salió de ellas y por qué importa aquí.
Say what happened, what you did, and what you learned.|Sagen Sie, was geschah, was Sie taten und was Sie lernten.|Diga qué pasó, qué hizo y qué aprendió.
Speak more slowly.|Langsamer sprechen.|Hablar más despacio.
The second example was better than the first.|Das zweite Beispiel war besser.|El segundo ejemplo fue mejor.
Small steps count.|Kleine Schritte zählen.|Los pasos pequeños cuentan.
Look again at the end of the month.|Am Monatsende noch einmal ansehen.|Mirar de nuevo a fin de mes.
Slower than planned, but it holds.|Langsamer als geplant, aber es hält.|Más lento de lo previsto, pero firme.
Light from two sides, and a short walk to the station.|Licht von zwei Seiten, und nicht weit zum Bahnhof.|Luz por dos lados y la estación muy cerca.
Quiet street, new windows, a cellar that stays dry.|Ruhige Straße, neue Fenster, ein trockener Keller.|Calle tranquila, ventanas nuevas y un sótano seco.
Needs a new kitchen; the roof was done two years ago.|Braucht eine neue Küche, das Dach ist zwei Jahre alt.|Necesita cocina nueva; el tejado tiene dos años.
Twelve rooms above the old harbour, breakfast until eleven.|Zwölf Zimmer über dem alten Hafen, Frühstück bis elf.|Doce habitaciones sobre el puerto viejo, desayuno hasta las once.
A garden, a reading room and no lift.|Ein Garten, ein Lesezimmer und kein Aufzug.|Un jardín, una sala de lectura y sin ascensor.
Five minutes from the station, quiet at night.|Fünf Minuten vom Bahnhof, nachts ruhig.|A cinco minutos de la estación, tranquilo de noche.
Small menu, fresh every day.|Kleine Karte, täglich frisch.|Carta corta, fresca cada día.
Family kitchen since 1998, also without meat.|Familienküche seit 1998, auch ohne Fleisch.|Cocina familiar desde 1998, también sin carne.
Known for the bread, which is baked in the yard.|Bekannt für das Brot, das im Hof gebacken wird.|Conocido por el pan, que se hornea en el patio.
Hiking and maps|Wandern und Karten|Senderismo y mapas
Old films|Alte Filme|Cine antiguo
Cooking for friends|Kochen für Freunde|Cocinar para amigos
Jazz and vinyl|Jazz und Schallplatten|Jazz y vinilos
Climbing|Klettern|Escalada
Gardening|Gärtnern|Jardinería
Reads on trains and talks to dogs.|Liest im Zug und redet mit Hunden.|Lee en los trenes y habla con los perros.
Would rather walk than wait.|Geht lieber zu Fuß, als zu warten.|Prefiere caminar a esperar.
Makes the second-best soup in town.|Kocht die zweitbeste Suppe der Stadt.|Hace la segunda mejor sopa de la ciudad.
Recorded in four days in a boathouse.|In vier Tagen in einem Bootshaus aufgenommen.|Grabado en cuatro días en un cobertizo de barcas.
Long pieces, made for the evening.|Lange Stücke, für den Abend gemacht.|Piezas largas, hechas para la noche.
Three voices and a harmonium.|Drei Stimmen und ein Harmonium.|Tres voces y un armonio.
Began in a school hall and never left it.|Fing in einer Schulaula an und blieb dort.|Empezó en un salón de actos y allí sigue.
North coast|Nordküste|Costa norte
Lake country|Seenland|Tierra de lagos
Old town|Altstadt|Casco antiguo
Islands|Inseln|Islas
April to June|April bis Juni|De abril a junio
September|September|Septiembre
May and October|Mai und Oktober|Mayo y octubre
All year|Das ganze Jahr|Todo el año
Two days are enough, three are better.|Zwei Tage reichen, drei sind besser.|Dos días bastan, tres son mejor.
Come early: the lanes are empty before nine.|Früh kommen: vor neun sind die Gassen leer.|Hay que ir temprano: antes de las nueve no hay nadie.
Bring good shoes and leave the car.|Gute Schuhe mitnehmen, das Auto stehen lassen.|Buen calzado y el coche, en casa.
Day 1: arrive and walk the old town. Day 2: boat to the islands. Day 3: market and home.|Tag 1: Ankunft und Altstadt. Tag 2: mit dem Boot zu den Inseln. Tag 3: Markt und Heimreise.|Día 1: llegada y casco antiguo. Día 2: barco a las islas. Día 3: mercado y vuelta.
Day 1: train north. Day 2: lake path. Day 3: rest.|Tag 1: Zug nach Norden. Tag 2: Seeweg. Tag 3: Ruhe.|Día 1: tren al norte. Día 2: sendero del lago. Día 3: descanso.
Covers damage by water, fire and storm.|Deckt Schäden durch Wasser, Feuer und Sturm.|Cubre daños por agua, fuego y tormenta.
Cancelled at any time, a month ahead.|Jederzeit mit einem Monat Frist kündbar.|Se cancela en cualquier momento con un mes de aviso.
Rent for May.|Miete für Mai.|Alquiler de mayo.
Paid back.|Zurückgezahlt.|Devuelto.
Unknown|Unbekannt|Anónimo
Room 1|Raum 1|Sala 1
Room 2|Raum 2|Sala 2
Courtyard|Innenhof|Patio
Oil on canvas|Öl auf Leinwand|Óleo sobre lienzo
Bronze|Bronze|Bronce
Clay|Ton|Barro
Silver print|Silberabzug|Copia en gelatina de plata
Given by the artist's family.|Geschenk der Familie.|Donado por la familia.
Found in a barn in 1931, and cleaned ever since.|1931 in einer Scheune gefunden und seither gereinigt.|Hallado en un granero en 1931 y en limpieza desde entonces.
Forty works, half of them shown for the first time.|Vierzig Werke, die Hälfte erstmals zu sehen.|Cuarenta obras, la mitad por primera vez.
With a guided tour every Sunday at three.|Mit Führung jeden Sonntag um drei.|Con visita guiada los domingos a las tres.
Runs for eight hours on one charge and is serviced on site.|Läuft acht Stunden mit einer Ladung und wird vor Ort gewartet.|Funciona ocho horas por carga y se revisa en el lugar.
Made to be taken apart, cleaned and put together again.|Lässt sich zerlegen, reinigen und wieder zusammensetzen.|Hecho para desmontar, limpiar y volver a montar.
For small rooms; three screws, ten minutes.|Für kleine Räume: drei Schrauben, zehn Minuten.|Para espacios pequeños: tres tornillos, diez minutos.
What was decided, and what it costs.|Was beschlossen wurde, und was es kostet.|Qué se decidió y cuánto cuesta.
Those who were there tell how it was.|Wer dabei war, erzählt.|Quienes estuvieron lo cuentan.
The figures of the year, explained.|Die Zahlen des Jahres, erklärt.|Las cifras del año, explicadas.
The council met on Tuesday evening and voted after two hours. Work begins in spring and is to be finished before the summer holidays.|Der Rat tagte am Dienstagabend und stimmte nach zwei Stunden ab. Im Frühjahr wird begonnen, vor den Sommerferien soll alles fertig sein.|El pleno se reunió el martes por la tarde y votó tras dos horas. Las obras empiezan en primavera y acabarán antes del verano.
More than three hundred people came, twice as many as last year. The organisers thank everybody who helped.|Über dreihundert Menschen kamen, doppelt so viele wie im Vorjahr. Der Dank gilt allen, die geholfen haben.|Vinieron más de trescientas personas, el doble que el año pasado. La organización agradece a quienes ayudaron.
The figures were published on Monday. They show a small rise against the year before, and a larger one in the south.|Die Zahlen erschienen am Montag. Sie zeigen ein kleines Plus zum Vorjahr, ein größeres im Süden.|Las cifras se publicaron el lunes. Muestran una pequeña subida, mayor en el sur.
Cooked at home.|Zu Hause gekocht.|Hecho en casa.
Eaten on the way.|Unterwegs gegessen.|Comido por el camino.
minutes|Minuten|minutos
times|Mal|veces
All courses, as often as you like.|Alle Kurse, so oft Sie möchten.|Todos los cursos, tantas veces como quieras.
Two visits a week, at any time.|Zwei Besuche pro Woche, jederzeit.|Dos visitas por semana, a cualquier hora.
Everything, and a guest for free once a month.|Alles, und einmal im Monat ein Gast gratis.|Todo, y un invitado gratis al mes.
`;
