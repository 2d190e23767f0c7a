/** The named colours of CSS Color 4, as `name hex` pairs. */
const table =
  "aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 darkgrey a9a9a9 darkgreen 006400 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 goldenrod daa520 gray 808080 grey 808080 green 008000 greenyellow adff2f honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgrey d3d3d3 lightgreen 90ee90 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32";

/** Colours people name that CSS does not, and the nearest CSS name of some that it spells longer. */
const spoken =
  "cream fffdd0 mint 98d8b6 sage 9caf88 terracotta e2725b burgundy 800020 mustard e1ad01 charcoal 36454f sand e6d5b8 peach ffcba4 emerald 50c878 sapphire 0f52ba ruby 9b111e amber ffbf00 rust b7410e copper b87333 bronze 8c6a3f blush f4c2c2 mauve 915f8c lilac c8a2c8 ochre c0762a petrol 00505c apricot fbceb1 champagne f7e7ce taupe 8b7d6b espresso 4b3621 graphite 41424c wine 722f37 moss 6a7b41 brick 9c4a3a cobalt 0047ab lightgoldenrod fafad2 azuremist f0ffff offwhite faf8f3 darkbrown 4a2f1b lightbrown b08d6a darkpurple 301934 darkpink c2185b lightpurple cdb4db darkyellow b59410 lightorange ffc27a";

/**
 * The colours that people mean by a plain word: nobody who says "dark blue" has CSS's #00008b in mind. The names of CSS hold where
 * they are written as CSS writes them ("darkblue") or say more than a hue ("midnight blue").
 */
const plain =
  "red c62f2f orange e0701a yellow f2c230 green 2e7d4f blue 2563c9 purple 6d3fb0 pink d6568c brown 7b4f32 gray 6b7280 grey 6b7280 darkred 8a1f2d darkgreen 1b5238 darkblue 1c3f7c darkgray 3f4650 darkgrey 3f4650 darkorange c2560c darkpurple 42266e lightgreen b0e0ba lightblue b3d6f5 lightgray e3e6ea lightgrey e3e6ea lightpink f7c3d8 lightyellow fbeeb0 lightpurple d5c4ef";

const german =
  "elfenbein:ivory elfenbeinfarben:ivory marineblau:navy himmelblau:skyblue königsblau:royalblue stahlblau:steelblue mitternachtsblau:midnightblue waldgrün:forestgreen olivgrün:olive meergrün:seagreen mintgrün:mint smaragdgrün:emerald dunkelbraun:saddlebrown hellbraun:burlywood dunkelgelb:goldenrod hellgelb:lightyellow dunkellila:indigo dunkelviolett:darkviolet dunkelorange:darkorange lachs:salmon lachsfarben:salmon koralle:coral korallenrot:coral lavendel:lavender flieder:lilac bordeaux:burgundy anthrazit:charcoal kupfer:copper bernstein:amber blaugrün:teal karminrot:crimson ziegelrot:firebrick schokobraun:chocolate rauchweiß:whitesmoke rot:red blau:blue grün:green gelb:gold schwarz:black weiß:white weiss:white grau:gray braun:brown rosa:pink lila:purple violett:purple türkis:turquoise beige:beige creme:cream gold:gold silber:silver orange:orange dunkelgrün:darkgreen dunkelblau:darkblue dunkelrot:darkred dunkelgrau:dimgray hellgrün:lightgreen hellblau:lightblue hellgrau:lightgray hellrosa:lightpink senfgelb:mustard weinrot:burgundy bordeaux:burgundy anthrazit:charcoal salbei:sage koralle:coral marineblau:navy petrol:petrol";

const spanish =
  "marfil:ivory verdeazulado:teal azulverdoso:teal celeste:skyblue coral:coral lavanda:lavender lila:lilac esmeralda:emerald mostaza:mustard terracota:terracotta salmón:salmon fucsia:fuchsia verdebosque:forestgreen verdementa:mint verdemar:seagreen azulreal:royalblue azulacero:steelblue café:saddlebrown chocolate:chocolate carmesí:crimson oliva:olive antracita:charcoal cobre:copper arena:sand rojo:red roja:red azul:blue verde:green amarillo:gold amarilla:gold negro:black negra:black blanco:white blanca:white gris:gray marrón:brown rosa:pink morado:purple morada:purple violeta:violet turquesa:turquoise crema:cream dorado:gold dorada:gold plateado:silver naranja:orange beige:beige granate:maroon azulmarino:navy azulcielo:skyblue azulclaro:lightblue verdeoliva:olive salvia:sage burdeos:burgundy celeste:skyblue terracota:terracotta";

const spanishDark: Record<string, string> = {
  green: "darkgreen",
  blue: "darkblue",
  red: "darkred",
  gray: "dimgray",
  brown: "darkbrown",
  purple: "darkpurple",
};
const spanishLight: Record<string, string> = {
  green: "lightgreen",
  blue: "lightblue",
  gray: "lightgray",
  pink: "lightpink",
  brown: "lightbrown",
};

function pairs(text: string): [string, string][] {
  const words = text.split(" ");
  return words.flatMap((word, index) => (index % 2 === 0 ? [[word, `#${words[index + 1]}`] as [string, string]] : []));
}

/** Every spelling without spaces, to its hex value. */
export const colorNames: ReadonlyMap<string, string> = buildNames();

/** "darkblue" and "lightgreen": written in one word, they are names of CSS. */
export const cssNames: ReadonlyMap<string, string> = new Map(
  pairs(table).filter(([name]) => /^(?:dark|light)/.test(name)),
);

function buildNames(): Map<string, string> {
  const names = new Map([...pairs(spoken), ...pairs(table), ...pairs(plain)]);
  for (const entry of `${german} ${spanish}`.split(" ")) {
    const [word, name] = entry.split(":") as [string, string];
    const hex = names.get(name);
    if (!hex) continue;
    if (!names.has(word)) names.set(word, hex);
    for (const form of inflected(word)) if (!names.has(form)) names.set(form, hex);
    addSpanishShades(names, word, name);
  }
  return names;
}

/** "Dunkelblaue Elemente", "botones marrones": colours take endings in both languages. */
function inflected(word: string): string[] {
  const german = /(?:rot|blau|grün|gelb|schwarz|weiß|weiss|grau|braun|violett|türkis|farben)$/.test(word);
  if (german) return ["e", "er", "es", "en", "em"].map((ending) => word + ending);
  if (/[aeo]$/.test(word)) return [`${word}s`];
  return /(?:ul|is|ón)$/.test(word) ? [`${word.replace(/ón$/, "on")}es`] : [];
}

function addSpanishShades(names: Map<string, string>, word: string, name: string) {
  const dark = names.get(spanishDark[name] ?? "");
  const light = names.get(spanishLight[name] ?? "");
  const all = [word, ...inflected(word)];
  for (const form of all) {
    if (dark) for (const shade of ["oscuro", "oscura", "oscuros", "oscuras"]) names.set(form + shade, dark);
    if (light) for (const shade of ["claro", "clara", "claros", "claras"]) names.set(form + shade, light);
  }
}
