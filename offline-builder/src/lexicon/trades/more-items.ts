/**
 * Further things that trades offer, each joining the shortest of its trade's groups: `# trade | price price`, then a line in
 * each language, `name: note; name: note`. Prices as in ./trade.ts. Data only.
 */
export const moreItems = `
# plumber | 110/60 75/45
Washing machine connected: Levelled and tested; Outside tap frost-proofed: Before the first cold night
Waschmaschine angeschlossen: Ausgerichtet und geprüft; Außenhahn frostsicher: Vor der ersten kalten Nacht
Conexión de lavadora: Nivelada y probada; Grifo exterior protegido: Antes de la primera helada
# electrician | 55/30 340/180
Light switch replaced: Same place, new spring; Network sockets: Two rooms, measured
Lichtschalter erneuert: Gleiche Stelle, neue Feder; Netzwerkdosen: Zwei Räume, gemessen
Interruptor nuevo: Mismo sitio, muelle nuevo; Tomas de red: Dos cuartos, medidas
# carpenter | 980+ 95/60
Wardrobe under the slope: To the last centimetre; Window eased: Planed and sealed
Schrank unter der Schräge: Bis auf den Zentimeter; Fenster gangbar gemacht: Gehobelt und gedichtet
Armario abuhardillado: Hasta el último centímetro; Ventana ajustada: Cepillada y sellada
# painter | 290+ 45
Children's room with a border: Washable, without smell; Radiator painted: In the colour of the wall
Kinderzimmer mit Streifen: Abwaschbar, ohne Geruch; Heizkörper lackiert: In der Farbe der Wand
Cuarto infantil con cenefa: Lavable, sin olor; Radiador pintado: Del color de la pared
# roofer | 220+ 1600+
Ridge re-bedded: Dry and straight again; Flat roof sealed: Per garage, with upstand
First neu gesetzt: Wieder trocken und gerade; Flachdach abgedichtet: Je Garage, mit Rand
Cumbrera rehecha: Seca y recta; Cubierta plana sellada: Por garaje, con remate
# heating | 340/180 1200+
Thermostats replaced: Whole flat, with settings; Underfloor circuit: One room, with its own control
Thermostate getauscht: Ganze Wohnung, eingestellt; Fußbodenheizung im Bad: Ein Raum, eigene Regelung
Termostatos nuevos: Todo el piso, ajustados; Suelo radiante en el baño: Un cuarto, control propio
# gardener | 390+ 560+
Autumn clean-up: Leaves, beds and the pond; Rain barrel and drip line: For a week away
Herbstputz im Garten: Laub, Beete und Teich; Regentonne mit Tropfschlauch: Für eine Woche Urlaub
Limpieza de otoño: Hojas, bancales y estanque; Riego por goteo: Para una semana fuera
# locksmith | 75/30 190/60
Letterbox opened: With two new keys; Door chain and viewer: Fitted at eye height
Briefkasten geöffnet: Mit zwei neuen Schlüsseln; Türkette und Spion: Auf Augenhöhe montiert
Buzón abierto: Con dos llaves nuevas; Cadena y mirilla: A la altura de los ojos
# cleaning | 65/120 3.5
Spring clean of the kitchen: Oven, fridge and behind; Stairwell, per floor: Weekly, with the handrail
Großputz in der Küche: Ofen, Kühlschrank und dahinter; Treppenhaus, je Stock: Wöchentlich, mit Geländer
Limpieza a fondo de cocina: Horno, nevera y detrás; Escalera, por planta: Cada semana, con barandilla
# chimney-sweep | 55/30 80/45 40/20 95/60
Flue for a gas boiler: Brushed and measured; Camera in the flue: Pictures on paper; Bird guard fitted: Against jackdaws; Stove lesson: Light it from above
Abgasweg der Gastherme: Gekehrt und gemessen; Kamera im Kamin: Bilder auf Papier; Vogelschutz montiert: Gegen Dohlen; Ofenstunde: Von oben anzünden
Salida de caldera de gas: Cepillada y medida; Cámara en la chimenea: Imágenes en papel; Rejilla contra pájaros: Contra grajillas; Clase de estufa: Encender desde arriba
# builder | 190/90 5200+
Second opinion on an offer: Line by line; Terrace and steps: Stone on gravel
Zweite Meinung zum Angebot: Zeile für Zeile; Terrasse mit Stufen: Stein auf Kies
Segunda opinión de un presupuesto: Línea a línea; Terraza con peldaños: Piedra sobre grava
# tiler | 35 180+
Grout renewed: Per square metre, mould-proof; Threshold levelled: Without a step
Fugen erneuert: Je Quadratmeter, gegen Schimmel; Schwelle angeglichen: Ohne Stufe
Juntas renovadas: Por metro, antimoho; Umbral nivelado: Sin escalón
# blacksmith | 220+ 48
House number in iron: Forged and waxed; Tool sharpened and tempered: Axe, chisel or spade
Hausnummer aus Eisen: Geschmiedet und gewachst; Werkzeug geschärft: Axt, Beitel oder Spaten
Número de casa en hierro: Forjado y encerado; Herramienta afilada: Hacha, formón o pala
# movers | 260/180 95
One heavy piece: Safe, stove or sculpture; Storage, per month: Dry, four cubic metres
Ein schweres Stück: Tresor, Ofen oder Skulptur; Einlagern, je Monat: Trocken, vier Kubikmeter
Una pieza pesada: Caja fuerte, estufa o escultura; Guardamuebles, al mes: Seco, cuatro metros cúbicos
# handyman | 42/45 75/60
Curtain rail fixed: Level, into any wall; Garden bench mended: New slats, oiled
Gardinenstange montiert: Gerade, in jede Wand; Gartenbank repariert: Neue Latten, geölt
Barra de cortina: Nivelada, en cualquier pared; Banco de jardín arreglado: Listones nuevos
# solar | 390+ 1250+
Panels washed: From the ladder, without soap; Wall box for the car: Charges on sunshine first
Module gewaschen: Von der Leiter, ohne Seife; Wallbox am Haus: Lädt zuerst mit Sonne
Lavado de paneles: Desde la escalera, sin jabón; Cargador para el coche: Primero con sol
# interior | 280+ 160
Lighting plan: Where it should be bright; Shopping half-day: You decide, we carry
Lichtplan: Wo es hell sein soll; Halber Tag Einkaufen: Sie entscheiden, wir tragen
Plan de iluminación: Dónde hace falta luz; Media mañana de compras: Tú eliges, nosotros cargamos
# law-firm | 240/60 320+
Tenancy question: Rent, notice, deposit; Traffic fine contested: With a look at the file
Frage zum Mietrecht: Miete, Kündigung, Kaution; Einspruch gegen Bußgeld: Mit Blick in die Akte
Consulta de alquiler: Renta, aviso, fianza; Recurso de multa: Con vista del expediente
# accountant | 85/60 190+
Letter from the tax office: Read, answered, filed; Company start-up set: Numbers, forms and dates
Post vom Finanzamt: Gelesen, beantwortet, abgelegt; Gründungspaket: Nummern, Formulare, Fristen
Carta de Hacienda: Leída, contestada, archivada; Alta de empresa: Números, papeles y plazos
# architect | 420+ 290/120
Existing house measured: Every floor, to scale; Hour on site: While others build
Aufmaß im Bestand: Jedes Geschoss, maßstäblich; Stunde auf der Baustelle: Während andere bauen
Levantamiento de planos: Cada planta, a escala; Hora en la obra: Mientras otros construyen
# notary | 140 45
Adoption papers: Explained to the child, too; Copy certified: Ten pages while you wait
Adoptionsurkunde: Auch dem Kind erklärt; Beglaubigte Abschrift: Zehn Seiten, sofort
Escritura de adopción: Explicada también al niño; Copia compulsada: Diez páginas al momento
# insurance | free
Pet cover: For the vet and the neighbour's sofa; Cyber cover: When the computer is held to ransom
Tierversicherung: Für Tierarzt und Nachbars Sofa; Cyberschutz: Wenn der Rechner erpresst wird
Seguro de mascotas: Veterinario y sofá del vecino; Ciberseguro: Si secuestran el ordenador
# it-support | 59/45 220/120
Old laptop made fast: New disk, same files; Website hacked: Cleaned and locked
Alter Laptop wird schnell: Neue Platte, gleiche Daten; Gehackte Website: Bereinigt und abgesichert
Portátil viejo acelerado: Disco nuevo, mismos datos; Web atacada: Limpia y protegida
# web-design | 240 65
Care of your site: Per quarter, with backups; Letter and envelope: Set in your type
Pflege Ihrer Seite: Je Quartal, mit Sicherung; Brief und Umschlag: In Ihrer Schrift
Cuidado de tu web: Por trimestre, con copias; Carta y sobre: Con tu tipografía
# translator | 0.12+ 290
Subtitles, per word: Timed and readable; Court half-day: Sworn, in the room
Untertitel, je Wort: Getaktet und lesbar; Halber Tag vor Gericht: Vereidigt, im Saal
Subtítulos, por palabra: Sincronizados; Media jornada en juzgado: Intérprete jurada
# coach | 75/45 1200
Walk and talk: Along the river, any weather; A year with you: Monthly, with notes
Gespräch im Gehen: Am Fluss, bei jedem Wetter; Ein Jahr Begleitung: Monatlich, mit Notizen
Paseo y charla: Junto al río, con cualquier tiempo; Un año contigo: Cada mes, con notas
# travel-agency | 1150+ 120/60
Islands by ferry: Ten days, four harbours; Papers sorted: Visas, vaccinations, insurance
Inseln mit der Fähre: Zehn Tage, vier Häfen; Papiere in Ordnung: Visum, Impfungen, Versicherung
Islas en ferri: Diez días, cuatro puertos; Papeles en regla: Visados, vacunas, seguro
# funeral | 1450+ 90
Farewell at sea: With a captain and the nearest; Candle with a name: Poured and lettered here
Abschied auf See: Mit Kapitän und den Nächsten; Kerze mit Namen: Hier gegossen und beschriftet
Despedida en el mar: Con capitán y los más cercanos; Vela con nombre: Hecha y rotulada aquí
# event-planner | 1900+ 150
Family reunion: Three generations, one meadow; Invitations written: By hand, fifty of them
Familientreffen: Drei Generationen, eine Wiese; Einladungen geschrieben: Von Hand, fünfzig Stück
Reunión familiar: Tres generaciones, un prado; Invitaciones a mano: Cincuenta, con pluma
# print-shop | 16 24+
Passport photos, six: Done in ten minutes; Calendar with your pictures: Twelve months, spiral
Passbilder, sechs: In zehn Minuten; Kalender mit Ihren Bildern: Zwölf Monate, Spirale
Fotos de carné, seis: En diez minutos; Calendario con tus fotos: Doce meses, espiral
# property-manager | 45 520
Caretaker, per month: Bins, bulbs and snow; Sale prepared: Papers, plans, photographs
Hausmeister, je Monat: Tonnen, Lampen, Schnee; Verkauf vorbereitet: Unterlagen, Pläne, Fotos
Conserje, al mes: Cubos, bombillas y nieve; Venta preparada: Papeles, planos, fotos
# marketing | 420 160/60
Search results: Why nobody finds you, and then they do; Photo afternoon: Twenty pictures for the year
Gefunden werden: Warum man Sie nicht findet, und dann doch; Fotonachmittag: Zwanzig Bilder fürs Jahr
Aparecer en buscadores: Por qué no te encuentran; Tarde de fotos: Veinte imágenes para el año
# recruiter | 1400+ 0/30
Apprentice found: With a week of trial; Career talk: For people between two jobs
Azubi gefunden: Mit einer Woche Probe; Gespräch zum Berufsweg: Zwischen zwei Stellen
Aprendiz encontrado: Con semana de prueba; Charla de carrera: Entre dos empleos
# security | 44/60 320
Walk to the car: Late shift, every evening; Key kept for you: A year, day and night
Begleitung zum Auto: Nach der Spätschicht; Schlüssel in Verwahrung: Ein Jahr, Tag und Nacht
Acompañamiento al coche: Tras el turno de tarde; Llave en custodia: Un año, día y noche
# vet | 45/20 75/40
Worming and ticks: By weight, for three months; Teeth cleaned: Under light sedation
Wurm- und Zeckenkur: Nach Gewicht, drei Monate; Zahnstein entfernt: Unter leichter Narkose
Desparasitación: Según el peso, tres meses; Limpieza dental: Con sedación ligera
# dog-grooming | 28/20 55/60
Face and paws only: Between two trims; Winter coat combed out: A bag of wool goes home
Nur Gesicht und Pfoten: Zwischen zwei Terminen; Winterfell ausgekämmt: Ein Beutel Wolle kommt mit
Solo cara y patas: Entre dos cortes; Muda de invierno: Te llevas una bolsa de lana
# dog-school | 45/60 90
Café lesson: Lying still under the table; Holiday week: Walks, sleep and a photo a day
Stunde im Café: Still unterm Tisch liegen; Ferienwoche: Spaziergang, Schlaf, ein Foto am Tag
Clase en la cafetería: Quieto bajo la mesa; Semana de vacaciones: Paseo y una foto al día
# riding-stable | 55/60 65/120
Jumping, small group: Poles first, then higher; Vaulting for children: On a patient back
Springen in kleiner Gruppe: Erst Stangen, dann höher; Voltigieren für Kinder: Auf geduldigem Rücken
Salto en grupo pequeño: Primero barras; Volteo para niños: Sobre un lomo paciente
# physiotherapy | 68/45 35/20
Jaw and neck: After nights of grinding; Heat and mud pack: Before the treatment
Kiefer und Nacken: Nach Nächten mit Zähneknirschen; Wärme und Fango: Vor der Behandlung
Mandíbula y cuello: Tras noches de bruxismo; Calor y fango: Antes del tratamiento
# doctor | 40/20 75/30
Travel advice: Where you go, what you need; Lung function: One long breath
Reiseberatung: Wohin, und was Sie brauchen; Lungenfunktion: Ein langer Atemzug
Consejo de viaje: Adónde vas y qué necesitas; Espirometría: Un soplido largo
# psychotherapy | 98/50 120/75
After a loss: At your own speed; Relaxation course, per evening: Breathing, muscles, sleep
Nach einem Verlust: In Ihrem Tempo; Entspannungsabend: Atem, Muskeln, Schlaf
Tras una pérdida: A tu ritmo; Tarde de relajación: Respiración y sueño
# midwife | 45/45 65/60
Breastfeeding advice: Before it hurts; Sleep and carrying: Slings to try on
Stillberatung: Bevor es wehtut; Schlafen und Tragen: Tücher zum Probieren
Apoyo a la lactancia: Antes de que duela; Sueño y porteo: Fulares para probar
# optician | 219+ 15/15
Children's glasses: They bend and come back; Old frame, new lenses: Bring the one you love
Kinderbrille: Biegt sich und bleibt; Alte Fassung, neue Gläser: Bringen Sie Ihre liebste mit
Gafas infantiles: Se doblan y vuelven; Montura vieja, cristales nuevos: Trae la tuya
# pharmacy | 15/15 12
Compression stockings measured: In the morning is best; First aid box refilled: Dates checked
Kompressionsstrümpfe gemessen: Am besten morgens; Hausapotheke aufgefüllt: Daten geprüft
Medias a medida: Mejor por la mañana; Botiquín repuesto: Fechas revisadas
# elder-care | free
Walks and company: Two hours, twice a week; Dementia afternoon: Music, hands and cake
Spaziergang und Gesellschaft: Zwei Stunden, zweimal die Woche; Nachmittag bei Demenz: Musik, Hände, Kuchen
Paseos y compañía: Dos horas, dos veces por semana; Tarde de memoria: Música, manos y tarta
# nutrition | 75/50 95/120
Sport and eating: Around your training; Family table: What all of you like
Essen im Sport: Rund um Ihr Training; Familientisch: Was allen schmeckt
Comer y deporte: Según tu entrenamiento; Mesa familiar: Lo que gusta a todos
# nails | 35/40 28/40
Manicure for men: Short, clean, no shine; Toenail polish: With a good base
Maniküre für Herren: Kurz, sauber, ohne Glanz; Fußnägel lackiert: Mit gutem Unterlack
Manicura masculina: Corta, limpia, sin brillo; Uñas de los pies: Con buena base
# tattoo | 180+/90 150/60
Lettering: Your hand or ours; Old tattoo covered: After an honest look
Schriftzug: Ihre Hand oder unsere; Altes Tattoo überdeckt: Nach ehrlichem Blick
Letras: Tu letra o la nuestra; Tatuaje viejo cubierto: Tras una mirada honesta
# beauty | 45/40 22/20
Mask and massage: Half an hour lying still; Brows tinted: Lasts four weeks
Maske und Massage: Eine halbe Stunde liegen; Brauen gefärbt: Hält vier Wochen
Mascarilla y masaje: Media hora tumbada; Tinte de cejas: Dura cuatro semanas
# massage | 49/40 72/60
Feet and reflexes: Warm towel included; Expecting mothers: On the side, with cushions
Füße und Reflexzonen: Mit warmem Tuch; Für Schwangere: Auf der Seite, mit Kissen
Pies y reflejos: Con toalla caliente; Para embarazadas: De lado, con cojines
# hearing | 25/20 75/30
Wax removed: Gently, with water; Television set up: Sound straight to the aid
Ohr gereinigt: Sanft, mit Wasser; Fernseher verbunden: Ton direkt ins Gerät
Limpieza de oído: Suave, con agua; Televisor conectado: Sonido directo al audífono
# speech-therapy | 62/45 55/30 48/45 65/45
Stammering: Time instead of tricks; First words: Parents sit beside us; Fine motor hour: Scissors, pearls, pen; Writing without cramps: Grip, paper, chair
Stottern: Zeit statt Tricks; Erste Wörter: Eltern sitzen dabei; Feinmotorik: Schere, Perlen, Stift; Schreiben ohne Krampf: Griff, Papier, Stuhl
Tartamudez: Tiempo y no trucos; Primeras palabras: Con los padres al lado; Motricidad fina: Tijeras, cuentas, lápiz; Escribir sin dolor: Agarre, papel, silla
# ice-cream | 1.9 5.4
Plum and cinnamon: From September; Waffle with warm cherries: Until they run out
Zwetschge mit Zimt: Ab September; Waffel mit heißen Kirschen: Solange der Vorrat reicht
Ciruela y canela: Desde septiembre; Gofre con cerezas calientes: Hasta que se acaben
# brewery | 5.2 9.8
Wheat of the season: Cloudy, 5.4 %; Pretzel with radish: From the baker next door
Weizen der Saison: Naturtrüb, 5,4 %; Brezel mit Radi: Vom Bäcker nebenan
Trigo de temporada: Turbia, 5,4 %; Rosquilla con rábano: Del horno de al lado
# cafe | 3.8 6.2
Hot chocolate, dark: With real cream; Toast with pear and blue cheese: Until four
Heiße Schokolade, dunkel: Mit echter Sahne; Brot mit Birne und Blauschimmel: Bis vier
Chocolate a la taza: Con nata de verdad; Tostada de pera y queso azul: Hasta las cuatro
# bar | 13 8
Old flame: Rum, honey, smoke; Cheese and quince: After midnight, too
Alte Flamme: Rum, Honig, Rauch; Käse mit Quitte: Auch nach Mitternacht
Vieja llama: Ron, miel y humo; Queso con membrillo: También de madrugada
# food-truck | 9.2 5.5
Mushroom and onion bun: Without meat, with a lot of taste; Slaw with apple: Cut this morning
Pilz-Zwiebel-Brötchen: Ohne Fleisch, mit viel Geschmack; Krautsalat mit Apfel: Heute früh geschnitten
Bollo de setas y cebolla: Sin carne, con mucho sabor; Col con manzana: Cortada hoy
# catering | 24 95
Brunch: Eggs, bread and fruit; Tableware for thirty: Brought, washed, taken away
Brunch: Eier, Brot und Obst; Geschirr für dreißig: Gebracht, gespült, abgeholt
Almuerzo tardío: Huevos, pan y fruta; Vajilla para treinta: Traída, lavada, recogida
# jewellery | 25/15 140+
Necklace restrung: With a knot after each pearl; Engraving: By hand, up to ten letters
Kette neu aufgezogen: Ein Knoten nach jeder Perle; Gravur: Von Hand, bis zehn Buchstaben
Collar reensartado: Un nudo tras cada perla; Grabado a mano: Hasta diez letras
# toys | 22 16
Stacking fox: Beech, six rings; Kite for beginners: Flies in little wind
Steckfuchs: Buche, sechs Ringe; Drachen für den Anfang: Fliegt bei wenig Wind
Zorro apilable: Haya, seis anillos; Cometa para empezar: Vuela con poco viento
# fashion | 28/30 95+
Zip replaced: While you have coffee; Coat relined: In a lining you choose
Reißverschluss erneuert: Während Sie Kaffee trinken; Mantel neu gefüttert: Mit Futter nach Wahl
Cremallera nueva: Mientras tomas un café; Abrigo reforrado: Con el forro que elijas
# shoes | 79 12/10
Canvas summer shoe: Rope sole, three colours; Leather fed: Wax, brush, an evening
Sommerschuh aus Leinen: Seilsohle, drei Farben; Leder gepflegt: Wachs, Bürste, ein Abend
Alpargata de lona: Suela de cuerda; Cuero cuidado: Cera, cepillo y una tarde
# plants | 16 22
Fern for the bathroom: Likes steam; Box of herbs, six: Ready for the sill
Farn fürs Bad: Mag Dampf; Kräuterkiste, sechs Töpfe: Fertig für die Fensterbank
Helecho para el baño: Le gusta el vapor; Caja de hierbas, seis: Lista para el alféizar
# antiques | 190 60/45
Writing box, walnut: With the key; House clearance talk: What is worth keeping
Schreibkasten aus Nussbaum: Mit Schlüssel; Gespräch zur Haushaltsauflösung: Was zu behalten lohnt
Escribanía de nogal: Con su llave; Consejo al vaciar una casa: Qué vale la pena guardar
# soap | 7 24
Unscented for babies: Olive oil and nothing else; Gift of three bars: Wrapped in cloth
Ohne Duft für Babys: Olivenöl, sonst nichts; Drei Seifen im Tuch: Als Geschenk
Sin perfume para bebés: Solo aceite de oliva; Tres jabones en tela: Para regalo
# outdoor | 54 12/20
Head torch: Four hundred lumens; Boots waxed: Ready tomorrow
Stirnlampe: Vierhundert Lumen; Stiefel gewachst: Morgen fertig
Linterna frontal: Cuatrocientos lúmenes; Botas enceradas: Listas mañana
# wool | 11 18
Cotton for summer, 100 g: Twelve colours; Pattern book, socks: Ten heels explained
Baumwolle für den Sommer, 100 g: Zwölf Farben; Sockenbuch: Zehn Fersen erklärt
Algodón de verano, 100 g: Doce colores; Libro de calcetines: Diez talones explicados
# pet-shop | 7.5 29
Hay from the meadow, 2 kg: For rabbits and guinea pigs; Scratching post: Sisal, stands firm
Wiesenheu, 2 kg: Für Kaninchen und Meerschweinchen; Kratzbaum: Sisal, steht fest
Heno de prado, 2 kg: Para conejos y cobayas; Poste rascador: Sisal, muy firme
# spices | 5.6 4.2
Baharat: Warm, for lamb and lentils; Sea salt with lemon, 200 g: Ground here
Baharat: Warm, für Lamm und Linsen; Meersalz mit Zitrone, 200 g: Hier gemahlen
Baharat: Cálido, para cordero y lentejas; Sal marina con limón, 200 g: Molida aquí
# gallery-shop | 95 29+
Night train, woodcut: Numbered, thirty copies; Glass replaced: Without reflections
Nachtzug, Holzschnitt: Nummeriert, dreißig Stück; Glas erneuert: Ohne Spiegelung
Tren nocturno, xilografía: Numerada, treinta; Cristal nuevo: Sin reflejos
# driving-school | 65/90 180/180 55/60
Motorbike lesson: With radio in the helmet; Trailer licence, one day: Coupling, reversing, test; Hill start hour: Until it holds
Motorradstunde: Mit Funk im Helm; Anhängerschein an einem Tag: Kuppeln, rückwärts, Prüfung; Übungsstunde am Berg: Bis er hält
Clase de moto: Con radio en el casco; Permiso de remolque en un día: Enganche y maniobra; Hora de arranque en cuesta: Hasta dominarlo
# music-school | 74 22/60 45
Choir for children: Wednesdays, with a stage in June; Open recording evening: One song, one take; Instrument on loan, a month: Until it is yours
Kinderchor: Mittwochs, im Juni auf der Bühne; Aufnahmeabend: Ein Lied, ein Versuch; Leihinstrument, je Monat: Bis es Ihres ist
Coro infantil: Los miércoles, escenario en junio; Tarde de grabación: Una canción, una toma; Instrumento prestado, al mes: Hasta que sea tuyo
# kindergarten | free
Music morning: Drums, bells and voices; Forest week: Every May, in any weather; Parents' evening: Twice a year, with soup
Musikmorgen: Trommeln, Glocken, Stimmen; Waldwoche: Jeden Mai, bei jedem Wetter; Elternabend: Zweimal im Jahr, mit Suppe
Mañana musical: Tambores y voces; Semana del bosque: Cada mayo, llueva o no; Reunión de padres: Dos veces al año, con sopa
# language-school | 390 32/60 85
Summer week: Mornings class, afternoons town; Pronunciation hour: In front of a mirror; Writing letters and mails: Four evenings
Sommerwoche: Vormittags Kurs, nachmittags Stadt; Aussprachestunde: Vor dem Spiegel; Briefe und E-Mails schreiben: Vier Abende
Semana de verano: Clase y ciudad; Hora de pronunciación: Ante el espejo; Escribir cartas y correos: Cuatro tardes
# tutoring | 26/45 45/60 120
Reading partner: Aloud, twenty minutes, daily; Learning how to learn: For parents, too; Summer catch-up: Ten mornings
Lesepatin: Laut, täglich zwanzig Minuten; Wie man lernt: Auch für Eltern; Ferienkurs: Zehn Vormittage
Compañero de lectura: En voz alta, a diario; Aprender a aprender: También para padres; Repaso de verano: Diez mañanas
# dance-school | 62 16/90 120/90
Tap for adults: Noise is wanted; Friday social: Nobody sits for long; Duet lesson: Two people, one teacher
Stepptanz für Erwachsene: Lärm erwünscht; Tanzabend am Freitag: Niemand sitzt lange; Stunde zu zweit: Zwei Menschen, eine Lehrerin
Claqué para adultos: Se admite ruido; Baile de los viernes: Nadie se sienta mucho; Clase para dos: Una profesora
# swim-school | 98 14/60 75
Fear of water: Small steps, warm pool; Lane for yourself: Early, before work; Rescue badge: Six evenings
Angst vor Wasser: Kleine Schritte, warmes Becken; Bahn für sich: Früh, vor der Arbeit; Rettungsabzeichen: Sechs Abende
Miedo al agua: Pasos pequeños, agua templada; Calle para ti: Temprano, antes del trabajo; Título de socorrista: Seis tardes
# martial-arts | 35 18/90 45
Parents and children: One mat, two sizes; Open sparring: Saturdays, with care; Belt examination: Twice a year
Eltern mit Kind: Eine Matte, zwei Größen; Freies Training: Samstags, mit Rücksicht; Gürtelprüfung: Zweimal im Jahr
Padres e hijos: Un tatami, dos tallas; Combate libre: Los sábados, con cuidado; Examen de cinturón: Dos veces al año
# cooking-school | 69/150 85/180 55/120
Sauces, five mothers: Butter helps; Fish, whole: From scale to plate; Knife skills: Bring your own
Soßen, fünf Mütter: Butter hilft; Ganzer Fisch: Von der Schuppe zum Teller; Messerkunde: Bringen Sie Ihres mit
Salsas madre: La mantequilla ayuda; Pescado entero: De la escama al plato; Cortar con cuchillo: Trae el tuyo
# adult-education | 58 18/120 96
Stars over the roofs: Six clear nights; Mending clothes by hand: One Saturday; First Spanish: Ten evenings, no grammar terms
Sterne über den Dächern: Sechs klare Nächte; Kleider flicken: Ein Samstag; Erstes Spanisch: Zehn Abende, ohne Fachwörter
Estrellas sobre los tejados: Seis noches claras; Remendar ropa: Un sábado; Primer alemán: Diez tardes, sin tecnicismos
# library | free
Newspapers and magazines: Forty, by the window; Reading circle: First Tuesday, tea is made; Quiet desks: Twelve, with lamps
Zeitungen und Zeitschriften: Vierzig, am Fenster; Lesekreis: Erster Dienstag, mit Tee; Stille Arbeitsplätze: Zwölf, mit Lampe
Prensa y revistas: Cuarenta, junto a la ventana; Club de lectura: Primer martes, con té; Mesas de silencio: Doce, con lámpara
# escape-room | 30/75 34/90 160/90
Lighthouse, Last Night: Wind, rope and a logbook; Outdoor trail: Through the old town with a case; School class: Up to twenty-six
Leuchtturm, letzte Nacht: Wind, Seil und ein Logbuch; Spur durch die Altstadt: Draußen, mit Koffer; Schulklasse: Bis sechsundzwanzig
Faro, última noche: Viento, cuerda y un diario; Pista por el casco viejo: Al aire libre; Clase escolar: Hasta veintiséis
# museum | 30 12
Year card of the museum: As often as you like; Drawing evening: Stools and pencils are there
Jahreskarte fürs Museum: So oft Sie mögen; Zeichenabend: Hocker und Stifte sind da
Carné anual del museo: Cuantas veces quieras; Tarde de dibujo: Hay taburetes y lápices
# theatre | 19 0
Seats with a pillar: Cheaper, you hear everything; Talk after the play: Actors in ordinary clothes
Platz mit Säule: Günstiger, man hört alles; Gespräch danach: Spieler in Straßenkleidung
Butaca con columna: Más barata, se oye todo; Charla tras la función: Actores sin disfraz
# cinema | 8.5 140
Film with a talk: Somebody who knows sits in front; Hall for yourselves: Birthday, forty seats
Film mit Gespräch: Vorn sitzt, wer es weiß; Saal für euch: Geburtstag, vierzig Plätze
Película con coloquio: Con alguien que sabe; Sala para vosotros: Cumpleaños, cuarenta butacas
# climbing | 9 24/90
Late climb: After eight in the evening; Technique hour: Feet first
Spät klettern: Nach acht Uhr abends; Technikstunde: Erst die Füße
Escalada nocturna: Después de las ocho; Hora de técnica: Primero los pies
# zoo | 9 35/60
Seniors and students: On weekdays; Keeper for an hour: Bucket, boots, questions
Ermäßigt am Werktag: Ab 65 und im Studium; Eine Stunde Tierpfleger: Eimer, Stiefel, Fragen
Reducida entre semana: Mayores y estudiantes; Cuidador por una hora: Cubo, botas y preguntas
# boat-hire | 22/60 38
Canoe for three: With dry barrels; Picnic basket: Bread, cheese, cherries
Kanu für drei: Mit trockenen Tonnen; Picknickkorb: Brot, Käse, Kirschen
Canoa para tres: Con bidones estancos; Cesta de pícnic: Pan, queso y cerezas
# city-tours | 15/75 16/90 22/120
Doors and courtyards: What you walk past; Children as detectives: One case, six clues; By bicycle: Ten quiet kilometres
Türen und Höfe: Woran man vorbeiläuft; Kinder als Detektive: Ein Fall, sechs Spuren; Mit dem Rad: Zehn ruhige Kilometer
Puertas y patios: Lo que nunca miras; Niños detectives: Un caso, seis pistas; En bicicleta: Diez kilómetros tranquilos
# taxi | 6 75
Dog on board: On a blanket; Train station, large car: Six people and skis
Hund fährt mit: Auf der Decke; Bahnhof im Großraumtaxi: Sechs Personen und Skier
Perro a bordo: Sobre una manta; Estación, coche grande: Seis personas y esquís
# car-wash | 17/20 55/60
Motorbike wash: By hand, chain oiled; Convertible roof: Washed and sealed
Motorradwäsche: Von Hand, Kette geölt; Cabriodach: Gewaschen und imprägniert
Lavado de moto: A mano, cadena engrasada; Capota: Lavada e impermeabilizada
# garage | 59/30 190+
Tyres stored: A season, washed; Clutch replaced: With the old one to look at
Reifen eingelagert: Eine Saison, gewaschen; Kupplung erneuert: Die alte zum Ansehen
Neumáticos guardados: Una temporada, lavados; Embrague nuevo: Te enseñamos el viejo
# courier | 12 7.5
Within the hour: By whoever is nearest; Signature round: There and back the same day
Innerhalb einer Stunde: Wer am nächsten ist; Unterschrift und zurück: Am selben Tag
En menos de una hora: Quien esté más cerca; Ida y vuelta con firma: El mismo día
# musician | 1400+ 45/60
Dance band, five: From waltz to disco; Piano lesson: At home or online
Tanzband, fünf: Vom Walzer bis Disco; Klavierstunde: Zu Hause oder online
Banda de baile, cinco: Del vals al disco; Clase de piano: En casa o en línea
# choir | 0 25 15 8
Voice check: Three notes, no fear; Singing weekend: Two days, one lake; Christmas oratorio: With orchestra; Programme booklet: With all texts
Stimmprobe: Drei Töne, keine Angst; Singwochenende: Zwei Tage, ein See; Weihnachtsoratorium: Mit Orchester; Programmheft: Mit allen Texten
Prueba de voz: Tres notas, sin miedo; Fin de semana coral: Dos días y un lago; Oratorio de Navidad: Con orquesta; Programa de mano: Con los textos
# orchestra | 18 15 0 10
Instrument to borrow, a month: Horn, tuba or drum; New Year's concert: With waltzes; Marching on May Day: Through every street; Chamber evening: Five winds, one bassoon
Leihinstrument vom Verein: Horn, Tuba oder Trommel; Neujahrskonzert: Mit Walzern; Maiumzug: Durch jede Straße; Kammerabend: Fünf Bläser, ein Fagott
Instrumento de la banda: Trompa, tuba o tambor; Concierto de Año Nuevo: Con valses; Pasacalles de mayo: Por cada calle; Tarde de cámara: Cinco vientos
# tennis-club | 160 28/60
Family, a month: Two adults and all children; Serve clinic: A basket of balls, one trainer
Familie, je Monat: Zwei Erwachsene, alle Kinder; Aufschlagtraining: Ein Korb Bälle, eine Trainerin
Familia, al mes: Dos adultos y todos los niños; Clínica de saque: Una cesta de bolas
# rowing-club | 60 15 45/120 0
Boat place, a year: Under the roof; Ergometer evenings: November to March; Coxing course: Steering and shouting; Regatta helpers: With sausage and sun hat
Bootsplatz, ein Jahr: Unter Dach; Ergometerabende: November bis März; Steuerkurs: Lenken und rufen; Helfer bei der Regatta: Mit Wurst und Sonnenhut
Plaza de barco, un año: Bajo techo; Tardes de ergómetro: De noviembre a marzo; Curso de timonel: Guiar y gritar; Ayuda en la regata: Con gorro y bocadillo
# chess-club | 4 0 20 12
Blitz on the last Friday: Five minutes each; Park boards: Sundays, large pieces; Simultaneous with a master: Thirty boards; Endgame course: Four evenings
Blitz am letzten Freitag: Fünf Minuten je Seite; Bretter im Park: Sonntags, große Figuren; Simultan mit Meisterin: Dreißig Bretter; Endspielkurs: Vier Abende
Rápidas el último viernes: Cinco minutos; Tableros en el parque: Domingos, piezas grandes; Simultáneas con maestra: Treinta tableros; Curso de finales: Cuatro tardes
# shooting-club | 8 10 6 0
Youth with air rifle: From twelve, with parents; Bow and arrow: On the meadow; Winter league: Ten evenings, one cup; Village parade: In green, with brass
Jugend am Luftgewehr: Ab zwölf, mit Eltern; Bogen auf der Wiese: Für alle Alter; Winterliga: Zehn Abende, ein Pokal; Festumzug: In Grün, mit Blasmusik
Jóvenes con aire comprimido: Desde doce; Arco en el prado: Para todas las edades; Liga de invierno: Diez tardes, una copa; Desfile del pueblo: Con banda
# allotment | 25 0 8 0
Tool shed key: Mower, ladder and saw; Waiting list: About two years; Bread from the oven: First Saturday; Children's bed: Radishes before lunch
Schlüssel zum Schuppen: Mäher, Leiter, Säge; Warteliste: Etwa zwei Jahre; Brot aus dem Gartenofen: Erster Samstag; Kinderbeet: Radieschen bis Mittag
Llave del cobertizo: Cortacésped, escalera y sierra; Lista de espera: Unos dos años; Pan del horno común: Primer sábado; Bancal infantil: Rábanos antes de comer
# fire-brigade | free
Trumpet and drum corps: Mondays, in the depot; Extinguisher check: First Saturday in May; House visit for the elderly: Alarms and stoves
Spielmannszug: Montags im Gerätehaus; Feuerlöscher prüfen: Erster Samstag im Mai; Hausbesuch für Ältere: Melder und Öfen
Banda de cornetas: Lunes en el parque; Revisión de extintores: Primer sábado de mayo; Visita a mayores: Alarmas y estufas
# food-bank | free
School satchels: Filled in August; Collecting round: Bakeries, after six; Soup and stories: Sundays in winter
Gefüllte Ranzen: Im August, für alle; Sammeltour: Bäckereien nach sechs; Suppe und Geschichten: Sonntags im Winter
Mochilas escolares: Llenas en agosto; Ronda de recogida: Panaderías, tras las seis; Sopa y cuentos: Domingos de invierno
# youth-centre | 0 3 0 12
Homework corner: Someone always knows; Cooking for forty: Wednesdays; Night football: Until eleven, lights on; Trip to the climbing hall: Once a month
Hausaufgabenecke: Eine weiß es immer; Kochen für vierzig: Mittwochs; Nachtfußball: Bis elf, mit Licht; Ausflug in die Kletterhalle: Einmal im Monat
Rincón de deberes: Siempre hay quien sabe; Cocinar para cuarenta: Miércoles; Fútbol nocturno: Hasta las once; Salida al rocódromo: Una vez al mes
# repair-cafe | free
Toys and small furniture: Glue takes an hour; Sharpening: Knives and scissors; Learn to solder: First Saturday
Spielzeug und Kleinmöbel: Leim braucht eine Stunde; Schärfen: Messer und Scheren; Löten lernen: Erster Samstag
Juguetes y mueblecitos: La cola tarda una hora; Afilar: Cuchillos y tijeras; Aprender a soldar: Primer sábado
# town-hall | free
Dog licence: On paper, with a tag; Lost property: Umbrellas, mostly
Hundesteuer: Mit Marke; Fundbüro: Meist Regenschirme
Licencia de perro: Con chapa; Objetos perdidos: Sobre todo paraguas
# hiking-club | 5 0 18 8
Path care: Paint, saw, sandwiches; Children's group: Short legs, long stories; Bus to the hills: Monthly, at seven; Map evening: Reading lines in the dark
Wegepflege: Farbe, Säge, Brote; Kindergruppe: Kurze Beine, lange Geschichten; Bus in die Berge: Monatlich, um sieben; Kartenabend: Linien lesen
Cuidado de senderos: Pintura, sierra y bocadillos; Grupo infantil: Piernas cortas; Autobús a la sierra: Cada mes, a las siete; Tarde de mapas: Leer curvas
# party | free
Music until two: Wishes in the jar; The gift table: Your company is enough
Musik bis zwei: Wünsche ins Glas; Gabentisch: Dass ihr kommt, genügt
Música hasta las dos: Peticiones en el bote; Mesa de regalos: Con venir basta
# golf-club | 24 120/120
Evening round: Six holes until dark; Course with a pro: Two hours, one swing
Abendrunde: Sechs Löcher bis zur Dämmerung; Platzreife-Nachmittag: Zwei Stunden, ein Schwung
Ronda de tarde: Seis hoyos hasta el anochecer; Tarde con profesional: Dos horas, un swing
# campsite | 24 12 4.5 9
+ At the lake; Canoe, half a day: With two paddles; Bread order: Rolls at eight; Firewood bag: For one long evening; Bicycle to borrow: For the village
+ Am See; Kanu, halber Tag: Mit zwei Paddeln; Brötchendienst: Um acht am Zelt; Sack Feuerholz: Für einen langen Abend; Leihrad: Bis ins Dorf
+ En el lago; Canoa, medio día: Con dos palas; Pan por encargo: A las ocho; Saco de leña: Para una noche larga; Bici prestada: Hasta el pueblo
`;
