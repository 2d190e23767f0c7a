/** What labels and values of things are called in German and Spanish: `English|German|Spanish`. Data only. */
export const labelPhrases = `
25 to 39|25 bis 39|De 25 a 39
40 to 59|40 bis 59|De 40 a 59
60 and over|60 und älter|60 o más
About|Über|Sobre
About you|Über Sie|Sobre usted
Absent|Abwesend|Ausente
Accepted|Angenommen|Aceptado
Account|Konto|Cuenta
Achievement|Auszeichnung|Logro
Achievements|Auszeichnungen|Logros
Active|Aktiv|Activo
Activities|Aktivitäten|Actividades
Administrator|Verwaltung|Administración
Adopted|Vermittelt|Adoptado
Adoption application|Adoptionsantrag|Solicitud de adopción
Adoption applications|Adoptionsanträge|Solicitudes de adopción
Advanced|Fortgeschritten|Avanzado
Afternoons|Nachmittags|Tardes
Age group|Altersgruppe|Grupo de edad
Age in years|Alter in Jahren|Edad en años
Alert|Warnung|Aviso
Alerts|Warnungen|Avisos
Amber|Bernstein|Ámbar
Amount|Betrag|Importe
Amount claimed|Geforderter Betrag|Importe reclamado
Animal|Tier|Animal
Animal name|Name des Tiers|Nombre del animal
Animals|Tiere|Animales
Answer|Antwort|Respuesta
Answered|Beantwortet|Respondida
Antibiotic|Antibiotikum|Antibiótico
Application|Bewerbung|Solicitud
Applications|Bewerbungen|Solicitudes
Applied on|Beworben am|Enviada el
Apply by|Bewerben bis|Plazo
Appointment|Termin|Cita
Appointments|Termine|Citas
Approved|Genehmigt|Aprobado
Area in hectares|Fläche in Hektar|Superficie en hectáreas
Area in square metres|Fläche in Quadratmetern|Superficie en metros cuadrados
Arrived|Angekommen|Llegada
Art|Kunst|Arte
Article|Artikel|Artículo
Articles|Artikel|Artículos
Artist|Künstler|Artista
Artists|Künstler|Artistas
Arts|Künste|Artes
Asked|Angefragt|Consultado
Assembly|Montage|Montaje
Assigned to|Zuständig|Asignado a
Assignment|Einsatz|Encargo
Assignments|Einsätze|Encargos
At dusk|In der Dämmerung|Al anochecer
At night|Nachts|De noche
Attachment|Anhang|Adjunto
Attendance|Anwesenheit|Asistencia
Attendance record|Anwesenheit|Asistencia
Auction|Auktion|Subasta
Auctions|Auktionen|Subastas
Author|Autor|Autor
Available|Verfügbar|Disponible
Available from|Frei ab|Disponible desde
Back on|Zurück am|Vuelve el
Balance|Saldo|Saldo
Battery in percent|Akku in Prozent|Batería en porcentaje
Bedrooms|Schlafzimmer|Dormitorios
Beginner|Anfänger|Inicial
Behind|Im Rückstand|Con retraso
Being cleaned|Wird gereinigt|En limpieza
Bid|Gebot|Puja
Bid amount|Gebot|Importe de la puja
Bidder|Bieter|Pujador
Bids|Gebote|Pujas
Biology|Biologie|Biología
Bird|Vogel|Ave
Blocked|Gesperrt|Bloqueado
Blue|Blau|Azul
Book|Buch|Libro
Booked|Gebucht|Reservado
Booking|Buchung|Reserva
Bookings|Buchungen|Reservas
Books|Bücher|Libros
Born|Geboren|Nacimiento
Borrowed by|Ausgeliehen von|Prestado a
Bought|Gekauft|Comprado
Bounce rate in percent|Absprungrate in Prozent|Rebote en porcentaje
Breakfast included|Mit Frühstück|Desayuno incluido
Breathing|Atmung|Respiración
Breed|Rasse|Raza
Budget|Budget|Presupuesto
Budget item|Posten|Partida
Building|Bau|Construcción
Business|Wirtschaft|Empresa
Buy|Kauf|Compra
Buyer|Käufer|Comprador
Buying price|Kaufpreis|Precio de compra
By|Von|De
By day|Am Tag|De día
Calls|Anrufe|Llamadas
Calories|Kalorien|Calorías
Camera|Kamera|Cámara
Campaign|Kampagne|Campaña
Campaigns|Kampagnen|Campañas
Cancelled|Abgesagt|Cancelado
Candidate|Kandidatin|Candidatura
Candidates|Kandidaten|Candidaturas
Car|Auto|Coche
Carbohydrates in grams|Kohlenhydrate in Gramm|Hidratos en gramos
Cars|Autos|Coches
Case|Fall|Caso
Cash|Bargeld|Efectivo
Cat|Katze|Gato
Category|Kategorie|Categoría
Certainty in percent|Sicherheit in Prozent|Certeza en porcentaje
Change|Änderung|Cambio
Change in percent|Änderung in Prozent|Variación en porcentaje
Changed|Geändert|Modificado
Channel|Kanal|Canal
Character|Wesen|Carácter
Charger|Ladepunkt|Cargador
Checked|Geprüft|Revisado
Checklist|Checkliste|Lista
Checklist item|Punkt|Punto
Childhood|Kindheit|Infancia
Children|Kinder|Infantil
Cities|Städte|Ciudades
City|Stadt|Ciudad
Claim|Schadensfall|Siniestro
Claim number|Schadensnummer|Número de siniestro
Claimant|Gemeldet von|Reclamante
Claims|Schadensfälle|Siniestros
Clicks|Klicks|Clics
Clothes|Kleidung|Ropa
Clothing|Kleidung|Ropa
Cloudy|Bewölkt|Nublado
Coach|Trainer|Entrenador
Code|Code|Código
Color code|Farbe|Color
Comedy|Komödie|Comedia
Coming|Kommt|Viene
Comment|Kommentar|Comentario
Comments|Kommentare|Comentarios
Community|Gemeinschaft|Comunidad
Companies|Firmen|Empresas
Company|Firma|Empresa
Comparing offers|Vergleicht Angebote|Comparando ofertas
Complaint|Beschwerde|Queja
Complaints|Beschwerden|Molestias
Condition|Zustand|Estado
Conditions|Bedingungen|Condiciones
Confirmation number|Bestätigungsnummer|Número de confirmación
Confirmed|Bestätigt|Confirmado
Connection|Verbindung|Conexión
Connections|Verbindungen|Conexiones
Contact person|Ansprechperson|Persona de contacto
Contacted|Kontaktiert|Contactado
Context|Zusammenhang|Contexto
Contract|Vertrag|Contrato
Contracts|Verträge|Contratos
Cost|Kosten|Coste
Course|Kurs|Curso
Courses|Kurse|Cursos
Cover letter|Anschreiben|Carta de presentación
Coverage details|Deckung|Cobertura
Cow|Kuh|Vaca
Created by|Erstellt von|Creado por
Creative work|Werk|Obra
Creative works|Werke|Obras
Creator|Von|Autor
Critical|Kritisch|Crítica
Crop|Kultur|Cultivo
Crops|Kulturen|Cultivos
Culture|Kultur|Cultura
Current|Girokonto|Corriente
Current price|Aktueller Kurs|Precio actual
Customer|Kunde|Cliente
Customers|Kunden|Clientes
Daily|Täglich|Diario
Daily value in percent|Tagesbedarf in Prozent|Valor diario en porcentaje
Dairy|Milchprodukte|Lácteos
Danger|Gefahr|Peligro
Data|Daten|Datos
Date|Datum|Fecha
Date of transaction|Buchungsdatum|Fecha del movimiento
Date of visit|Besuchsdatum|Fecha de visita
Day|Tag|Día
Days|Tage|Días
Declined|Abgelehnt|Rechazado
Deductions|Abzüge|Deducciones
Delayed|Verspätet|Retrasado
Delivered|Zugestellt|Entregado
Delivery in days|Lieferung in Tagen|Entrega en días
Department|Abteilung|Departamento
Departure|Abfahrt|Salida
Deposited|Hinterlegt|Depositado
Description|Beschreibung|Descripción
Design|Gestaltung|Diseño
Desserts|Nachtisch|Postres
Destination|Ziel|Destino
Detection|Erkennung|Detección
Detection records|Erkennungen|Detecciones
Device|Gerät|Dispositivo
Devices|Geräte|Dispositivos
Diabetes|Diabetes|Diabetes
Diagnosis|Diagnose|Diagnóstico
Diesel|Diesel|Diésel
Diet|Ernährung|Dieta
Difficulty|Schwierigkeit|Dificultad
Direct|Direkt|Directo
Discharged|Entlassen|Dado de alta
Discount rate in percent|Rabatt in Prozent|Descuento en porcentaje
Discussion|Diskussion|Debate
Discussions|Diskussionen|Debates
Dish|Gericht|Plato
Dishes|Gerichte|Platos
Dispute|Streitfall|Disputa
Disputed|Strittig|En disputa
Disputes|Streitfälle|Disputas
Distance in kilometres|Strecke in Kilometern|Distancia en kilómetros
Document|Dokument|Documento
Documentary|Dokumentation|Documental
Documents|Dokumente|Documentos
Dog|Hund|Perro
Donation|Spende|Donación
Donations|Spenden|Donaciones
Done|Erledigt|Hecho
Donor|Spender|Donante
Double|Doppelzimmer|Doble
Draft|Entwurf|Borrador
Drama|Drama|Drama
Drawing|Zeichnung|Dibujo
Drawn|Unentschieden|Empatados
Drinks|Getränke|Bebidas
Driver|Fahrer|Conductor
Drivers|Fahrer|Conductores
Due|Fällig|Vence
Duration in hours|Dauer in Stunden|Duración en horas
Email|E-Mail|Correo
Easy|Leicht|Fácil
Editor|Redaktion|Edición
Electric|Elektro|Eléctrico
Electricity|Strom|Electricidad
Electronic|Elektronisch|Electrónica
Electronics|Elektronik|Electrónica
Emergency|Notfall|Urgencias
Employee|Person|Empleado
Employees|Mitarbeitende|Empleados
Ends|Ende|Termina
Energy|Energie|Energía
English|Englisch|Inglés
Enrolled|Angemeldet|Inscrito
Enrolment|Anmeldung|Inscripción
Enrolments|Anmeldungen|Inscripciones
Environment|Umwelt|Medio ambiente
Evenings|Abends|Noches
Event|Ereignis|Evento
Events|Veranstaltungen|Eventos
Exam|Prüfung|Examen
Exams|Prüfungen|Exámenes
Excused|Entschuldigt|Justificado
Exercise per week|Sport pro Woche|Ejercicio por semana
Expense|Ausgabe|Gasto
Experience|Erfahrung|Experiencia
Expiration date|Gültig bis|Caduca el
Expired|Abgelaufen|Caducado
Expires|Läuft ab|Caduca
Extras|Extras|Extras
Family|Familie|Familiar
Farm|Hof|Granja
Fashion|Mode|Moda
Fat in grams|Fett in Gramm|Grasa en gramos
Fee|Gebühr|Tarifa
Fee per hour|Honorar pro Stunde|Tarifa por hora
Female|Weiblich|Hembra
Field|Fach|Especialidad
File|Datei|Archivo
Filed|Gemeldet am|Presentado
Film|Film|Cine
Files|Dateien|Archivos
Finance|Finanzen|Finanzas
Finances|Finanzen|Finanzas
Financial record|Buchung|Movimiento
Finished|Abgeschlossen|Terminado
First|Erstes|Primero
Fixed|Fest|Fijo
Flat|Wohnung|Piso
Flight|Flug|Vuelo
Flowers|Blumen|Flores
Folk|Folk|Folk
Food|Essen|Comida
Foods|Lebensmittel|Alimentos
For|Für|Para
Form|Formular|Formulario
Free|Frei|Libre
Friday|Freitag|Viernes
From|Von|Desde
Frost|Frost|Helada
Fuel|Kraftstoff|Combustible
Fuel costs|Tankkosten|Gastos de combustible
Fuel entry|Tankfüllung|Repostaje
Full name|Voller Name|Nombre completo
Full time|Vollzeit|Jornada completa
Function|Funktion|Función
Funding goal|Finanzierungsziel|Objetivo
Furniture|Möbel|Muebles
Garden|Garten|Jardín
Gas|Gas|Gas
General|Allgemein|General
Genre|Genre|Género
Given by|Verliehen von|Otorgado por
Gluten-free|Glutenfrei|Sin gluten
Goal|Ziel|Objetivo
Goals|Ziele|Objetivos
Goat|Ziege|Cabra
Good pieces|Gute Teile|Piezas buenas
Grade|Note|Nota
Graded|Benotet|Calificado
Grades|Noten|Notas
Grain|Getreide|Cereales
Green|Grün|Verde
Green list|Grüne Liste|Lista Verde
Greeting|Begrüßung|Saludo
Gross salary|Bruttolohn|Salario bruto
Ground|Erdgeschoss|Planta baja
Group|Gruppe|Grupo
Growing|Wächst|Creciendo
Guest|Gast|Invitado
Guests|Gäste|Invitados
Habitat|Lebensraum|Hábitat
Hall|Saal|Sala
Hand tools|Handwerkzeug|Herramienta manual
Hard|Schwer|Difícil
Harvest|Ernte|Cosecha
Harvested|Geerntet|Cosechado
Health|Gesundheit|Salud
Heat|Hitze|Calor
Held|Gehalten|Celebrada
Hen|Huhn|Gallina
High|Hoch|Alta
Highest bid|Höchstes Gebot|Puja más alta
Hire car|Mietwagen|Coche de alquiler
Holding|Position|Posición
Holdings|Depot|Cartera
Holiday|Urlaub|Vacaciones
Home|Zuhause|Hogar
Homework|Hausaufgabe|Deberes
Hotel|Hotel|Hotel
Hours|Stunden|Horas
Hours of sleep|Stunden Schlaf|Horas de sueño
House|Haus|Casa
How are you|Wie geht es Ihnen|Cómo se encuentra
Humidity|Feuchte|Humedad
Humidity in percent|Luftfeuchte in Prozent|Humedad en porcentaje
Hybrid|Hybrid|Híbrido
ISBN|ISBN|ISBN
Ideas|Ideen|Ideas
In discussion|In Beratung|En debate
In progress|In Arbeit|En curso
In repair|In Reparatur|En reparación
In review|In Prüfung|En revisión
In service|In der Werkstatt|En el taller
In the kitchen|In der Küche|En cocina
In the laboratory|Im Labor|En el laboratorio
In treatment|In Behandlung|En tratamiento
In work|In Arbeit|En curso
Incident|Vorfall|Incidente
Incidents|Vorfälle|Incidentes
Included|Inbegriffen|Incluido
Includes|Enthält|Incluye
Income|Einnahme|Ingreso
Independent|Parteilos|Independiente
Industry|Branche|Sector
Instructions|Anweisungen|Instrucciones
Instructor|Kursleitung|Docente
Intermediate|Mittel|Intermedio
Internship|Praktikum|Prácticas
Interview|Gespräch|Entrevista
Investment|Anlage|Inversión
Investments|Anlagen|Inversiones
Invited|Eingeladen|Invitado
Item|Gegenstand|Artículo
Items|Gegenstände|Artículos
Jazz|Jazz|Jazz
Job|Auftrag|Trabajo
Job title|Stelle|Puesto
Jobs|Stellen|Empleos
Just looking|Schaut sich um|Solo mirando
Keep away|Abstand halten|Mantener distancia
Kind|Art|Tipo
Kitchen|Küche|Cocina
Lab test|Laborwert|Análisis
Lab tests|Laborwerte|Análisis clínicos
Language|Sprache|Idioma
Languages|Sprachen|Idiomas
Large|Groß|Grande
Last seen|Zuletzt gesehen|Visto por última vez
Late|Zu spät|Tarde
Late years|Späte Jahre|Últimos años
Lead|Interessent|Contacto
Leading|Führt|En cabeza
Leads|Interessenten|Contactos
Leave request|Urlaubsantrag|Solicitud de permiso
Leave requests|Urlaubsanträge|Solicitudes de permiso
Leisure|Freizeit|Ocio
Length in minutes|Länge in Minuten|Duración en minutos
Lent|Verliehen|Prestado
Lent on|Ausgeliehen am|Prestado el
Level|Ebene|Nivel
Licence|Führerschein|Permiso
Licence valid until|Führerschein gültig bis|Permiso válido hasta
Life|Leben|Vida
Life experience|Lebensstation|Vivencia
Life experiences|Lebensstationen|Vivencias
Light|Licht|Luz
Like new|Wie neu|Como nuevo
Line|Linie|Línea
Line 1|Linie 1|Línea 1
Line 2|Linie 2|Línea 2
List|Liste|Lista
Listing|Inserat|Anuncio
Listings|Inserate|Anuncios
Lists|Listen|Listas
Litres|Liter|Litros
Livestock|Viehbestand|Ganado
Loan|Ausleihe|Préstamo
Loans|Ausleihen|Préstamos
Location|Ort|Lugar
Lock|Schloss|Cerradura
Long term|Langfristig|A largo plazo
Lost|Verloren|Perdidos
Lot|Los|Lote
Love|Liebe|Amor
Low|Niedrig|Baja
Main courses|Hauptgerichte|Platos principales
Main stage|Hauptbühne|Escenario principal
Maintenance|Wartung|Mantenimiento
Maintenance job|Wartungsauftrag|Trabajo de mantenimiento
Maker|Hersteller|Fabricante
Male|Männlich|Macho
Materials|Rohstoffe|Materias primas
Mathematics|Mathematik|Matemáticas
Meals|Mahlzeiten|Comidas
Measuring|Messen|Medición
Media|Medien|Medios
Medicine|Arzneimittel|Medicamento
Medicines|Arzneimittel|Medicamentos
Medium|Mittel|Media
Meeting|Besprechung|Reunión
Meetings|Besprechungen|Reuniones
Member|Mitglied|Miembro
Members|Mitglieder|Miembros
Memory|Erinnerung|Memoria
Message|Nachricht|Mensaje
Meter|Zähler|Contador
Meter reading|Zählerstand|Lectura
Meter readings|Zählerstände|Lecturas
Middle|Mitte|Centro
Mileage|Kilometerstand|Kilometraje
Minutes|Protokoll|Acta
Minutes on the page|Minuten auf der Seite|Minutos en la página
Mock interview|Probegespräch|Entrevista de práctica
Mock interviews|Probegespräche|Entrevistas de práctica
Model|Modell|Modelo
Monday|Montag|Lunes
Month|Monat|Mes
Mornings|Vormittags|Mañanas
Movie|Film|Película
Music|Musik|Música
Name|Name|Nombre
Nature|Natur|Naturaleza
Net salary|Nettolohn|Salario neto
New|Neu|Nuevo
News|Neuigkeiten|Noticias
Newsletter|Newsletter|Boletín
Nights|Nächte|Noches
Non-fiction|Sachbuch|Ensayo
None|Keine|Ninguna
Normal|Normal|Normal
North gate|Nordtor|Puerta norte
Not coming|Kommt nicht|No viene
Not included|Nicht inbegriffen|No incluido
Not well|Nicht gut|Mal
Note|Notiz|Nota
Notes|Notizen|Notas
Novel|Roman|Novela
Number|Nummer|Número
Off|Aus|Apagado
Off duty|Nicht im Dienst|Fuera de servicio
Offer|Angebot|Oferta
Offered by|Angeboten von|Ofrecido por
Office|Büro|Oficina
Offline|Nicht verbunden|Sin conexión
On|An|Encendido
On loan|Ausgeliehen|Prestado
On the road|Unterwegs|En ruta
On the way|Unterwegs|En camino
On this page|Auf dieser Seite|En esta página
On time|Pünktlich|A tiempo
On track|Im Plan|En plazo
Open|Offen|Abierto
Opened|Eröffnet|Abierto el
Operation|Eingriff|Operación
Opinion|Meinung|Opinión
Oral|Mündlich|Oral
Orchard|Obstgarten|Huerto
Order|Auftrag|Pedido
Order number|Bestellnummer|Número de pedido
Ordered|Bestellt|Pedido
Ordered at|Bestellt um|Hora del pedido
Orders|Bestellungen|Pedidos
Other|Sonstiges|Otros
Outbid|Überboten|Superada
Overdue|Überfällig|Vencido
Own rating|Eigene Bewertung|Valoración propia
Owner|Zuständig|Responsable
Package|Paket|Paquete
Page|Seite|Página
Page views|Seitenaufrufe|Páginas vistas
Paid|Bezahlt|Pagado
Paid by|Bezahlt von|Pagado por
Paid on|Bezahlt am|Pagado el
Pain|Schmerz|Dolor
Paper|Papier|Papel
Papers|Unterlagen|Papeles
Parental leave|Elternzeit|Permiso parental
Parking space|Stellplatz|Plaza de aparcamiento
Parking spaces|Stellplätze|Plazas de aparcamiento
Part paid|Teilweise bezahlt|Pagado en parte
Part time|Teilzeit|Media jornada
Partner|Partner|Socio
Partners|Partner|Socios
Pasture|Weide|Pasto
Patient|Patient|Paciente
Patient file|Patientenakte|Historia clínica
Patient files|Patientenakten|Historias clínicas
Patient name|Name|Nombre del paciente
Paused|Pausiert|En pausa
Payroll|Lohnabrechnungen|Nóminas
Payslip|Lohnabrechnung|Nómina
Pending|Ausstehend|Pendiente
People|Personen|Personas
Percent done|Prozent geschafft|Porcentaje hecho
Period|Abschnitt|Época
Person|Person|Persona
Pet|Tier|Mascota
Petrol|Benzin|Gasolina
Pets|Tiere|Mascotas
Phone|Telefon|Teléfono
Photos|Fotos|Fotos
Physics|Physik|Física
Picked up|Abgeholt|Recogido
Picture|Bild|Imagen
Place|Ort|Lugar
Places left|Freie Plätze|Plazas libres
Planned|Geplant|Previsto
Planned amount|Geplanter Betrag|Importe previsto
Planned quantity|Geplante Menge|Cantidad prevista
Planning|Planung|Planificación
Plate|Kennzeichen|Matrícula
Played|Gespielt|Jugados
Pledged so far|Bisher zugesagt|Aportado hasta ahora
Poem|Gedicht|Poema
Poems|Gedichte|Poemas
Poet|Dichterin|Poeta
Poetry|Lyrik|Poesía
Points|Punkte|Puntos
Policies|Policen|Pólizas
Policy|Police|Póliza
Policy number|Policennummer|Número de póliza
Position|Stelle|Puesto
Posted|Veröffentlicht|Publicado
Practice|Praxis|Práctica
Preferences|Wünsche|Preferencias
Premium|Prämie|Prima
Premium amount|Prämie|Prima
Present|Anwesend|Presente
Price|Preis|Precio
Price per day|Preis pro Tag|Precio por día
Price per hour|Preis pro Stunde|Precio por hora
Price per night|Preis pro Nacht|Precio por noche
Price per person|Preis pro Person|Precio por persona
Price per unit|Stückpreis|Precio por unidad
Print|Druck|Impreso
Priority|Priorität|Prioridad
Product|Produkt|Producto
Production order|Fertigungsauftrag|Orden de producción
Production orders|Fertigungsaufträge|Órdenes de producción
Products|Produkte|Productos
Profession|Beruf|Profesión
Profile|Profil|Perfil
Profit in percent|Gewinn in Prozent|Ganancia en porcentaje
Programme|Programm|Programa
Programming language|Programmiersprache|Lenguaje
Progress|Fortschritt|Progreso
Progress entry|Fortschritt|Avance
Progress in percent|Fortschritt in Prozent|Progreso en porcentaje
Project|Projekt|Proyecto
Projects|Projekte|Proyectos
Promised|Zugesagt|Prometida
Promotion|Aktion|Promoción
Promotions|Aktionen|Promociones
Proposal|Vorschlag|Propuesta
Proposals|Vorschläge|Propuestas
Proposed by|Vorgeschlagen von|Propuesto por
Protein in grams|Eiweiß in Gramm|Proteína en gramos
Public service|Öffentlicher Dienst|Servicio público
Published|Veröffentlicht|Publicado
Published year|Erscheinungsjahr|Año de publicación
Purchase|Einkauf|Compra
Python|Python|Python
Quality|Qualität|Calidad
Quantity|Menge|Cantidad
Question|Frage|Pregunta
Questions|Fragen|Preguntas
Quote|Angebot|Presupuesto
Quotes|Angebote|Presupuestos
Rabbit|Kaninchen|Conejo
Rain|Regen|Lluvia
Raised by|Gemeldet von|Planteada por
Rating|Bewertung|Valoración
Reached|Erreicht|Alcanzado
Reached so far|Bisher erreicht|Alcanzado hasta ahora
Reading|Stand|Lectura
Reading time in minutes|Lesezeit in Minuten|Lectura en minutos
Ready|Fertig|Listo
Ready in minutes|Fertig in Minuten|Listo en minutos
Ready to start|Möchte beginnen|Listo para empezar
Reason|Grund|Motivo
Received|Eingegangen|Recibida
Recipient|Empfänger|Destinatario
Recipients|Empfänger|Destinatarios
Record|Buchung|Concepto
Red|Rot|Rojo
Reduced|Ermäßigt|Reducida
Reference|Referenz|Referencia
Refunded|Erstattet|Devuelto
Rejected|Abgelehnt|Rechazado
Rejected pieces|Ausschuss|Piezas rechazadas
Released|Freigegeben|Liberado
Reminder|Erinnerung|Recordatorio
Rented|Vermietet|Alquilado
Reorder level|Mindestbestand|Mínimo
Reply|Antwort|Respuesta
Report|Bericht|Informe
Reported|Gemeldet|Notificado
Reports|Berichte|Informes
Request|Anfrage|Solicitud
Requested|Angefragt|Solicitado
Requests|Anfragen|Solicitudes
Research|Forschung|Investigación
Reservation|Reservierung|Reserva
Reservations|Reservierungen|Reservas
Reserve|Rücklage|Reserva
Reserved|Reserviert|Reservado
Resolved|Gelöst|Resuelta
Result|Ergebnis|Resultado
Resume|Lebenslauf|Currículum
Returned|Zurück|Devuelto
Review|Bewertung|Reseña
Reviews|Bewertungen|Reseñas
River bank|Flussufer|Ribera
Role|Rolle|Rol
Room|Zimmer|Habitación
Rooms|Zimmer|Habitaciones
Route|Strecke|Ruta
Running|Läuft|En marcha
SMS|SMS|SMS
SQL|SQL|SQL
Safety|Sicherheit|Seguridad
Salary|Gehalt|Salario
Savings|Erspartes|Ahorros
Science|Wissenschaft|Ciencia
Score|Punkte|Puntuación
Screening|Vorstellung|Sesión
Screenings|Vorstellungen|Sesiones
Search|Suche|Búsqueda
Seats|Plätze|Plazas
Seats left|Freie Plätze|Plazas libres
Second|Zweites|Segundo
Sector|Branche|Sector
Sell|Verkauf|Venta
Seller|Verkäufer|Vendedor
Send to|Senden an|Enviar a
Sent|Gesendet|Enviado
Sent email|Gesendete E-Mail|Correo enviado
Sent emails|Gesendete E-Mails|Correos enviados
Served|Serviert|Servido
Service|Leistung|Servicio
Services|Leistungen|Servicios
Serving size|Portion|Porción
Seven day forecast|Vorhersage für sieben Tage|Previsión de siete días
Severity|Schwere|Gravedad
Sex|Geschlecht|Sexo
Shared|Geteilt am|Compartido
Shared by|Geteilt von|Compartido por
Shares|Stück|Acciones
Sheep|Schaf|Oveja
Shell|Shell|Shell
Shipment|Sendung|Envío
Shipments|Sendungen|Envíos
Sick leave|Krankheit|Baja médica
Signed|Unterschrieben|Firmado
Silver|Silber|Plata
Since|Seit|Desde
Single|Einzelzimmer|Individual
Situation|Situation|Situación
Size|Größe|Tamaño
Skills|Fähigkeiten|Habilidades
Small|Klein|Pequeño
Small stage|Kleine Bühne|Escenario pequeño
Snippet|Codeschnipsel|Fragmento
Snippets|Codeschnipsel|Fragmentos
Snow|Schnee|Nieve
So-so|Es geht|Regular
Social media|Soziale Medien|Redes sociales
Sodium in milligrams|Natrium in Milligramm|Sodio en miligramos
Software|Software|Software
Sold|Verkauft|Vendido
Sold out|Ausverkauft|Agotado
Solved|Gelöst|Resuelto
Source|Quelle|Origen
Sown|Gesät|Sembrado
Space|Stellplatz|Plaza
Specialist|Fachperson|Especialista
Specialists|Fachleute|Especialistas
Species|Tierart|Especie
Spent|Ausgegeben|Gastado
Spent amount|Ausgegebener Betrag|Importe gastado
Sport|Sport|Deporte
Stage|Bühne|Escenario
Standard|Standard|Estándar
Started|Begonnen|Empezado
Started by|Begonnen von|Iniciado por
Starters|Vorspeisen|Entrantes
Starting price|Startpreis|Precio de salida
Starts|Beginn|Empieza
Station|Tankstelle|Gasolinera
Status|Status|Estado
Stock|Bestand|Existencias
Store|Laden|Tienda
Storm|Sturm|Tormenta
Streets|Straßen|Calles
Student|Schüler|Alumno
Style|Stil|Estilo
Subject|Betreff|Asunto
Submitted|Eingereicht|Enviado
Submitted to|Eingereicht bei|Enviado a
Suite|Suite|Suite
Summary|Zusammenfassung|Resumen
Sunny|Sonnig|Soleado
Supplier|Lieferant|Proveedor
Surgeon|Chirurgie|Cirujano
Surgery|Chirurgie|Cirugía
Survey answer|Umfrageantwort|Respuesta de encuesta
Survey answers|Umfrageantworten|Respuestas de encuesta
Sweets|Süßes|Dulces
Symbol|Kürzel|Símbolo
Table|Tisch|Mesa
Tables|Tische|Mesas
Tag|Ohrmarke|Crotal
Taken|Belegt|Ocupado
Talk|Vortrag|Charla
Target|Zielwert|Meta
Teacher|Lehrkraft|Docente
Teaching|Lehre|Docencia
Team|Team|Equipo
Teams|Mannschaften|Equipos
Teamwork|Zusammenarbeit|Trabajo en equipo
Technology|Technik|Tecnología
Temperature|Temperatur|Temperatura
Temperature in degrees|Temperatur in Grad|Temperatura en grados
Template|Vorlage|Plantilla
Templates|Vorlagen|Plantillas
Tent|Zelt|Carpa
Terms|Bedingungen|Condiciones
Terrace|Terrasse|Terraza
Test|Untersuchung|Prueba
Text|Text|Texto
Theatre|Saal|Quirófano
Theatre 1|Saal 1|Quirófano 1
Theatre 2|Saal 2|Quirófano 2
Theatre 3|Saal 3|Quirófano 3
Theatre booking|OP-Termin|Reserva de quirófano
Theatre bookings|OP-Termine|Reservas de quirófano
Theme|Thema|Tema
Things|Dinge|Cosas
Thursday|Donnerstag|Jueves
Ticket|Ticket|Entrada
Tickets|Tickets|Entradas
Time|Uhrzeit|Hora
Timetable|Stundenplan|Horario
Timetable entry|Stunde|Clase
Title|Titel|Título
Titles|Titel|Títulos
To|Nach|Hasta
Tool|Werkzeug|Herramienta
Tool name|Werkzeug|Herramienta
Tools|Werkzeuge|Herramientas
Topic|Thema|Tema
Total|Summe|Total
Total price|Gesamtpreis|Precio total
Town list|Stadtliste|Lista Local
Tracking number|Sendungsnummer|Número de seguimiento
Trade|Handel|Comercio
Traffic|Zugriffe|Tráfico
Training|Fortbildung|Formación
Transaction|Buchung|Movimiento
Transactions|Buchungen|Movimientos
Transfer|Transfer|Traslado
Transport|Verkehr|Transporte
Travel|Reise|Viajes
Travel dates|Reisetermin|Fecha del viaje
Travel package|Reisepaket|Paquete de viaje
Travel packages|Reisepakete|Paquetes de viaje
Treated|Behandelt|En tratamiento
Trip|Fahrt|Trayecto
Trips|Fahrten|Trayectos
Truck|Lkw|Camión
Tuesday|Dienstag|Martes
Type|Art|Tipo
TypeScript|TypeScript|TypeScript
Under 25|Unter 25|Menos de 25
Under review|In Prüfung|En revisión
Until|Bis|Hasta
Updated|Aktualisiert|Actualizado
Urgent|Dringend|Urgente
Used|Verbrauch|Usado
User|Konto|Usuario
Users|Konten|Usuarios
Vaccinated|Geimpft|Vacunado
Valid on|Gültig am|Válida el
Valid until|Gültig bis|Válido hasta
Value|Wert|Valor
Van|Transporter|Furgoneta
Variable|Variabel|Variable
Vegan|Vegan|Vegana
Vegetarian|Vegetarisch|Vegetariano
Vehicle|Fahrzeug|Vehículo
Vendor|Dienstleister|Proveedor
Vendors|Dienstleister|Proveedores
Very well|Sehr gut|Muy bien
Violet|Violett|Violeta
Visit planned|Besuch geplant|Visita prevista
Visit record|Aufruf|Visita
Visitor|Gast|Visitante
Visitors|Besucher|Visitantes
Volunteer|Ehrenamtliche Person|Voluntario
Volunteers|Ehrenamtliche|Voluntarios
Votes|Stimmen|Votos
Waiting|Wartet|En espera
Waiting list|Warteliste|Lista de espera
Warning|Warnung|Aviso
Watched|Beobachtet|En observación
Water|Wasser|Agua
Way|Weg|Vía
Wednesday|Mittwoch|Miércoles
Weekdays|Werktags|Entre semana
Weekends|Am Wochenende|Fines de semana
Weekly|Wöchentlich|Semanal
Weight|Gewicht|Peso
Weight in kilograms|Gewicht in Kilogramm|Peso en kilogramos
Well|Gut|Bien
What|Was|Qué
What for|Wofür|Concepto
What happened|Was geschah|Qué pasó
What was done|Was getan wurde|Qué se hizo
When|Wann|Cuándo
Wind|Wind|Viento
Wind in km/h|Wind in km/h|Viento en km/h
Window|Fenster|Ventana
Wishes|Wünsche|Deseos
With|Mit|Con
Withdrawn|Zurückgezogen|Retirado
Won|Gewonnen|Ganados
Words|Worte|Palabra
Work|Arbeit|Trabajo
Workshop|Werkstatt|Taller
Written|Geschrieben|Escrito
Year|Jahr|Año
Yield in tonnes|Ertrag in Tonnen|Rendimiento en toneladas
Your name|Ihr Name|Su nombre
Youth|Jugend|Juventud
19th century|19. Jahrhundert|Siglo XIX
A relationship|Eine Beziehung|Una relación
Accessories|Zubehör|Accesorios
Address|Adresse|Dirección
Admission|Eintritt|Entrada
Age|Alter|Edad
Album|Album|Álbum
Albums|Alben|Álbumes
Amount held|Bestand|Cantidad
Antiquity|Antike|Antigüedad
Balances|Guthaben|Saldos
Bathrooms|Bäder|Baños
Best time|Beste Zeit|Mejor época
Breakfast|Frühstück|Desayuno
Chance of rain in percent|Regenrisiko in Prozent|Probabilidad de lluvia en porcentaje
Cheerful|Fröhlich|Alegre
Coast|Küste|Costa
Coin|Coin|Moneda
Coming soon|Demnächst|Próximamente
Company for outings|Begleitung für Ausflüge|Compañía para salidas
Cost per day|Kosten pro Tag|Coste por día
Countryside|Land|Campo
Coverage up to|Deckung bis|Cobertura hasta
Cuisine|Küche|Cocina
Curator|Kuratiert von|Comisariado
Deductible|Selbstbehalt|Franquicia
Delivery time in minutes|Lieferzeit in Minuten|Tiempo de entrega en minutos
Destinations|Reiseziele|Destinos
Dinner|Abendessen|Cena
Exchanged|Getauscht|Cambiado
Exhibit|Exponat|Pieza
Exhibition|Ausstellung|Exposición
Exhibitions|Ausstellungen|Exposiciones
Exhibits|Exponate|Piezas
Failed|Fehlgeschlagen|Fallido
For running|Zum Laufen|Para correr
For work|Zum Arbeiten|Para trabajar
Forecast|Vorhersage|Pronóstico
Forecasts|Vorhersagen|Pronósticos
Friendship|Freundschaft|Amistad
German|Deutsch|Alemán
Guide|Führung durch|Guía
Guided tour|Führung|Visita guiada
Guided tours|Führungen|Visitas guiadas
Highest temperature|Höchste Temperatur|Temperatura máxima
Hotels|Hotels|Hoteles
Indian|Indisch|India
Insurer|Versicherer|Aseguradora
Interests|Interessen|Intereses
Italian|Italienisch|Italiana
Itineraries|Reisepläne|Itinerarios
Itinerary|Reiseplan|Itinerario
Japanese|Japanisch|Japonesa
Lebanese|Libanesisch|Libanesa
Length|Länge|Duración
Listeners per month|Hörer im Monat|Oyentes al mes
Local|Lokales|Local
Looking for|Sucht|Busca
Lowest temperature|Tiefste Temperatur|Temperatura mínima
Lunch|Mittagessen|Comida
Made by|Erstellt von|Creada por
Material|Material|Material
Meal|Mahlzeit|Comida
Mexican|Mexikanisch|Mexicana
Middle Ages|Mittelalter|Edad Media
Minimum order|Mindestbestellwert|Pedido mínimo
Monthly premium|Monatsbeitrag|Prima mensual
Mood|Stimmung|Ambiente
Mountains|Berge|Montaña
On now|Läuft|En curso
Online|Online|En línea
Open now|Jetzt geöffnet|Abierto ahora
Over|Vorbei|Terminada
Plan|Plan|Plan
Plans|Tarife|Planes
Playlist|Playlist|Lista
Playlists|Playlists|Listas de reproducción
Politics|Politik|Política
Pop|Pop|Pop
Profiles|Profile|Perfiles
Properties|Immobilien|Propiedades
Property|Immobilie|Propiedad
Quiet|Ruhig|Tranquila
Region|Region|Región
Restaurant|Restaurant|Restaurante
Restaurants|Restaurants|Restaurantes
Snack|Zwischendurch|Tentempié
Song|Lied|Canción
Songs|Lieder|Canciones
Spanish|Spanisch|Español
Special|Sonder|Especial
Stars|Sterne|Estrellas
Today|Heute|Actualidad
Tracks|Titel|Pistas
Travellers|Reisende|Viajeros
Unit|Einheit|Unidad
5|5|5
4|4|4
3|3|3
2|2|2
ADA|ADA|ADA
BTC|BTC|BTC
ETH|ETH|ETH
SOL|SOL|SOL
Price per month|Preis pro Monat|Precio al mes
Term|Laufzeit|Duración
Half a year|Halbes Jahr|Medio año
One year|Ein Jahr|Un año
Monthly|Monatlich|Mensual
`;
