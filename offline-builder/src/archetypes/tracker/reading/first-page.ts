import { calendarComponent } from "../../../emit/app/calendar-page.ts";
import { translate } from "../../../language/translate.ts";
import type { AppKind } from "../../../lexicon/app-kinds.ts";
import type { Language, PlannedPage } from "../../../plan/plan.ts";
import { trackerTexts } from "../texts.ts";

/** What opens these apps in place of an overview. */
export function firstPage(kind: AppKind, language: Language): PlannedPage {
  const texts = trackerTexts[language];
  const [title, component] =
    kind.id === "focus"
      ? [texts.timer, "Timer"]
      : kind.id === "habits"
        ? [texts.today, "Week"]
        : kind.id === "shared-costs"
          ? [texts.balances, "Balances"]
          : kind.id === "meals"
            ? [texts.meals, "MealWeek"]
            : kind.id === "polls"
              ? [translate("Vote", language), "Vote"]
              : kind.id === "flashcards"
                ? [translate("Practice", language), "Practice"]
                : kind.id === "calendar"
                  ? [translate("Calendar", language), calendarComponent]
                  : [texts.overview, "Index"];
  return { path: "/", title, component, nav: true };
}
