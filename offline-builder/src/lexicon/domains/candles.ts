import type { Domain, Product } from "../domain.ts";

const sizes = ["180 g", "300 g"];
const poured = ["Soy and rapeseed wax", "Cotton wick", "Burns for about 40 hours", "Glass to refill or reuse"];
const rolled = ["Pure beeswax", "Cotton wick", "Burns for about 9 hours", "Sold in pairs"];

const products: Product[] = [
  { name: "Fig & Cedar", category: "In glass", subject: "jar", price: 26, note: "Green fig leaves over dry cedar. Our first scent and still the one we burn at home.", details: poured, options: sizes, stock: 14 },
  { name: "Wet Stone", category: "In glass", subject: "jar", price: 26, note: "Rain on warm paving, a little moss. Hardly sweet at all.", details: poured, options: sizes, stock: 8 },
  { name: "Smoked Tea", category: "In glass", subject: "jar", price: 28, note: "Lapsang, orange peel and a trace of leather.", details: poured, options: sizes, stock: 3 },
  { name: "Orchard", category: "In glass", subject: "jar", price: 26, note: "Windfall apples, hay, the last warm evening.", details: poured, options: sizes, stock: 11 },
  { name: "Salt Garden", category: "In glass", subject: "jar", price: 27, note: "Rosemary, sea air and lemon rind.", details: poured, options: sizes, stock: 9 },
  { name: "Library", category: "In glass", subject: "jar", price: 29, note: "Old paper, beeswax polish, a faint vanilla.", details: poured, options: sizes, stock: 2 },
  { name: "Tall Taper, Natural", category: "Tapers", subject: "tapers", price: 14, note: "Rolled by hand from a sheet of honeycomb wax.", details: rolled, stock: 30 },
  { name: "Tall Taper, Forest", category: "Tapers", subject: "tapers", price: 15, note: "Dipped eleven times in deep green.", details: rolled, stock: 22 },
  { name: "Twisted Taper", category: "Tapers", subject: "tapers", price: 17, note: "Turned while warm; no two are quite alike.", details: rolled, stock: 12 },
  { name: "Table Set of Six", category: "Tapers", subject: "tapers", price: 39, note: "Six short tapers for a long dinner.", details: rolled, stock: 7 },
  { name: "Plain Pillar", category: "Pillars", subject: "candle", price: 22, note: "Unscented, slow and steady. For people who cook.", details: ["Rapeseed wax", "Burns for about 70 hours", "No scent"], options: ["Low", "High"], stock: 18 },
  { name: "Ribbed Pillar", category: "Pillars", subject: "candle", price: 25, note: "Cast in a turned wooden mould.", details: ["Rapeseed wax", "Burns for about 60 hours", "No scent"], options: ["Low", "High"], stock: 10 },
  { name: "Three Wick Bowl", category: "Pillars", subject: "candle", price: 48, note: "Clay bowl by a potter two doors down, filled to the brim.", details: ["Soy wax in stoneware", "Three cotton wicks", "Bowl can be refilled"], stock: 4 },
  { name: "Gift Box, Evening", category: "Gifts", subject: "box", price: 54, note: "Fig & Cedar, two tapers and long matches.", details: ["Packed in wood wool", "Card with your own words"], stock: 9 },
  { name: "Gift Box, Morning", category: "Gifts", subject: "box", price: 49, note: "Salt Garden and a small brass snuffer.", details: ["Packed in wood wool", "Card with your own words"], stock: 6 },
  { name: "Refill Pouch", category: "Gifts", subject: "box", price: 18, note: "Melt, pour, set the wick. Fits every glass of ours.", details: ["280 g of wax", "Two wicks and a clip"], options: ["Fig & Cedar", "Orchard", "Unscented"], stock: 25 },
];

export const candles: Domain = {
  id: "candles",
  words: { en: "candle|candles|tapers|wax|scented candles", de: "kerze|kerzen|duftkerzen", es: "vela|velas" },
  look: {
    palettes: [["#f7f3ea", "#2f4a3a", "#8a5a1e"], ["#f4efe8", "#5a3a2e", "#9a5b2c"], ["#f3f2ee", "#3b3f52", "#8f5d33"]],
    fonts: ["literary", "elegant", "warm"],
    corners: ["sharp", "soft"],
    density: ["airy", "regular"],
    header: ["centred", "bar"],
  },
  art: { subjects: ["candle", "jar", "tapers", "box"], backdrop: "arch" },
  copy: {
    en: {
      kind: "a candle shop",
      names: ["Dusk & Wick", "Northlight Candles", "Slow Flame"],
      tagline: "Candles poured by hand, a few dozen at a time.",
      heroes: [
        { title: "Light for the end of the day", lead: "Poured by hand in small batches, from plant wax and beeswax, in scents that stay in the room and not in your head." },
        { title: "Wax, wick and a little patience", lead: "Each candle cures for two weeks before it leaves the workshop. You can tell by how evenly it burns." },
      ],
      story: {
        title: "From the workshop",
        paragraphs: [
          "Two people, one stove and a shelf of glass: we pour on Tuesdays and Fridays and sign the batch number on every base.",
          "The wax is soy, rapeseed or pure beeswax. Empty glasses come back to us or get a second life with a refill.",
        ],
      },
      offer: { title: "Candles", path: "candles", lead: "In glass, as tapers, as pillars.", groups: [] },
      place: { street: "3 Chandler's Yard", city: "Northam" },
      hours: [null, null, null, null, null, null, null],
      products,
    },
  },
};
