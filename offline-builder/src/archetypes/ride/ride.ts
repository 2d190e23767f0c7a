import { appBlueprint, appFrame, appRoutes } from "../../emit/app/app-frame.ts";
import { literal } from "../../emit/literal.ts";
import { dedupe } from "../../emit/site-frame.ts";
import { translate } from "../../language/translate.ts";
import { appLooks } from "../../lexicon/app-kinds.ts";
import { namesSite } from "../../parse/records/request-form.ts";
import type { Understanding } from "../../parse/understanding.ts";
import type { DraftPlan, PlannedPage } from "../../plan/plan.ts";
import { chooseTheme } from "../../theme/choose.ts";
import { statedCurrency } from "../app-request.ts";
import type { Archetype, ProjectFiles, SourceFile } from "../archetype.ts";
import { positions, rideTexts } from "./texts.ts";

const asked =
  /(?<![\p{L}])(?:uber|lyft|cabify|ride[- ]?hailing|(?:taxi|cab|ride)[- ](?:booking )?app|taxi-?app|fahrdienst-?app|app (?:de|para) (?:taxis?|pedir (?:un )?taxis?)|order a (?:taxi|cab|ride))(?![\p{L}])/iu;
/** "Uber for dog walkers" is about dogs, and Uber Eats about food. */
const otherThings = /\buber (?:eats\b|(?:for|für|para) (?!my|our|the|mein|unser|mi\b|nuestr))|super[- ]?uber/iu;

/** Rides through a town: those who ask, those who drive, and what moves them on by hand. */
export const ride: Archetype = {
  id: "ride",
  vocabulary: {},
  score: ({ text }) => (asked.test(text) && !otherThings.test(text) && !namesSite(text) ? 16 : 0),
  plan: planRide,
  emit: emitRide,
  understood: (plan) => [rideTexts[plan.language].kind, ...plan.pages.map((page) => page.title)],
  built: (plan) => rideTexts[plan.language].claims,
  caveats(plan) {
    const { simulated, notBuilt, left } = rideTexts[plan.language];
    const native = plan.options["native"] === true ? [left.native] : [];
    return [simulated, notBuilt([left.live, left.payment, ...native].join(", "))];
  },
  speaksOf: {
    parts: /live|drivers?|fahrer|conductores|stripe|paypal|cards?|karten|tarjeta|i(?:phone|os)|android|gps|native?/iu,
    limits: ["payment", "native", "live"],
  },
  suggestions: (plan) => rideTexts[plan.language].suggestions,
};

function planRide(request: Understanding): DraftPlan {
  const { text, language, seed } = request;
  const own = rideTexts[language];
  const name = request.name ?? own.name;
  return {
    version: 1,
    request: text,
    language,
    name,
    archetype: "ride",
    domain: "ride",
    seed,
    theme: chooseTheme(appLooks.signal, request.colors, seed),
    pages: [
      { path: "/", title: own.pages.request, component: "Index", nav: true },
      { path: own.paths.ride, title: own.pages.ride, component: "Ride", nav: true },
      { path: own.paths.history, title: own.pages.history, component: "History", nav: true },
      { path: own.paths.driver, title: own.pages.driver, component: "Driver", nav: true },
    ],
    features: ["request", "simulate", "history", "persist"],
    entities: [],
    forms: [],
    details: [{ key: "name", label: translate("Name", language), value: name }],
    options: {
      place: false,
      known: true,
      shell: "topbar",
      prices: true,
      ...(request.limits.includes("native") ? { native: true } : {}),
      ...statedCurrency(text),
    },
  };
}

const fares = [
  { start: 3.2, perKm: 1.4, perMinute: 0.25 },
  { start: 4.5, perKm: 1.9, perMinute: 0.35 },
  { start: 4, perKm: 1.6, perMinute: 0.3 },
];

function cityFile({ language }: DraftPlan): SourceFile {
  const { places, kinds, drivers } = rideTexts[language];
  const city = places.map((name, at) => ({ name, x: positions[at]![0], y: positions[at]![1] }));
  const rates = kinds.map(([name, note], at) => ({ name, note, ...fares[at]! }));
  const content = `/** The places of the drawn town, from its upper left corner. */
export const places = ${literal(city)};

/** Fares are worked out from these. */
export const kinds = ${literal(rates)};

/** Invented: nobody drives yet. */
export const drivers = ${literal(drivers)};
`;
  return { path: "src/content/city.ts", content };
}

function emitRide(plan: DraftPlan): ProjectFiles {
  const texts = rideTexts[plan.language];
  const titleOf = (component: string): string => plan.pages.find((page) => page.component === component)?.title ?? "";
  const piece = (blueprint: string, path: string): SourceFile =>
    appBlueprint(plan, {
      blueprint,
      path,
      content: {
        requestTitle: titleOf("Index"),
        requestLead: texts.requestLead,
        rideTitle: titleOf("Ride"),
        historyTitle: titleOf("History"),
        driverTitle: titleOf("Driver"),
      },
      names: { ridePath: plan.pages.find((page) => page.component === "Ride")?.path ?? "/" },
    });
  const blueprints: Record<string, string> = { Index: "Request" };
  const files = ({ component }: PlannedPage): SourceFile[] => [
    piece(`ride/${blueprints[component] ?? component}.tsx`, `src/pages/${component}.tsx`),
  ];
  return dedupe({
    shell: [
      ...appFrame(plan, {
        tagline: texts.tagline,
        icons: { Index: "MapPin", Ride: "Car", History: "History", Driver: "CircleUser" },
        sampled: [],
      }),
      cityFile(plan),
      piece("app/format.ts", "src/lib/format.ts"),
      piece("ride/rides.ts", "src/data/rides.ts"),
      piece("ride/CityMap.tsx", "src/components/ride/CityMap.tsx"),
    ],
    pages: plan.pages.map((page) => ({ page, files: files(page) })),
    app: appRoutes,
  });
}
