/**
 * What is kept of things: `@ set | kind of noun | icon`, then a field a line in the short form of ../entities/entity.ts, the
 * first of them names a row. Data only.
 */
export const fieldSets = `
@ drink | collection | Wine
name:text!:Name|Name|Nombre
maker:text:Maker|Hersteller|Productor
origin:text:From|Herkunft|Origen
year:text:Year|Jahrgang|Añada
price:money:Price|Preis|Precio
rating:number:Rating|Bewertung|Valoración
tasted:date:Tasted|Probiert|Probado
notes:long-text:Notes|Notizen|Notas

@ keepsake | collection | Library
name:text!:Name|Name|Nombre
country:text:Country|Land|País
year:text:Year|Jahr|Año
condition:enum:Condition|Zustand|Estado:Very good,Good,Worn|Sehr gut,Gut,Abgenutzt|Muy bueno,Bueno,Gastado
value:money:Value|Wert|Valor
since:date:In the collection since|In der Sammlung seit|En la colección desde
photo:file:Photo|Foto|Foto
notes:long-text:Notes|Notizen|Notas

@ gear | collection | Wrench
name:text!:Name|Name|Nombre
maker:text:Maker|Hersteller|Marca
serial:text:Serial number|Seriennummer|Número de serie
bought:date:Bought|Gekauft|Comprado
price:money:Price|Preis|Precio
condition:enum:Condition|Zustand|Estado:New,Good,Needs repair|Neu,Gut,Reparatur nötig|Nuevo,Bueno,Por reparar
photo:file:Photo|Foto|Foto
notes:long-text:Notes|Notizen|Notas

@ wardrobe | collection | Shirt
name:text!:Name|Name|Nombre
brand:text:Brand|Marke|Marca
size:text:Size|Größe|Talla
season:enum:Season|Jahreszeit|Temporada:All year,Summer,Winter|Ganzjährig,Sommer,Winter|Todo el año,Verano,Invierno
price:money:Price|Preis|Precio
bought:date:Bought|Gekauft|Comprado
photo:file:Photo|Foto|Foto

@ craft | collection | Scissors
name:text!:Name|Name|Nombre
material:text:Material|Material|Material
amount:number:Amount|Menge|Cantidad
place:text:Where it lies|Wo es liegt|Dónde está
price:money:Price|Preis|Precio
photo:file:Photo|Foto|Foto
notes:long-text:Notes|Notizen|Notas

@ find | collection | Gem
name:text!:Name|Name|Nombre
place:text:Found at|Fundort|Lugar del hallazgo
found:date:Found on|Gefunden am|Fecha del hallazgo
size:number:Size in cm|Größe in cm|Tamaño en cm
photo:file:Photo|Foto|Foto
notes:long-text:Notes|Notizen|Notas

@ film | title | Clapperboard
title:text!:Title|Titel|Título
by:text:By|Von|De
year:text:Year|Jahr|Año
status:enum:Status|Status|Estado:To watch,Watching,Seen|Wartet,Läuft,Gesehen|Pendiente,Viendo,Vista
rating:number:Rating|Bewertung|Valoración
seen:date:Seen on|Gesehen am|Vista el
notes:long-text:Notes|Notizen|Notas

@ reading | title | BookOpen
title:text!:Title|Titel|Título
author:text:Author|Autor|Autor
status:enum:Status|Status|Estado:To read,Reading,Read|Wartet,Lese ich,Gelesen|Pendiente,Leyendo,Leído
rating:number:Rating|Bewertung|Valoración
finished:date:Finished|Beendet|Terminado
link:url:Link|Link|Enlace
notes:long-text:Notes|Notizen|Notas

@ tune | title | Music
title:text!:Title|Titel|Título
composer:text:By|Von|De
status:enum:Status|Status|Estado:Learning,Ready,Resting|Wird geübt,Sitzt,Ruht|Ensayando,Lista,En reposo
minutes:number:Length in minutes|Länge in Minuten|Duración en minutos
link:url:Recording|Aufnahme|Grabación
notes:long-text:Notes|Notizen|Notas

@ album | title | Disc3
title:text!:Title|Titel|Título
artist:text:By|Von|De
year:text:Year|Jahr|Año
condition:enum:Condition|Zustand|Estado:Very good,Good,Worn|Sehr gut,Gut,Abgenutzt|Muy bueno,Bueno,Gastado
rating:number:Rating|Bewertung|Valoración
price:money:Price|Preis|Precio
notes:long-text:Notes|Notizen|Notas

@ listen | title | Headphones
title:text!:Title|Titel|Título
by:text:By|Von|De
minutes:number:Length in minutes|Länge in Minuten|Duración en minutos
status:enum:Status|Status|Estado:To hear,Listening,Heard|Wartet,Höre ich,Gehört|Pendiente,Escuchando,Escuchado
rating:number:Rating|Bewertung|Valoración
link:url:Link|Link|Enlace
notes:long-text:Notes|Notizen|Notas

@ play | title | Dices
title:text!:Title|Titel|Título
players:number:Players|Mitspielende|Jugadores
minutes:number:Minutes|Minuten|Minutos
status:enum:Status|Status|Estado:Owned,Wished for,Lent|Im Regal,Gewünscht,Verliehen|En casa,Deseado,Prestado
rating:number:Rating|Bewertung|Valoración
played:date:Last played|Zuletzt gespielt|Última partida
notes:long-text:Notes|Notizen|Notas

@ animal | living | PawPrint
name:text!:Name|Name|Nombre
breed:text:Breed|Rasse|Raza
sex:enum:Sex|Geschlecht|Sexo:Female,Male|Weiblich,Männlich|Hembra,Macho
born:date:Born|Geboren|Nacimiento
weight:number:Weight in kg|Gewicht in kg|Peso en kg
checked:date:Last looked after|Zuletzt versorgt|Último cuidado
due:date:Next time|Nächstes Mal|Próxima vez
photo:file:Photo|Foto|Foto
notes:long-text:Notes|Notizen|Notas

@ grown | living | Sprout
name:text!:Name|Name|Nombre
place:text:Place|Standort|Lugar
planted:date:Planted|Gepflanzt|Plantado
condition:enum:How it is|Zustand|Cómo está:Doing well,Keep an eye on,Needs care|Gesund,Beobachten,Braucht Pflege|Bien,Vigilar,Necesita cuidado
due:date:Next time|Nächstes Mal|Próxima vez
photo:file:Photo|Foto|Foto
notes:long-text:Notes|Notizen|Notas

@ hive | living | Hexagon
name:text!:Name|Name|Nombre
place:text:Place|Standort|Lugar
queen:text:Queen of|Königin von|Reina de
condition:enum:How it is|Zustand|Cómo está:Strong,Middling,Weak|Stark,Mittel,Schwach|Fuerte,Media,Débil
honey:number:Honey in kg|Honig in kg|Miel en kg
checked:date:Last checked|Zuletzt geprüft|Última revisión
due:date:Next check|Nächste Durchsicht|Próxima revisión
notes:long-text:Notes|Notizen|Notas

@ person | person | Users
name:text!:Name|Name|Nombre
email:email:Email|E-Mail|Correo
phone:phone:Phone|Telefon|Teléfono
address:text:Address|Adresse|Dirección
birthday:date:Birthday|Geburtstag|Cumpleaños
notes:long-text:Notes|Notizen|Notas

@ staff | person | IdCard
name:text!:Name|Name|Nombre
role:text:Role|Aufgabe|Puesto
email:email:Email|E-Mail|Correo
phone:phone:Phone|Telefon|Teléfono
since:date:Since|Seit|Desde
status:enum:Status|Status|Estado:Active,Away,Former|Aktiv,Abwesend,Ehemalig|Activo,Ausente,Antiguo
notes:long-text:Notes|Notizen|Notas

@ patron | person | Handshake
name:text!:Name|Name|Nombre
email:email:Email|E-Mail|Correo
phone:phone:Phone|Telefon|Teléfono
status:enum:Status|Status|Estado:New,Regular,Former|Neu,Stamm,Ehemalig|Nuevo,Habitual,Antiguo
lastContact:date:Last contact|Letzter Kontakt|Último contacto
amount:money:Amount so far|Bisheriger Betrag|Importe hasta ahora
notes:long-text:Notes|Notizen|Notas

@ helper | person | PhoneCall
name:text!:Name|Name|Nombre
trade:text:What for|Wofür|Para qué
phone:phone:Phone|Telefon|Teléfono
website:url:Website|Website|Sitio web
rate:money:Price per hour|Preis pro Stunde|Precio por hora
rating:number:Rating|Bewertung|Valoración
notes:long-text:Notes|Notizen|Notas

@ dive | outing | Waves
place:text!:Where|Wo|Dónde
date:date!:Date|Datum|Fecha
depth:number:Depth in metres|Tiefe in Metern|Profundidad en metros
minutes:number:Minutes|Minuten|Minutos
buddy:text:With|Mit|Con
rating:number:Rating|Bewertung|Valoración
notes:long-text:Notes|Notizen|Notas

@ evening | outing | Ticket
name:text!:What|Was|Qué
place:text:Where|Wo|Dónde
date:date!:Date|Datum|Fecha
price:money:Price|Preis|Precio
rating:number:Rating|Bewertung|Valoración
photo:file:Photo|Foto|Foto
notes:long-text:Notes|Notizen|Notas

@ spotted | outing | Binoculars
name:text!:What|Was|Qué
date:date!:Date|Datum|Fecha
place:text:Where|Wo|Dónde
count:number:How many|Wie viele|Cuántos
photo:file:Photo|Foto|Foto
notes:long-text:Notes|Notizen|Notas

@ gig | outing | MicVocal
name:text!:Event|Anlass|Acto
place:text:Where|Wo|Dónde
date:date!:Date|Datum|Fecha
time:time:Time|Uhrzeit|Hora
fee:money:Fee|Gage|Caché
status:enum:Status|Status|Estado:Asked,Agreed,Played|Angefragt,Zugesagt,Gespielt|Consultado,Acordado,Tocado
contact:text:Contact|Kontakt|Contacto
notes:long-text:Notes|Notizen|Notas

@ rehearsal | outing | Music
name:text!:What we work on|Was wir üben|Qué ensayamos
date:date!:Date|Datum|Fecha
time:time:Time|Uhrzeit|Hora
place:text:Where|Wo|Dónde
notes:long-text:Bring along|Mitbringen|Qué traer

@ symptom | note | HeartPulse
name:text!:What|Was|Qué
date:date!:Date|Datum|Fecha
severity:enum:How strong|Wie stark|Intensidad:Light,Moderate,Strong|Leicht,Mittel,Stark|Leve,Moderada,Fuerte
trigger:text:Before it|Davor|Antes
remedy:text:What helped|Was half|Qué ayudó
notes:long-text:Notes|Notizen|Notas

@ jab | work | Syringe
name:text!:What|Was|Qué
person:text:For|Für|Para
date:date:Date|Datum|Fecha
due:date:Due again|Wieder fällig|Toca de nuevo
doctor:text:With|Bei|Con
file:file:Document|Dokument|Documento
notes:long-text:Notes|Notizen|Notas

@ meal | work | UtensilsCrossed
name:text!:What|Was|Qué
date:date!:Date|Datum|Fecha
meal:enum:Meal|Mahlzeit|Comida:Breakfast,Lunch,Dinner,Snack|Frühstück,Mittag,Abend,Zwischendurch|Desayuno,Comida,Cena,Tentempié
calories:number:Calories|Kalorien|Calorías
rating:number:Rating|Bewertung|Valoración
notes:long-text:Notes|Notizen|Notas

@ appliance | thing | Plug
name:text!:Name|Name|Nombre
room:text:Room|Raum|Estancia
maker:text:Maker|Hersteller|Marca
bought:date:Bought|Gekauft|Comprado
price:money:Price|Preis|Precio
due:date:Warranty until|Garantie bis|Garantía hasta
manual:url:Manual|Anleitung|Manual
notes:long-text:Notes|Notizen|Notas

@ found | thing | PackageSearch
name:text!:What|Was|Qué
kind:enum:Lost or found|Verloren oder gefunden|Perdido o encontrado:Lost,Found|Verloren,Gefunden|Perdido,Encontrado
place:text:Where|Wo|Dónde
date:date!:When|Wann|Cuándo
person:text:Reported by|Gemeldet von|Avisó
phone:phone:Phone|Telefon|Teléfono
photo:file:Photo|Foto|Foto
returned:boolean:Back with its owner|Wieder beim Besitzer|Devuelto
notes:long-text:Notes|Notizen|Notas

@ handed | thing | KeyRound
name:text!:What|Was|Qué
person:text:With|Bei|Lo tiene
lent:date:Given on|Gegeben am|Entregado el
due:date:Back by|Zurück bis|Devolver antes de
returned:boolean:Back|Zurück|Devuelto
notes:long-text:Notes|Notizen|Notas

@ paper | thing | FileText
name:text!:What|Was|Qué
issuer:text:From|Von|De
date:date:Date|Datum|Fecha
amount:money:Amount|Betrag|Importe
due:date:Valid until|Gültig bis|Válido hasta
file:file:File|Datei|Archivo
notes:long-text:Notes|Notizen|Notas

@ housework | work | Sparkles
name:text!:What|Was|Qué
person:text:Who|Wer|Quién
every:number:Every … days|Alle … Tage|Cada … días
due:date:Due|Fällig|Toca
done:boolean:Done|Erledigt|Hecho
notes:long-text:Notes|Notizen|Notas

@ mending | work | Hammer
name:text!:What|Was|Qué
place:text:Where|Wo|Dónde
who:text:Who does it|Wer es macht|Quién lo hace
due:date:By|Bis|Antes de
cost:money:Cost|Kosten|Coste
status:enum:Status|Status|Estado:Open,In progress,Done|Offen,In Arbeit,Erledigt|Abierto,En curso,Hecho
photo:file:Photo|Foto|Foto
notes:long-text:Notes|Notizen|Notas

@ storage | thing | Archive
name:text!:Name|Name|Nombre
place:text:Place|Ort|Lugar
contents:long-text:Contents|Inhalt|Contenido
checked:date:Last looked at|Zuletzt gesehen|Última revisión
photo:file:Photo|Foto|Foto

@ wish | thing | Gift
name:text!:What|Was|Qué
person:text:For|Für|Para
occasion:text:Occasion|Anlass|Ocasión
price:money:Price|Preis|Precio
link:url:Link|Link|Enlace
got:boolean:Got it|Besorgt|Conseguido
notes:long-text:Notes|Notizen|Notas

@ larder | item | Refrigerator
name:text!:Name|Name|Nombre
quantity:number:Quantity|Menge|Cantidad
place:text:Place|Ort|Lugar
due:date:Best before|Haltbar bis|Consumir antes de
notes:long-text:Notes|Notizen|Notas

@ link | title | Bookmark
title:text!:Title|Titel|Título
url:url:Link|Link|Enlace
topic:text:Topic|Thema|Tema
read:boolean:Read|Gelesen|Leído
saved:date:Saved|Gemerkt am|Guardado
notes:long-text:Notes|Notizen|Notas

@ job | work | ClipboardList
name:text!:What|Was|Qué
person:text:For|Für|Para
phone:phone:Phone|Telefon|Teléfono
due:date:Due|Fällig|Vence
price:money:Price|Preis|Precio
status:enum:Status|Status|Estado:Open,In progress,Done|Offen,In Arbeit,Erledigt|Abierto,En curso,Hecho
notes:long-text:Notes|Notizen|Notas

@ web | thing | Globe
name:text!:Name|Name|Nombre
url:url:Address|Adresse|Dirección
owner:text:Looked after by|Betreut von|A cargo de
price:money:Price a year|Preis im Jahr|Precio al año
due:date:Renewal|Verlängerung|Renovación
status:enum:Status|Status|Estado:Running,Planned,Ended|Läuft,Geplant,Beendet|En marcha,Previsto,Terminado
notes:long-text:Notes|Notizen|Notas

@ content | work | PenLine
title:text!:Title|Titel|Título
channel:enum:Where|Wo|Dónde:Website,Newsletter,Video,Social media|Website,Newsletter,Video,Soziale Medien|Web,Boletín,Vídeo,Redes sociales
due:date:Goes out|Erscheint|Sale
status:enum:Status|Status|Estado:Idea,Draft,Ready,Published|Idee,Entwurf,Fertig,Veröffentlicht|Idea,Borrador,Listo,Publicado
author:text:By|Von|De
link:url:Link|Link|Enlace
notes:long-text:Notes|Notizen|Notas

@ funding | work | HandCoins
name:text!:Name|Name|Nombre
giver:text:Given by|Geber|Entidad
amount:money:Amount|Betrag|Importe
due:date:Deadline|Frist|Plazo
status:enum:Status|Status|Estado:Planned,Submitted,Granted,Refused|Geplant,Eingereicht,Bewilligt,Abgelehnt|Prevista,Presentada,Concedida,Denegada
link:url:Link|Link|Enlace
notes:long-text:Notes|Notizen|Notas

@ tuition | work | GraduationCap
student:text!:Student|Schüler|Alumno
date:date!:Date|Datum|Fecha
time:time:Time|Uhrzeit|Hora
minutes:number:Minutes|Minuten|Minutos
price:money:Price|Preis|Precio
paid:boolean:Paid|Bezahlt|Pagada
notes:long-text:Notes|Notizen|Notas

@ debt | thing | Coins
name:text!:Who|Wer|Quién
amount:money!:Amount|Betrag|Importe
since:date:Since|Seit|Desde
due:date:By|Bis|Antes de
paid:boolean:Settled|Beglichen|Saldado
notes:long-text:Notes|Notizen|Notas

@ mileage | outing | Route
name:text!:Purpose|Zweck|Motivo
date:date!:Date|Datum|Fecha
from:text:From|Von|Desde
to:text:To|Nach|Hasta
kilometres:number:Kilometres|Kilometer|Kilómetros
cost:money:Cost|Kosten|Coste

@ eating | spot | UtensilsCrossed
name:text!:Name|Name|Nombre
town:text:Town|Ort|Localidad
website:url:Website|Website|Sitio web
phone:phone:Phone|Telefon|Teléfono
level:enum:Prices|Preise|Precios:Low,Middle,High|Günstig,Mittel,Gehoben|Bajos,Medios,Altos
rating:number:Rating|Bewertung|Valoración
visited:boolean:Visited|Besucht|Visitado
notes:long-text:Notes|Notizen|Notas

@ sight | spot | MapPin
name:text!:Name|Name|Nombre
town:text:Town|Ort|Localidad
website:url:Website|Website|Sitio web
visited:boolean:Visited|Besucht|Visitado
date:date:On|Am|El
rating:number:Rating|Bewertung|Valoración
photo:file:Photo|Foto|Foto
notes:long-text:Notes|Notizen|Notas

@ stay | spot | Tent
name:text!:Name|Name|Nombre
town:text:Town|Ort|Localidad
price:money:Price per night|Preis pro Nacht|Precio por noche
phone:phone:Phone|Telefon|Teléfono
website:url:Website|Website|Sitio web
rating:number:Rating|Bewertung|Valoración
notes:long-text:Notes|Notizen|Notas

@ trail | spot | Mountain
name:text!:Name|Name|Nombre
start:text:Starts at|Start|Inicio
kilometres:number:Kilometres|Kilometer|Kilómetros
climb:number:Metres up|Höhenmeter|Desnivel en metros
difficulty:enum:Difficulty|Schwierigkeit|Dificultad:Easy,Medium,Hard|Leicht,Mittel,Schwer|Fácil,Media,Difícil
done:boolean:Done|Gegangen|Hecha
photo:file:Photo|Foto|Foto
notes:long-text:Notes|Notizen|Notas

@ venue | spot | Building2
name:text!:Name|Name|Nombre
address:text:Address|Adresse|Dirección
contact:text:Contact|Kontakt|Contacto
phone:phone:Phone|Telefon|Teléfono
rent:money:Rent|Miete|Alquiler
seats:number:Seats|Plätze|Plazas
website:url:Website|Website|Sitio web
notes:long-text:Notes|Notizen|Notas

@ plot | spot | LandPlot
name:text!:Number|Nummer|Número
holder:text:Held by|Pächter|Titular
area:number:Square metres|Quadratmeter|Metros cuadrados
rent:money:Rent a year|Pacht im Jahr|Cuota anual
since:date:Since|Seit|Desde
status:enum:Status|Status|Estado:Let,Free,Ended|Vergeben,Frei,Gekündigt|Ocupada,Libre,De baja
notes:long-text:Notes|Notizen|Notas

@ saying | note | Quote
text:text!:Text|Text|Texto
by:text:By|Von|De
source:text:Source|Quelle|Fuente
date:date:Noted on|Notiert am|Anotado el
notes:long-text:Thoughts|Gedanken|Ideas

@ plan | work | Lightbulb
title:text!:Title|Titel|Título
effort:enum:Effort|Aufwand|Esfuerzo:Small,Medium,Large|Klein,Mittel,Groß|Pequeño,Medio,Grande
status:enum:Status|Status|Estado:New,Being checked,Decided,Done|Neu,In Prüfung,Beschlossen,Umgesetzt|Nueva,En estudio,Decidida,Hecha
person:text:By|Von|De
date:date:Date|Datum|Fecha
text:long-text:Text|Text|Texto

@ moment | note | Camera
title:text!:Title|Titel|Título
date:date!:Date|Datum|Fecha
place:text:Where|Wo|Dónde
people:text:With|Mit|Con
photo:file:Photo|Foto|Foto
text:long-text:Text|Text|Texto

@ trial | work | FlaskConical
name:text!:Name|Name|Nombre
date:date!:Date|Datum|Fecha
person:text:Done by|Von|Por
result:enum:Result|Ergebnis|Resultado:Passed,Open,Failed|Bestanden,Offen,Gescheitert|Superada,Abierta,Fallida
value:number:Value|Wert|Valor
due:date:Repeat on|Wiederholen am|Repetir el
notes:long-text:Notes|Notizen|Notas

@ mix | title | Martini
name:text!:Name|Name|Nombre
glass:text:Glass|Glas|Copa
ingredients:long-text:Ingredients|Zutaten|Ingredientes
steps:long-text:How|Zubereitung|Preparación
rating:number:Rating|Bewertung|Valoración

@ stall | work | Store
name:text!:Name|Name|Nombre
place:text:Place|Ort|Lugar
date:date!:Date|Datum|Fecha
fee:money:Fee|Standgebühr|Tasa
takings:money:Takings|Einnahmen|Ingresos
status:enum:Status|Status|Estado:Asked,Booked,Done|Angefragt,Gebucht,Vorbei|Pedido,Reservado,Hecho
notes:long-text:Notes|Notizen|Notas
`;
