/** What people state is in the app, or the report names it: sixty requests with facts that nobody would guess. */
import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "./model.ts";
import type { Language } from "./plan/plan.ts";
import { runTurn } from "./testing.ts";

const model = createOfflineBuilder();

interface Canaries {
  person: string;
  place: string;
  year: number;
  price: number;
  distance: number;
  nickname: string;
  day: number;
}

const people = ["Ottilie Brandvold", "Casimir Quell", "Zofia Marchewka", "Ignatius Thorpe", "Perpetua Lund"];
const places = ["Tromsø", "Xanten", "Jaca", "Oamaru", "Zwettl"];
const nicknames = ["Brunhilde", "Quixote", "Balthasar", "Nepomuk"];
const days: Record<Language, string[]> = {
  en: ["Mondays", "Tuesdays", "Thursdays", "Fridays"],
  de: ["Montags", "Dienstags", "Donnerstags", "Freitags"],
  es: ["lunes", "martes", "jueves", "viernes"],
};
const dayKeys = ["monday", "tuesday", "thursday", "friday"];
const closed: Record<Language, string> = { en: "closed", de: "geschlossen", es: "cerrado" };

/** A trade each: known ones and those nobody has words for. */
const trades: Record<Language, string[]> = {
  en: [
    "tune pianos",
    "repair accordions",
    "teach the harp",
    "groom alpacas",
    "restore globes",
    "sharpen scythes",
    "train falcons",
    "clean chimneys",
    "bake rye bread",
    "paint signs",
  ],
  de: [
    "stimme Klaviere",
    "repariere Akkordeons",
    "baue Drehleiern",
    "backe Brot",
    "flechte Körbe",
    "schleife Sensen",
    "fotografiere Hochzeiten",
    "restauriere Globen",
    "koche Marmelade",
    "pflege Gräber",
  ],
  es: [
    "afino pianos",
    "reparo acordeones",
    "enseño arpa",
    "restauro globos",
    "cocino mermeladas",
    "afilo tijeras",
    "pinto letreros",
    "limpio chimeneas",
    "hago cestas",
    "vendo quesos",
  ],
};

type Wording = (trade: string, canaries: Canaries) => string;
const wordings: Record<Language, [Wording, Wording]> = {
  en: [
    (trade, c) =>
      `My name is ${c.person}, I ${trade} in ${c.place} since ${c.year}. A visit costs ${c.price} euros within ${c.distance} km. I do not work on ${days.en[c.day]}. My van is called ${c.nickname}. I need a site with my prices and a form to ask for a visit.`,
    (trade, c) =>
      `Please make a website. I am ${c.person} and I ${trade}. We have been in ${c.place} since ${c.year}. First visit €${c.price}. We drive up to ${c.distance} km. Closed on ${days.en[c.day]}. Our dog is named ${c.nickname}.`,
  ],
  de: [
    (trade, c) =>
      `Ich heiße ${c.person} und ${trade} in ${c.place} seit ${c.year}. Ein Besuch kostet ${c.price} Euro innerhalb von ${c.distance} km. ${days.de[c.day]} arbeite ich nicht. Mein Lieferwagen heißt ${c.nickname}. Ich brauche eine Website mit meinen Preisen und einem Kontaktformular.`,
    (trade, c) =>
      `Bitte eine Webseite für mich. Mein Name ist ${c.person}, ich ${trade}. Wir sind seit ${c.year} in ${c.place}. Erster Termin ${c.price} €. Wir fahren bis zu ${c.distance} km weit. ${days.de[c.day]} geschlossen. Unser Hund wird ${c.nickname} genannt.`,
  ],
  es: [
    (trade, c) =>
      `Me llamo ${c.person} y ${trade} en ${c.place} desde ${c.year}. Una visita cuesta ${c.price} euros hasta ${c.distance} km. No trabajo los ${days.es[c.day]}. Mi furgoneta se llama ${c.nickname}. Necesito una página web con mis precios y un formulario.`,
    (trade, c) =>
      `Quiero un sitio web. Soy ${c.person} y ${trade}. Estamos en ${c.place} desde ${c.year}. Primera visita ${c.price} €. Vamos hasta ${c.distance} km. Cerrado los ${days.es[c.day]}. Nuestro perro se llama ${c.nickname}.`,
  ],
};

function canariesOf(at: number): Canaries {
  return {
    person: people[at % people.length]!,
    place: places[(at * 3 + 1) % places.length]!,
    year: 1931 + ((at * 17) % 90),
    price: 1130 + at * 7,
    distance: 21 + at,
    nickname: nicknames[(at * 5 + 2) % nicknames.length]!,
    day: at % 4,
  };
}

const requests = (["en", "de", "es"] as const).flatMap((language, group) =>
  trades[language].flatMap((trade, at) =>
    wordings[language].map((wording, version) => {
      const canaries = canariesOf(group * 20 + at * 2 + version);
      return { language, trade, version, canaries, text: wording(trade, canaries) };
    }),
  ),
);

describe("facts that nobody would guess", () => {
  it("are sixty requests", () => expect(new Set(requests.map(({ text }) => text)).size).toBe(60));

  it.each(requests)("$language: $trade ($version)", async ({ language, trade, canaries, text }) => {
    const { files, finish, title } = await runTurn(model, text);
    const content = [...files].filter(([path]) => /^src\/(?:content|pages|components\/sections)\//.test(path));
    const told = [title ?? "", ...content.map(([, code]) => code), ...finish!.not_done].join("\n");
    const { person, place, year, price, distance, nickname, day } = canaries;
    for (const fact of [person, place, String(year), String(price), `${distance} km`, nickname])
      expect(told, `${fact} of: ${text}`).toContain(fact);
    const thing = trade.split(" ").at(-1)!;
    expect(told.toLowerCase(), `${trade} of: ${text}`).toContain(
      thing.toLowerCase().slice(0, Math.max(4, thing.length - 2)),
    );
    const site = files.get("src/content/site.ts") ?? "";
    const off = site.includes(`${dayKeys[day]}: "${closed[language]}"`) || told.includes(days[language][day]!);
    expect(off, `${days[language][day]} of: ${text}`).toBe(true);
  });
});
