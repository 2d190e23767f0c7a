/** Tasks, projects, hours, tickets, events and applications. */
export const workRows = `
# task
Draft the autumn newsletter/Herbst-Rundbrief entwerfen/Redactar el boletín de otoño | 1 | 1 | 2 | 0 |
Renew the domain name/Domain verlängern/Renovar el dominio | 0 | 3 | -1 | 1 |
Order new chairs/Neue Stühle bestellen/Pedir sillas nuevas | 0 | 0 | 9 | 2 | Six, the grey ones/Sechs, die grauen/Seis, las grises
Prepare the budget review/Haushaltsgespräch vorbereiten/Preparar la revisión del presupuesto | 1 | 2 | 4 | 3 |
Fix the broken printer/Drucker reparieren/Arreglar la impresora | 0 | 2 | -3 | 1 |
Write the onboarding guide/Leitfaden für Neue schreiben/Escribir la guía de bienvenida | 0 | 1 | 14 | 0 |
Call the insurance/Versicherung anrufen/Llamar al seguro | 2 | 1 | -6 | 4 |
Plan the team lunch/Team-Essen planen/Organizar la comida de equipo | 2 | 0 | -10 | 5 |
Update price list/Preisliste aktualisieren/Actualizar la lista de precios | 1 | 1 | 6 | 3 |
Archive old contracts/Alte Verträge ablegen/Archivar contratos antiguos | 0 | 0 | 20 | 4 |
Test the backup/Sicherung prüfen/Probar la copia de seguridad | 0 | 2 | 3 | 6 | Restore one folder/Einen Ordner zurückholen/Recuperar una carpeta
Photograph the new range/Neue Ware fotografieren/Fotografiar la nueva colección | 1 | 1 | 8 | 7 |
Send the signed offer/Unterschriebenes Angebot senden/Enviar la oferta firmada | 2 | 2 | -4 | 5 |

# project
Website relaunch/Neue Website/Nueva web | 0 | 0 | 24 | 12000
Patient leaflet/Patientenbroschüre/Folleto para pacientes | 1 | 0 | 8 | 1800
Autumn menu/Herbstkarte/Carta de otoño | 2 | 0 | -2 | 950
Open day signs/Schilder zum Tag der offenen Tür/Carteles de puertas abiertas | 3 | 1 | 40 | 2400
Office wayfinding/Wegweiser im Büro/Señalización de oficina | 4 | 2 | -30 | 5200
Lab notebook app/Laborbuch-App/Cuaderno de laboratorio | 5 | 0 | 52 | 9800
Annual report/Geschäftsbericht/Memoria anual | 6 | 0 | 15 | 4300
Window lettering/Schaufensterbeschriftung/Rótulo del escaparate | 7 | 2 | -21 | 720
Tool catalogue/Werkzeugkatalog/Catálogo de herramientas | 8 | 1 | 66 | 6100
Van lettering/Fahrzeugbeschriftung/Rotulación de furgonetas | 9 | 2 | -48 | 1850
Exhibition poster/Ausstellungsplakat/Cartel de la exposición | 10 | 0 | 11 | 640
Reading room plan/Plan für den Lesesaal/Plan de la sala de lectura | 11 | 0 | 31 | 2950

# time-entry
Wireframes, first round/Entwürfe, erste Runde/Bocetos, primera ronda | 0 | 0 | -1 | 6.5 | 1
Client call/Gespräch mit Kundin/Llamada con la clienta | 1 | 0 | -1 | 1 | 1
Copy for the leaflet/Texte für die Broschüre/Textos del folleto | 2 | 1 | -2 | 4 | 1
Illustrations/Illustrationen/Ilustraciones | 3 | 2 | -2 | 7 | 0
Set up the project/Projekt einrichten/Preparar el proyecto | 4 | 0 | -6 | 3 | 2
Print preparation/Druckvorbereitung/Preparar la impresión | 2 | 1 | -7 | 5.5 | 2
Photo shoot/Fototermin/Sesión de fotos | 5 | 2 | -8 | 8 | 2
Site survey/Ortstermin/Visita al local | 1 | 3 | -12 | 4 | 2
Proofreading/Korrektur lesen/Corrección | 0 | 1 | -13 | 2.5 | 3
Mock-ups/Attrappen bauen/Maquetas | 3 | 3 | -35 | 6 | 2
Workshop/Workshop/Taller | 4 | 0 | -38 | 7.5 | 2
Fitting on site/Montage vor Ort/Montaje en el local | 6 | 4 | -41 | 5 | 2
Data model/Datenmodell/Modelo de datos | 7 | 5 | -3 | 6 | 1
Charts for the report/Diagramme für den Bericht/Gráficos de la memoria | 8 | 6 | -4 | 4.5 | 0

# issue
Password reset link opens twice/Link zum Zurücksetzen öffnet doppelt/El enlace de contraseña se abre dos veces | 0 | 2 | 0 | 1 | -1 | Second click shows an expired page./Der zweite Klick zeigt eine abgelaufene Seite./El segundo clic muestra una página caducada.
Undo skips one step/Rückgängig überspringt einen Schritt/Deshacer se salta un paso | 1 | 1 | 1 | 0 | -3 |
Totals ignore the discount/Summe ohne Rabatt/El total ignora el descuento | 0 | 3 | 2 | 3 | -2 | Only with two discounts./Nur bei zwei Rabatten./Solo con dos descuentos.
Keyboard covers the comment box/Tastatur verdeckt das Kommentarfeld/El teclado tapa el comentario | 1 | 2 | 3 | 2 | -5 |
Long names break the sidebar/Lange Namen sprengen die Seitenleiste/Los nombres largos rompen el lateral | 2 | 0 | 1 | 4 | -12 |
Wrong currency on receipts/Falsche Währung auf Belegen/Moneda equivocada en los recibos | 2 | 3 | 2 | 3 | -16 |
Slow first load on 3G/Langsamer Start im Mobilnetz/Carga lenta con mala cobertura | 0 | 1 | 3 | 5 | -20 |
Session ends after ten minutes/Sitzung endet nach zehn Minuten/La sesión termina a los diez minutos | 2 | 2 | 0 | 1 | -33 |
Paste loses line breaks/Einfügen verliert Zeilenumbrüche/Al pegar se pierden los saltos | 0 | 1 | 1 | 0 | -36 |
Icons blurry on older phones/Symbole unscharf auf alten Telefonen/Iconos borrosos en móviles viejos | 2 | 0 | 3 | 2 | -48 |
Invoice PDF has no page numbers/Rechnung ohne Seitenzahlen/Factura sin números de página | 1 | 0 | 2 | 6 | -7 |
Search misses accents/Suche findet keine Umlaute/La búsqueda ignora los acentos | 2 | 1 | 1 | 7 | -61 | Fixed by comparing plain letters./Vergleicht jetzt die Grundbuchstaben./Ahora compara letras sin acento.
Sign-in button too small/Anmeldeknopf zu klein/Botón de acceso muy pequeño | 2 | 0 | 0 | 8 | -75 |

# ticket
Cannot print labels/Etiketten drucken nicht/No se imprimen las etiquetas | Rosa Lind | @2 | 0 | 2 | 1 | 1 | The printer shows ready but nothing comes out./Der Drucker meldet bereit, aber es kommt nichts./La impresora dice lista, pero no sale nada.
Invoice has the old address/Rechnung mit alter Adresse/Factura con la dirección antigua | Paul Marlowe/Paul Marquardt/Pablo Marlo | @2 | 1 | 1 | 3 | 3 |
Account locked/Konto gesperrt/Cuenta bloqueada | Sam Okoye/Sami Okoye/Samuel Oca | @2 | 0 | 3 | 0 | -1 | Three wrong passwords./Dreimal falsches Passwort./Tres contraseñas equivocadas.
How do I add a colleague?/Wie füge ich eine Kollegin hinzu?/¿Cómo añado a una compañera? | Claire Dubois/Klara Dubois/Clara Dubois | @2 | 2 | 0 | 2 | -4 |
Delivery did not arrive/Lieferung nicht angekommen/El envío no ha llegado | Nina Adeyemi/Nina Adler/Nina Adell | @2 | 0 | 2 | 4 | 0 |
Export stops at 500 rows/Export endet nach 500 Zeilen/La exportación para en 500 filas | Ben Sato | @2 | 1 | 1 | 1 | 5 |
Change of plan/Tarifwechsel/Cambio de tarifa | Greta Winters/Greta Winter/Greta Inverno | @2 | 3 | 0 | 5 | -12 |
App does not open on tablet/App öffnet nicht auf dem Tablet/La app no abre en la tableta | Otis Bell/Otto Glock/Óscar Campana | @2 | 0 | 1 | 2 | 2 |
Refund for order 1041/Erstattung für Bestellung 1041/Devolución del pedido 1041 | Otis Bell/Otto Glock/Óscar Campana | @2 | 2 | 1 | 3 | -7 |
Typo on the welcome page/Tippfehler auf der Startseite/Errata en la portada | Maya Fold/Maja Voigt/Maya Pliego | @2 | 3 | 0 | 0 | -20 |
New laptop for Monday/Neuer Laptop bis Montag/Portátil nuevo para el lunes | Jorge Castell/Jörg Castell/Jorge Castell | @2 | 0 | 2 | 6 | 4 | A colleague starts at eight./Eine Kollegin fängt um acht an./Una compañera empieza a las ocho.
Wi-Fi drops in the hall/WLAN bricht im Saal ab/El wifi se corta en la sala | Iain Webster/Ingo Weber/Iván Vega | @2 | 1 | 2 | 7 | 1 |
Calendar shows wrong week/Kalender zeigt falsche Woche/El calendario muestra otra semana | Lucía Prado/Lucia Wiesner/Lucía Prado | @2 | 2 | 1 | 4 | -9 |

# case
Missing delivery records/Fehlende Lieferscheine/Albaranes perdidos | 4 | 0 | -12 | 3 | Three months of notes are incomplete./Drei Monate sind unvollständig./Faltan papeles de tres meses.
Tenancy dispute/Mietstreit/Conflicto de alquiler | 0 | 1 | -30 | 9 |
Insurance claim, flood/Wasserschaden, Versicherung/Seguro por inundación | 2 | 0 | -44 | -2 |
Trademark check/Markenprüfung/Consulta de marca | 1 | 2 | -80 | |
Employment contract/Arbeitsvertrag/Contrato laboral | 3 | 0 | -5 | 12 |
Background check/Auskunft über Bewerber/Comprobación de datos | 4 | 2 | -95 | |
Unpaid invoices/Offene Rechnungen/Facturas impagadas | 8 | 1 | -26 | 6 | Two reminders, no answer./Zwei Mahnungen, keine Antwort./Dos avisos sin respuesta.
Purchase of the workshop/Kauf der Werkstatt/Compra del taller | 9 | 0 | -17 | 20 |
Inheritance, two heirs/Erbschaft, zwei Erben/Herencia, dos herederos | 6 | 1 | -63 | 14 |
Noise from next door/Lärm von nebenan/Ruido del vecino | 7 | 2 | -120 | |
Licence for photographs/Bildrechte/Derechos de fotografías | 10 | 0 | -8 | 5 |
Articles of association/Vereinssatzung/Estatutos de la asociación | 11 | 2 | -140 | | Signed and filed./Unterschrieben und eingereicht./Firmados y registrados.

# event
Letterpress evening/Abend am Bleisatz/Tarde de tipografía | 6 | 18:30 | Studio 2/Werkstatt 2/Taller 2 | 12 | 1
Open studio day/Tag der offenen Werkstatt/Puertas abiertas | 20 | 10:00 | Whole house/Ganzes Haus/Toda la casa | 80 | 0
Bookbinding for beginners/Buchbinden für Anfänger/Encuadernación para empezar | 13 | 17:00 | Studio 1/Werkstatt 1/Taller 1 | 8 | 2
Talk: paper and ink/Vortrag: Papier und Farbe/Charla: papel y tinta | -9 | 19:00 | Hall/Saal/Sala | 60 | 3
Winter market/Wintermarkt/Mercado de invierno | 34 | 11:00 | Courtyard/Innenhof/Patio | 200 | 0
Linocut weekend/Linolschnitt-Wochenende/Fin de semana de linóleo | 27 | 10:00 | Studio 2/Werkstatt 2/Taller 2 | 10 | 1
Summer concert/Sommerkonzert/Concierto de verano | -32 | 20:00 | Courtyard/Innenhof/Patio | 120 | 3
Children's printing morning/Drucken für Kinder/Mañana de imprenta infantil | 3 | 09:30 | Studio 1/Werkstatt 1/Taller 1 | 14 | 2
Repair café/Reparaturcafé/Café de reparación | 9 | 14:00 | Kitchen/Küche/Cocina | 30 | 1
Annual meeting/Jahresversammlung/Asamblea anual | 41 | 18:00 | Hall/Saal/Sala | 60 | 0
Autumn reading/Herbstlesung/Lectura de otoño | -18 | 19:30 | Library/Bücherei/Biblioteca | 45 | 3
Calligraphy with a brush/Schreiben mit dem Pinsel/Caligrafía con pincel | 16 | 18:00 | Studio 1/Werkstatt 1/Taller 1 | 10 | 1

# application
Product designer/Produktdesigner/Diseñador de producto | Fernway/Farnweg/Helecho | 1 | -9 | 2 | 62000/58000/36000 | Second talk with the team lead./Zweites Gespräch mit der Leitung./Segunda charla con la jefa.
UX researcher/UX-Forscherin/Investigadora UX | Tern & Co/Seeschwalbe/Charrán y Cía | 0 | -4 | 3 | 58000/54000/34000 |
Design lead/Leitung Gestaltung/Responsable de diseño | Lumenworks/Lichtwerk/Luminaria | 2 | -26 | | 74000/69000/45000 |
Visual designer/Grafikerin/Diseñadora gráfica | Oakline/Eichner/Encina | 3 | -33 | | 54000/49000/30000 |
Service designer/Service-Designer/Diseñador de servicios | City of Hillford/Stadt Leipzig/Ayuntamiento | 0 | -2 | 12 | 56000/52000/33000 |
Interaction designer/Interaktionsdesignerin/Diseñadora de interacción | Pebble Health/Kiesel Gesundheit/Salud Guijarro | 1 | -15 | -1 | 65000/60000/38000 |
Content editor/Redakteur/Editor de contenidos | The Morning Paper/Der Morgenbote/La Mañana | 0 | -6 | 5 | 51000/46000/29000 |
Front-end developer/Frontend-Entwicklerin/Desarrolladora web | Sato Labs/Sato Labor/Laboratorio Sato | 1 | -11 | 1 | 68000/63000/40000 |
Design systems engineer/Entwickler Designsystem/Ingeniero de sistemas de diseño | Northgate/Nordtor/Puerta Norte | 0 | -1 | 8 | 71000/66000/42000 |
Illustrator/Illustratorin/Ilustradora | Paper Lantern/Papierlaterne/Farolillo | 3 | -47 | | 47000/43000/27000 |
Project manager/Projektleiter/Jefe de proyecto | Harbour Office/Hafenbüro/Oficina del Puerto | 2 | -38 | 4 | 66000/61000/39000 | Answer by Friday./Antwort bis Freitag./Responder antes del viernes.
Teaching assistant/Lehrassistenz/Ayudante docente | College of Arts/Kunsthochschule/Escuela de Arte | 3 | -58 | | 42000/39000/24000 |

# callout
Chimney fire/Kaminbrand/Fuego en chimenea | -3 | 19:42 | Mill Lane 4/Mühlgasse 4/Calle del Molino 4 | 0 | 9 | Embers removed, chimney checked with the camera./Glut entfernt, Kamin mit der Kamera geprüft./Brasas retiradas, chimenea revisada con cámara.
Tree across the road/Baum auf Straße/Árbol en la carretera | -8 | 05:15 | Forest road, bend 2/Waldstraße, Kehre 2/Carretera del bosque | 1 | 6 |
Alarm system, school/Brandmeldeanlage Schule/Alarma en el colegio | -13 | 11:03 | School house/Schulhaus/Colegio | 2 | 8 | Dust from building work./Staub von Bauarbeiten./Polvo de obras.
Hose exercise by the river/Schlauchübung am Fluss/Práctica de mangueras | -20 | 18:30 | River meadow/Flusswiese/Prado del río | 3 | 14 |
Oil on the road/Ölspur/Aceite en la calzada | -31 | 16:50 | Main street/Hauptstraße/Calle Mayor | 1 | 5 | Two bags of binding agent used./Zwei Sack Bindemittel verbraucht./Dos sacos de absorbente.
Cellar under water/Keller unter Wasser/Sótano inundado | -38 | 02:20 | Station Road 11/Bahnhofstraße 11/Avenida de la Estación 11 | 1 | 7 | Pumped for three hours./Drei Stunden gepumpt./Tres horas de bomba.
Car fire on the bypass/Autobrand auf der Umgehung/Coche ardiendo en la variante | -46 | 13:08 | Bypass, km 4/Umgehung, km 4/Variante, km 4 | 0 | 8 |
Cat on the church roof/Katze auf dem Kirchendach/Gato en el tejado de la iglesia | -57 | 17:35 | Church Street/Kirchgasse/Calle de la Iglesia | 1 | 4 |
Breathing apparatus exercise/Übung mit Atemschutz/Práctica con equipos de respiración | -62 | 19:00 | Depot/Gerätehaus/Parque | 3 | 12 | All cylinders refilled./Alle Flaschen gefüllt./Botellas rellenadas.
Smell of gas/Gasgeruch/Olor a gas | -71 | 08:47 | Orchard Row 7/Gartenweg 7/Calle del Huerto 7 | 2 | 9 |
Barn fire/Scheunenbrand/Incendio en un pajar | -84 | 22:14 | Alder Farm/Erlenhof/Granja del Aliso | 0 | 16 | Water from the pond, guard until six./Wasser aus dem Teich, Wache bis sechs./Agua del estanque, guardia hasta las seis.
Door opened for the doctor/Türöffnung für den Notarzt/Apertura de puerta para el médico | -96 | 06:31 | High Street 20/Lange Straße 20/Calle Ancha 20 | 1 | 5 |
`;
