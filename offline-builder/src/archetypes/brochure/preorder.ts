/** "Order ahead for Friday": things are set aside for a day. */
import type { Understanding } from "../../parse/understanding.ts";

export const preorderWords =
  /pre-?orders?|order(?:ing)? page|(?:take|taking|collect) (?:online )?orders|order (?:online|in advance)|orders?(?![\p{L}])[^.;]{0,30}(?:pick-?\s?up|collection)|bestellseite|vorab bestell|order ahead|order (?:for|to) (?:pick|collect)|(?:zum abholen|zur abholung) bestell|bestell\p{L}* (?:und|zum|zur) abhol|(?:pedir|encargar) para recoger|vorbestell|vorbestellung|reserva anticipada|encargos?(?![\p{L}])|pedidos? anticipad|por encargo/iu;
const weekdays: readonly RegExp[] = [
  /sunday|sonntag|domingo/i,
  /monday|montag|lunes/i,
  /tuesday|dienstag|martes/i,
  /wednesday|mittwoch|miércoles/i,
  /thursday|donnerstag|jueves/i,
  /friday|freitag|viernes/i,
  /saturday|samstag|sonnabend|sábado/i,
];

/** The days named with the pre-order, as numbers from Sunday; any day of the week from Tuesday on when none is. */
export function orderDays({ text }: Understanding): Record<string, string> {
  const at = text.search(preorderWords);
  if (at < 0) return {};
  const near = (text.slice(at).split(/[.;]/)[0] ?? "").slice(0, 80);
  const named = weekdays.flatMap((day, index) => (day.test(near) ? [index] : []));
  return { orderDays: (named.length > 0 ? named : [2, 3, 4, 5, 6]).join(", ") };
}
