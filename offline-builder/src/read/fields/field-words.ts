/** Types of fields by the head noun of their name, in the three languages. Data only. */
import type { Language } from "../../plan/plan.ts";
import type { AskType } from "../ask.ts";

type Words = Partial<Record<AskType, string>>;

const english: Words = {
  date: "date dates day deadline birthday due expiry expiration expires arrival departure birthdate dob start_date since until purchased bought when anniversary check-in check-out best-before renewal",
  time: "time begin starts_at from_time clock start_time end_time till",
  datetime: "datetime timestamp",
  money:
    "price prices cost costs fee fees salary budget rent revenue estimate deposit amount_paid total_price earnings income fine tip turnover wage expense expenses deductible bill balance profit rate pay payout premium subtotal donation money paid_amount spend spent quote bid amount value",
  number:
    "number count year quantity stock age pages capacity people persons guests participants seats attendance reps sets servings portions laps goals points score floor places attempts copies pieces rooms bedrooms beds edition players amount_of population calories kcal lap wins losses repetitions headcount qty units bottles eggs vintage grade grades",
  quantity:
    "weight height length width distance duration temperature volume size depth hours minutes km kilometres kilometers kilometre kilometer miles litres liters litre liter kg grams kilos mileage speed pulse humidity area altitude elevation reading metres meters dose dosage yield temp consumption power pressure rainfall ph odometer runtime days seconds time_spent cone_temperature load",
  "yes-no":
    "paid done finished completed seen returned sent confirmed active available watched signed delivered collected cleaned checked vaccinated approved visited attended present passed cooked packed installed tested repaired eaten used fixed invited contacted acknowledged picked_up neutered reserved shipped sold resolved answered bought_already",
  choice:
    "status state category kind type priority condition level genre difficulty stage class mood colour color sex gender severity urgency species_group format package department weekday shift season variety_group tier phase outcome result direction",
  person:
    "person owner customer client teacher trainer coach driver author responsible assignee employee patient student doctor therapist volunteer member artist contact photographer who tenant borrower helper technician mechanic manager supervisor caretaker guest vet instructor chef cook parent child nurse inspector buyer seller winner host speaker leader stylist tutor sender recipient translator keeper colleague reporter breeder rider player whom by_whom cleaner",
  picture:
    "photo photos picture pictures image images photograph pic pics snapshot avatar logo screenshot foto selfie portrait poster cover thumbnail flyer",
  file: "file files document documents attachment attachments pdf receipt scan upload invoice_pdf certificate cv resume recording audio video",
  "long-text":
    "note notes description details comment comments instructions ingredients steps summary remarks remark text message story bio biography feedback observations observation preparation recipe content review method diagnosis explanation body idea complaint symptoms memo",
  email: "email e-mail mail emails e-mails",
  phone: "phone telephone mobile cell tel phone_number telephone_number phones",
  url: "url link website homepage links web",
  rating: "rating stars ratings",
  text: "name title address location place subject brand model serial isbn barcode plate street city country material species breed room shelf position code vendor supplier carrier ingredient ingredient_list manufacturer plot box destination origin reason topic purpose publisher language cone variety venue route team crop allergies opponent label tag hive key sku firm company make",
};

const german: Words = {
  date: "datum tag termin frist geburtstag beginn ende anreise abreise fälligkeit ablauf ablaufdatum wann seit bis eingang ankunft abgabe mindesthaltbarkeit mhd rückgabe kaufdatum einzug auszug fällig tüv geburtsdatum haltbarkeit stichtag zeitraum haltbar",
  time: "uhrzeit zeit startzeit endzeit beginnzeit anfangszeit",
  money:
    "preis preise betrag kosten gebühr gehalt budget miete pacht kaution wert umsatz einnahmen ausgaben trinkgeld beitrag honorar lohn rabatt schätzung kostenvoranschlag kostenschätzung startgeld eintritt spende pfand eintrittspreis verkaufspreis saldo rechnungsbetrag rechnungssumme",
  number:
    "anzahl zahl jahr jahrgang baujahr menge_stück stückzahl alter seiten seitenzahl plätze personen teilnehmer gäste stück bestand punkte tore runden wiederholungen sätze etage stockwerk zimmer portionen kinder exemplare auflage zimmerzahl personenzahl teilnehmerzahl pflanzjahr lagerbestand punktzahl milbenzahl kalorien gästezahl mindestbestand rang eier",
  quantity:
    "gewicht größe höhe länge breite dauer temperatur volumen entfernung strecke distanz menge kilometer km kilometerstand stunden minuten liter kg gramm fläche geschwindigkeit puls zählerstand verbrauch tiefe luftfeuchtigkeit leistung druck höhenmeter dosis dosierung ertrag laufzeit füllmenge füllstand lautstärke arbeitszeit stundenzahl kilogramm",
  "yes-no":
    "bezahlt erledigt fertig gesehen zurückgegeben geliefert abgeholt aktiv verfügbar gelesen anwesend bestätigt unterschrieben geprüft geimpft verkauft bestanden zurück versendet vorhanden repariert erschienen gereinigt eingeladen gepackt kastriert beantwortet genehmigt",
  choice:
    "status zustand kategorie art typ priorität stufe genre schwierigkeit schwierigkeitsgrad klasse farbe geschlecht gruppe wetter dringlichkeit rubrik stimmung wochentag altersgruppe tarif zahlungsart ergebnis schicht",
  person:
    "person besitzer besitzerin halter halterin kunde kundin lehrer lehrerin trainer trainerin fahrer fahrerin autor autorin verantwortlicher verantwortliche zuständig mitarbeiter mitarbeiterin patient patientin schüler schülerin arzt tierarzt helfer mitglied ansprechpartner ansprechpartnerin mieter mieterin wer käufer verkäufer künstler ausleiher ausleihende techniker betreuer betreuerin leiter leiterin therapeut therapeutin entleiher kursleiter kursleiterin übungsleiter prüfer interpret stimmführer melder bearbeiter kollege kollegin gast von_wem durch_wen spender",
  picture: "foto fotos bild bilder aufnahme abbildung logo plakat titelbild cover flyer",
  file: "datei dateien dokument anhang beleg pdf scan quittung unterlage lebenslauf zeugnis noten notenblatt aufnahme",
  "long-text":
    "notiz notizen beschreibung kommentar zutaten anleitung bemerkung bemerkungen anmerkung anmerkungen hinweise hinweis text nachricht inhalt zubereitung schritte besonderheiten befund diagnose begründung zusammenfassung beobachtungen beobachtung rezept",
  email: "email e-mail mail mailadresse e-mail-adresse emailadresse",
  phone: "telefon handy telefonnummer handynummer mobilnummer rufnummer tel",
  url: "link url webseite website homepage internetseite",
  rating: "bewertung sterne",
  text: "name nachname vorname titel bezeichnung adresse anschrift ort standort straße marke modell hersteller seriennummer isbn kennzeichen nummer raum regal fach sorte rasse material lieferant thema zweck anlass ziel start grund strophe verlag sprache komponist startnummer kundennummer rechnungsnummer inventarnummer mitgliedsnummer hausnummer postleitzahl kontonummer saison chargennummer treffpunkt firma",
};

const spanish: Words = {
  date: "fecha día plazo cumpleaños caducidad vencimiento llegada salida entrada entrega cuándo desde hasta inicio fin nacimiento devolución",
  time: "hora horas_de",
  money:
    "precio importe coste costo cuota fianza alquiler tarifa salario presupuesto valor ingresos gasto gastos propina total pago depósito donativo anticipo señal monto pvp",
  number:
    "número cantidad edad año páginas plazas personas asistentes puntos goles piso habitaciones raciones existencias unidades ejemplares vueltas series repeticiones stock añada invitados cuántos cuántas participantes niños camas huevos calorías",
  quantity:
    "peso altura longitud anchura duración temperatura volumen distancia kilómetros km horas minutos litros kg kilos gramos superficie velocidad consumo desnivel tamaño profundidad medida lectura dosis presión humedad metros hectáreas kilometraje tiempo",
  "yes-no":
    "pagado pagada hecho hecha terminado terminada visto vista devuelto devuelta entregado entregada recogido recogida disponible activo activa leído leída confirmado confirmada enviado enviada vacunado vacunada asistió presente cobrado cobrada firmado firmada aprobado aprobada reparado revisado listo vendido vendida",
  choice:
    "estado categoría tipo prioridad nivel género dificultad clase color sexo grupo condición tono urgencia turno modalidad forma resultado",
  person:
    "persona dueño dueña cliente clienta profesor profesora maestro maestra entrenador entrenadora conductor conductora autor autora responsable empleado empleada paciente alumno alumna médico veterinario veterinaria voluntario voluntaria socio socia artista quién quien inquilino inquilina propietario propietaria técnico monitor monitora peluquera peluquero mecánico mecánica guía huésped encargado encargada vecino vecina donante jugador ganador comprador vendedor contacto",
  picture: "foto fotos imagen imágenes fotografía fotografías retrato cartel",
  file: "archivo documento adjunto factura pdf recibo tique partitura audio grabación currículum",
  "long-text":
    "nota notas descripción comentario comentarios ingredientes pasos instrucciones observaciones observación mensaje texto detalles resumen preparación elaboración diagnóstico síntomas receta trabajo contenido motivo_largo",
  email: "correo email e-mail mail",
  phone: "teléfono telefono móvil celular tlf whatsapp",
  url: "enlace web url página_web link",
  rating: "valoración puntuación estrellas calificación",
  text: "nombre apellido apellidos título dirección lugar marca modelo matrícula código sala aula ubicación raza especie variedad proveedor material tema motivo destino origen prenda ruta estante asunto localidad editorial idioma finca parcela curso",
};

const byLanguage: Readonly<Record<Language, Words>> = { en: english, de: german, es: spanish };

export const fieldWordsOf = (language: Language): string => Object.values(byLanguage[language]).join(" ");

const typesIn = (words: Words): ReadonlyMap<string, AskType> =>
  new Map(
    (Object.entries(words) as [AskType, string][]).flatMap(([type, list]) =>
      list.split(" ").map((word): [string, AskType] => [word, type]),
    ),
  );

const types: Readonly<Record<Language, ReadonlyMap<string, AskType>>> = {
  en: typesIn(english),
  de: typesIn(german),
  es: typesIn(spanish),
};

/** Shorter ends of German words say nothing: "-art" does, "-er" does not. */
const SHORTEST_END = 4;
const shortEnds = new Set(["art", "ort", "tag", "typ", "foto"]);
const LONGEST_WORD = 40;

/** The type that a word has by itself, or a German compound by its last part. */
export function typeOfWord(word: string, language: Language): AskType | undefined {
  const own = types[language].get(word);
  if (own || language !== "de" || word.length > LONGEST_WORD) return own;
  for (let at = 2; at <= word.length - SHORTEST_END; at++) {
    const type = types.de.get(word.slice(at));
    if (type && type !== "yes-no" && type !== "email") return type;
  }
  return word.length > 5 && shortEnds.has(word.slice(-3)) ? types.de.get(word.slice(-3)) : undefined;
}

/** Units behind "in", and nouns that are units themselves. */
export const units: Readonly<Record<string, string>> = {
  kg: "kg",
  kilo: "kg",
  kilos: "kg",
  kilograms: "kg",
  kilogram: "kg",
  kilogramm: "kg",
  kilogramos: "kg",
  g: "g",
  gram: "g",
  grams: "g",
  gramm: "g",
  gramos: "g",
  mg: "mg",
  t: "t",
  tonnes: "t",
  tons: "t",
  tonnen: "t",
  toneladas: "t",
  l: "l",
  litre: "l",
  litres: "l",
  liter: "l",
  liters: "l",
  litern: "l",
  litros: "l",
  ml: "ml",
  km: "km",
  kilometre: "km",
  kilometres: "km",
  kilometer: "km",
  kilometers: "km",
  kilometern: "km",
  kilómetros: "km",
  kilometros: "km",
  m: "m",
  metre: "m",
  metres: "m",
  meter: "m",
  meters: "m",
  metern: "m",
  metros: "m",
  cm: "cm",
  centimetres: "cm",
  centimeters: "cm",
  zentimeter: "cm",
  zentimetern: "cm",
  centímetros: "cm",
  mm: "mm",
  miles: "mi",
  minutes: "min",
  min: "min",
  mins: "min",
  minuten: "min",
  minutos: "min",
  hours: "h",
  hrs: "h",
  h: "h",
  stunden: "h",
  horas: "h",
  days: "days",
  tagen: "Tage",
  días: "días",
  weeks: "weeks",
  months: "months",
  monaten: "Monate",
  meses: "meses",
  knots: "kn",
  knoten: "kn",
  nudos: "kn",
  seconds: "s",
  sekunden: "s",
  segundos: "s",
  "m²": "m²",
  qm: "m²",
  sqm: "m²",
  m2: "m²",
  "m³": "m³",
  m3: "m³",
  ha: "ha",
  hectares: "ha",
  hektar: "ha",
  hectáreas: "ha",
  "mg/l": "mg/l",
  "g/l": "g/l",
  "µg/l": "µg/l",
  "km/h": "km/h",
  "m/s": "m/s",
  "g/kg": "g/kg",
  "mg/kg": "mg/kg",
  "kg/ha": "kg/ha",
  percent: "%",
  prozent: "%",
  "%": "%",
  "°c": "°C",
  "°": "°C",
  degrees: "°C",
  celsius: "°C",
  grad: "°C",
  grados: "°C",
  kwh: "kWh",
  watt: "W",
  watts: "W",
  bar: "bar",
  bpm: "bpm",
  kcal: "kcal",
  lbs: "lb",
  pounds: "lb",
  oz: "oz",
  inches: "in",
  ft: "ft",
  feet: "ft",
};

/** Behind "in" they say that it is money. */
export const currencies: ReadonlySet<string> = new Set(
  "€ $ £ eur euro euros usd dollar dollars gbp chf franken pound_sterling pesos".split(" "),
);
