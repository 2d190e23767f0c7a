import { trades } from "./trade.ts";

/** Who looks after people's bodies and their animals. */
export const care = trades(`
# vet | fresh | paw cross bowl @ discs | care | treatments
= vet|vets|veterinary practice|veterinary clinic|veterinarian|vet practice|animal hospital; tierarzt|tierärztin|tierarztpraxis|tierklinik|kleintierpraxis; veterinario|veterinaria|clínica veterinaria|hospital veterinario
$ 42/20 58/20 39/30 160+/90 120/60 34/20
EN a veterinary practice | Four Paws Practice; Hollow Lane Vets | Dogs, cats and small animals, seen without hurry.
> Calm hands for nervous patients | Cats wait in their own room, dogs may bring their blanket, and you stay beside them.
~ We treat what is needed and say what can wait.
[Every day] Examination: Nose to tail, with advice; Vaccination: With the passport stamped; Claw trim and teeth check: For dogs, cats and rabbits
[When it matters] Neutering: With a night's observation; Ultrasound: You watch along; Microchip: Placed and registered
@ Vet: Grew up between cows; Animal nurse: Knows every patient by its bark
? What about emergencies? Ring us; at night the tape names the clinic on duty.
DE eine Tierarztpraxis | Praxis Vier Pfoten; Tierärzte am Hohlweg | Hunde, Katzen und Kleintiere, ohne Eile behandelt.
> Ruhige Hände für nervöse Patienten | Katzen warten in einem eigenen Raum, und Sie bleiben dabei.
~ Wir behandeln, was nötig ist, und sagen, was warten kann.
[Jeden Tag] Untersuchung: Von der Nase bis zum Schwanz; Impfung: Mit Eintrag in den Pass; Krallen und Zähne: Hund, Katze, Kaninchen
[Wenn es ernst ist] Kastration: Mit Beobachtung über Nacht; Ultraschall: Sie schauen mit; Chip setzen: Und registrieren
@ Tierärztin: Wuchs zwischen Kühen auf; Tierpflege: Erkennt jeden am Bellen
? Was ist im Notfall? Rufen Sie an; nachts nennt die Ansage den Notdienst.
ES una clínica veterinaria | Clínica Cuatro Huellas; Veterinarios del Valle | Perros, gatos y animales pequeños, sin prisas.
> Manos tranquilas para pacientes nerviosos | Los gatos tienen su propia sala y tú te quedas a su lado.
~ Tratamos lo necesario y decimos lo que puede esperar.
[Cada día] Revisión: Del hocico a la cola; Vacuna: Con cartilla sellada; Uñas y dientes: Perros, gatos y conejos
[Lo importante] Esterilización: Con una noche en observación; Ecografía: La ves con nosotros; Microchip: Puesto y registrado
@ Veterinaria: Creció entre vacas; Auxiliar: Conoce a todos por el ladrido
? ¿Y las urgencias? Llama; de noche el contestador dice quién está de guardia.

# dog-grooming | bloom | paw scissors bucket @ stripes | salon | treatments
= dog grooming|dog groomer|pet grooming|pet groomer|dog salon|grooming salon|pet salon; hundesalon|hundefriseur|hundefriseurin|hundepflege|tierfriseur; peluquería canina|peluquero canino|peluquería para perros|peluquería de mascotas
$ 48/60 72/90 85/120 22/30 15/15 38/45
EN a dog grooming salon | Wet Nose; Comb & Biscuit | Baths, trims and claws, one dog at a time.
> Clean dog, no drama | One dog in the room, towels warmed, breaks for sniffing included.
~ A dog that is afraid comes three times for a biscuit before it comes for a bath.
[Whole dog] Small dog, bath and trim: Up to eight kilos; Medium dog, bath and trim: Up to twenty; Long coat: Combed out by hand
[Small things] Puppy's first visit: Brush, dryer and praise; Claws: Cut and filed; Wire coat stripped: By hand, never clipped
@ Groomer: Sings to poodles; Assistant: Carrier of biscuits
? May I stay? For the first visit yes, later it goes faster without you.
DE ein Hundesalon | Nasse Nase; Kamm & Keks | Bad, Schnitt und Krallen, immer nur ein Hund.
> Sauberer Hund, kein Theater | Ein Hund im Raum, warme Handtücher und Schnüffelpausen.
~ Wer Angst hat, kommt dreimal für einen Keks, bevor er zum Baden kommt.
[Ganzer Hund] Kleiner Hund, Bad und Schnitt: Bis acht Kilo; Mittlerer Hund, Bad und Schnitt: Bis zwanzig; Langes Fell: Von Hand entwirrt
[Kleines] Welpenbesuch: Bürste, Föhn und Lob; Krallen kürzen: Geschnitten und gefeilt; Trimmen: Von Hand
@ Hundefriseurin: Singt für Pudel; Hilfe: Zuständig für Kekse
? Darf ich dabeibleiben? Beim ersten Mal ja.
ES una peluquería canina | Hocico Mojado; Peine y Galleta | Baño, corte y uñas, un perro cada vez.
> Perro limpio, sin dramas | Un solo perro en la sala, toallas calientes y pausas para oler.
~ Si tiene miedo, viene tres veces por una galleta antes del baño.
[Completo] Perro pequeño: Baño y corte, hasta ocho kilos; Perro mediano: Hasta veinte kilos; Pelo largo: Desenredado a mano
[Detalles] Primera visita del cachorro: Cepillo y elogios; Uñas del perro: Cortadas y limadas; Stripping: A mano
@ Peluquera: Canta a los caniches; Ayudante: Reparte galletas
? ¿Puedo quedarme? La primera vez sí.

# dog-school | sport | paw ball heart @ hills | lessons | courses
= dog school|dog training|dog trainer|puppy school|dog boarding|kennels|dog hotel|dog daycare; hundeschule|hundetrainer|hundetrainerin|welpenschule|gassi-service|hundepension|tierpension|hundehotel|hundebetreuung; escuela canina|adiestrador canino|adiestramiento canino|residencia canina|guardería canina|hotel para perros
$ 120 150 65/60 18/60 34 26
EN a dog school and day home | Good Lead; Long Meadow Dogs | Puppy groups, walks and a bed when you travel.
> A dog that comes when called | Small groups on a big meadow, and most of the learning is done by the people.
~ We train with patience and cheese. Nothing that hurts, ever.
[Learn] Puppy group: Six Saturdays, up to six puppies; Lead and recall: Six evenings outdoors; Single lesson: Where the problem lives
[Look after] Hour's walk: In groups of four; Night with us: On the sofa, not in a cage; Day place: Fetched and brought home
@ Trainer: Watches ears, not watches; Walks: Twelve kilometres a day
? From what age? Puppies from nine weeks.
DE eine Hundeschule mit Tagespension | Lange Leine; Wiesenhunde | Welpengruppen, Spaziergänge und ein Bett, wenn Sie reisen.
> Ein Hund, der kommt, wenn man ruft | Kleine Gruppen auf großer Wiese, und das meiste lernen die Menschen.
~ Wir arbeiten mit Geduld und Käse, nie mit Schmerz.
[Lernen] Welpengruppe: Sechs Samstage, sechs Welpen; Leine und Rückruf: Sechs Abende; Einzelstunde Hund: Dort, wo es hakt
[Betreuen] Stunde Gassi: In Vierergruppen; Übernachtung Hund: Auf dem Sofa; Tagesplatz: Geholt und gebracht
@ Trainerin: Schaut auf die Ohren; Runden: Zwölf Kilometer am Tag
? Ab welchem Alter? Ab neun Wochen.
ES una escuela canina con guardería | Correa Larga; Perros del Prado | Cachorros, paseos y cama cuando viajas.
> Un perro que viene cuando lo llamas | Grupos pequeños en un prado grande, y sobre todo aprenden las personas.
~ Trabajamos con paciencia y queso.
[Aprender] Grupo de cachorros: Seis sábados; Correa y llamada: Seis tardes; Clase canina individual: En tu casa
[Cuidar] Hora de paseo: De cuatro en cuatro; Noche del perro: En el sofá; Día de guardería: Con recogida
@ Adiestradora: Mira las orejas; Paseos: Doce kilómetros al día
? ¿Desde qué edad? Nueve semanas.

# riding-stable | earth | horseshoe tree heart @ hills | lessons | courses
= riding school|riding stable|riding stables|horse riding|equestrian centre|livery yard|pony club|stables; reitschule|reitstall|reiterhof|ponyhof|pferdehof|reitverein; escuela de equitación|hípica|centro ecuestre|club hípico|picadero
$ 32/45 48/45 240 26/45 45/90 320
EN a riding school | Meadow Stables; Two Ponies | Lessons, rides out and a place for your horse.
> First brush, then ride | Children and grown-ups learn on horses who have seen beginners and forgiven them.
~ No horse works more than three hours a day here.
[Riding] Group lesson: Four riders; Single riding lesson: On the lunge or free; Ten lessons: To be used in half a year
[More] Pony hour: From five years; Ride out: Through the beech wood; Livery: A month, hay and meadow included
@ Riding teacher: Raises her voice never; Stable: Up at five
? What should I wear? Long trousers and shoes with a heel. Helmets are here.
DE eine Reitschule | Wiesenhof; Zwei Ponys | Unterricht, Ausritte und ein Platz fürs eigene Pferd.
> Erst putzen, dann reiten | Kinder und Erwachsene lernen auf Pferden, die Anfängern verzeihen.
~ Kein Pferd geht mehr als drei Stunden am Tag.
[Reiten] Gruppenstunde Reiten: Vier Reiter; Einzelstunde Reiten: Longe oder frei; Zehnerkarte Reiten: Ein halbes Jahr gültig
[Mehr] Ponystunde: Ab fünf Jahren; Ausritt: Durch den Buchenwald; Einstellplatz: Im Monat, mit Heu und Weide
@ Reitlehrerin: Wird nie laut; Stall: Steht um fünf auf
? Was zieht man an? Lange Hose, Schuhe mit Absatz. Helme sind da.
ES una escuela de equitación | Cuadra del Prado; Dos Ponis | Clases, paseos y un sitio para tu caballo.
> Primero cepillar, luego montar | Grandes y pequeños aprenden con caballos que perdonan.
~ Ningún caballo trabaja más de tres horas al día.
[Montar] Clase en grupo: Cuatro jinetes; Clase de monta individual: A la cuerda o libre; Diez clases: Para medio año
[Más] Hora de poni: Desde cinco años; Paseo por el bosque: Noventa minutos; Pupilaje: Al mes, con heno
@ Profesora: Nunca grita; Cuadra: En pie a las cinco
? ¿Qué ropa? Pantalón largo y botas. Hay cascos.

# physiotherapy | fresh | hand mat ball @ window | care | treatments
= physiotherapist|physiotherapy|physio|physical therapy|physical therapist|osteopath|osteopathy|chiropractor|physiotherapy practice; physiotherapie|physiotherapeut|physiotherapeutin|krankengymnastik|osteopathie|osteopath|physiopraxis; fisioterapeuta|fisioterapia|osteópata|osteopatía|quiropráctico|clínica de fisioterapia
$ 62/40 75/50 58/40 48/30 95/60 16/60
EN a physiotherapy practice | Straight Up; Joint & Balance | Backs, knees and shoulders, back in motion.
> Move again, and know why it hurt | Forty minutes with one therapist, and three exercises you will really do.
~ We would rather see you four times than forty.
[Therapy] Physiotherapy: With findings and exercises; Manual therapy: For joints that stick; Lymph drainage: After operations
[More] Back massage: From neck to hip; Osteopathy: An hour, head to toe; Back class: Eight people, once a week
@ Physiotherapist: Ran marathons until her knee; Back class: Counts breaths
? Do I need a prescription? For the insurance yes, otherwise no.
DE eine Physiotherapiepraxis | Aufrecht; Gelenk & Gleichgewicht | Rücken, Knie und Schultern, wieder in Bewegung.
> Wieder bewegen und wissen, warum es wehtat | Vierzig Minuten mit einer Person und drei Übungen, die man wirklich macht.
~ Lieber sehen wir Sie viermal als vierzigmal.
[Therapie] Krankengymnastik: Mit Befund und Übungen; Manuelle Therapie: Wenn Gelenke klemmen; Lymphdrainage: Nach Operationen
[Mehr] Rückenmassage: Vom Nacken zur Hüfte; Osteopathie: Eine Stunde, Kopf bis Fuß; Rückenschule: Acht Leute, jede Woche
@ Physiotherapeutin: Lief Marathon, bis das Knie kam; Rückenschule: Zählt Atemzüge
? Brauche ich ein Rezept? Für die Kasse ja.
ES una clínica de fisioterapia | Derecho; Rodilla y Equilibrio | Espaldas, rodillas y hombros, otra vez en marcha.
> Moverte otra vez y saber por qué dolía | Cuarenta minutos con la misma persona y tres ejercicios que harás.
~ Preferimos verte cuatro veces que cuarenta.
[Terapia] Fisioterapia: Con valoración y ejercicios; Terapia manual: Para articulaciones rígidas; Drenaje linfático: Tras operaciones
[Más] Masaje de espalda: Del cuello a la cadera; Osteopatía: Una hora completa; Escuela de espalda: Ocho personas
@ Fisioterapeuta: Corría maratones; Clases: Cuenta respiraciones
? ¿Hace falta receta? Para el seguro sí.

# doctor | fresh | cross heart glasses @ window | care | treatments
= doctor|general practitioner|gp practice|family doctor|paediatrician|pediatrician|dermatologist|gynaecologist|medical centre|medical center|doctor's practice|doctors practice|medical practice|physician|gp|gp surgery|surgery|health centre; arztpraxis|hausarzt|hausärztin|kinderarzt|hautarzt|frauenarzt|ärztehaus|allgemeinmedizin|hausarztpraxis|ärztin|arzt|praxisgemeinschaft|gemeinschaftspraxis|kinderarztpraxis|kinderärztin|hautarztpraxis|frauenarztpraxis|landarzt|internistin|internist; médico|médica|consultorio médico|centro médico|pediatra|dermatólogo|médico de familia|médico de cabecera|consulta médica|consultorio|centro de salud|médica de cabecera|ginecóloga
! animal|pet|tier|animales
$ 55/15 90/40 35/10 28/10 65/30 48/20
EN a family doctor's practice | Practice at the Mill; Dr Pryce & Colleagues | For coughs, check-ups and everything you are not sure about.
> A doctor who knows your name | Bring the list of questions, we have planned the minutes for it.
~ We prescribe less than most and explain more.
[Consultations] Consultation: Also by telephone; Check-up: Blood, heart and a talk; Vaccinations: Travel and yearly
[Examinations] Blood test: Before ten, results next day; Heart tracing: With long-time ECG; Skin check: Head to foot
@ Family doctor: Asks twice; Practice nurse: Finds every vein
? When is the open hour? Every weekday from eight to nine.
DE eine Hausarztpraxis | Praxis an der Mühle; Dr. Priem & Kollegen | Für Husten, Vorsorge und alles, wobei man unsicher ist.
> Eine Ärztin, die Ihren Namen kennt | Bringen Sie Ihre Fragen mit, wir haben die Minuten dafür eingeplant.
~ Wir verschreiben weniger und erklären mehr.
[Sprechstunde] Sprechstunde: Auch am Telefon; Gesundheitscheck: Blut, Herz und Gespräch; Impfungen: Reise und jährlich
[Untersuchungen] Blutabnahme: Vor zehn, morgen das Ergebnis; EKG: Auch über lange Zeit; Hautkrebsvorsorge: Von Kopf bis Fuß
@ Hausärztin: Fragt zweimal nach; Praxisteam: Findet jede Vene
? Wann ist offene Sprechstunde? Werktags von acht bis neun.
ES un consultorio médico | Consulta del Molino; Dra. Prieto y Equipo | Para toses, revisiones y dudas.
> Una médica que sabe tu nombre | Trae la lista de preguntas, hemos reservado minutos para ella.
~ Recetamos menos y explicamos más.
[Consultas] Consulta: También por teléfono; Chequeo: Sangre, corazón y charla; Vacunas: De viaje y anuales
[Pruebas] Análisis de sangre: Antes de las diez; Electrocardiograma: También de larga duración; Revisión de la piel: De cabeza a pies
@ Médica de familia: Pregunta dos veces; Enfermera: Encuentra cada vena
? ¿Hay horas sin cita? De ocho a nueve.

# psychotherapy | bloom | sofa plant lamp @ window | care | treatments
= psychotherapist|psychotherapy|psychologist|therapist|counsellor|counselor|counselling|therapy practice|couples therapy; psychotherapie|psychotherapeut|psychotherapeutin|psychologe|psychologin|paartherapie|therapiepraxis; psicólogo|psicóloga|psicoterapia|psicoterapeuta|terapia de pareja|gabinete de psicología
! physio|diary|mood
$ 0/25 98/50 140/80 45/90 98/50 110/50
EN a psychotherapy practice | Second Chair; The Green Door Practice | For people who carry too much alone.
> An hour that belongs to you | A quiet room, one person, and no need to be quick.
~ In the first meetings we find out together whether we fit.
[Begin] First talk: Half an hour, without cost; Single session: Fifty minutes, weekly; Couples: Both of you, eighty minutes
[Also] Group evening: Six people, twelve evenings; Session by video: For when you cannot come; Young people: From fourteen
@ Psychotherapist: Listens to what is not said; Couples: Lets both finish
? How long is the wait? For a first talk two weeks, for a place about three months.
DE eine Praxis für Psychotherapie | Der zweite Stuhl; Praxis Grüne Tür | Für Menschen, die zu viel allein tragen.
> Eine Stunde, die Ihnen gehört | Ein ruhiger Raum, ein Mensch, und nichts muss schnell gehen.
~ In den ersten Treffen finden wir heraus, ob wir passen.
[Beginn] Erstes Kennenlernen: Eine halbe Stunde, kostenlos; Einzelsitzung: Fünfzig Minuten; Paargespräch: Zu zweit, achtzig Minuten
[Außerdem] Gruppenabend: Sechs Menschen, zwölf Abende; Sitzung per Video: Wenn Sie nicht kommen können; Jugendliche: Ab vierzehn
@ Psychotherapeutin: Hört, was nicht gesagt wird; Paare: Lässt beide ausreden
? Wie lange wartet man? Auf ein Erstgespräch zwei Wochen.
ES una consulta de psicología | La Otra Silla; Puerta Verde Psicología | Para quien lleva demasiado peso a solas.
> Una hora que es tuya | Una sala tranquila, una persona y ninguna prisa.
~ En los primeros encuentros vemos si encajamos.
[Empezar] Primer encuentro: Media hora gratis; Sesión individual: Cincuenta minutos; Pareja: Los dos, ochenta minutos
[También] Tarde de grupo: Seis personas; Sesión por vídeo: Si no puedes venir; Jóvenes: Desde catorce
@ Psicóloga: Oye lo que no se dice; Parejas: Deja terminar a los dos
? ¿Cuánta espera hay? Para hablar, dos semanas.

# midwife | child | heart bed flower @ arch | care | treatments
= midwife|midwives|midwifery|birth centre|antenatal classes|doula|birth house; hebamme|hebammen|hebammenpraxis|geburtshaus|geburtsvorbereitung; comadrona|matrona|casa de nacimientos|doula|preparación al parto
$ 0/30 60/45 120 55/60 90 15/60
EN a midwives' practice | First Breath; Midwives at the Lane | With you from the first heartbeat to the first spoon.
> Somebody you know is there | Two midwives, one telephone, and visits at your kitchen table.
~ We are there for the questions at three in the morning too.
[Before] Getting acquainted: Tea and your questions; Check in pregnancy: Heart tones, blood pressure, time; Birth class: A weekend for both of you
[After] Home visit: In the first eight weeks; Strong again: Eight evenings after the birth; Baby meeting: Mondays, with tea
@ Midwife: Four hundred births; Midwife and yoga teacher: Breathes along
? When should I call? As soon as the test is positive.
DE eine Hebammenpraxis | Erster Atemzug; Hebammen am Anger | Vom ersten Herzschlag bis zum ersten Löffel dabei.
> Jemand, den Sie kennen, ist da | Zwei Hebammen, ein Telefon und Besuche am Küchentisch.
~ Auch für Fragen um drei Uhr nachts.
[Davor] Kennenlernen Hebamme: Tee und Ihre Fragen; Vorsorge: Herztöne, Blutdruck, Zeit; Geburtsvorbereitung: Ein Wochenende zu zweit
[Danach] Wochenbettbesuch: In den ersten acht Wochen; Rückbildung: Acht Abende; Babytreff: Montags mit Tee
@ Hebamme: Vierhundert Geburten; Hebamme und Yoga: Atmet mit
? Wann melde ich mich? Sobald der Test positiv ist.
ES una consulta de matronas | Primer Aliento; Matronas de la Plaza | Contigo del primer latido a la primera cuchara.
> Alguien conocido a tu lado | Dos matronas, un teléfono y visitas en tu cocina.
~ También para las preguntas de las tres de la madrugada.
[Antes] Primera charla: Té y preguntas; Control de embarazo: Latido, tensión y tiempo; Preparación al parto: Un fin de semana
[Después] Visita en casa: Las primeras ocho semanas; Suelo pélvico: Ocho tardes; Encuentro de bebés: Los lunes
@ Matrona: Cuatrocientos partos; Matrona y yoga: Respira contigo
? ¿Cuándo llamo? En cuanto lo sepas.

# optician | paper | glasses window lamp @ shelf | shop | services
= optician|opticians|optometrist|eyewear shop|glasses shop|eye test; optiker|augenoptiker|brillengeschäft|brillenladen|sehtest; óptica|óptico|tienda de gafas
$ 25/30 149+ 289+ 39/30 120+ 0/10
EN an optician's | Clear Sight; Lens & Bridge | Eye tests, frames and lenses, ground in the house.
> Glasses you forget you are wearing | We measure for half an hour and let you walk to the window and back.
~ Children break frames. We mend them while they wait.
[Eyes] Eye test: Near, far and at dusk; Single-vision glasses: Frame and lenses; Varifocals: With four weeks to get used to them
[Also] Contact lenses fitted: With a trial pair; Sunglasses with your values: Also for sport; Glasses adjusted: Always free, wherever bought
@ Optician: Guesses your dioptres; Workshop: Solders hinges under a loupe
? How long do new glasses take? Five working days.
DE ein Optikergeschäft | Klarsicht; Glas & Steg | Sehtest, Fassungen und Gläser aus eigener Werkstatt.
> Eine Brille, die man vergisst | Wir messen eine halbe Stunde und lassen Sie damit ans Fenster gehen.
~ Kinder zerbrechen Brillen. Wir löten, während sie warten.
[Augen] Sehtest: Nah, fern und in der Dämmerung; Einstärkenbrille: Fassung und Gläser; Gleitsichtbrille: Mit vier Wochen Eingewöhnung
[Außerdem] Kontaktlinsen anpassen: Mit Probepaar; Sonnenbrille mit Stärke: Auch für Sport; Brille richten: Immer kostenlos
@ Augenoptikerin: Errät Dioptrien; Werkstatt: Lötet unter der Lupe
? Wie lange dauert eine Brille? Fünf Werktage.
ES una óptica | Vista Clara; Lente y Puente | Graduación, monturas y cristales de taller propio.
> Gafas que se te olvidan puestas | Medimos media hora y te dejamos ir hasta la ventana.
~ Los niños rompen gafas. Las soldamos mientras esperan.
[Ojos] Graduación: De cerca, de lejos y al anochecer; Gafas monofocales: Montura y cristales; Progresivas: Con cuatro semanas de prueba
[También] Lentillas: Con un par de prueba; Gafas de sol graduadas: También de deporte; Ajustar las gafas: Siempre gratis
@ Óptica: Adivina dioptrías; Taller: Suelda con lupa
? ¿Cuánto tardan? Cinco días laborables.

# pharmacy | fresh | cross leaf bottle @ shelf | shop | services
= pharmacy|pharmacist|chemist|chemist's shop|drugstore; apotheke|apotheker|apothekerin|drogerie; farmacia|farmacéutico|parafarmacia|droguería
$ 0/10 12/15 18/20 9 4.5 7.5
EN a pharmacy | Corner Pharmacy; Sage & Mortar | Medicines, advice and ointments mixed in the house.
> Ask first, buy second | We check whether your medicines get along, and it costs nothing.
~ Behind the shop is a small laboratory, and it is used every day.
[Advice] Medicine check: Bring every box; Blood pressure and sugar: With a note for your doctor; Travel kit: Packed for where you go
[From the house] Calming ointment: Mixed on Tuesdays; Herbal tea for coughs: Thyme, mallow, fennel; Hand balm: Beeswax and almond
@ Pharmacist: Reads every doctor's hand; Laboratory: Weighs to the milligram
? Do you deliver? In town the same day, after six.
DE eine Apotheke | Eck-Apotheke; Salbei & Mörser | Arzneien, Rat und Salben aus dem eigenen Labor.
> Erst fragen, dann kaufen | Wir prüfen kostenlos, ob sich Ihre Mittel vertragen.
~ Hinter dem Laden liegt ein Labor, und es wird jeden Tag gebraucht.
[Rat] Medikamenten-Check: Bringen Sie jede Schachtel mit; Blutdruck und Zucker: Mit Zettel für den Arzt; Reiseapotheke: Für Ihr Ziel gepackt
[Aus dem Haus] Heilsalbe: Dienstags gerührt; Hustentee: Thymian, Malve, Fenchel; Handbalsam: Bienenwachs und Mandel
@ Apothekerin: Liest jede Arztschrift; Labor: Wiegt aufs Milligramm
? Liefern Sie? In der Stadt am selben Tag.
ES una farmacia | Farmacia de la Esquina; Salvia y Mortero | Medicinas, consejo y pomadas hechas en casa.
> Pregunta primero, compra después | Miramos gratis si tus medicinas se llevan bien.
~ Detrás hay un laboratorio, y se usa cada día.
[Consejo] Revisar la medicación: Trae todas las cajas; Tensión y azúcar: Con nota para el médico; Botiquín de viaje: Según adónde vas
[De la casa] Pomada calmante: Hecha los martes; Infusión para la tos: Tomillo, malva, hinojo; Bálsamo de manos: Cera y almendra
@ Farmacéutica: Lee la letra de los médicos; Laboratorio: Pesa al miligramo
? ¿Lleváis a casa? En la ciudad, el mismo día.

# elder-care | child | house heart hand @ arch | round | help | no-slots
= care home|nursing home|elderly care|home care|care service|retirement home|senior care|assisted living; pflegedienst|pflegeheim|altenheim|seniorenheim|altenpflege|seniorenresidenz|tagespflege|häusliche pflege; residencia de mayores|residencia de ancianos|cuidado de mayores|ayuda a domicilio|centro de día
$ free
EN a care service | Bridge House Care; Morning Round | Help at home and a house with open doors.
> Old at home, and not alone | The same three faces every week, and time for a cup of tea in the plan.
~ We ask what somebody could always do, and leave that to them.
[At home] Morning and evening: Washing, dressing, medicines; Household and shopping: Together where possible; Night call: A button, a person within the half hour
[In the house] Day guests: Fetched at nine, home by five; A room of one's own: With your own furniture; Short stay: While the family is away
@ Head of care: Thirty years on the ward; Days: Plays the accordion
? Who pays? We go through the forms with you at your table.
DE ein Pflegedienst mit Haus | Brückenhaus Pflege; Morgenrunde | Hilfe zu Hause und ein Haus mit offenen Türen.
> Alt werden zu Hause, und nicht allein | Jede Woche dieselben drei Gesichter, und Zeit für einen Tee steht im Plan.
~ Wir fragen, was jemand immer konnte, und lassen es ihm.
[Zu Hause] Morgens und abends: Waschen, anziehen, Medikamente; Haushalt und Einkauf: Wo es geht, gemeinsam; Nachtruf: Ein Knopf, ein Mensch
[Im Haus] Tagesgäste: Um neun geholt, um fünf daheim; Eigenes Zimmer: Mit den eigenen Möbeln; Kurzzeitpflege: Wenn die Familie verreist
@ Pflegeleitung: Dreißig Jahre Station; Tage: Spielt Akkordeon
? Wer bezahlt? Die Anträge gehen wir mit Ihnen durch.
ES un servicio de cuidados | Casa del Puente; Ronda de Mañana | Ayuda en casa y una residencia de puertas abiertas.
> Envejecer en casa y no a solas | Cada semana las mismas tres caras, y tiempo para un café.
~ Preguntamos qué supo hacer siempre, y eso se lo dejamos.
[En casa] Mañana y noche: Aseo, ropa y medicinas; Casa y compra: Juntos si se puede; Llamada nocturna: Un botón, una persona
[En la residencia] Centro de día: De nueve a cinco; Habitación propia: Con tus muebles; Estancia corta: Cuando la familia viaja
@ Dirección: Treinta años cuidando; Tardes: Toca el acordeón
? ¿Quién paga? Vemos los papeles contigo.

# nutrition | fresh | apple bowl carrot @ table | care | treatments
= nutritionist|dietitian|dietician|nutrition coach|nutrition practice|diet coach; ernährungsberatung|ernährungsberater|ernährungsberaterin|diätassistentin; nutricionista|dietista|consulta de nutrición|asesoría nutricional
! tracker|calorie|app
$ 85/60 55/40 210 45/90 65/60 120
EN a nutrition practice | Whole Plate; Second Helping Advice | Eating better without weighing every leaf.
> Eat what you like, a little differently | We begin with what is in your fridge and change two things.
~ No forbidden foods. There are only too much and too often.
[One to one] First consultation on food: With a week of notes; Follow-up: What worked, what did not; Three months: Six meetings and messages between
[Together] Cooking evening: Ten people, three dishes; Fridge visit: At your home, with a shopping list; Allergies: A plan that is still fun
@ Dietitian: Likes butter; Kitchen: Cooks what we preach
? Does insurance pay? Often a part, with a doctor's note.
DE eine Praxis für Ernährung | Ganzer Teller; Nachschlag Beratung | Besser essen, ohne jedes Blatt zu wiegen.
> Essen, was man mag, nur ein wenig anders | Wir beginnen mit Ihrem Kühlschrank und ändern zwei Dinge.
~ Verboten ist nichts. Es gibt nur zu viel und zu oft.
[Zu zweit] Ernährungsgespräch: Mit einer Woche Notizen; Folgetermin: Was ging, was nicht; Drei Monate: Sechs Treffen
[Gemeinsam] Kochabend: Zehn Leute, drei Gerichte; Kühlschrankbesuch: Bei Ihnen, mit Einkaufsliste; Allergien: Ein Plan, der schmeckt
@ Ernährungsberaterin: Mag Butter; Küche: Kocht, was wir sagen
? Zahlt die Kasse? Oft einen Teil.
ES una consulta de nutrición | Plato Entero; Otra Cucharada | Comer mejor sin pesar cada hoja.
> Come lo que te gusta, un poco distinto | Empezamos por tu nevera y cambiamos dos cosas.
~ No hay alimentos prohibidos.
[A solas] Primera consulta de nutrición: Con una semana apuntada; Seguimiento: Qué funcionó; Tres meses: Seis encuentros
[Juntos] Tarde de cocina: Diez personas; Visita a la nevera: En tu casa; Alergias: Un plan que apetece
@ Nutricionista: Le gusta el pan; Cocina: Guisa lo que decimos
? ¿Lo cubre el seguro? A veces una parte.

# nails | bloom | polish hand flower @ stripes | salon | treatments
= nail studio|nail salon|manicure|pedicure|nail bar|nail artist|nail technician; nagelstudio|nageldesign|maniküre|pediküre|nageldesignerin; manicura|pedicura|salón de uñas|estudio de uñas
$ 29/40 42/60 52/90 38/50 46/75 18/30
EN a nail studio | Ten Colours; Half Moon Nails | Manicure, gel and feet, clean and unhurried.
> Ten small reasons to feel finished | Instruments sterilised in view, colours without the worst chemicals.
~ We file before we talk you into anything.
[Hands] Manicure: Shaped, cared for, polished; Gel colour: Lasts three weeks; Extensions: Natural length or longer
[Feet and art] Pedicure: Foot bath included; Refill: After three to four weeks; Nail art: Two nails, your idea
@ Nail designer: Paints ferns on a thumb; Feet: Trained in foot care
? How long does gel hold? Three weeks, with care four.
DE ein Nagelstudio | Zehn Farben; Halbmond | Maniküre, Gel und Füße, sauber und in Ruhe.
> Zehn kleine Gründe, sich fertig zu fühlen | Instrumente vor Ihren Augen sterilisiert, Lacke ohne das Schlimmste.
~ Wir feilen, bevor wir zu etwas raten.
[Hände] Maniküre: Geformt, gepflegt, lackiert; Gellack: Hält drei Wochen; Verlängerung: Natürlich oder länger
[Füße und Kunst] Pediküre: Mit Fußbad; Auffüllen: Nach drei bis vier Wochen; Nagelkunst: Zwei Nägel nach Ihrer Idee
@ Nageldesignerin: Malt Farne auf Daumen; Fußpflege: Gelernt ist gelernt
? Wie lange hält Gel? Drei Wochen.
ES un salón de uñas | Diez Colores; Media Luna | Manicura, gel y pies, con calma.
> Diez razones pequeñas | Instrumentos esterilizados a la vista y esmaltes suaves.
~ Limamos antes de aconsejar.
[Manos] Manicura: Forma, cuidado y esmalte; Esmalte de gel: Dura tres semanas; Extensiones: Naturales o largas
[Pies y arte] Pedicura: Con baño de pies; Relleno: A las tres semanas; Dibujo de uñas: Dos uñas a tu gusto
@ Manicurista: Pinta helechos en un pulgar; Pies: Con formación
? ¿Cuánto dura el gel? Tres semanas.

# tattoo | ink | needle flower heart @ floor | salon | services
= tattoo studio|tattoo shop|tattoo artist|tattoo parlour|tattoos|piercing studio|piercing; tattoostudio|tattoo-studio|tätowierer|tätowiererin|piercingstudio|tattoo; estudio de tatuajes|tatuador|tatuadora|tatuajes|piercing
$ 0/30 120+/60 380+/240 690/480 45/30 90/60
EN a tattoo studio | Black Fern; Needle & Salt | Fine lines, flowers and black work, drawn for you alone.
> Drawn once, for you | Every motif starts on paper at our table, and nobody else will wear it.
~ We sleep a night over every big idea, and so should you.
[Tattoos] Talk and sketch: Half an hour, bring pictures; Small piece: Up to the size of a matchbox; Half day: For a forearm
[More] Whole day: With a long lunch; Piercing: Titanium, with a follow-up; Touch-up: For work by others
@ Fine line: Botanist before she tattooed; Black work: Draws with a ruler
? From what age? Eighteen, with a document. No exceptions.
DE ein Tattoostudio | Schwarzer Farn; Nadel & Salz | Feine Linien, Blumen und Blackwork, nur für Sie gezeichnet.
> Einmal gezeichnet, nur für Sie | Jedes Motiv beginnt auf Papier an unserem Tisch, und niemand sonst trägt es.
~ Über große Ideen schlafen wir eine Nacht, und Sie auch.
[Tattoos] Gespräch und Skizze: Bringen Sie Bilder mit; Kleines Motiv: Bis zur Streichholzschachtel; Halber Tag Tattoo: Für einen Unterarm
[Mehr] Ganzer Tag Tattoo: Mit langer Mittagspause; Piercing: Titan, mit Nachkontrolle; Nachstechen: Auch fremde Arbeiten
@ Feine Linien: War vorher Botanikerin; Blackwork: Zeichnet mit Lineal
? Ab welchem Alter? Ab achtzehn, mit Ausweis.
ES un estudio de tatuajes | Helecho Negro; Aguja y Sal | Línea fina, flores y negro, dibujado para ti.
> Dibujado una vez, para ti | Cada motivo nace en papel en nuestra mesa y nadie más lo llevará.
~ Las ideas grandes se duermen una noche.
[Tatuajes] Charla y boceto: Trae imágenes; Pieza pequeña: Como una caja de cerillas; Media jornada de tatuaje: Un antebrazo
[Más] Día entero de tatuaje: Con pausa larga; Piercing: Titanio y revisión; Retoque: También de otros
@ Línea fina: Fue botánica; Negro: Dibuja con regla
? ¿Desde qué edad? Dieciocho, con documento.

# beauty | bloom | jar flower hand @ arch | salon | treatments
= beauty salon|beautician|cosmetic studio|beauty studio|facials|facial treatments|make-up artist|makeup artist|lash studio|eyelash extensions|waxing studio; kosmetikstudio|kosmetikerin|kosmetiksalon|schönheitssalon|visagistin|wimpernstudio|kosmetik; salón de belleza|esteticista|centro de estética|maquilladora|estética
$ 68/60 92/90 24/30 85/90 30/30 75/60
EN a beauty salon | Rosewater Room; Clear Skin Studio | Facials, brows and lashes with products you can read.
> An hour for your face | We look at your skin by daylight before we open a jar.
~ Our shelf is short: what we do not use ourselves, we do not sell.
[Face] Facial: Cleansed, steamed, massaged; Deep cleansing: For skin that protests; Brows: Shaped and tinted
[More] Lashes: One by one, natural; Waxing, half leg: Warm wax, quick hands; Make-up: For one evening or a wedding
@ Beautician: Reads ingredient lists aloud; Lashes: Steadiest hand in town
? What should I do before? Come without make-up, that is all.
DE ein Kosmetikstudio | Rosenwasser; Studio Hautnah | Gesicht, Brauen und Wimpern mit lesbaren Zutaten.
> Eine Stunde für Ihr Gesicht | Wir sehen Ihre Haut bei Tageslicht an, bevor ein Tiegel aufgeht.
~ Unser Regal ist kurz: nur, was wir selbst nehmen.
[Gesicht] Gesichtsbehandlung: Reinigung, Dampf, Massage; Tiefenreinigung: Für Haut, die protestiert; Brauen: Geformt und gefärbt
[Mehr] Wimpern: Einzeln, natürlich; Waxing halbes Bein: Warmes Wachs; Make-up: Für einen Abend oder die Hochzeit
@ Kosmetikerin: Liest Zutaten vor; Wimpern: Die ruhigste Hand der Stadt
? Was muss ich vorher tun? Ungeschminkt kommen.
ES un centro de estética | Agua de Rosas; Piel Clara | Rostro, cejas y pestañas con ingredientes que se leen.
> Una hora para tu cara | Miramos tu piel con luz de día antes de abrir un tarro.
~ Solo tenemos lo que usamos nosotras.
[Rostro] Tratamiento facial: Limpieza, vapor y masaje; Limpieza profunda: Para pieles que protestan; Cejas: Forma y color
[Más] Pestañas: Una a una; Cera media pierna: Tibia y rápida; Maquillaje: Para una noche o una boda
@ Esteticista: Lee los ingredientes; Pestañas: El mejor pulso
? ¿Qué hago antes? Venir sin maquillaje.

# massage | bloom | hand candle lotus @ arch | salon | treatments
= massage|massages|massage studio|massage practice|massage therapist|thai massage|spa|wellness centre|day spa|sauna; massage|massagen|massagepraxis|massagestudio|thaimassage|sauna|wellness|wellnesscenter|dampfbad; masajes|masajista|centro de masajes|balneario|sauna|spa|masaje tailandés
$ 58/50 79/75 65/60 34/30 22 89/90
EN a massage and sauna house | Warm Stone; Slow Hands | Massage, steam and silence.
> Lie down. We do the rest. | Warm oil, a heated table, and nobody talks unless you do.
~ We ask three questions first and remember the answers next time.
[Massage] Classic massage: Back, legs, shoulders; Hot stones: Basalt and almond oil; Thai massage: Clothed, on a mat
[Warmth] Neck and head: In the lunch break; Sauna evening: Three ovens and a cold pool; For two: Side by side
@ Massage: Trained in Chiang Mai; House: Keeps the ovens and the quiet
? What do I bring? Nothing. Towels and slippers are here.
DE ein Massage- und Saunahaus | Warmer Stein; Langsame Hände | Massage, Dampf und Ruhe.
> Legen Sie sich hin. Den Rest machen wir. | Warmes Öl, geheizte Liege, und niemand redet, wenn Sie nicht reden.
~ Wir fragen drei Dinge und merken uns die Antworten.
[Massage] Klassische Massage: Rücken, Beine, Schultern; Heiße Steine: Basalt und Mandelöl; Thaimassage: Bekleidet, auf der Matte
[Wärme] Nacken und Kopf: In der Mittagspause; Saunaabend: Drei Öfen, ein Tauchbecken; Zu zweit: Nebeneinander
@ Massage: Lernte in Chiang Mai; Haus: Hütet Öfen und Stille
? Was bringe ich mit? Nichts, Tücher sind da.
ES una casa de masajes y sauna | Piedra Tibia; Manos Lentas | Masaje, vapor y silencio.
> Túmbate. Del resto nos ocupamos. | Aceite tibio, camilla caliente y nadie habla si tú no hablas.
~ Hacemos tres preguntas y recordamos las respuestas.
[Masaje] Masaje clásico: Espalda y piernas; Piedras calientes: Basalto y almendra; Masaje tailandés: Con ropa
[Calor] Cuello y cabeza: A mediodía; Noche de sauna: Tres hornos y pila fría; En pareja: Uno al lado del otro
@ Masajista: Aprendió en Chiang Mai; Casa: Cuida el silencio
? ¿Qué llevo? Nada.

# hearing | fresh | bell hand glasses @ shelf | shop | services
= hearing aids|hearing clinic|audiologist|hearing centre|hearing test|hearing aid shop; hörgeräte|hörakustiker|hörgeräteakustiker|hörakustik|hörtest; audífonos|centro auditivo|audiólogo
$ 0/30 890+ 45/30 120/60 29 160+
EN a hearing centre | Clear Ear; Soft Spoken Hearing | Hearing tests and aids, adjusted until the birds are back.
> Hear the end of the sentence again | Wear two kinds at home for a month, then decide.
~ We test in noise, because life is not a quiet room.
[Hearing] Hearing test: In quiet and in noise; Pair of hearing aids: After four weeks at home; Fine tuning: As often as needed
[Protection] Home visit: For those who cannot come; Batteries and filters: For half a year; Moulded ear plugs: Music, sleep or work
@ Audiologist: Speaks slowly by nature
? Does insurance help? Usually with a fixed sum.
DE ein Hörakustikgeschäft | Klares Ohr; Leise Töne | Hörtests und Hörgeräte, bis die Vögel wieder da sind.
> Wieder das Ende des Satzes hören | Zwei Geräte einen Monat zu Hause tragen, dann entscheiden.
~ Wir messen im Lärm, denn das Leben ist kein stiller Raum.
[Hören] Hörtest: In Ruhe und im Lärm; Hörgeräte, Paar: Nach vier Wochen Probe; Feineinstellung: So oft wie nötig
[Schutz] Hausbesuch: Für alle, die nicht kommen können; Batterien und Filter: Für ein halbes Jahr; Gehörschutz nach Maß: Musik, Schlaf, Arbeit
@ Hörakustikerin: Spricht von Natur aus langsam
? Zahlt die Kasse? Meist einen festen Betrag.
ES un centro auditivo | Oído Claro; Voz Baja | Pruebas y audífonos, hasta que vuelven los pájaros.
> Volver a oír el final de la frase | Llévate dos a casa un mes y decide.
~ Medimos con ruido, porque la vida lo tiene.
[Oír] Prueba de audición: En silencio y con ruido; Par de audífonos: Tras cuatro semanas; Ajuste fino: Cuanto haga falta
[Proteger] Visita a domicilio: Para quien no puede venir; Pilas y filtros: Medio año; Tapones a medida: Música o sueño
@ Audióloga: Habla despacio
? ¿Ayuda el seguro? A menudo.

# speech-therapy | child | mic hand puzzle @ window | care | treatments
= speech therapist|speech therapy|occupational therapy|occupational therapist|speech and language therapist; logopädie|logopädin|ergotherapie|ergotherapeutin|sprachtherapie; logopeda|logopedia|terapia ocupacional
$ 62/45 48/30 75/60 38/60
EN a speech and occupational therapy practice | First Words; Busy Hands Practice | Speaking, swallowing, writing, buttoning: practised in play.
> Words that come out as they were meant | Children play here and do not notice how hard they work.
~ Parents get one exercise a week, never five.
[Therapy] Speech therapy: Forty-five minutes; Voice and swallowing: After illness
[Hands] Occupational therapy: Writing, grip, calm; Small group: Three children, one game
@ Speech therapist: Speaks with two puppets
? Do we need a prescription? Yes, from any doctor.
DE eine Praxis für Logopädie und Ergotherapie | Erste Worte; Tätige Hände | Sprechen, schlucken, schreiben, knöpfen: spielend geübt.
> Worte, die so herauskommen, wie sie gemeint sind | Kinder spielen hier und merken nicht, wie fleißig sie sind.
~ Eltern bekommen eine Übung die Woche, nie fünf.
[Therapie] Logopädie: Fünfundvierzig Minuten; Stimme und Schlucken: Nach Krankheit
[Hände] Ergotherapie: Schreiben, greifen, ruhig werden; Kleingruppe: Drei Kinder, ein Spiel
@ Logopädin: Spricht mit zwei Puppen
? Brauchen wir ein Rezept? Ja.
ES un gabinete de logopedia | Primeras Palabras; Manos Activas | Hablar, tragar, escribir: practicado jugando.
> Palabras que salen como se pensaron | Los niños juegan y no notan cuánto trabajan.
~ Un ejercicio a la semana, nunca cinco.
[Terapia] Logopedia: Cuarenta y cinco minutos; Voz y deglución: Tras enfermedad
[Manos] Terapia ocupacional: Escribir y agarrar; Grupo pequeño: Tres niños
@ Logopeda: Habla con dos títeres
? ¿Hace falta receta? Sí.
`);
