/** Words that name things in German and Spanish: `key = German|words = Spanish|words`. Data only. */
export const thingNames = `
policy = versicherungspolice|police|policen|versicherungen|versicherung|versicherungsverträge = póliza|pólizas|seguros|seguro
claim = schadensfall|schadensfälle|schadensmeldung|schadensmeldungen = siniestro|siniestros|reclamaciones de seguro
transaction = transaktion|transaktionen|zahlung|zahlungen|überweisungen = transacción|transacciones|pagos|transferencias
dispute = streitfall|streitfälle|reklamation|reklamationen|beschwerden = disputa|disputas|reclamación|reclamaciones|quejas
lead = interessent|interessenten|leads = cliente potencial|clientes potenciales|prospectos|leads
quote = kostenschätzung|kostenschätzungen = estimación|estimaciones
report = tagesbericht|tagesberichte|arbeitsbericht|arbeitsberichte|rapport|rapporte|wochenberichte = parte diario|partes de trabajo|informes diarios
assignment = einsatzplan|arbeitsauftrag|arbeitsaufträge = orden de trabajo|órdenes de trabajo
contract = vertrag|verträge|vereinbarungen = contrato|contratos|acuerdos
investment = geldanlage|geldanlagen|investition|investitionen|aktien|wertpapiere = inversión|inversiones|acciones
company = firma|firmen|unternehmen|betriebe = empresa|empresas|negocio
user = benutzerverwaltung|benutzerkonten|nutzerkonten = cuentas de usuario|gestión de usuarios
shipment = sendung|sendungen|frachten = cargamento|cargamentos
patient-file = patientenakte|patientenakten|krankenakte|krankenakten = historia clínica|historias clínicas|expediente médico
medicine = medikament|medikamente|arznei|arzneimittel|apotheke|hausapotheke = medicamento|medicamentos|medicinas|botiquín
lab-test = laborwert|laborwerte|blutwerte|laborergebnisse = análisis clínicos|análisis de sangre|resultados de laboratorio
operation = operation|operationen|op-plan = operación|operaciones|quirófano
doctor = arzt|ärzte|fachleute|berater|therapeuten|anwälte|trainerinnen = médico|médicos|especialistas|terapeutas|abogados|asesores
survey = fragebogen|fragebögen = cuestionario|cuestionarios
lesson = schulung|schulungen|lehrgang|lehrgänge|seminar|seminare = formación|formaciones|seminario|seminarios
enrolment = kursanmeldung|kursanmeldungen|einschreibungen = inscripción|inscripciones|matrículas
food = lebensmittelliste|nährwerte|nährwerttabelle = alimentos|tabla nutricional|nutrientes
election = kandidaten|wahl|wahlen = candidatura electoral|elecciones
poem = gedicht|gedichte|lyrik = poema|poemas|poesía
idea = kunstwerk|kunstwerke|werke|entwürfe = obras|obra de arte|obras de arte|creaciones
topic = diskussion|diskussionen|themen|forenbeiträge = debates|temas|hilos
email = rundmail|rundmails|gesendete e-mails = correos enviados|campañas de correo
recipient = empfängerliste|empfänger|verteiler = destinatarios|lista de correo
template = vorlage|vorlagen|textvorlagen = plantilla|plantillas
video = video|videos|filmsammlung|serien|podcasts = vídeo|vídeos|películas|series|pódcast
life-event = lebenslauf|lebensereignisse|meilensteine|chronik = biografía|hitos|cronología
achievement = auszeichnung|auszeichnungen|urkunden|zertifikate|preise und ehrungen = logros|premios|certificados|diplomas
promotion = rabatt|rabatte|gutschein|gutscheine|aktionen|sonderangebote = promoción|promociones|descuentos|cupones|ofertas
equipment-item = werkzeug|werkzeuge|werkzeugliste = herramienta|herramientas
travel-package = reiseangebot|reiseangebote|pauschalreisen = paquete de viaje|paquetes de viaje|paquetes turísticos
listing = inserat|inserate|wohnungsangebote = anuncio|anuncios|alojamiento
auction = auktion|auktionen|versteigerungen = subasta|subastas
freelancer = dienstleistung|dienstleistungen|dienstleister = servicios profesionales|autónomos
sighting = sichtung|sichtungen|beobachtung|beobachtungen = avistamiento|avistamientos|observaciones
species = tierart|tierarten|pflanzenarten|vogelarten = especie|especies
alert = warnung|warnungen|alarm|alarme = alerta|alertas|avisos
ticket-sale = konzerte|konzert|vorträge|kartenverkauf = conciertos|concierto|charlas|venta de entradas
leave-request = urlaubsantrag|urlaubsanträge|urlaube|abwesenheiten|urlaubsplaner = vacaciones|permisos|solicitudes de vacaciones|ausencias
payroll-entry = lohnabrechnung|lohnabrechnungen|gehälter|löhne = nómina|nóminas|sueldos|salarios
meeting = besprechung|besprechungen|sitzung|sitzungen|meetings|protokolle = reunión|reuniones|actas
campaign = kampagne|kampagnen|werbeaktionen = campaña|campañas
risk = vorfall|vorfälle|risiko|risiken|unfälle|gefährdungen = incidente|incidentes|riesgo|riesgos
petition = vorschlag|vorschläge|anträge|petition|petitionen = propuesta|propuestas|sugerencias|peticiones
web-traffic = seitenaufrufe|besucherzahlen|webstatistik = visitas web|tráfico web|páginas vistas
service-request = kundenanfrage|kundenanfragen|serviceanfragen = solicitudes de servicio|peticiones de clientes
seating-table = sitzplan|tischplan|tische = plano de mesas|mesas
budget-item = budgetposten|kostenstellen|kostenplan = partida|partidas|plan de gastos
checklist-item = checkliste|checklisten|einkaufsliste|einkaufszettel = lista de comprobación|lista de la compra
performer = künstler|künstlerin|bands|band|musiker = artista|artistas|grupos|músicos
movie-showing = vorstellung|vorstellungen|kinoprogramm|spielzeiten = funciones|cartelera|sesiones de cine
driver = fahrer|fahrerin|fahrerinnen = conductor|conductores|repartidores
driven-trip = fahrtenbuch|fahrten|fahrt|touren = trayecto|trayectos|cuaderno de ruta
fuel-entry = tankfüllung|tankfüllungen|tanken|tankbuch|spritkosten = repostaje|repostajes|combustible|gasolina
meter-reading = zählerstand|zählerstände|stromverbrauch|verbrauch|ablesungen = lectura del contador|contadores|lecturas|consumo eléctrico
sensor = sensor|sensoren|smart home|hausgeräte = sensor|sensores|dispositivos del hogar
livestock = viehbestand|vieh|herde|kühe|schafe = ganado|rebaño|vacas|ovejas
parking-spot = parkplatz|parkplätze|stellplätze|stellplatz|ladesäulen = aparcamiento|plazas de aparcamiento|plazas de garaje|cargadores
rental-item = mietartikel|verleih|leihgeräte|mietgeräte = artículos de alquiler|alquiler de material
attendance = anwesenheit|anwesenheiten|anwesenheitsliste|fehlzeiten = asistencia|asistencias|faltas
timetable-slot = stundenplan|unterrichtsplan = horario de clases|horario escolar
interview-question = fragenkatalog|bewerbungsfragen = banco de preguntas|preguntas de entrevista
study-goal = ziele|sparziele|lernziele|lernziel|sparziel = objetivos|metas|meta
progress-entry = lernfortschritt|fortschritte = progresos|avances
code-snippet = codeschnipsel|skripte|snippets = fragmentos de código|scripts|snippets
holding = depot|wertpapierdepot = cartera de valores
event-guest = gästeliste|hochzeitsgäste = lista de invitados
crop = anbauplan|kulturen|ernte|ernten = cultivos|cosechas|cosecha
exam = klausur|klausuren|prüfungstermine|klassenarbeiten = exámenes|examen
catalogue-book = buchbestand|bibliothek = catálogo de libros|biblioteca
book-loan = buchausleihe|buchausleihen = préstamos de libros
production-run = fertigungsauftrag|fertigungsaufträge|produktion = producción|órdenes de producción
maintenance-job = wartungsplan|wartungsaufträge|instandhaltung = plan de mantenimiento|averías
vacancy = stelle|stellen|stellenanzeige|stellenanzeigen|stellenangebote = empleo|empleos|vacantes|ofertas de empleo
flight = flug|flüge|zugverbindungen = vuelo|vuelos
team-standing = tabelle der liga|mannschaft|mannschaften|ligatabelle = clasificación|equipos de la liga
home-listing = immobilienangebote|hausangebote = propiedades|propiedad en venta
hotel = hotel|hotels|unterkünfte|unterkunft = hotel|hoteles|alojamientos
eatery = restaurants = restaurantes
album = album|alben = álbumes
song = lied|lieder|songs = canción|canciones
playlist = playlist|playlists|wiedergabelisten = lista de reproducción|listas de reproducción|playlists
destination = reiseziel|reiseziele|urlaubsziele|sehenswürdigkeiten = destino|destinos|destinos turísticos
itinerary = reiseplan|reisepläne|reiserouten = itinerario|itinerarios
museum-piece = exponat|exponate|ausstellungsstücke|sammlung = piezas del museo|colección
exhibition = ausstellung|ausstellungen = exposición|exposiciones
guided-tour = führung|führungen = visita guiada|visitas guiadas
meal-entry = mahlzeit|mahlzeiten|ernährungstagebuch = comidas|diario de comidas
fitness-goal = trainingsziele|fitnessziele = metas de entrenamiento|objetivos de entrenamiento
news-story = schlagzeilen|nachrichtenartikel = titulares|artículos de noticias
dish = gericht|gerichte|speisekarte|speisen = plato|platos|menú|carta
price-plan = mitgliedschaften|tarife|mitgliedschaftsmodelle = planes de membresía|tarifas|planes de suscripción
`;
