import { fields, type KnownField, type Localized } from "./entities/entity.ts";

/** What a noun that no lexicon lists is like: enough to choose its fields, its samples and its icon. Data only. */
export interface NounKind {
  id:
    | "item"
    | "game"
    | "title"
    | "note"
    | "collection"
    | "living"
    | "outing"
    | "person"
    | "spot"
    | "shift"
    | "work"
    | "thing";
  /** Name in lucide-react. */
  icon: string;
  /** Last words of such nouns, `|` between them. */
  words: Localized;
  fields: KnownField[];
}

export const nounKinds: readonly NounKind[] = [
  {
    id: "item",
    icon: "ShoppingBasket",
    words: ["item|grocery|errand item|supply|ingredient", "einkauf|lebensmittel|zutat", "compra|artículo|ingrediente"],
    fields: fields(
      "name:text!:Name|Name|Nombre",
      "quantity:text:How much|Wie viel|Cuánto",
      "done:boolean:Done|Erledigt|Hecho",
    ),
  },
  {
    id: "game",
    icon: "Trophy",
    words: [
      "game|match|tournament|duel|round|race|fight|bout|scrimmage",
      "partie|spiel|turnier|runde|rennen|kampf",
      "partida|partido|torneo|carrera|combate|juego",
    ],
    fields: fields(
      "opponent:text!:Opponent|Gegner|Rival",
      "date:date!:Date|Datum|Fecha",
      "result:enum:Result|Ergebnis|Resultado:Won,Drawn,Lost|Gewonnen,Remis,Verloren|Ganada,Tablas,Perdida",
      "place:text:Where|Wo|Dónde",
      "notes:long-text:Notes|Notizen|Notas",
    ),
  },
  {
    id: "title",
    icon: "Library",
    words: [
      "record|vinyl|album|cd|lp|cassette|dvd|film|movie|series|show|book|novel|comic|manga|magazine|podcast|song|play|board game|video game",
      "platte|schallplatte|album|kassette|film|serie|buch|roman|comic|zeitschrift|lied|stück|brettspiel",
      "disco|vinilo|álbum|película|serie|libro|novela|cómic|revista|canción|obra|juego de mesa",
    ],
    fields: fields(
      "title:text!:Title|Titel|Título",
      "artist:text:By|Von|De",
      "year:text:Year|Jahr|Año",
      "condition:enum:Condition|Zustand|Estado:Very good,Good,Worn|Sehr gut,Gut,Abgenutzt|Muy bueno,Bueno,Gastado",
      "rating:number:Rating|Bewertung|Valoración",
      "notes:long-text:Notes|Notizen|Notas",
    ),
  },
  {
    id: "note",
    icon: "NotebookPen",
    words: [
      "dream|idea|note|thought|quote|joke|poem|prayer|memory|story|letter|journal|gratitude|entry|wish",
      "traum|idee|notiz|gedanke|zitat|witz|gedicht|gebet|erinnerung|geschichte|brief|wunsch",
      "sueño|idea|nota|pensamiento|cita célebre|chiste|poema|oración|recuerdo|historia|deseo",
    ],
    fields: fields("title:text!:Title|Titel|Título", "date:date!:Date|Datum|Fecha", "text:long-text!:Text|Text|Texto"),
  },
  {
    id: "collection",
    icon: "Library",
    words: [
      "stamp|coin|card|wine|whisky|whiskey|cheese|mineral|stone|fossil|watch|sneaker|shoe|figure|figurine|toy|doll|poster|painting|print|antique|camera|guitar|knife|pen|perfume|tea|beer|coffee|bottle|instrument|yarn|fabric|tool|medal|badge|postcard|puzzle|jersey|scarf|shell",
      "briefmarke|münze|karte|wein|whisky|käse|mineral|stein|fossil|uhr|schuh|figur|spielzeug|puppe|plakat|gemälde|antiquität|kamera|gitarre|messer|stift|parfum|tee|bier|kaffee|flasche|instrument|wolle|stoff|werkzeug|postkarte|muschel|puzzle",
      "sello|moneda|carta|vino|whisky|queso|mineral|piedra|fósil|reloj|zapato|figura|juguete|muñeca|cartel|cuadro|antigüedad|cámara|guitarra|cuchillo|pluma|perfume|té|cerveza|café|botella|instrumento|postal|concha",
    ],
    fields: fields(
      "name:text!:Name|Name|Nombre",
      "origin:text:From|Von|De",
      "year:text:Year|Jahr|Año",
      "condition:enum:Condition|Zustand|Estado:Very good,Good,Worn|Sehr gut,Gut,Abgenutzt|Muy bueno,Bueno,Gastado",
      "rating:number:Rating|Bewertung|Valoración",
      "since:date:Since|Seit|Desde",
      "notes:long-text:Notes|Notizen|Notas",
    ),
  },
  {
    id: "living",
    icon: "Sprout",
    words: [
      "hive|beehive|colony|bee|plant|tree|chicken|hen|horse|pony|goat|sheep|fish|dog|cat|bird|parrot|starter|orchid|rose|bonsai|cow|pig|rabbit|seedling|cactus|succulent|vine|llama|alpaca|duck|tortoise|snake|gecko|aquarium|garden bed|vegetable",
      "bienenstock|volk|bienenvolk|biene|pflanze|baum|huhn|henne|pferd|pony|ziege|schaf|fisch|hund|katze|vogel|orchidee|rose|bonsai|kuh|schwein|kaninchen|setzling|kaktus|ente|schildkröte|aquarium|beet",
      "colmena|abeja|planta|árbol|gallina|caballo|poni|cabra|oveja|pez|perro|gato|pájaro|ave|orquídea|rosa|bonsái|vaca|cerdo|conejo|cactus|pato|tortuga|acuario|huerto",
    ],
    fields: fields(
      "name:text!:Name|Name|Nombre",
      "place:text:Place|Standort|Lugar",
      "condition:enum:How it is|Zustand|Cómo está:Doing well,Keep an eye on,Needs care|Gesund,Beobachten,Braucht Pflege|Bien,Vigilar,Necesita cuidado",
      "checked:date:Last looked after|Zuletzt versorgt|Último cuidado",
      "due:date:Next time|Nächstes Mal|Próxima vez",
      "notes:long-text:Notes|Notizen|Notas",
    ),
  },
  {
    id: "outing",
    icon: "Footprints",
    words: [
      "walk|hike|run|ride|swim|dive|climb|trip|lesson|practice|session|workout|flight|sail|visit|sighting|catch|concert|tour|drive|row",
      "spaziergang|wanderung|lauf|fahrt|tauchgang|ausflug|stunde|übung|einheit|flug|besuch|sichtung|fang|konzert|tour|radtour",
      "paseo|caminata|ruta|carrera|inmersión|escalada|viaje|clase|práctica|sesión|vuelo|visita|avistamiento|concierto|salida",
    ],
    fields: fields(
      "place:text!:Where|Wo|Dónde",
      "date:date!:Date|Datum|Fecha",
      "minutes:number:Duration|Dauer|Duración",
      "rating:number:Rating|Bewertung|Valoración",
      "notes:long-text:Notes|Notizen|Notas",
    ),
  },
  {
    id: "person",
    icon: "Users",
    words: [
      "agent|tutor|instructor|organizer|organiser|host|coach|trainer|artist|author|student|patient|member|guest|visitor|parent|volunteer|client|customer|player|pupil|child|neighbour|neighbor|friend|tenant|employee|contact|candidate|donor|person|resident|trainee|nurse|driver|speaker|musician|participant|attendee|relative|seller|buyer|camper|counselor|counsellor|couple|landlord|rider|singer|actor|dancer|sponsor|mentor|mentee|lawyer|doctor|therapist|groomer|broker|producer|caterer|supervisor|scout|referee|teacher|intern|subscriber|curator|librarian|cleaner|carer|babysitter|nanny|chef|waiter|barber|stylist|farmer|breeder|cyclist|runner|swimmer|athlete|climber|investor|learner|apprentice|exhibitor|freelancer|contractor|translator",
      "schüler|patient|mitglied|gast|besucher|freiwillig|kunde|spieler|kind|nachbar|freund|mieter|mitarbeiter|kontakt|bewerber|spender|person|bewohner|teilnehmer|fahrer|helfer|sänger|reiter|käufer|trainer|lehrer|betreuer|ärzt|anwält|sponsor|läufer|schwimmer|tänzer|dozent|referent|handwerker",
      "alumno|paciente|visitante|socio|miembro|invitado|voluntario|cliente|jugador|niño|vecino|amigo|inquilino|empleado|contacto|candidato|donante|persona|participante|asistente|comprador|vendedor|corredor|entrenador|monitor|profesor|jinete|actor|cantante|patrocinador|abogado|médico",
    ],
    fields: fields(
      "name:text!:Name|Name|Nombre",
      "email:email:Email|E-Mail|Correo",
      "phone:phone:Phone|Telefon|Teléfono",
      "since:date:Since|Seit|Desde",
      "notes:long-text:Notes|Notizen|Notas",
    ),
  },
  {
    id: "spot",
    icon: "MapPin",
    words: [
      "café|cafe|restaurant|pub|bar|bakery|museum|gallery|library|venue|cinema|theatre|theater|playground|campsite|beach|trail|viewpoint|market|workshop|studio|hotel|hostel|bookshop|makerspace|allotment|farm shop|swimming spot|spot",
      "café|restaurant|kneipe|bäckerei|museum|galerie|bibliothek|kino|theater|spielplatz|campingplatz|strand|aussichtspunkt|markt|werkstatt|atelier|hotel|herberge|buchhandlung|hofladen|badestelle|ausflugsziel|lokal",
      "cafetería|restaurante|bar|panadería|museo|galería|biblioteca|cine|teatro|parque infantil|camping|playa|mirador|mercado|taller|estudio|hotel|albergue|librería|huerto urbano",
    ],
    fields: fields(
      "name:text!:Name|Name|Nombre",
      "town:text:Town|Ort|Localidad",
      "website:url:Website|Website|Sitio web",
      "visited:boolean:Visited|Besucht|Visitado",
      "notes:long-text:Notes|Notizen|Notas",
    ),
  },
  {
    id: "shift",
    icon: "CalendarClock",
    words: ["shift|handover|watch duty|night duty", "schicht|übergabe|dienst|wache", "turno|relevo|guardia"],
    fields: fields(
      "date:date!:Day|Tag|Día",
      "person:text!:Who is on|Wer hat Dienst|Quién está",
      "kind:enum:Shift|Schicht|Turno:Early,Late,Night|Früh,Spät,Nacht|Mañana,Tarde,Noche",
      "notes:long-text:Notes|Notizen|Notas",
    ),
  },
  {
    id: "work",
    icon: "ClipboardList",
    words: [
      "order|delivery|request|job|repair|errand|project|commission|booking|appointment|ticket|assignment|chore|inspection|quote|claim|complaint|permit|contract",
      "auftrag|bestellung|lieferung|anfrage|reparatur|projekt|buchung|termin|aufgabe|prüfung|angebot|beschwerde|vertrag",
      "pedido|entrega|solicitud|trabajo|reparación|proyecto|encargo|reserva|cita|tarea|inspección|presupuesto|queja|contrato",
    ],
    fields: fields(
      "name:text!:What|Was|Qué",
      "person:text:For|Für|Para",
      "due:date:Due|Fällig|Vence",
      "status:enum:Status|Status|Estado:Open,In progress,Done|Offen,In Arbeit,Erledigt|Abierto,En curso,Hecho",
      "notes:long-text:Notes|Notizen|Notas",
    ),
  },
];

export const anyThing: NounKind = {
  id: "thing",
  icon: "List",
  words: ["", "", ""],
  fields: fields(
    "name:text!:Name|Name|Nombre",
    "category:text:Category|Kategorie|Categoría",
    "date:date:Date|Datum|Fecha",
    "notes:long-text:Notes|Notizen|Notas",
  ),
};

/** Activities said as a verb, and what one of them is called. */
export const activities: Readonly<Record<string, readonly [singular: string, plural: string]>> = {
  running: ["Run", "Runs"],
  jogging: ["Run", "Runs"],
  practising: ["Practice session", "Practice sessions"],
  practicing: ["Practice session", "Practice sessions"],
  practice: ["Practice session", "Practice sessions"],
  practise: ["Practice session", "Practice sessions"],
  studying: ["Study session", "Study sessions"],
  walking: ["Walk", "Walks"],
  hiking: ["Hike", "Hikes"],
  cycling: ["Ride", "Rides"],
  biking: ["Ride", "Rides"],
  swimming: ["Swim", "Swims"],
  diving: ["Dive", "Dives"],
  climbing: ["Climb", "Climbs"],
  fishing: ["Catch", "Catches"],
  sailing: ["Trip", "Trips"],
  rowing: ["Outing", "Outings"],
  baking: ["Bake", "Bakes"],
  brewing: ["Brew", "Brews"],
  knitting: ["Project", "Projects"],
  sewing: ["Project", "Projects"],
  reading: ["Book", "Books"],
  shopping: ["Item", "Items"],
  gym: ["Workout", "Workouts"],
  music: ["Album", "Albums"],
  musik: ["Album", "Alben"],
  música: ["Álbum", "Álbumes"],
  sleep: ["Night", "Nights"],
  sleeping: ["Night", "Nights"],
  laufen: ["Lauf", "Läufe"],
  lauftraining: ["Lauf", "Läufe"],
  joggen: ["Lauf", "Läufe"],
  wandern: ["Wanderung", "Wanderungen"],
  schwimmen: ["Einheit", "Einheiten"],
  radfahren: ["Fahrt", "Fahrten"],
  schlaf: ["Nacht", "Nächte"],
  correr: ["Carrera", "Carreras"],
  nadar: ["Sesión", "Sesiones"],
  caminar: ["Caminata", "Caminatas"],
  sueño: ["Noche", "Noches"],
};
