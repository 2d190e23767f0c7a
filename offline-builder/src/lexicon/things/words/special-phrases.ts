/** As `phrases.ts`, for the lists that say where they are meant: `English|German|Spanish`. Data only. */
export const specialPhrases = `
Folder|Ordner|Carpeta
Folders|Ordner|Carpetas
Access|Zugriff|Acceso
Everybody|Alle|Todos
Management|Leitung|Dirección
Version|Version|Versión
Versions|Versionen|Versiones
Earlier|Früher|Anterior
What changed|Was sich änderte|Qué cambió
Approval request|Freigabeanfrage|Solicitud de aprobación
Approval requests|Freigabeanfragen|Solicitudes de aprobación
What is to be approved|Was freizugeben ist|Qué hay que aprobar
Requested by|Angefragt von|Solicitado por
Approver|Freigabe durch|Aprueba
Requested on|Angefragt am|Solicitado el
Permission|Berechtigung|Permiso
Permissions|Berechtigungen|Permisos
Area|Bereich|Área
Settings|Einstellungen|Ajustes
Read|Lesen|Leer
Write|Schreiben|Escribir
Administer|Verwalten|Administrar
Granted by|Erteilt von|Concedido por
Survey|Umfrage|Encuesta
Surveys|Umfragen|Encuestas
Answers so far|Antworten bisher|Respuestas hasta ahora
Closed|Geschlossen|Cerrada
Opens|Öffnet|Abre
Closes|Schließt|Cierra
Introduction|Einleitung|Introducción
Single choice|Eine Wahl|Opción única
Several choices|Mehrere|Varias opciones
Scale|Skala|Escala
Answers to choose from|Antworten zur Wahl|Respuestas posibles
Required|Pflicht|Obligatoria
Response|Antwort|Respuesta
Responses|Antworten|Respuestas
Respondent|Wer geantwortet hat|Quién respondió
How satisfied are you|Wie zufrieden sind Sie|Grado de satisfacción
Very satisfied|Sehr zufrieden|Muy satisfecho
Satisfied|Zufrieden|Satisfecho
Neutral|Neutral|Neutral
Dissatisfied|Unzufrieden|Insatisfecho
Lamp|Lampe|Lámpara
Pump|Pumpe|Bomba
Fan|Lüfter|Ventilador
Heating|Heizung|Calefacción
Switched on|Eingeschaltet|Encendido
Power in watts|Leistung in Watt|Potencia en vatios
Last change|Letzte Änderung|Último cambio
Automation rule|Automatik|Regla automática
Automation rules|Automatiken|Reglas automáticas
Rule|Regel|Regla
Then|Dann|Entonces
Last run|Zuletzt gelaufen|Última ejecución
Alert threshold|Grenzwert|Umbral de aviso
Alert thresholds|Grenzwerte|Umbrales de aviso
What is watched|Was überwacht wird|Qué se vigila
Highest value|Höchster Wert|Valor máximo
Value now|Wert jetzt|Valor actual
Tell|Benachrichtigen|Avisar a
In order|In Ordnung|En orden
Exceeded|Überschritten|Superado
Readings|Messwerte|Lecturas
Sensor|Sensor|Sensor
To be watched|Zu beobachten|A vigilar
Floor|Stockwerk|Planta
Floors|Stockwerke|Plantas
Consumption in kWh|Verbrauch in kWh|Consumo en kWh
Consumption last month in kWh|Verbrauch im Vormonat in kWh|Consumo del mes anterior en kWh
Used by|Genutzt von|Usada por
Accounts|Konten|Cuentas
Card|Karte|Tarjeta
Bank|Bank|Banco
Transfers|Überweisungen|Transferencias
Purpose|Zweck|Concepto
From account|Von Konto|Cuenta de origen
To account|Auf Konto|Cuenta de destino
Stocks|Aktien|Acciones
Highest today|Tageshoch|Máximo del día
Lowest today|Tagestief|Mínimo del día
Shares traded|Gehandelte Stücke|Títulos negociados
Public|Öffentlich|Público
Private|Privat|Privado
Commercial|Gewerblich|Comercial
Client|Kunde|Cliente
Prescription|Rezept|Receta médica
Prescriptions|Rezepte|Recetas médicas
Dosage|Dosierung|Dosis
Doctor|Arzt|Médico
Issued|Ausgestellt|Emitida
Dispensed|Ausgegeben|Dispensada
Vaccination|Impfung|Vacunación
Vaccinations|Impfungen|Vacunaciones
Vaccine|Impfstoff|Vacuna
Given on|Gegeben am|Puesta el
Next due|Nächste fällig|Próxima
Batch|Charge|Lote
Given|Gegeben|Puesta
Treatment|Behandlung|Tratamiento
Treatments|Behandlungen|Tratamientos
Treated by|Behandelt von|Tratado por
Clinic|Klinik|Clínica
Clinics|Kliniken|Clínicas
Opening hours|Öffnungszeiten|Horario
Speciality|Fachgebiet|Especialidad
Purchase order|Bestellung|Orden de compra
Purchase orders|Bestellungen|Órdenes de compra
Ordered on|Bestellt am|Pedido el
Expected|Erwartet|Previsto
Sales order|Verkaufsauftrag|Pedido de venta
Sales orders|Verkaufsaufträge|Pedidos de venta
Delivery|Lieferung|Entrega
Shipped|Versandt|Enviado
Hearing|Verhandlung|Vista
Hearings|Verhandlungen|Vistas
Court|Gericht|Tribunal
Lawyer|Anwalt|Abogado
Postponed|Verschoben|Aplazada
Billable hours entry|Abrechenbare Stunden|Horas facturables
Billable hours|Abrechenbare Stunden|Horas facturables
Billed|Abgerechnet|Facturado
Lease|Mietvertrag|Contrato de alquiler
Leases|Mietverträge|Contratos de alquiler
Lease number|Vertragsnummer|Número de contrato
Tenant|Mieter|Inquilino
Rent a month|Miete im Monat|Alquiler mensual
Deposit|Kaution|Fianza
Ended|Beendet|Terminado
Rent payment|Mietzahlung|Pago de alquiler
Rent payments|Mietzahlungen|Pagos de alquiler
Method|Zahlungsart|Forma de pago
Interviews|Gespräche|Entrevistas
Interviewer|Gespräch führt|Entrevistador
On site|Vor Ort|Presencial
Video|Video|Vídeo
Sent on|Gesendet am|Enviado el
Translation|Übersetzung|Traducción
Deadline|Frist|Plazo
Milestone|Meilenstein|Hito
Milestones|Meilensteine|Hitos
Passenger|Fahrgast|Pasajero
Seat|Sitzplatz|Asiento
Class|Klasse|Clase
Travel date|Reisetag|Fecha del viaje
Booking number|Buchungsnummer|Número de reserva
Routes|Touren|Rutas
Stops|Halte|Paradas
Distance in km|Strecke in km|Distancia en km
Service date|Servicetermin|Revisión
Service dates|Servicetermine|Revisiones
Garage|Werkstatt|Taller
Knowledge base articles|Hilfeartikel|Artículos de ayuda
Getting started|Erste Schritte|Primeros pasos
Billing|Abrechnung|Facturación
Problems|Probleme|Problemas
Written by|Geschrieben von|Escrito por
Found helpful|Fanden es hilfreich|Útil para
Satisfaction survey|Zufriedenheitsumfrage|Encuesta de satisfacción
Satisfaction surveys|Zufriedenheitsumfragen|Encuestas de satisfacción
Would recommend us in points|Würde uns empfehlen, Punkte|Nos recomendaría, puntos
Podcast|Podcast|Pódcast
Podcasts|Podcasts|Pódcasts
Host|Moderation|Presenta
Stories|Geschichten|Historias
Crime|Verbrechen|Crimen
Episodes|Folgen|Episodios
Subscribers|Abonnenten|Suscriptores
Episode|Folge|Episodio
Heard|Gehört|Escuchado
Not yet|Noch nicht|Todavía no
Begun|Begonnen|Empezado
Raised|Gesammelt|Recaudado
Donors|Spender|Donantes
Shelter|Unterkunft|Refugio
Education|Bildung|Educación
Workout plan|Trainingsplan|Plan de entrenamiento
Workout plans|Trainingspläne|Planes de entrenamiento
Strength|Kraft|Fuerza
Endurance|Ausdauer|Resistencia
Weight loss|Abnehmen|Pérdida de peso
Mobility|Beweglichkeit|Movilidad
Weeks|Wochen|Semanas
Sessions a week|Einheiten pro Woche|Sesiones por semana
Exercise|Übung|Ejercicio
Exercises|Übungen|Ejercicios
Muscle group|Muskelgruppe|Grupo muscular
Legs|Beine|Piernas
Back|Rücken|Espalda
Chest|Brust|Pecho
Shoulders|Schultern|Hombros
Core|Rumpf|Abdomen
Equipment|Gerät|Material
Sets|Sätze|Series
Repetitions|Wiederholungen|Repeticiones
How to|So geht es|Cómo se hace
Weigh-in|Gewichtseintrag|Pesaje
Week|Woche|Semana
Weight in kg|Gewicht in kg|Peso en kg
Body fat in percent|Körperfett in Prozent|Grasa corporal en porcentaje
Good|Gut|Bien
Tired|Müde|Cansado
Planned meal|Geplantes Essen|Comida prevista
Meal plan|Essensplan|Plan de comidas
Recipe|Rezept|Receta
Servings|Portionen|Raciones
Shopping list|Einkaufsliste|Lista de la compra
Shelf|Regal|Estante
Vegetables|Gemüse|Verduras
Bakery|Backwaren|Panadería
Dry goods|Trockenwaren|Secos
Instrument|Instrument|Instrumento
Instruments|Instrumente|Instrumentos
Strings|Saiten|Cuerda
Keys|Tasten|Teclado
Percussion|Schlagwerk|Percusión
Observation|Beobachtung|Observación
Observations|Beobachtungen|Observaciones
What was seen|Was zu sehen war|Qué se vio
Clear|Klar|Despejado
Partly cloudy|Teils bewölkt|Parcialmente nublado
Poor|Schlecht|Malas
Likes|Gefällt|Me gusta
Groups|Gruppen|Grupos
Founded by|Gegründet von|Fundado por
Meets|Trifft sich|Se reúne
In person|Vor Ort|En persona
Both|Beides|Ambos
Open to|Offen für|Abierto a
On request|Auf Anfrage|A petición
Post|Beitrag|Publicación
Posts|Beiträge|Publicaciones
Photo|Foto|Foto
Favourites|Favoriten|Favoritos
Lesson|Lektion|Lección
Lessons|Lektionen|Lecciones
Number in the course|Nummer im Kurs|Número en el curso
Not begun|Nicht begonnen|Sin empezar
Completed|Abgeschlossen|Completada
What it is about|Worum es geht|De qué trata
Badge|Abzeichen|Insignia
Badges|Abzeichen|Insignias
Bronze|Bronze|Bronce
Gold|Gold|Oro
Earned by|Erhalten von|Obtenida por
Earned on|Erhalten am|Obtenida el
Performance|Vorstellung|Función
Performances|Vorstellungen|Funciones
Musical|Musical|Musical
Dance|Tanz|Danza
Venue|Spielort|Sala
Ticket price|Kartenpreis|Precio de la entrada
Row|Reihe|Fila
A|A|A
B|B|B
C|C|C
D|D|D
Front|Vorne|Delante
Reserved for|Reserviert für|Reservado para
Goods receipt|Wareneingang|Entrada de mercancía
Goods receipts|Wareneingänge|Entradas de mercancía
Receipt number|Belegnummer|Número de albarán
Stored|Eingelagert|Almacenado
Stock location|Lagerplatz|Ubicación
Stock locations|Lagerplätze|Ubicaciones
Reorder at|Nachbestellen bei|Pedir a partir de
Receiving|Annahme|Recepción
Shelves|Regale|Estanterías
Cold store|Kühllager|Cámara fría
Shipping|Versand|Envíos
Last counted|Zuletzt gezählt|Último recuento
Partly filled|Teils belegt|Parcialmente llena
Full|Voll|Llena
Picking order|Kommissionierauftrag|Orden de preparación
Picking orders|Kommissionieraufträge|Órdenes de preparación
Picked by|Gepackt von|Preparado por
Picking|In Arbeit|En preparación
Packed|Gepackt|Empaquetado
Shipping label|Versandetikett|Etiqueta de envío
Shipping labels|Versandetiketten|Etiquetas de envío
Label number|Etikettnummer|Número de etiqueta
Express|Express|Exprés
Pick-up|Abholung|Recogida
Created|Angelegt|Creado
Printed|Gedruckt|Impresa
Stock count|Zählung|Recuento
Stock counts|Zählungen|Recuentos
Counted|Gezählt|Contado
Counted by|Gezählt von|Contado por
Corrected|Korrigiert|Corregido
Borrower|Kreditnehmer|Prestatario
Interest rate in percent|Zins in Prozent|Interés en porcentaje
Months|Monate|Meses
Funded in percent|Finanziert in Prozent|Financiado en porcentaje
Risk|Risiko|Riesgo
Repaid|Zurückgezahlt|Devuelto
Repayment|Rate|Cuota
Repayments|Raten|Cuotas
Instalment|Rate|Cuota
Interest|Zinsen|Intereses
Investor|Anleger|Inversor
Return in percent|Rendite in Prozent|Rentabilidad en porcentaje
Paid back so far|Bisher zurück|Devuelto hasta ahora
Invested on|Angelegt am|Invertido el
Medication|Medikament|Medicación
Medications|Medikamente|Medicaciones
Dose|Dosis|Dosis
Doses|Dosen|Dosis
How often|Wie oft|Frecuencia
Twice a day|Zweimal täglich|Dos veces al día
As needed|Bei Bedarf|Si hace falta
With food|Zum Essen|Con comida
Stock left|Vorrat|Quedan
Missed|Vergessen|Olvidada
Symptom|Beschwerde|Síntoma
Symptoms|Beschwerden|Síntomas
Strength from 1 to 10|Stärke von 1 bis 10|Intensidad de 1 a 10
Lasted|Dauer|Duró
All day|Ganzer Tag|Todo el día
Blood pressure reading|Blutdruckwert|Lectura de tensión
Blood pressure|Blutdruck|Tensión
Systolic|Systolisch|Sistólica
Diastolic|Diastolisch|Diastólica
Pulse|Puls|Pulso
Spaces|Räume|Espacios
Desk|Schreibtisch|Mesa
Meeting room|Besprechungsraum|Sala de reuniones
Event hall|Saal|Sala de eventos
Capacity|Plätze|Capacidad
Tournament|Turnier|Torneo
Tournaments|Turniere|Torneos
Places|Plätze|Plazas
Player|Spieler|Jugador
Players|Spieler|Jugadores
Puzzle|Rätsel|Problema
Puzzles|Rätsel|Problemas
Moves|Züge|Jugadas
Solution|Lösung|Solución
Added on|Hinzugefügt am|Añadido el
Task|Aufgabe|Tarea
Game|Partie|Partida
Games|Partien|Partidas
White|Weiß|Blancas
Black|Schwarz|Negras
White won|Weiß gewann|Ganan blancas
Draw|Remis|Tablas
Black won|Schwarz gewann|Ganan negras
`;
