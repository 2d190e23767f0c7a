/** Polls, cards to learn with, pages of a wiki, parcels, marks, shifts, guests, bookings and dues. */
export const dailyRows = `
# poll
When shall we meet?/Wann treffen wir uns?/¿Cuándo quedamos? | Friday evening¶Saturday morning¶Sunday afternoon/Freitagabend¶Samstagvormittag¶Sonntagnachmittag/Viernes por la tarde¶Sábado por la mañana¶Domingo por la tarde | 12
What shall we cook?/Was kochen wir?/¿Qué cocinamos? | Lentil soup¶Pizza¶Everybody brings something/Linsensuppe¶Pizza¶Jeder bringt etwas mit/Sopa de lentejas¶Pizza¶Cada uno trae algo | 5
Which name fits best?/Welcher Name passt am besten?/¿Qué nombre encaja mejor? | Lantern¶Harbour¶Meadow/Laterne¶Hafen¶Wiese/Farol¶Puerto¶Pradera | 20
Where does the outing go?/Wohin geht der Ausflug?/¿Adónde vamos de excursión? | Lake¶Castle¶Zoo/See¶Burg¶Tierpark/Lago¶Castillo¶Zoo | 9
Which colour for the hall?/Welche Farbe für den Flur?/¿Qué color para el pasillo? | Warm white¶Sage green¶Pale blue/Warmes Weiß¶Salbeigrün¶Hellblau/Blanco cálido¶Verde salvia¶Azul claro | 15
How do we travel?/Wie reisen wir?/¿Cómo viajamos? | Train¶Two cars¶By bicycle/Zug¶Zwei Autos¶Fahrrad/Tren¶Dos coches¶En bici | 7
Who writes the minutes?/Wer schreibt das Protokoll?/¿Quién levanta acta? | Nora¶Tom¶We take turns/Nora¶Tom¶Reihum/Nora¶Tomás¶Por turnos | 3
Which book is next?/Welches Buch als Nächstes?/¿Qué libro leemos ahora? | Emma¶Dracula¶Walden/Emma¶Dracula¶Walden/Emma¶Drácula¶Walden | 18
What time does practice start?/Wann beginnt die Probe?/¿A qué hora ensayamos? | 18:00¶18:30¶19:00 | 25
A present for Rosa?/Was schenken wir Rosa?/¿Qué regalamos a Rosa? | A plant¶A voucher¶A day out/Eine Pflanze¶Einen Gutschein¶Einen Ausflug/Una planta¶Un vale¶Un día fuera | 6
Do we keep Mondays free?/Bleibt der Montag frei?/¿Dejamos libres los lunes? | Yes¶No¶Every other week/Ja¶Nein¶Alle zwei Wochen/Sí¶No¶Cada dos semanas | 30
Which film on Sunday?/Welcher Film am Sonntag?/¿Qué película el domingo? | A comedy¶A documentary¶Something old/Eine Komödie¶Eine Dokumentation¶Etwas Altes/Una comedia¶Un documental¶Algo antiguo | 4

# flashcard
the bridge/die Brücke/el puente | le pont/the bridge/the bridge | Town/Stadt/Ciudad | no
to borrow/leihen/prestar | emprunter/to borrow/to lend | Verbs/Verben/Verbos | yes
the harvest/die Ernte/la cosecha | la récolte/the harvest/the harvest | Nature/Natur/Naturaleza | no
quiet/leise/tranquilo | calme/quiet/quiet | Everyday/Alltag/Cada día | no
the key/der Schlüssel/la llave | la clé/the key/the key | Everyday/Alltag/Cada día | yes
to remember/sich erinnern/recordar | se souvenir/to remember/to remember | Verbs/Verben/Verbos | no
the coast/die Küste/la costa | la côte/the coast/the coast | Nature/Natur/Naturaleza | no
yesterday/gestern/ayer | hier/yesterday/yesterday | Everyday/Alltag/Cada día | no
the station/der Bahnhof/la estación | la gare/the station/the station | Town/Stadt/Ciudad | yes
to forget/vergessen/olvidar | oublier/to forget/to forget | Verbs/Verben/Verbos | no
the cloud/die Wolke/la nube | le nuage/the cloud/the cloud | Nature/Natur/Naturaleza | yes
the town hall/das Rathaus/el ayuntamiento | la mairie/the town hall/the town hall | Town/Stadt/Ciudad | no

# wiki-page
First day/Der erste Tag/El primer día | 0 | Nora Hale/Nora Heller/Nora Herrero | -40 | Ask Tom for a key, sit where you like, and read the three pages on tools./Tom hat den Schlüssel, der Platz ist frei zu wählen, drei Seiten über Werkzeuge lesen./Tomás tiene la llave, el sitio se elige y hay tres páginas sobre herramientas.
How we review/Wie wir gegenlesen/Cómo revisamos | 1 | Tom Okafor/Tom Okafor/Tomás Ocaña | -12 | Two people read every change. Questions are asked where the change stands./Zwei lesen jede Änderung. Fragen stehen dort, wo die Änderung steht./Dos personas leen cada cambio. Las preguntas van junto al cambio.
Who does what/Wer macht was/Quién hace qué | 2 | Ines Marsh/Ines Marx/Inés Marín | -6 | Nora plans, Tom builds, Ines talks to customers. Everybody answers the phone./Nora plant, Tom baut, Ines spricht mit Kunden. Ans Telefon gehen alle./Nora planifica, Tomás construye, Inés habla con los clientes. Al teléfono va cualquiera.
Printer on the second floor/Drucker im zweiten Stock/Impresora del segundo piso | 3 | Leo Brandt/Leo Brandt/Leo Brotons | -90 | Switch it off for ten seconds when it blinks. Paper lies in the cupboard below./Zehn Sekunden ausschalten, wenn er blinkt. Papier liegt im Schrank darunter./Apagarla diez segundos si parpadea. El papel está en el armario de abajo.
Travel and receipts/Reisen und Belege/Viajes y recibos | 1 | Nora Hale/Nora Heller/Nora Herrero | -25 | Photograph receipts on the same day. Train before plane./Belege am selben Tag fotografieren. Zug vor Flug./Fotografiar los recibos el mismo día. Tren antes que avión.
Writing a good ticket/Ein gutes Ticket schreiben/Escribir un buen ticket | 0 | Ada Quinn/Ada Kern/Ada Quintana | -18 | What you did, what you saw, what you expected. One picture helps./Was getan, was gesehen, was erwartet. Ein Bild hilft./Qué hiciste, qué viste, qué esperabas. Una imagen ayuda.
Holidays and cover/Urlaub und Vertretung/Vacaciones y relevos | 1 | Ines Marsh/Ines Marx/Inés Marín | -33 | Put it in the calendar first, then ask who covers./Erst in den Kalender, dann die Vertretung klären./Primero en el calendario, luego buscar relevo.
Phone list/Telefonliste/Lista de teléfonos | 2 | Leo Brandt/Leo Brandt/Leo Brotons | -3 | The door is 10, the workshop 20, the kitchen 30./Tür ist die 10, Werkstatt die 20, Küche die 30./La puerta es la 10, el taller la 20, la cocina la 30.
Shared passwords/Gemeinsame Passwörter/Contraseñas comunes | 3 | Tom Okafor/Tom Okafor/Tomás Ocaña | -51 | All of them live in the safe. None is written in mail./Alle liegen im Tresor. Keines steht in einer E-Mail./Todas están en la caja fuerte. Ninguna va por correo.
Closing the office/Büro abschließen/Cerrar la oficina | 0 | Mira Dahl/Mira Dahl/Mira Dalmau | -70 | Windows, coffee machine, lights, alarm, door./Fenster, Kaffeemaschine, Licht, Alarm, Tür./Ventanas, cafetera, luces, alarma, puerta.
How we decide/Wie wir entscheiden/Cómo decidimos | 1 | Nora Hale/Nora Heller/Nora Herrero | -112 | Whoever does the work decides after asking two others./Wer es tut, entscheidet, nachdem zwei andere gefragt sind./Decide quien lo hace, tras preguntar a dos más.
Camera and lights/Kamera und Licht/Cámara y luces | 3 | Sam Whitlock/Samuel Weiß/Samuel Blanco | -9 | Batteries on charge every Friday, cards emptied first./Akkus jeden Freitag laden, Karten vorher leeren./Cargar baterías los viernes y vaciar antes las tarjetas.

# parcel
Nora Hale/Nora Heller/Nora Herrero | Tidewater Post/Uferpost/Correo Ribera | 0 | A2 | 0
Tom Okafor/Tom Okafor/Tomás Ocaña | Kite Express/Drachen Express/Cometa Exprés | -1 | A3 | 0
Workshop/Werkstatt/Taller | Kite Express/Drachen Express/Cometa Exprés | -3 | Floor/Boden/Suelo | 0
Ines Marsh/Ines Marx/Inés Marín | Tidewater Post/Uferpost/Correo Ribera | -6 | B1 | 1
Leo Brandt/Leo Brandt/Leo Brotons | Night Courier/Nachtkurier/Mensajero Nocturno | -9 | B2 | 2
Ada Quinn/Ada Kern/Ada Quintana | Tidewater Post/Uferpost/Correo Ribera | 0 | A1 | 0
Ground floor left/Erdgeschoss links/Bajo izquierda | Kite Express/Drachen Express/Cometa Exprés | -2 | A4 | 0
Sam Whitlock/Samuel Weiß/Samuel Blanco | Night Courier/Nachtkurier/Mensajero Nocturno | -4 | B3 | 1
Mira Dahl/Mira Dahl/Mira Dalmau | Tidewater Post/Uferpost/Correo Ribera | -7 | A2 | 1
Choir office/Chorbüro/Oficina del coro | Kite Express/Drachen Express/Cometa Exprés | -11 | Floor/Boden/Suelo | 1
Ruth Alder/Ruth Erle/Rut Aliso | Tidewater Post/Uferpost/Correo Ribera | -15 | B1 | 2
Jonah Price/Jonas Pries/Jonás Prieto | Night Courier/Nachtkurier/Mensajero Nocturno | -19 | B2 | 1

# mark
Essay/Aufsatz/Redacción | 0 | 0 | 82/2/8.2 | -4 | Clear and complete./Klar und vollständig./Claro y completo.
Test on fractions/Bruchrechnen/Examen de fracciones | 1 | 1 | 67/3/6.7 | -9 |
Oral exam/Mündliche Prüfung/Examen oral | 2 | 0 | 91/1/9.1 | -12 | Found the second way alone./Hat den zweiten Weg allein gefunden./Halló el segundo camino sin ayuda.
Homework 4/Hausaufgabe 4/Deberes 4 | 3 | 2 | 58/4/5.8 | -15 | Careful with units./Auf die Einheiten achten./Cuidado con las unidades.
Project/Projektarbeit/Proyecto | 0 | 2 | 88/1/8.8 | -21 |
Dictation/Diktat/Dictado | 4 | 3 | 94/1/9.4 | -6 |
Lab report/Versuchsprotokoll/Informe de laboratorio | 5 | 4 | 71/3/7.1 | -18 | Write down what went wrong, too./Auch notieren, was schiefging./Anota también lo que falló.
Vocabulary test/Vokabeltest/Prueba de vocabulario | 6 | 1 | 86/2/8.6 | -25 |
Presentation/Vortrag/Exposición | 7 | 3 | 79/2/7.9 | -28 | Speak to the back row./Bis in die letzte Reihe sprechen./Hablar para la última fila.
Map of the valley/Karte vom Tal/Mapa del valle | 8 | 9 | 75/3/7.5 | -34 |
Midterm/Klassenarbeit/Parcial | 9 | 0 | 83/2/8.3 | -40 |
Book review/Buchvorstellung/Reseña de un libro | 10 | 3 | 92/1/9.2 | -47 | Made three others read it./Drei andere wollen es jetzt lesen./Otros tres quieren leerlo.

# shift
Early/Früh/Mañana | 0 | 0 | 06:00 | 14:00 | 1
Late/Spät/Tarde | 1 | 0 | 14:00 | 22:00 | 1
Early/Früh/Mañana | 2 | 1 | 06:00 | 14:00 | 0
Late/Spät/Tarde | 3 | 1 | 14:00 | 22:00 | 2
Night/Nacht/Noche | 4 | 2 | 22:00 | 06:00 | 0
Early/Früh/Mañana | 5 | 2 | 06:00 | 14:00 | 1
Late/Spät/Tarde | 6 | 2 | 14:00 | 22:00 | 0
Early/Früh/Mañana | 7 | 3 | 06:00 | 14:00 | 0
Late/Spät/Tarde | 8 | 3 | 14:00 | 22:00 | 1
Night/Nacht/Noche | 9 | 3 | 22:00 | 06:00 | 2
Early/Früh/Mañana | 10 | 4 | 06:00 | 14:00 | 0
Late/Spät/Tarde | 11 | 4 | 14:00 | 22:00 | 0
Early/Früh/Mañana | 1 | -1 | 06:00 | 14:00 | 1
Late/Spät/Tarde | 0 | -2 | 14:00 | 22:00 | 1

# table-booking
Nora Hale/Nora Heller/Nora Herrero | 1 | 18:00/18:00/21:00 | 2 | # | 1 |
Tom Okafor/Tom Okafor/Tomás Ocaña | 2 | 19:30/19:30/21:30 | 4 | # | 0 | One high chair./Ein Hochstuhl./Una trona.
Ines Marsh/Ines Marx/Inés Marín | 5 | 10:00/10:00/14:00 | 1 | # | 1 |
Leo Brandt/Leo Brandt/Leo Brotons | -3 | 17:00/17:00/14:30 | 6 | # | 2 |
Ada Quinn/Ada Kern/Ada Quintana | 1 | 20:00/20:00/22:00 | 3 | # | 1 | By the window, if possible./Am Fenster, wenn es geht./Junto a la ventana, si se puede.
Sam Whitlock/Samuel Weiß/Samuel Blanco | 0 | 19:00/19:00/21:00 | 5 | # | 1 |
Mira Dahl/Mira Dahl/Mira Dalmau | 3 | 18:30/18:30/20:30 | 8 | # | 0 | Birthday, own cake./Geburtstag, eigener Kuchen./Cumpleaños, tarta propia.
Ruth Alder/Ruth Erle/Rut Aliso | 0 | 20:30/20:30/22:00 | 2 | # | 1 |
Jonah Price/Jonas Pries/Jonás Prieto | -1 | 19:00/19:00/14:00 | 4 | # | 1 |
Lena Voss/Lena Voss/Elena Vos | -2 | 12:30/12:30/15:00 | 2 | # | 1 |
Omar Haddad | 7 | 19:30/19:30/21:30 | 10 | # | 0 | Two without gluten./Zwei ohne Gluten./Dos sin gluten.
Elsie Crane/Elsa Kranz/Elsa Cano | -6 | 18:00/18:00/21:00 | 3 | # | 2 |

# membership-fee
Yearly fee/Jahresbeitrag/Cuota anual | 0 | 120 | -20 | 1
Yearly fee/Jahresbeitrag/Cuota anual | 1 | 60 | 10 | 0
Yearly fee/Jahresbeitrag/Cuota anual | 2 | 190 | 10 | 0
Summer camp/Sommerlager/Campamento de verano | 3 | 85 | -5 | 2
Yearly fee/Jahresbeitrag/Cuota anual | 3 | 120 | -20 | 1
Yearly fee/Jahresbeitrag/Cuota anual | 4 | 60 | 10 | 0
Yearly fee/Jahresbeitrag/Cuota anual | 5 | 120 | -20 | 2
Joining fee/Aufnahmegebühr/Cuota de alta | 4 | 25 | -12 | 1
Yearly fee/Jahresbeitrag/Cuota anual | 7 | 190 | -20 | 1
Yearly fee/Jahresbeitrag/Cuota anual | 8 | 60 | -20 | 1
Boat storage/Bootsplatz/Plaza de barco | 9 | 95 | 24 | 0
Yearly fee/Jahresbeitrag/Cuota anual | 10 | 120 | -20 | 1
Summer camp/Sommerlager/Campamento de verano | 8 | 85 | -5 | 1

# appointment
Nora Hale/Nora Heller/Nora Herrero | First talk/Erstgespräch/Primera charla | 0 | 09:00 | Blue room/Blaues Zimmer/Sala azul | 1 |
Tom Okafor/Tom Okafor/Tomás Ocaña | Plans for spring/Pläne fürs Frühjahr/Planes de primavera | 1 | 11:30 | Library/Bibliothek/Biblioteca | 0 | Bring the drawings./Zeichnungen mitbringen./Traer los dibujos.
Ines Marsh/Ines Marx/Inés Marín | Contract/Vertrag/Contrato | 4 | 14:00 | Online/Online/En línea | 0 |
Leo Brandt/Leo Brandt/Leo Brotons | Review/Rückblick/Revisión | -3 | 10:00 | Blue room/Blaues Zimmer/Sala azul | 2 | He sends the list./Er schickt die Liste./Él envía la lista.
Ada Quinn/Ada Kern/Ada Quintana | Interview/Vorstellungsgespräch/Entrevista | 8 | 15:30 | Library/Bibliothek/Biblioteca | 0 |
Sam Whitlock/Samuel Weiß/Samuel Blanco | Second opinion/Zweite Meinung/Segunda opinión | 1 | 09:30 | Online/Online/En línea | 1 |
Mira Dahl/Mira Dahl/Mira Dalmau | Measuring/Aufmaß/Tomar medidas | 2 | 08:30 | On site/Vor Ort/En el lugar | 1 | Key at the bakery./Schlüssel in der Bäckerei./La llave, en la panadería.
Ruth Alder/Ruth Erle/Rut Aliso | Handover/Übergabe/Entrega | -1 | 16:00 | On site/Vor Ort/En el lugar | 2 |
Jonah Price/Jonas Pries/Jonás Prieto | Questions/Fragen/Dudas | -5 | 13:00 | Online/Online/En línea | 3 |
Lena Voss/Lena Voss/Elena Vos | Half-year talk/Halbjahresgespräch/Charla semestral | 6 | 10:30 | Blue room/Blaues Zimmer/Sala azul | 0 |
Omar Haddad | Estimate/Kostenvoranschlag/Presupuesto | -8 | 11:00 | Library/Bibliothek/Biblioteca | 2 |
Elsie Crane/Elsa Kranz/Elsa Cano | Signature/Unterschrift/Firma | 10 | 09:00 | Blue room/Blaues Zimmer/Sala azul | 1 |

# service-offer
First consultation/Erstgespräch/Primera consulta | 30 | 40 | yes
Standard/Standard/Estándar | 45 | 60 | yes
Long/Lang/Larga | 90 | 110 | yes
At your home/Bei Ihnen zu Hause/A domicilio | 60 | 95 | no
Short check/Kurze Kontrolle/Revisión breve | 15 | 25 | yes
By video/Per Video/Por videollamada | 30 | 45 | yes
For two/Zu zweit/Para dos | 60 | 85 | yes
Evening/Am Abend/De tarde | 45 | 70 | yes
Urgent, same day/Eilig, am selben Tag/Urgente, el mismo día | 30 | 80 | yes
Small group/Kleine Gruppe/Grupo pequeño | 75 | 120 | no
Follow-up/Folgetermin/Seguimiento | 20 | 30 | yes
Card of five/Fünferkarte/Bono de cinco | 45 | 270 | yes

# packing-item
Passports/Reisepässe/Pasaportes | 2 | 1 | yes
Rain jackets/Regenjacken/Chubasqueros | 2 | 0 | no
Toothbrushes/Zahnbürsten/Cepillos de dientes | 2 | 2 | no
Chargers/Ladegeräte/Cargadores | 3 | 3 | no
Swimwear/Badesachen/Bañadores | 4 | 0 | no
Tickets/Fahrkarten/Billetes | 1 | 1 | yes
Walking shoes/Wanderschuhe/Zapatos para andar | 2 | 0 | yes
Sun cream/Sonnencreme/Crema solar | 1 | 2 | no
Insurance cards/Versicherungskarten/Tarjetas sanitarias | 2 | 1 | yes
Books/Bücher/Libros | 3 | 3 | no
Towels/Handtücher/Toallas | 2 | 2 | no
Torch/Taschenlampe/Linterna | 1 | 3 | no

# todo
Book the dentist/Zahnarzttermin machen/Pedir cita en el dentista | 0 | 1 | 2 |
Return the library books/Bücher zurückgeben/Devolver los libros | 0 | 0 | 4 | Two are due on the same day/Zwei sind am selben Tag fällig/Dos vencen el mismo día
Mend the bicycle light/Fahrradlicht reparieren/Arreglar la luz de la bici | 1 | 1 | 6 |
Pay the electricity bill/Stromrechnung bezahlen/Pagar la luz | 0 | 2 | -1 |
Write to Aunt Rosa/Tante Rosa schreiben/Escribir a la tía Rosa | 0 | 0 | 9 |
Buy a birthday present for Sam/Geschenk für Samuel kaufen/Comprar un regalo para Samuel | 0 | 2 | 5 | Something that needs no batteries/Etwas ohne Batterien/Algo que no lleve pilas
Renew the passport/Reisepass verlängern/Renovar el pasaporte | 1 | 2 | 21 | Photos are in the drawer/Fotos liegen in der Schublade/Las fotos están en el cajón
Water the tomatoes/Tomaten gießen/Regar los tomates | 2 | 0 | -2 |
Clear out the cellar/Keller ausräumen/Vaciar el trastero | 0 | 0 | 30 |
Collect the parcel/Paket abholen/Recoger el paquete | 2 | 1 | -4 |
Descale the kettle/Wasserkocher entkalken/Quitar la cal al hervidor | 0 | 0 | 12 |
Call the landlord/Vermieter anrufen/Llamar al casero | 1 | 1 | 1 | About the window in the hall/Wegen des Fensters im Flur/Por la ventana del pasillo
Print the photos/Fotos drucken lassen/Imprimir las fotos | 2 | 0 | -7 |

# companion
Noor Haddad | # |
Elias Berg | # |
Marta Solis/Marta Sommer/Marta Solís | # | Best reached in the evening/Abends gut zu erreichen/Mejor por la tarde
Kofi Mensah | # |
Ines Duarte/Ines Duden/Inés Duarte | # |
Piet Larsen/Peter Larsen/Pedro Larsen | # |
Asha Rao/Asha Rau/Aixa Rao | # | Has a car/Hat ein Auto/Tiene coche
Oliver Finch/Oliver Fink/Oliver Pinzón | # |
Tea Kovač/Thea Kowalski/Tea Covas | # |
Bruno Matos/Bruno Matthes/Bruno Matos | # |
Sunniva Dahl/Sonja Dahl/Sonia Dalmau | # | Vegetarian/Vegetarisch/Vegetariana
Raj Patel/Ralf Pape/Raúl Pastor | # |

# focus-session
Chapter two/Zweites Kapitel/Capítulo dos | 25 | -6 |
Inbox/Posteingang/Correo | 25 | -6 |
Chapter two/Zweites Kapitel/Capítulo dos | 50 | -5 | Two in a row/Zwei hintereinander/Dos seguidas
Slides/Folien/Diapositivas | 25 | -4 |
Spanish verbs/Spanische Verben/Verbos en inglés | 25 | -3 |
Chapter two/Zweites Kapitel/Capítulo dos | 25 | -2 |
Slides/Folien/Diapositivas | 25 | -1 |
Spanish verbs/Spanische Verben/Verbos en inglés | 25 | -1 |
Tax return/Steuererklärung/Declaración de la renta | 50 | -9 |
Chapter one/Erstes Kapitel/Capítulo uno | 25 | -10 |
Letter to the landlord/Brief an den Vermieter/Carta al casero | 25 | -11 |
Chapter one/Erstes Kapitel/Capítulo uno | 50 | -12 | Phone in the drawer/Telefon in der Schublade/El móvil en el cajón
`;
