/** Chips on Home, which fill the box and send nothing. */
export interface Example {
  label: string;
  prompt: string;
}

export const EXAMPLES: readonly Example[] = [
  {
    label: "Bakery site",
    prompt: "A landing page for a bakery with the menu, opening hours and a contact form",
  },
  {
    label: "Team task board",
    prompt: "A kanban board for a small team with due dates and who does what",
  },
  {
    label: "Simple CRM",
    prompt: "A CRM with contacts, deals in stages and a dashboard of what is due",
  },
  {
    label: "Candle shop",
    prompt: "An online store for handmade candles with a cart and checkout, dark green and cream",
  },
  {
    label: "Court booking",
    prompt: "An app to book padel courts by the hour, with prices and no double bookings",
  },
  {
    label: "Football club",
    prompt: "Something to help my football club organise matches and see who plays",
  },
];
