/** What is paid with where: countries, regions and cities that requests name. Data only. */
const places: readonly [currency: string, names: string][] = [
  [
    "EUR",
    "france|germany|spain|italy|ireland|austria|belgium|netherlands|portugal|greece|finland|croatia|slovenia|slovakia|estonia|latvia|lithuania|luxembourg|malta|cyprus|frankreich|deutschland|spanien|italien|österreich|españa|francia|alemania|italia|paris|lyon|marseille|bordeaux|nice|toulouse|lille|nantes|strasbourg|berlin|munich|münchen|hamburg|cologne|köln|frankfurt|leipzig|dresden|stuttgart|bremen|hannover|vienna|wien|graz|salzburg|innsbruck|linz|madrid|barcelona|valencia|sevilla|seville|málaga|malaga|bilbao|cádiz|granada|rome|roma|milan|milano|naples|florence|venice|turin|bologna|dublin|cork|galway|amsterdam|rotterdam|utrecht|brussels|antwerp|ghent|bruges|lisbon|lisboa|porto|athens|helsinki|zagreb|ljubljana|bratislava|tallinn|riga|vilnius|valletta",
  ],
  [
    "GBP",
    "england|scotland|wales|united kingdom|great britain|cornwall|devon|yorkshire|kent|sussex|london|manchester|bristol|leeds|liverpool|birmingham|sheffield|newcastle|nottingham|brighton|bath|york|oxford|cambridge|hull|exeter|plymouth|norwich|edinburgh|glasgow|aberdeen|cardiff|swansea|belfast|uk",
  ],
  ["CHF", "switzerland|schweiz|suiza|zürich|zurich|geneva|genf|basel|bern|lausanne|luzern|winterthur"],
  [
    "USD",
    "usa|united states|new york|chicago|boston|seattle|portland|austin|denver|san francisco|los angeles|brooklyn|texas|california|florida|vermont|oregon",
  ],
  ["CAD", "canada|toronto|montreal|vancouver|ottawa|calgary"],
  ["AUD", "australia|sydney|melbourne|brisbane|perth|adelaide"],
  ["NZD", "new zealand|auckland|wellington|christchurch"],
  ["MXN", "méxico|mexico|guadalajara|monterrey|oaxaca|puebla"],
  ["ARS", "argentina|buenos aires|rosario|mendoza"],
  ["COP", "colombia|bogotá|medellín|cali"],
  ["CLP", "chile|santiago de chile|valparaíso"],
  ["PEN", "perú|peru|lima|cusco"],
  ["SEK", "sweden|schweden|suecia|stockholm|gothenburg|malmö"],
  ["DKK", "denmark|dänemark|dinamarca|copenhagen|kopenhagen|aarhus"],
  ["NOK", "norway|norwegen|noruega|oslo|bergen"],
  ["PLN", "poland|polen|polonia|warsaw|warschau|kraków|krakow|gdańsk"],
  ["CZK", "czechia|czech republic|tschechien|prague|prag|praga|brno"],
  ["JPY", "japan|japón|tokyo|kyoto|osaka"],
  ["INR", "india|indien|mumbai|delhi|bangalore|pune"],
];

const byPlace: readonly [RegExp, string][] = places.map(([currency, names]) => [
  new RegExp(`(?<![\\p{L}])(?:${names})(?![\\p{L}])`, "iu"),
  currency,
]);

/** The money of the first known place; a place must be written like one, with a capital or as an abbreviation. */
export function currencyOfPlace(text: string): string | undefined {
  const found = byPlace.flatMap(([pattern, currency]) => {
    const match = pattern.exec(text);
    return match && /^\p{Lu}/u.test(match[0]) ? [{ currency, index: match.index }] : [];
  });
  return found.sort((one, other) => one.index - other.index)[0]?.currency;
}
