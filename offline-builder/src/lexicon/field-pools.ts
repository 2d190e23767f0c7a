/**
 * What texts of a named field say in sample rows: `pool (* when values come again) | words of the field, in any of the three
 * languages | values, English/German/Spanish; ...`. Data only.
 */
import type { Language } from "../plan/plan.ts";

const lines = `
region* | region anbaugebiet herkunftsregion comarca | Riverside/Am Fluss/Ribera; South Hills/Südhang/Cerros del Sur; Coast/Küste/Costa; High Valley/Hochtal/Valle Alto; Old Border/Alte Grenze/Frontera Vieja
grape* | grape grapes rebsorte traube rebe uva uvas cepa | Riesling/Riesling/Verdejo; Pinot Noir/Spätburgunder/Tempranillo; Chardonnay/Weißburgunder/Albariño; Syrah/Lemberger/Garnacha; Chenin/Silvaner/Godello
genre* | genre genres musikrichtung género géneros | Jazz; Rock; Folk/Volksmusik/Folk; Classical/Klassik/Clásica; Electronic/Elektronik/Electrónica; Soul
colour* | colour color farbe colores | Blue/Blau/Azul; Green/Grün/Verde; Red/Rot/Rojo; Black/Schwarz/Negro; Natural/Natur/Natural
species | species art-des-fangs fischart tierart especie especies | Perch/Barsch/Perca; Pike/Hecht/Lucio; Trout/Forelle/Trucha; Carp/Karpfen/Carpa; Bream/Brasse/Brema; Zander/Zander/Lucioperca; Roach/Rotauge/Rutilo; Eel/Aal/Anguila; Tench/Schleie/Tenca; Char/Saibling/Salvelino
lake* | lake river water-body gewässer see fluss lago río embalse | Mill Pond/Mühlteich/Charca del Molino; Long Lake/Langer See/Lago Largo; River bend/Flussbogen/Recodo del río; Quarry lake/Baggersee/Lago de la cantera
bait* | bait lure köder cebo señuelo | Worm/Wurm/Lombriz; Spinner/Spinner/Cucharilla; Sweetcorn/Mais/Maíz; Fly/Fliege/Mosca; Bread/Brot/Pan
dose | dose dosage dosis dosierung | One tablet/Eine Tablette/Un comprimido; Half a tablet/Eine halbe Tablette/Medio comprimido; 5 ml; 10 drops/10 Tropfen/10 gotas; 20 mg; Two puffs/Zwei Hübe/Dos inhalaciones
medicine | medicine medication medikament arznei medicamento | Vitamin D; Iron/Eisen/Hierro; Blood pressure tablet/Blutdrucktablette/Pastilla de la tensión; Eye drops/Augentropfen/Colirio; Magnesium/Magnesium/Magnesio; Cough syrup/Hustensaft/Jarabe
frequency* | frequency häufigkeit frecuencia interval rhythmus | Every day/Täglich/A diario; Every week/Wöchentlich/Cada semana; Twice a month/Zweimal im Monat/Dos veces al mes; Every month/Monatlich/Cada mes
instrument* | instrument instrumento | Piano/Klavier/Piano; Guitar/Gitarre/Guitarra; Violin/Geige/Violín; Flute/Flöte/Flauta; Cello/Cello/Violonchelo
song | song piece lied musikstück canción pieza | Two-part song/Zweistimmiges Lied/Canción a dos voces; Waltz in A minor/Walzer in a-Moll/Vals en la menor; Blues in E/Blues in E/Blues en mi; Night train/Nachtzug/Tren nocturno; Etude No. 3/Etüde Nr. 3/Estudio n.º 3; Harbour tune/Hafenlied/Canción del puerto; Slow air/Langsame Weise/Aire lento; Rondo/Rondo/Rondó; Evening hymn/Abendlied/Himno de la tarde; Tango for two/Tango zu zweit/Tango para dos
exercise | exercise exercises übung ejercicio ejercicios | Squat/Kniebeuge/Sentadilla; Deadlift/Kreuzheben/Peso muerto; Bench press/Bankdrücken/Press de banca; Row/Rudern/Remo; Pull-up/Klimmzug/Dominada; Plank/Unterarmstütz/Plancha; Lunge/Ausfallschritt/Zancada; Shoulder press/Schulterdrücken/Press de hombro
muscle* | muscle muskel muskelgruppe músculo | Legs/Beine/Piernas; Back/Rücken/Espalda; Chest/Brust/Pecho; Core/Rumpf/Tronco
schoolSubject* | school-subject fach schulfach asignatura materia | Maths/Mathematik/Matemáticas; English/Englisch/Inglés; Biology/Biologie/Biología; History/Geschichte/Historia; Music/Musik/Música
department* | department abteilung departamento sección-de-empresa | Workshop/Werkstatt/Taller; Office/Büro/Oficina; Sales/Verkauf/Ventas; Kitchen/Küche/Cocina; Delivery/Auslieferung/Reparto
job | job-title occupation beruf funktion puesto cargo profesión | Manager/Leitung/Dirección; Clerk/Sachbearbeitung/Administración; Driver/Fahrdienst/Conducción; Technician/Technik/Técnica; Trainee/Ausbildung/Prácticas
language* | language sprache idioma lengua | Spanish/Spanisch/Inglés; French/Französisch/Francés; Italian/Italienisch/Italiano; Portuguese/Portugiesisch/Portugués
carrier* | carrier courier spedition paketdienst zusteller transportista mensajería | Quick Parcel/Paket flink/Paquete Ágil; Northline/Nordlinie/Línea Norte; Post/Post/Correos; Own van/Eigener Wagen/Furgoneta propia
parcelNumber | tracking-number sendungsnummer número-de-seguimiento | QP 4410 2087; NL 7731 0042; QP 4410 2093; PO 1180 5526; NL 7731 0107; PO 1180 5561
reason | reason cause purpose grund anlass zweck ursache motivo causa razón | Agreed by phone/Telefonisch vereinbart/Acordado por teléfono; As every month/Wie jeden Monat/Como cada mes; First time/Zum ersten Mal/Primera vez; Asked for twice/Zweimal angefragt/Pedido dos veces; Short notice/Kurzfristig/Con poca antelación
destination | destination ziel reiseziel destino | Porto/Porto/Oporto; Bergen; Trieste/Triest/Trieste; Galway; Kraków/Krakau/Cracovia; Marseille/Marseille/Marsella
flavour* | flavour flavor geschmack aroma sorte sabor | Vanilla/Vanille/Vainilla; Lemon/Zitrone/Limón; Hazelnut/Haselnuss/Avellana; Plum/Pflaume/Ciruela
scent* | scent fragrance duft olor | Cedar/Zeder/Cedro; Fig/Feige/Higo; Lavender/Lavendel/Lavanda; Smoke/Rauch/Humo
variety | variety cultivar pflanzensorte variedad | Black Cherry/Schwarze Kirsche/Cereza Negra; Golden Sunrise/Goldene Königin/Reina Dorada; Early Girl/Frühe Liebe/Temprana; Ox Heart/Ochsenherz/Corazón de Buey; Green Zebra/Grünes Zebra/Cebra Verde
area* | area district neighbourhood neighborhood bezirk stadtteil viertel gebiet barrio zona distrito | Old Town/Altstadt/Casco viejo; Riverside/Flussseite/Ribera; North End/Nordend/Barrio Norte; Station Quarter/Bahnhofsviertel/La Estación
material* | material werkstoff | Oak/Eiche/Roble; Linen/Leinen/Lino; Brass/Messing/Latón; Glass/Glas/Vidrio
size* | kleidergröße talla | S; M; L; XL
supplier* | supplier vendor lieferant händler proveedor | Halden & Co; Brightwell/Brünning/Brañas; Northgate/Nordtor/Puerta Norte; Larkspur/Lerche/Alondra
company* | company employer firm firma arbeitgeber unternehmen empresa | Larkspur Hotel/Hotel Lerchenhof/Hotel Alondra; Marlow Print/Druckerei Marlow/Imprenta Marlo; Ember Kitchen/Küche Glut/Cocina Brasa; Oakline/Eichner/Encina
food | food dish meal gericht speise essen-und-trinken plato comida | Lentil soup/Linsensuppe/Lentejas; Baked potatoes/Ofenkartoffeln/Patatas asadas; Rice with peas/Reis mit Erbsen/Arroz con guisantes; Tomato pasta/Tomatennudeln/Pasta con tomate; Vegetable curry/Gemüsecurry/Curry de verduras; Omelette/Omelett/Tortilla; Fish with lemon/Fisch mit Zitrone/Pescado al limón
plant | plant crop pflanze gemüse planta cultivo | Tomato/Tomate/Tomate; Courgette/Zucchini/Calabacín; Runner bean/Stangenbohne/Judía; Basil/Basilikum/Albahaca; Pumpkin/Kürbis/Calabaza; Lettuce/Salat/Lechuga
animal | animal pet tier haustier mascota | Biscuit/Keks/Galleta; Miso; Pepper/Pfeffer/Pimienta; Clover/Klee/Trébol; Otto; Juniper/Wacholder/Enebro
car* | car vehicle auto fahrzeug wagen coche vehículo | Blue estate/Blauer Kombi/Familiar azul; Small red one/Kleiner Roter/Rojo pequeño; Van/Transporter/Furgoneta
workDone | work-done maintenance wartung mantenimiento revisión | Oil and filter/Öl und Filter/Aceite y filtro; Brake pads/Bremsbeläge/Pastillas de freno; Winter tyres/Winterreifen/Neumáticos de invierno; Yearly test/Hauptuntersuchung/Inspección anual; Battery/Batterie/Batería; Air conditioning/Klimaanlage/Aire acondicionado
plate | plate number-plate registration kennzeichen matrícula | KX 41 TRN; LM 22 CDY; KX 07 KNG; AB 19 OLV
weekday* | weekday wochentag día-de-la-semana | Monday/Montag/Lunes; Tuesday/Dienstag/Martes; Wednesday/Mittwoch/Miércoles; Thursday/Donnerstag/Jueves; Friday/Freitag/Viernes; Saturday/Samstag/Sábado
skill* | skill skills fähigkeit kenntnis habilidad | Carpentry/Schreinern/Carpintería; Driving/Fahren/Conducir; First aid/Erste Hilfe/Primeros auxilios; Cooking/Kochen/Cocina
queen | queen königin reina | Marked blue, 2025/Blau gezeichnet, 2025/Marcada azul, 2025; Own daughter, 2024/Eigene Nachzucht, 2024/Hija propia, 2024; Swarm queen/Schwarmkönigin/De enjambre; Marked green, 2024/Grün gezeichnet, 2024/Marcada verde, 2024
colony | colony volk bienenvolk colonia | Orchard hive/Obstwiese/Huerto; South wall/Südwand/Pared sur; By the lime/Unter der Linde/Junto al tilo; Swarm of May/Maischwarm/Enjambre de mayo; Upper row/Obere Reihe/Fila alta
sponsor* | sponsor funder sponsoring geldgeber patrocinador | Harbour Foundation/Hafenstiftung/Fundación Puerto; Larkspur Trust/Lerchenstiftung/Fundación Alondra; City council/Stadt/Ayuntamiento; Oakline/Eichner/Encina
phase* | phase stage etappe fase etapa | Preparation/Vorbereitung/Preparación; First phase/Erste Phase/Primera fase; Second phase/Zweite Phase/Segunda fase; Evaluation/Auswertung/Evaluación
trigger* | trigger condition auslöser bedingung disparador condición | At sunset/Bei Sonnenuntergang/Al atardecer; Nobody at home/Niemand zu Hause/Nadie en casa; Below 18 °C/Unter 18 °C/Por debajo de 18 °C; Door opens/Tür geht auf/Se abre la puerta; At 7 in the morning/Um 7 Uhr/A las 7
action* | action aktion maßnahme acción medida | Lights on/Licht an/Encender la luz; Heating on/Heizung an/Encender la calefacción; Send a message/Nachricht senden/Enviar un aviso; Close the blinds/Rollläden zu/Bajar las persianas
coverLetter | cover-letter anschreiben carta-de-presentación | I have done this kind of work for six years./Ich mache das seit sechs Jahren./Llevo seis años haciendo esto.; I could begin next week./Ich könnte nächste Woche anfangen./Podría empezar la semana que viene.; Two references are attached./Zwei Referenzen liegen bei./Adjunto dos referencias.; The price holds if the texts are ready./Der Preis gilt, wenn die Texte fertig sind./El precio vale si los textos están listos.
brand* | brand marke marca | Northgate/Nordtor/Puerta Norte; Halden; Oakline/Eichner/Encina; Brightwell/Brünning/Brañas
model* | model modell modelo | Compact/Kompakt/Compacto; Classic/Klassik/Clásico; Touring; Pro; Mini
floor* | floor stockwerk etage planta piso | Ground floor/Erdgeschoss/Planta baja; First floor/1. Stock/Primera planta; Second floor/2. Stock/Segunda planta; Attic/Dachgeschoss/Ático
symptom* | symptom symptoms beschwerde beschwerden síntoma síntomas | Headache/Kopfschmerzen/Dolor de cabeza; Cough/Husten/Tos; Tiredness/Müdigkeit/Cansancio; Back pain/Rückenschmerzen/Dolor de espalda; None/Keine/Ninguno
diagnosis* | diagnosis diagnose diagnóstico | Cold/Erkältung/Resfriado; Sprained ankle/Verstauchter Knöchel/Esguince de tobillo; High blood pressure/Bluthochdruck/Tensión alta; Allergy/Allergie/Alergia
treatment* | treatment therapy behandlung therapie tratamiento terapia | Rest and tea/Ruhe und Tee/Reposo e infusiones; Bandage/Verband/Vendaje; Tablets for two weeks/Tabletten für zwei Wochen/Pastillas dos semanas; Exercises/Übungen/Ejercicios
serialNumber | serial-number seriennummer número-de-serie | SN 4410-2; SN 4410-7; SN 5082-1; SN 5082-4; SN 6133-9; SN 7020-3
batch | batch lot charge lote | L 2601; L 2602; L 2604; L 2607; L 2611; L 2612
paymentMethod* | payment-method zahlungsart forma-de-pago método-de-pago | Card/Karte/Tarjeta; Transfer/Überweisung/Transferencia; Cash/Bar/Efectivo
ingredients | ingredients zutaten ingredientes | Flour, butter, sugar/Mehl, Butter, Zucker/Harina, mantequilla, azúcar; Tomatoes, basil, oil/Tomaten, Basilikum, Öl/Tomate, albahaca, aceite; Oats, honey, nuts/Hafer, Honig, Nüsse/Avena, miel, nueces; Rice, peas, mint/Reis, Erbsen, Minze/Arroz, guisantes, menta
allergens* | allergens allergene alérgenos | None/Keine/Ninguno; Gluten; Milk/Milch/Leche; Nuts/Nüsse/Frutos secos
topic* | topic theme thema tema | Getting started/Erste Schritte/Primeros pasos; In practice/Aus der Praxis/En la práctica; Questions/Fragen/Preguntas; Looking ahead/Ausblick/Perspectivas
audience* | audience target-group zielgruppe público | Beginners/Anfänger/Principiantes; Families/Familien/Familias; Professionals/Fachleute/Profesionales; Everybody/Alle/Todos
method* | method methode verfahren método | By hand/Von Hand/A mano; With a device/Mit Gerät/Con aparato; In the laboratory/Im Labor/En el laboratorio
author | author writer autor autorin verfasser autora | Nora Hale/Nora Halm/Nora Salas; Tom Okafor; Ines Marsh/Ines Marsch/Inés Marín; Leo Brandt; Ada Quinn; Sam Whitlock/Sam Weißhaupt/Samuel Blanco
certificate* | certificate certification zertifikat zeugnis certificado | School leaving certificate/Schulabschluss/Graduado escolar; First aid/Erste Hilfe/Primeros auxilios; Language level B2/Sprachniveau B2/Nivel B2; Driving licence/Führerschein/Carné de conducir
interest* | interest interests hobbies interessen hobbys intereses aficiones | Music/Musik/Música; Football/Fußball/Fútbol; Cooking/Kochen/Cocina; Technology/Technik/Técnica; Nature/Natur/Naturaleza
`;

export interface FieldPool {
  pool: string;
  repeats: boolean;
  /** Last words of such fields, in any language. */
  words: readonly string[];
  values: Record<Language, readonly string[]>;
}

export const fieldPools: readonly FieldPool[] = lines
  .trim()
  .split("\n")
  .map((line) => {
    const [head = "", words = "", texts = ""] = line.split(" | ");
    const values = texts.split("; ").map((value) => value.split("/"));
    const of = (at: number): string[] => values.map((value) => value[at] ?? value[0]!);
    return {
      pool: `of-${head.replace("*", "")}`,
      repeats: head.endsWith("*"),
      words: words.trim().split(" "),
      values: { en: of(0), de: of(1), es: of(2) },
    };
  });
