import { presence } from "../../parse/words.ts";
import type { Archetype } from "../archetype.ts";
import { emitBrochure, planBrochure, sectionClaims } from "../brochure/brochure.ts";
import { hasLegalPages, legalCaveat } from "../brochure/legal-pages.ts";
import { copyOf } from "../subject.ts";
import { bookingCaveats, bookingClaims, currencyReplies } from "./booking-pages.ts";
import { bookingTexts } from "./texts.ts";

const words = {
  en: "booking|book|appointment|appointments|reservation|reservations|reserve|pick a time|time slots|schedule appointments",
  de: "terminbuchung|termin|termine|buchen|buchung|reservierung|reservieren",
  es: "reserva|reservas|reservar|turno|turnos|cita|citas",
};

/** A place where people book a time: the brochure's frame and content, with booking as its first action. */
export const booking: Archetype = {
  id: "booking",
  vocabulary: words,
  score(request) {
    const named = presence(request.index, words[request.language]) + presence(request.index, words.en) * 0.5;
    // Nights and meetings have pages of their own; no time of a day is booked.
    if (request.domains[0]?.noSlots) return 0;
    // "Books" are things to read and to lend; nobody is asked to book a time.
    if (named <= 1.5 && /\bbooks\b/i.test(request.text)) return 0;
    // A calendar that people keep themselves is no page to book on.
    if (/\b(?:appointments?|team|shared|family|event|content) (?:calendar|planner)\b/i.test(request.text)) return 0;
    return named * 2.4 + (named > 0 && request.domains.length > 0 ? 1 : 0);
  },
  plan: (request) => planBrochure(request, { archetype: "booking", booking: true }),
  emit: emitBrochure,
  understood(plan) {
    const pages = plan.pages.filter((page) => page.path !== "/" && page.nav).map((page) => page.title);
    return [String(plan.options["trade"] ?? copyOf(plan).kind), ...pages];
  },
  built: (plan) => [...bookingClaims(plan), ...sectionClaims(plan)],
  caveats: (plan) => [...bookingCaveats(plan), ...(hasLegalPages(plan) ? [legalCaveat] : [])],
  replies: currencyReplies,
  suggestions: (plan) => bookingTexts[plan.language].suggestions,
};
