/** Words that are colours, to know one in a sentence before any page is open. */

const CSS_NAMES =
  "aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen";
const OTHER_WORDS =
  "cream azuremist lightgoldenrod offwhite charcoal emerald burgundy mint peach mustard terracotta navyblue sage lilac rose golden";
const TONES = "dark|light|deep|warm|cool|bright|pale|soft|pastel|forest";

const NAMES = new Set([...CSS_NAMES.split(" "), ...OTHER_WORDS.split(" ")]);
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** `teal`, `mint cream`, `warm red`, `#0a7`: the whole of the words is one colour. */
export function isColour(words: string): boolean {
  const name = words.trim().toLowerCase();
  if (HEX.test(name)) return true;
  const compact = name.replaceAll(/[\s-]/g, "");
  return NAMES.has(compact) || NAMES.has(compact.replace(new RegExp(`^(?:${TONES})`), ""));
}

/** Colours of a text in their order, the longest name first: "mint cream" is not "cream". */
export function coloursIn(text: string): string[] {
  const words = text.toLowerCase().match(/#[0-9a-f]{3,6}\b|[a-z]+/g) ?? [];
  const found: string[] = [];
  for (let at = 0; at < words.length; at += 1)
    for (const length of [3, 2, 1]) {
      const name = words.slice(at, at + length).join(" ");
      if (at + length > words.length || !isColour(name)) continue;
      found.push(name);
      at += length - 1;
      break;
    }
  return found;
}
