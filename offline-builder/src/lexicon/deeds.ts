/** What one entry of a plan is called in which people do this: "who parks where" keeps parking days. Data only. */
import type { Localized } from "./entities/entity.ts";

export interface Deed {
  key: string;
  /** The verb in its forms, `|` between them. */
  verbs: Localized;
  singular: Localized;
  plural: Localized;
  /** What is said of a place there: "Space 3", "Desk 3". */
  place?: Localized;
}

export const deeds: readonly Deed[] = [
  {
    key: "parking-day",
    verbs: ["park|parks|parked|parking", "parkt|parken|parke", "aparca|aparcan|estaciona|estacionan|parquea|parquean"],
    singular: ["Parking day", "Parktag", "Aparcamiento"],
    plural: ["Parking days", "Parktage", "Aparcamientos"],
    place: ["Space", "Platz", "Plaza"],
  },
  {
    key: "seat-booking",
    verbs: ["sit|sits|sitting|desk", "sitzt|sitzen", "se sienta|se sientan|sienta|sientan|ocupa|ocupan"],
    singular: ["Seat booking", "Sitzplatz", "Puesto reservado"],
    plural: ["Seat bookings", "Sitzplätze", "Puestos reservados"],
    place: ["Desk", "Tisch", "Mesa"],
  },
  {
    key: "booking",
    verbs: [
      "use|uses|using|book|books|reserve|reserves|need|needs|get|gets|take|takes|has|have",
      "nutzt|nutzen|benutzt|benutzen|bucht|buchen|reserviert|braucht|brauchen|bekommt|nimmt|hat|haben",
      "usa|usan|reserva|reservan|utiliza|utilizan|necesita|necesitan|tiene|tienen",
    ],
    singular: ["Booking", "Buchung", "Reserva"],
    plural: ["Bookings", "Buchungen", "Reservas"],
    place: ["Place", "Platz", "Plaza"],
  },
  {
    key: "contribution",
    verbs: ["bring|brings|bringing", "bringt|bringen|mitbringt|mitbringen", "trae|traen|lleva|llevan|aporta|aportan"],
    singular: ["Contribution", "Mitbringsel", "Aportación"],
    plural: ["Contributions", "Mitbringsel", "Aportaciones"],
  },
  {
    key: "ride",
    verbs: ["drive|drives|driving|ride|rides", "fährt|fahren|mitfährt|mitfahren", "conduce|conducen|viaja|viajan"],
    singular: ["Ride", "Fahrt", "Viaje"],
    plural: ["Rides", "Fahrten", "Viajes"],
    place: ["Car", "Auto", "Coche"],
  },
  {
    key: "cooking-day",
    verbs: ["cook|cooks|cooking", "kocht|kochen", "cocina|cocinan"],
    singular: ["Cooking day", "Kochtag", "Día de cocina"],
    plural: ["Cooking days", "Kochtage", "Días de cocina"],
  },
  {
    key: "cleaning-turn",
    verbs: [
      "clean|cleans|cleaning|tidy|tidies",
      "putzt|putzen|reinigt|reinigen|fegt|wischt",
      "limpia|limpian|friega|friegan",
    ],
    singular: ["Cleaning turn", "Putzdienst", "Turno de limpieza"],
    plural: ["Cleaning turns", "Putzdienste", "Turnos de limpieza"],
  },
  {
    key: "night",
    verbs: ["sleep|sleeps|stay|stays", "schläft|schlafen|übernachtet|übernachten", "duerme|duermen|se queda|se quedan"],
    singular: ["Night", "Übernachtung", "Noche"],
    plural: ["Nights", "Übernachtungen", "Noches"],
    place: ["Room", "Zimmer", "Habitación"],
  },
  {
    key: "feeding",
    verbs: ["feed|feeds|feeding", "füttert|füttern", "da de comer|dan de comer|alimenta|alimentan"],
    singular: ["Feeding", "Fütterung", "Toma"],
    plural: ["Feedings", "Fütterungen", "Tomas"],
  },
  {
    key: "walk",
    verbs: ["walk|walks|walking", "geht|gehen|spaziert", "pasea|pasean"],
    singular: ["Walk", "Spaziergang", "Paseo"],
    plural: ["Walks", "Spaziergänge", "Paseos"],
  },
  {
    key: "lesson",
    verbs: ["teach|teaches|teaching", "unterrichtet|unterrichten", "enseña|enseñan|imparte|imparten"],
    singular: ["Lesson", "Stunde", "Clase"],
    plural: ["Lessons", "Stunden", "Clases"],
    place: ["Room", "Raum", "Aula"],
  },
  {
    key: "pick-up",
    verbs: ["pick|picks|collect|collects|fetch|fetches", "holt|holen|abholt|abholen", "recoge|recogen|busca|buscan"],
    singular: ["Pick-up", "Abholung", "Recogida"],
    plural: ["Pick-ups", "Abholungen", "Recogidas"],
  },
  {
    key: "talk",
    verbs: [
      "present|presents|speak|speaks|talk|talks",
      "spricht|sprechen|hält|halten|präsentiert",
      "presenta|presentan|habla|hablan|expone|exponen",
    ],
    singular: ["Talk", "Vortrag", "Charla"],
    plural: ["Talks", "Vorträge", "Charlas"],
    place: ["Room", "Raum", "Sala"],
  },
  {
    key: "cake",
    verbs: ["bake|bakes|baking", "backt|bäckt|backen", "hornea|hornean"],
    singular: ["Cake", "Kuchen", "Bizcocho"],
    plural: ["Cakes", "Kuchen", "Bizcochos"],
  },
  {
    key: "visit",
    verbs: ["visit|visits|visiting", "besucht|besuchen", "visita|visitan"],
    singular: ["Visit", "Besuch", "Visita"],
    plural: ["Visits", "Besuche", "Visitas"],
  },
];
