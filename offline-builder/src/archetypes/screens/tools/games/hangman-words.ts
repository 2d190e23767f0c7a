import type { Language } from "../../../../plan/plan.ts";

interface Topic {
  name: string;
  words: string[];
}

const topic = (name: string, words: string): Topic => ({ name, words: words.split(", ") });

/** Words to guess, by topic. */
export const hangmanWords: Record<Language, Topic[]> = {
  en: [
    topic(
      "Animals",
      "squirrel, hedgehog, penguin, crocodile, butterfly, dolphin, kangaroo, woodpecker, octopus, donkey, seahorse, otter, ladybird, ostrich, badger",
    ),
    topic(
      "Food",
      "pancake, cinnamon, blueberry, spaghetti, cucumber, chocolate, mushroom, omelette, raspberry, pumpkin, sandwich, gingerbread, artichoke, yoghurt, walnut",
    ),
    topic(
      "At home",
      "staircase, cushion, bookshelf, kettle, wardrobe, curtain, toothbrush, blanket, doorbell, candlestick, armchair, fireplace, drawer, umbrella, bathtub",
    ),
    topic(
      "Outdoors",
      "waterfall, lighthouse, thunderstorm, meadow, rainbow, glacier, compass, campfire, snowflake, riverbank, mountain, sailing boat, footpath, island, windmill",
    ),
  ],
  de: [
    topic(
      "Tiere",
      "eichhörnchen, igel, pinguin, krokodil, schmetterling, delfin, känguru, specht, tintenfisch, esel, seepferdchen, otter, marienkäfer, dachs, fledermaus",
    ),
    topic(
      "Essen",
      "pfannkuchen, zimt, heidelbeere, spaghetti, gurke, schokolade, pilzsuppe, rührei, himbeere, kürbis, butterbrot, lebkuchen, artischocke, walnuss, pflaume",
    ),
    topic(
      "Zuhause",
      "treppenhaus, kissen, bücherregal, wasserkocher, kleiderschrank, vorhang, zahnbürste, bettdecke, türklingel, kerzenständer, ohrensessel, kamin, schublade, regenschirm, badewanne",
    ),
    topic(
      "Draußen",
      "wasserfall, leuchtturm, gewitter, blumenwiese, regenbogen, gletscher, kompass, lagerfeuer, schneeflocke, flussufer, berggipfel, segelboot, wanderweg, insel, windrad",
    ),
  ],
  es: [
    topic(
      "Animales",
      "ardilla, erizo, pingüino, cocodrilo, mariposa, delfín, canguro, murciélago, pulpo, burro, caballito de mar, nutria, mariquita, avestruz, cigüeña",
    ),
    topic(
      "Comida",
      "tortilla, canela, arándano, espaguetis, pepino, chocolate, champiñón, lentejas, frambuesa, calabaza, bocadillo, empanada, alcachofa, yogur, nuez",
    ),
    topic(
      "En casa",
      "escalera, cojín, estantería, tetera, armario, cortina, cepillo, manta, timbre, candelabro, sillón, chimenea, cajón, paraguas, bañera",
    ),
    topic(
      "Al aire libre",
      "cascada, faro, tormenta, pradera, arcoíris, glaciar, brújula, hoguera, copo de nieve, ribera, montaña, velero, sendero, isla, molino",
    ),
  ],
};

export const alphabets: Record<Language, string> = {
  en: "abcdefghijklmnopqrstuvwxyz",
  de: "abcdefghijklmnopqrstuvwxyzäöü",
  es: "abcdefghijklmnñopqrstuvwxyz",
};
