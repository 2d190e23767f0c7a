/** Pages of an app of lists that are more than a list: stock levels, balances, a week of meals. */
import { emitDayPlan } from "./day-plan.ts";
import { appBlueprint } from "../../emit/app/app-frame.ts";
import { emitApprovals } from "../../emit/app/decisions/approvals.ts";
import { translate } from "../../language/translate.ts";
import type { DraftPlan, Language, PlannedPage } from "../../plan/plan.ts";
import type { SourceFile } from "../archetype.ts";
import { trackerTexts } from "./texts.ts";

interface OwnPage {
  icon: string;
  blueprint: string;
  /** Data and rules it reads, as blueprint and path. */
  with?: readonly (readonly [blueprint: string, path: string])[];
  lead: (language: Language) => string;
}

const shopping = ["tracker/shopping-items.ts", "src/data/shopping-items.ts"] as const;

const ownPages: Readonly<Record<string, OwnPage>> = {
  StockLevels: { icon: "Gauge", blueprint: "StockLevels", lead: (language) => trackerTexts[language].stockLead },
  Week: {
    icon: "CalendarCheck",
    blueprint: "Week",
    with: [
      ["tracker/ticks.ts", "src/data/ticks.ts"],
      ["app/LineChart.tsx", "src/components/charts/LineChart.tsx"],
      ["tracker/HeatMap.tsx", "src/components/charts/HeatMap.tsx"],
    ],
    lead: (language) => trackerTexts[language].todayLead,
  },
  Timer: { icon: "Timer", blueprint: "Timer", lead: (language) => trackerTexts[language].timerLead },
  Balances: {
    icon: "Scale",
    blueprint: "Balances",
    with: [["tracker/balances.ts", "src/lib/balances.ts"]],
    lead: (language) => trackerTexts[language].balancesLead,
  },
  MealWeek: {
    icon: "CalendarDays",
    blueprint: "MealWeek",
    with: [["tracker/meals.ts", "src/data/meals.ts"], shopping],
    lead: (language) => trackerTexts[language].mealsLead,
  },
  Vote: {
    icon: "Vote",
    blueprint: "Vote",
    with: [["tracker/votes.ts", "src/data/votes.ts"]],
    lead: (language) => translate("Choose an answer; you can change it until the poll closes.", language),
  },
  Practice: {
    icon: "Layers",
    blueprint: "Practice",
    lead: (language) => translate("Look at a card, think, turn it. What you knew does not come again.", language),
  },
  Shopping: {
    icon: "ShoppingBasket",
    blueprint: "Shopping",
    with: [shopping],
    lead: (language) => trackerTexts[language].shoppingLead,
  },
};

export const ownPageIcons: Readonly<Record<string, string>> = {
  Approvals: "BadgeCheck",
  ...Object.fromEntries(Object.entries(ownPages).map(([component, page]) => [component, page.icon])),
};

/** Null when the page is a list, a row or the overview. */
export function emitOwnPage(
  plan: DraftPlan,
  page: PlannedPage,
  /** `approved`: the list that is decided on. */
  names: { path: string; approved: string; samples: boolean },
): SourceFile[] | null {
  if (page.component === "Index" && plan.entities[0]?.once) return [emitDayPlan(plan, page, names.samples)];
  if (page.component === "Approvals") return [emitApprovals(plan, page, names.approved)];
  const own = ownPages[page.component];
  if (!own) return null;
  const fill = (blueprint: string, path: string): SourceFile =>
    appBlueprint(plan, {
      blueprint,
      path,
      content: { lead: own.lead(plan.language), title: page.title },
      names: { path: names.path, component: page.component },
      flags: { samples: names.samples },
    });
  return [
    ...(own.with ?? []).map(([blueprint, path]) => fill(blueprint, path)),
    fill(`tracker/${own.blueprint}.tsx`, `src/pages/${page.component}.tsx`),
  ];
}
