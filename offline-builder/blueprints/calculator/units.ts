export interface Unit {
  name: string;
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
      { name: "m", factor: 1 },
      { name: "km", factor: 1000 },
      { name: "cm", factor: 0.01 },
      { name: "mm", factor: 0.001 },
      { name: "mi", factor: 1609.344 },
      { name: "yd", factor: 0.9144 },
      { name: "ft", factor: 0.3048 },
      { name: "in", factor: 0.0254 },
    ],
  },
  {
    name: __("Weight"),
    units: [
      { name: "kg", factor: 1 },
      { name: "g", factor: 0.001 },
      { name: "t", factor: 1000 },
      { name: "lb", factor: 0.45359237 },
      { name: "oz", factor: 0.028349523125 },
    ],
  },
  {
    name: __("Temperature"),
    units: [
      { name: "°C", factor: 1 },
      { name: "°F", factor: 5 / 9, zero: -160 / 9 },
      { name: "K", factor: 1, zero: -273.15 },
    ],
  },
  {
    name: __("Volume"),
    units: [
      { name: "l", factor: 1 },
      { name: "ml", factor: 0.001 },
      { name: "m³", factor: 1000 },
      { name: "gal (US)", factor: 3.785411784 },
      { name: "gal (UK)", factor: 4.54609 },
      { name: "cup (US)", factor: 0.2365882365 },
      { name: "fl oz (US)", factor: 0.0295735295625 },
    ],
  },
  {
    name: __("Area"),
    units: [
      { name: "m²", factor: 1 },
      { name: "km²", factor: 1_000_000 },
      { name: "ha", factor: 10_000 },
      { name: "ac", factor: 4046.8564224 },
      { name: "ft²", factor: 0.09290304 },
    ],
  },
  {
    name: __("Speed"),
    units: [
      { name: "km/h", factor: 1 },
      { name: "m/s", factor: 3.6 },
      { name: "mph", factor: 1.609344 },
      { name: "kn", factor: 1.852 },
    ],
  },
  {
    name: __("Time"),
    units: [
      { name: "min", factor: 1 },
      { name: "s", factor: 1 / 60 },
      { name: "h", factor: 60 },
      { name: "d", factor: 1440 },
    ],
  },
  {
    name: __("Data"),
    units: [
      { name: "MB", factor: 1 },
      { name: "kB", factor: 0.001 },
      { name: "GB", factor: 1000 },
      { name: "TB", factor: 1_000_000 },
    ],
  },
];

export function convert(amount: number, from: Unit, to: Unit): number {
  return (amount * from.factor + (from.zero ?? 0) - (to.zero ?? 0)) / to.factor;
}
