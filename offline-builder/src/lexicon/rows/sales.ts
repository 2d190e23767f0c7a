/** Contacts, deals and what is to be done about them. */
export const salesRows = `
# contact
Nina Adeyemi/Nina Adler/Nina Adell | Larkspur Hotel/Hotel Lerchenhof/Hotel Alondra | @ | # | 1 | -410 | Prefers a call before noon./Am besten vormittags anrufen./Mejor llamar por la mañana.
Paul Marlowe/Paul Marquardt/Pablo Marlo | Marlowe Dental/Zahnarzt Marquardt/Clínica Marlo | @ | # | 1 | -330 |
Rosa Lind | Ember Kitchen/Küche Glut/Cocina Brasa | @ | # | 0 | -12 | Met at the trade fair./Auf der Messe kennengelernt./La conocimos en la feria.
Sam Okoye/Sami Okoye/Samuel Oca | Tidewater School/Schule am Ufer/Escuela Ribera | @ | # | 1 | -220 |
Claire Dubois/Klara Dubois/Clara Dubois | Harbour Office/Hafenbüro/Oficina del Puerto | @ | # | 0 | -20 |
Ben Sato | Sato Labs/Sato Labor/Laboratorio Sato | @ | # | 0 | -5 | Wants a trial first./Möchte erst testen./Quiere probar antes.
Greta Winters/Greta Winter/Greta Inverno | Winters & Co/Winter & Co/Inverno y Cía | @ | # | 2 | -640 |
Otis Bell/Otto Glock/Óscar Campana | Bell Removals/Umzüge Glock/Mudanzas Campana | @ | # | 1 | -150 |
Maya Fold/Maja Voigt/Maya Pliego | Fold & Sons/Karton & Söhne/Embalajes Pliego | @ | # | 1 | -95 |
Jorge Castell/Jörg Castell/Jorge Castell | Castell Tools/Werkzeughaus Castell/Herramientas Castell | @ | # | 0 | -31 |
Iain Webster/Ingo Weber/Iván Vega | Northgate Safety/Nordtor Arbeitsschutz/Norte Seguridad | @ | # | 2 | -500 |
Lucía Prado/Lucia Wiesner/Lucía Prado | Prado Studio/Atelier Wiesner/Estudio Prado | @ | # | 1 | -60 |

# deal
Room signs, two floors/Zimmerschilder, zwei Etagen/Letreros, dos plantas | 0 | 2 | 8400 | 12
Annual care contract/Wartungsvertrag/Contrato de mantenimiento | 1 | 1 | 3600 | 30
Opening campaign/Kampagne zur Eröffnung/Campaña de apertura | 2 | 0 | 5200 | 45
School open day/Tag der offenen Tür/Jornada de puertas abiertas | 3 | 3 | 2400 | -4
Office wayfinding/Wegweiser im Büro/Señalización de oficina | 4 | 1 | 11800 | 40
Trial licence/Testlizenz/Licencia de prueba | 5 | 0 | 900 | 21
Catalogue redesign/Neuer Katalog/Catálogo nuevo | 6 | 4 | 7300 | -25
Van lettering/Fahrzeugbeschriftung/Rotulación de furgonetas | 7 | 3 | 1850 | -11
Packaging refresh/Neue Verpackung/Embalaje renovado | 8 | 2 | 6100 | 9
Tool labels/Etiketten für Werkzeug/Etiquetas de herramientas | 9 | 0 | 1400 | 50
Website texts/Texte für die Website/Textos para la web | 11 | 3 | 3200 | -38
Brand workshop/Workshop zur Marke/Taller de marca | 11 | 1 | 2600 | 18
Menu boards/Speisetafeln/Pizarras de menú | 2 | 3 | 2900 | -66

# follow-up
Send the revised offer/Neues Angebot senden/Enviar la propuesta revisada | 0 | 0 | no
Call about the floor plan/Wegen Grundriss anrufen/Llamar por el plano | 4 | 1 | no
Ask for the logo files/Logodateien anfordern/Pedir los archivos del logo | 2 | -2 | no
Confirm the workshop date/Termin für den Workshop bestätigen/Confirmar la fecha del taller | 11 | 3 | no
Say thank you for the referral/Für die Empfehlung danken/Agradecer la recomendación | 7 | -1 | yes
Check in after the trial/Nach dem Test nachfragen/Preguntar tras la prueba | 5 | 6 | no
Invoice for van lettering/Rechnung für die Beschriftung/Factura de la rotulación | 7 | -6 | yes
Send packaging samples/Verpackungsmuster schicken/Enviar muestras de embalaje | 8 | 2 | no
Visit the workshop/Werkstatt besuchen/Visitar el taller | 9 | 8 | no
Ask why it was lost/Nach dem Grund der Absage fragen/Preguntar por qué se perdió | 6 | -9 | yes
Share the school photos/Fotos von der Schule teilen/Compartir las fotos de la escuela | 3 | 4 | no
Renew the care contract/Wartungsvertrag verlängern/Renovar el mantenimiento | 1 | 11 | no
`;
