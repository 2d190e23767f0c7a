export interface Unit {
  name: string;
  /** As people say it: "grams". */
  long: string;
  /** How many of the first unit one of it is, and where its zero lies there. */
  factor: number;
  zero?: number;
}

export interface Quantity {
  name: string;
  units: Unit[];
}

export const quantities: Quantity[] = [
  {
    name: __("Length"),
    units: [
      { name: "m", long: __("metres"), factor: 1 },
      { name: "km", long: __("kilometres"), factor: 1000 },
      { name: "cm", long: __("centimetres"), factor: 0.01 },
      { name: "mm", long: __("millimetres"), factor: 0.001 },
      { name: "mi", long: __("miles"), factor: 1609.344 },
      { name: "yd", long: __("yards"), factor: 0.9144 },
      { name: "ft", long: __("feet"), factor: 0.3048 },
      { name: "in", long: __("inches"), factor: 0.0254 },
    ],
  },
  {
    name: __("Weight"),
    units: [
      { name: "kg", long: __("kilograms"), factor: 1 },
      { name: "g", long: __("grams"), factor: 0.001 },
      { name: "t", long: __("tonnes"), factor: 1000 },
      { name: "lb", long: __("pounds"), factor: 0.45359237 },
      { name: "oz", long: __("ounces"), factor: 0.028349523125 },
    ],
  },
  {
    name: __("Temperature"),
    units: [
      { name: "°C", long: __("Celsius"), factor: 1 },
      { name: "°F", long: __("Fahrenheit"), factor: 5 / 9, zero: -160 / 9 },
      { name: "K", long: __("Kelvin"), factor: 1, zero: -273.15 },
    ],
  },
  {
    name: __("Volume"),
    units: [
      { name: "l", long: __("litres"), factor: 1 },
      { name: "ml", long: __("millilitres"), factor: 0.001 },
      { name: "m³", long: __("cubic metres"), factor: 1000 },
      { name: "gal (US)", long: __("gallons, US"), factor: 3.785411784 },
      { name: "gal (UK)", long: __("gallons, UK"), factor: 4.54609 },
      { name: "cup (US)", long: __("cups, US"), factor: 0.2365882365 },
      { name: "fl oz (US)", long: __("fluid ounces, US"), factor: 0.0295735295625 },
      { name: "tbsp", long: __("tablespoons"), factor: 0.015 },
      { name: "tsp", long: __("teaspoons"), factor: 0.005 },
    ],
  },
  {
    name: __("Area"),
    units: [
      { name: "m²", long: __("square metres"), factor: 1 },
      { name: "km²", long: __("square kilometres"), factor: 1_000_000 },
      { name: "ha", long: __("hectares"), factor: 10_000 },
      { name: "ac", long: __("acres"), factor: 4046.8564224 },
      { name: "ft²", long: __("square feet"), factor: 0.09290304 },
    ],
  },
  {
    name: __("Speed"),
    units: [
      { name: "km/h", long: __("kilometres per hour"), factor: 1 },
      { name: "m/s", long: __("metres per second"), factor: 3.6 },
      { name: "mph", long: __("miles per hour"), factor: 1.609344 },
      { name: "kn", long: __("knots"), factor: 1.852 },
    ],
  },
  {
    name: __("Time"),
    units: [
      { name: "min", long: __("minutes"), factor: 1 },
      { name: "s", long: __("seconds"), factor: 1 / 60 },
      { name: "h", long: __("hours"), factor: 60 },
      { name: "d", long: __("days"), factor: 1440 },
    ],
  },
  {
    name: __("Data"),
    units: [
      { name: "MB", long: __("megabytes"), factor: 1 },
      { name: "kB", long: __("kilobytes"), factor: 0.001 },
      { name: "GB", long: __("gigabytes"), factor: 1000 },
      { name: "TB", long: __("terabytes"), factor: 1_000_000 },
    ],
  },
];

export function convert(amount: number, from: Unit, to: Unit): number {
  return (amount * from.factor + (from.zero ?? 0) - (to.zero ?? 0)) / to.factor;
}
