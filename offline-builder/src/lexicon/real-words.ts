/** Words that are spelled right in English, German or Spanish, however near they are to one of ours. */
import { domains } from "./domains/index.ts";
import { stem, tokens } from "../parse/words.ts";

/** Everyday words that no text of the lexicon has; "counts" is no "courts" and "convert" no "concert". */
const everyday = `
account accounts setter setters amount aunt bank banks barn basis batch beach beard beat bend bent block board boards boat bonus boots border bored bound bowl box brake branch brand
breed bride brief broad brown build burn bush butter button cable call card cards care cart case cash cast casual cave cell chain chair chalk change chapter charm chart
chat cheap check cheer chest chief child choice circle claim class clean clear clever client climb clip close cloth cloud coach coal coast coat code coin cold colour column
come common cook cool copy corn corner cost cotton could count counts counter country couple courage course cousin cover crash cream crew crop cross crowd crown cruise
curve custom cycle daily dance danger data date dates daughter deal dear debt deck deep degree desk detail diet dinner dish distance doctor double draft drag draw dream
dress drill drink drive driven driver drop drum dust duty early earn earth east eager effect effort eight elbow empty engine enough event ever every exact exam face
fact fair faith fall false family famous fare farmer fast fault favour fear feed feel fence festive fever field fight figure file final fine finger finish fire firm fish
fixed flag flame flash float flood floor flour flow fluid folk follow force forest forget fork form format forms found frame fresh friend front fuel full funny garlic gather
gentle ghost giant girl given glass global glove goal grade grain grams grand grant grass great green grill gross ground group grow guard guess guest guide habit hall
handle happy hard harm heart heat heavy height hello hidden hike hikes hill hire hold hole holy honest hope horror host hotels hour house human humble hunt hurry
ice idea inner input invite iron island issue items jacket join joint joke judge juice jump just keen keep kick kind kitchen knee knife know label labor lake land large
laser last late laugh layer lead leaf learn least leave left legal lemon length less letter level light like limit line link lion list listen little live load local lock
logic long look loose lose loss lots loud love lower lucky lunch lungs machine major maker manner many march mark market mask match matter meal mean measure meat medal
media meet mental merge merit metal method middle might mile milk mind minor minute mirror mixed mobile modal mode model modern moment money month mood moon moral
more motor mount mouse mouth move movie much mystery narrow nation native nature near neck need nerve never newest nice night noise normal north nose note notes novel
nurse object ocean offer office often older onion open option oral orange order organ other outer oven owner pack page pain paint pair palm panel panic pants paper parent
park part parts party pass past paste path pause peace pencil people phase phone photo piano picnic piece pilot pitch place plain plan plane plant plants plate play plenty
pocket poem point polar pole police polish poll polls pool poor popular post pound power press pretty price pride print prints prize proof proud prove public pump punch
pupil purse push quick quiet quite race radio rail rain raise range rapid rate rather ratio reach ready real reason recall recent recipe record regal region relax rely
remote rent repair repeat reply rescue rest result return rice rich ride right ring rise risk river road rock role roll room root rope rough round route royal rule rural
safe sail sale salt sample sand sauce save scale scene school score screen sea seal search season seat second secret seed sense serve settle seven shade shake shape
share sharp sheep sheet shelf shell shift shine ship shirt shock shoot short shoulder show shower sick side sight sign silent silver simple single sink sister size skill
skin sleep slice slide slim slow small smart smell smile smoke snack snow soap social soft soil solar solid solve some song sort soul sound soup source south space
spare spark speak speed spell spend spice spin spirit split spoke sport spot spread spring square stable stack staff stage stain stair stamp stand star stare start
state stay steady steak steal steam steel steep step stick still stock stone stool stop store storm story strange stream street stress strict string strip strong stuff
style sugar suit summer sunny super supper supply sure surf swap sweet swim swing table tail take tale talk tall tank tape target task taste teach team tear tell tend
term test text thank theme then theory thick thin thing think third throat through throw thumb ticket tiger tight time tiny tire tired title toast today toilet token tone
tool tooth topic total touch tough tour tower town toy trace track trade traffic trail train trains trait trash travel treat tree trend trial tribe trick trip troop trouble
truck true trust truth tube tune turn twice twin type ugly uncle under unit upper urban urge usage useful usual valid value vary vast verb very video view village visit
visual vital voice volume vote wage wagon wait walk wall want warm warn wash waste watch water wave weak wealth wear weather week weigh weight west wheel while white whole
wide wife wild will wind window wine wing winter wire wise wish woman wonder wood word words work worker world worry worth would wound wrap write wrong yard year young
youth convert converter conversion concern consent concept cup cups gram ounce ounces baking bakers recipes countdown seating drag guests neighbours neighbors lending
zahl zahlen zählt wetter karten garten gärten kosten kasten küste kunst kunde kunden kuchen küche kochen klasse klassen kassel kurz kurse stadt staat start stunde stunden
stunden stellen stimmen strand wände wende hände hunde hände leute laute lieder leder länder läden laden lesen leben lieben haben hafen halten helfen holen hören heute
haus haut feld geld gold bild wald wand sand land band bund bunt rund mund hund grund gruppe gruppen plan plane planen plätze platz preis preise reise reisen regen regeln
reihe reihen rechnen rechnung ordnung öffnen übung übungen tafel teile teller tische tisch fisch frisch flasche tasche taschen tausch tauschen waschen wachsen wochen woche
monat monate jahre jahr haare paare waren wagen fragen tragen sagen zeigen steigen schule schuhe schüler schutz schritt schnitt schrift schiff tiere türen touren tage tante
fahren führen fahrt farbe farben fest feste fast gast gäste kaste liste leiste meister muster mutter butter vater vetter brüder bücher becher sachen suchen machen mache
cuenta cuentas cuento cuentos cuanto cuadro costa coste carta cartas casa casas caso cosas curso cursos corto corte cortes corta parte partes puerto puerta punto puntos
pista lista listas fiesta fiestas siesta pesta peso pesos piso pisos paso pasos vaso plan planes plato platos plaza plazo pluma lugar hogar juego juegos fuego luego tiempo
campo cambio camino cocina colina piscina clima llama llamada llave lluvia libro libros libre litro metro centro cuatro cuarto tres tren traje trato trabajo tarde tardes
tarea tareas tarifa receta recetas regalo regalos ropa rosa ruta rutas sala salas salsa salida sabor saber sobre socio socios sueldo suelo sueño verano vecino vecinos venta
viaje viajes vida vino vista visita voces mesa mesas mes meses mano manos malo madre padre perro perros hijo hijos hora horas huevo hueso hombre nombre noche norte nota notas
`;

let words: ReadonlySet<string> | null = null;

/** Whether a token is a word as it stands. Read once from everything the lexicon says and the list above. */
export function isRealWord(token: string): boolean {
  words ??= collected();
  return words.has(token) || words.has(stem(token));
}

function collected(): Set<string> {
  const found = new Set(tokens(everyday));
  const read = (value: unknown): void => {
    if (typeof value === "string") for (const token of tokens(value)) found.add(token);
    else if (value && typeof value === "object") for (const part of Object.values(value)) read(part);
  };
  for (const domain of domains) read(domain.copy);
  return found;
}
