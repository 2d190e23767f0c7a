/** What is paid with where: countries, regions and cities that requests name. Data only. */
const places: readonly [currency: string, names: string][] = [
  [
    "EUR",
    "france|germany|spain|italy|ireland|austria|belgium|netherlands|portugal|greece|finland|croatia|slovenia|slovakia|estonia|latvia|lithuania|luxembourg|malta|cyprus|frankreich|deutschland|spanien|italien|österreich|españa|francia|alemania|italia|paris|lyon|marseille|bordeaux|nice|toulouse|lille|nantes|strasbourg|berlin|munich|münchen|hamburg|cologne|köln|frankfurt|leipzig|dresden|stuttgart|bremen|hannover|vienna|wien|graz|salzburg|innsbruck|linz|madrid|barcelona|valencia|sevilla|seville|málaga|malaga|bilbao|cádiz|granada|rome|roma|milan|milano|naples|florence|venice|turin|bologna|dublin|cork|galway|amsterdam|rotterdam|utrecht|brussels|antwerp|ghent|bruges|lisbon|lisboa|porto|athens|helsinki|zagreb|ljubljana|bratislava|tallinn|riga|vilnius|valletta|freiburg|dortmund|essen|duisburg|bochum|wuppertal|bielefeld|bonn|münster|karlsruhe|mannheim|augsburg|wiesbaden|mainz|mönchengladbach|gelsenkirchen|aachen|braunschweig|chemnitz|kiel|magdeburg|krefeld|lübeck|erfurt|rostock|kassel|potsdam|saarbrücken|oldenburg|osnabrück|leverkusen|heidelberg|darmstadt|regensburg|ingolstadt|würzburg|fürth|ulm|heilbronn|pforzheim|göttingen|wolfsburg|reutlingen|tübingen|koblenz|bremerhaven|jena|trier|erlangen|konstanz|nuremberg|nürnberg|bavaria|bayern|saxony|sachsen|klagenfurt|villach|wels|bregenz|tyrol|tirol|zaragoza|murcia|palma|mallorca|alicante|valladolid|vigo|gijón|oviedo|vitoria|pamplona|san sebastián|santander|salamanca|tenerife|rennes|reims|dijon|grenoble|montpellier|angers|nîmes|avignon|brittany|provence|normandy|genoa|genova|palermo|catania|bari|verona|padua|padova|trieste|pisa|siena|tuscany|sicily|the hague|eindhoven|groningen|haarlem|leiden|maastricht|delft|liège|namur|leuven|luxemburg|limerick|waterford|braga|coimbra|thessaloniki|crete|tampere|turku",
  ],
  [
    "GBP",
    "england|scotland|wales|united kingdom|great britain|cornwall|devon|yorkshire|kent|sussex|london|manchester|bristol|leeds|liverpool|birmingham|sheffield|newcastle|nottingham|brighton|bath|york|oxford|cambridge|hull|exeter|plymouth|norwich|edinburgh|glasgow|aberdeen|cardiff|swansea|belfast|uk|leicester|coventry|bradford|southampton|portsmouth|wolverhampton|bournemouth|middlesbrough|sunderland|ipswich|gloucester|cheltenham|winchester|canterbury|lancaster|dundee|inverness|stirling|wrexham|derry|surrey|norfolk|suffolk|essex|dorset|somerset|cumbria|northumberland",
  ],
  [
    "CHF",
    "switzerland|schweiz|suiza|zürich|zurich|geneva|genf|basel|bern|lausanne|luzern|lucerne|winterthur|st\\. gallen|sankt gallen|lugano|schaffhausen|chur",
  ],
  [
    "USD",
    "usa|united states|new york|chicago|boston|seattle|portland|austin|denver|san francisco|los angeles|brooklyn|texas|california|florida|vermont|oregon|philadelphia|houston|dallas|san diego|san jose|san antonio|nashville|memphis|atlanta|miami|orlando|tampa|detroit|cleveland|cincinnati|pittsburgh|minneapolis|milwaukee|kansas city|st\\. louis|new orleans|las vegas|salt lake city|baltimore|ohio|michigan|colorado|montana|arizona",
  ],
  ["CAD", "canada|winnipeg|edmonton|halifax|quebec|toronto|montreal|vancouver|ottawa|calgary"],
  ["AUD", "australia|hobart|canberra|sydney|melbourne|brisbane|perth|adelaide"],
  ["NZD", "new zealand|auckland|wellington|christchurch"],
  ["MXN", "méxico|mexico|guadalajara|monterrey|oaxaca|puebla"],
  ["ARS", "argentina|buenos aires|rosario|mendoza"],
  ["COP", "colombia|bogotá|medellín|cali"],
  ["CLP", "chile|santiago de chile|valparaíso"],
  ["PEN", "perú|peru|lima|cusco"],
  ["SEK", "sweden|schweden|suecia|uppsala|stockholm|gothenburg|malmö"],
  ["DKK", "denmark|dänemark|dinamarca|copenhagen|kopenhagen|aarhus"],
  ["NOK", "norway|norwegen|noruega|oslo|bergen"],
  ["PLN", "poland|polen|polonia|warsaw|warschau|kraków|krakow|gdańsk|wrocław|poznań|łódź"],
  ["CZK", "czechia|czech republic|tschechien|prague|prag|praga|brno"],
  ["JPY", "japan|japón|tokyo|kyoto|osaka"],
  ["INR", "india|indien|mumbai|delhi|bangalore|pune"],
];

const byPlace: readonly [RegExp, string][] = places.map(([currency, names]) => [
  new RegExp(`(?<![\\p{L}])(?:${names})(?![\\p{L}])`, "giu"),
  currency,
]);

/** Places that are words, too: "Nice mugs", "Bath towels". They count where somebody says that something is there. */
const alsoWords: ReadonlySet<string> = new Set([
  "nice",
  "bath",
  "cork",
  "kent",
  "hull",
  "york",
  "portland",
  "florence",
  "essen",
  "palma",
]);
const where = /(?<!\p{L})(?:in|near|from|outside|aus|bei|nahe|en|cerca de|de)\s+$/iu;

/** The money of the first known place; a place must be written like one, with a capital or as an abbreviation. */
export function currencyOfPlace(text: string): string | undefined {
  const found = byPlace.flatMap(([pattern, currency]) => {
    const isPlace = ({ 0: name, index }: RegExpExecArray): boolean =>
      /^\p{Lu}/u.test(name) && (!alsoWords.has(name.toLowerCase()) || where.test(text.slice(0, index)));
    const match = [...text.matchAll(pattern)].find(isPlace);
    return match ? [{ currency, index: match.index }] : [];
  });
  return found.sort((one, other) => one.index - other.index)[0]?.currency;
}
