/** Apps the offline builder makes from these very requests, photographed as they came out. */
import type { Example } from "./examples.ts";

export interface GalleryExample extends Example {
  /** 640 x 400, below the app's own address. */
  picture: string;
}

const picture = (name: string): string => `/examples/${name}.jpg`;

export const GALLERY: readonly GalleryExample[] = [
  {
    label: "Bakery",
    prompt: "A landing page for a bakery with the menu, opening hours and a contact form",
    picture: picture("bakery"),
  },
  {
    label: "Task board",
    prompt: "A kanban board for a small team with due dates and who does what",
    picture: picture("board"),
  },
  {
    label: "CRM",
    prompt: "A CRM with contacts, deals in stages and a dashboard of what is due",
    picture: picture("crm"),
  },
  {
    label: "Candle shop",
    prompt: "An online store for handmade candles with a cart and checkout, dark green and cream",
    picture: picture("candles"),
  },
  {
    label: "Barber bookings",
    prompt: "Let people book a haircut at my barber shop: they pick a barber and a time",
    picture: picture("barber"),
  },
  {
    label: "Photographer",
    prompt: "A portfolio for a photographer, black background and gold accents, gallery and contact form",
    picture: picture("photographer"),
  },
  {
    label: "Workshop",
    prompt: "A website for a bicycle workshop with services, prices and booking, dark blue",
    picture: picture("workshop"),
  },
  {
    label: "Expenses",
    prompt: "Track my expenses by category with a monthly chart and a budget",
    picture: picture("expenses"),
  },
];
