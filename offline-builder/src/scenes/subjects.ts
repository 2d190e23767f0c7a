import { tradeSubjects } from "./trade-subjects.ts";

/**
 * Our own drawings, one subject each in a box of 200 by 200. `1` to `5` in a class stand for the five inks of the theme;
 * shapes are flat so that they recolour well.
 */
const f = (tone: number): string => `className="fill-tone-${tone}"`;
const s = (tone: number, width = 6): string =>
  `className="fill-none stroke-tone-${tone}" strokeWidth="${width}" strokeLinecap="round" strokeLinejoin="round"`;

export const subjects: Record<string, string> = {
  ...tradeSubjects,
  loaf: `<path ${f(4)} d="M22 150c-8-52 20-98 78-98s86 46 78 98c-2 14-12 20-26 20H48c-14 0-24-6-26-20z" />
<path ${s(5, 9)} d="M62 84c12 10 18 22 20 38M98 72c12 12 18 28 20 46M134 78c10 12 14 24 16 38" />`,
  croissant: `<path ${f(4)} d="M18 138c4-56 40-86 82-86s78 30 82 86c-14 6-28-2-38-22-8-14-24-22-44-22s-36 8-44 22c-10 20-24 28-38 22z" />
<path ${s(5, 7)} d="M60 66l14 34M100 54v40M140 66l-14 34M34 100l26 16M166 100l-26 16" />`,
  cake: `<path ${f(3)} d="M30 170h140v10H30z" /><path ${f(5)} d="M38 100h124v70H38z" />
<path ${f(4)} d="M38 100c0-16 14-26 30-26h64c16 0 30 10 30 26v12c-8 12-18 12-24 0-8 14-20 14-28 0-8 14-22 14-30 0-8 12-34 14-42 0z" />
<path ${s(1, 5)} d="M100 74V46" /><circle ${f(2)} cx="100" cy="38" r="9" />`,
  cup: `<path ${f(5)} d="M40 78h104v44c0 30-20 50-52 50s-52-20-52-50z" /><path ${s(5, 11)} d="M144 92h14c14 0 14 36-6 38h-10" />
<path ${f(3)} d="M24 172h136v9H24z" /><ellipse ${f(1)} cx="92" cy="80" rx="46" ry="9" />
<path ${s(2, 5)} d="M72 56c-8-10 8-16 0-28M98 56c-8-10 8-16 0-28" />`,
  bowl: `<path ${f(2)} d="M22 96h156c0 46-30 76-78 76S22 142 22 96z" /><ellipse ${f(5)} cx="100" cy="96" rx="78" ry="16" />
<circle ${f(4)} cx="78" cy="94" r="12" /><path ${f(1)} d="M98 90c10-16 34-14 40 2-14 8-30 8-40-2z" />
<path ${s(1, 6)} d="M128 92l40-56M142 96l40-46" />`,
  plate: `<circle ${f(5)} cx="100" cy="106" r="78" /><circle ${f(3)} cx="100" cy="106" r="54" />
<path ${f(4)} d="M68 112c0-24 18-36 38-32s28 22 20 38-58 20-58-6z" /><path ${s(1, 6)} d="M82 128c14-24 28-34 46-40M104 104l18 2M96 116l20 4" />`,
  wine: `<path ${f(5)} d="M62 24h66c10 44-2 78-33 78S52 68 62 24z" /><path ${f(4)} d="M57 60h76c-2 24-14 42-38 42S58 84 57 60z" />
<path ${s(1, 6)} d="M95 102v68M66 174h58" />`,
  barbell: `<path ${s(1, 10)} d="M18 104h164" /><rect ${f(2)} x="34" y="58" width="22" height="92" rx="6" /><rect ${f(2)} x="144" y="58" width="22" height="92" rx="6" />
<rect ${f(4)} x="18" y="74" width="14" height="60" rx="5" /><rect ${f(4)} x="168" y="74" width="14" height="60" rx="5" />`,
  kettlebell: `<path ${s(1, 14)} d="M66 96C52 50 72 30 100 30s48 20 34 66" /><path ${f(2)} d="M46 140c0-36 24-56 54-56s54 20 54 56c0 20-10 38-24 38H70c-14 0-24-18-24-38z" />
<circle ${f(5)} cx="100" cy="134" r="20" />`,
  bicycle: `<g ${s(1, 7)}><circle cx="48" cy="134" r="38" /><circle cx="152" cy="134" r="38" /></g><path ${s(2, 8)} d="M48 134l32-62h54l18 62M80 72l22 62h-54M134 72l-32 62" />
<path ${s(4, 8)} d="M66 60h26M134 72l-6-22h20" /><circle ${f(4)} cx="102" cy="134" r="9" />`,
  wrench: `<path ${f(2)} d="M140 22c-26-4-46 20-38 46l-76 76c-12 14 8 40 26 26l76-76c28 8 52-14 46-40l-26 24-26-8-6-24z" /><circle ${f(5)} cx="46" cy="154" r="8" />`,
  candle: `<path ${f(4)} d="M100 18c18 20 18 38 0 44-18-6-18-24 0-44z" /><path ${s(1, 4)} d="M100 56v22" /><path ${f(5)} d="M54 78h92v96H54z" />
<path ${f(3)} d="M54 78h92v14c-10 12-20 2-30 8s-14 20-24 6-28-2-38-6z" /><path ${f(2)} d="M72 118h56v34H72z" />`,
  jar: `<path ${f(1)} d="M58 30h84v24H58z" /><path ${f(5)} d="M50 54h100c12 12 12 20 12 34v72c0 12-8 18-18 18H56c-10 0-18-6-18-18V88c0-14 0-22 12-34z" />
<path ${f(4)} d="M38 104h124v56c0 12-8 18-18 18H56c-10 0-18-6-18-18z" /><path ${f(3)} d="M66 116h68v36H66z" />`,
  tapers: `<path ${f(4)} d="M66 8c10 12 10 22 0 26-10-4-10-14 0-26zM132 26c10 12 10 22 0 26-10-4-10-14 0-26z" /><path ${f(5)} d="M56 40h20v116H56z" /><path ${f(2)} d="M122 58h20v98h-20z" /><path ${f(1)} d="M40 156h52v22H40zM106 156h52v22h-52z" />`,
  box: `<path ${f(5)} d="M34 78h132v96H34z" /><path ${f(2)} d="M24 56h152v30H24z" /><path ${f(4)} d="M90 56h20v118H90z" /><path ${s(4, 8)} d="M100 54c-40-2-46-38-18-34 14 2 18 34 18 34s4-32 18-34c28-4 22 32-18 34z" />`,
  scissors: `<path ${s(1, 10)} d="M60 130L142 24M140 130L58 24" /><g ${s(4, 11)}><circle cx="50" cy="150" r="22" /><circle cx="150" cy="150" r="22" /></g><circle ${f(5)} cx="100" cy="78" r="6" />`,
  comb: `<path ${f(4)} d="M24 60h152v34H24z" /><path ${s(4, 8)} d="M32 94v48M50 94v48M68 94v48M86 94v48M104 94v48M122 94v48M140 94v48M158 94v48" />`,
  camera: `<path ${f(1)} d="M20 66h40l14-22h52l14 22h40v98H20z" /><circle ${f(3)} cx="100" cy="112" r="40" /><circle ${f(2)} cx="100" cy="112" r="26" /><circle ${f(5)} cx="90" cy="102" r="8" /><rect ${f(4)} x="148" y="78" width="18" height="10" />`,
  plant: `<path ${f(4)} d="M62 124h76l-10 56H72z" /><path ${s(1, 6)} d="M100 124V60" /><path ${f(2)} d="M100 92C56 96 40 70 42 42c34 0 56 16 58 50zM100 78c2-38 26-56 60-54 2 32-18 56-60 54z" />`,
  flower: `<path ${s(1, 6)} d="M100 180v-76" /><path ${f(2)} d="M100 160c-30 2-44-14-44-32 24 0 42 10 44 32zM100 148c26 0 40-12 42-30-24 0-40 8-42 30z" />
<g ${f(4)}><circle cx="100" cy="42" r="20" /><circle cx="72" cy="62" r="20" /><circle cx="128" cy="62" r="20" /><circle cx="82" cy="92" r="20" /><circle cx="118" cy="92" r="20" /></g><circle ${f(5)} cx="100" cy="70" r="16" />`,
  book: `<path ${f(2)} d="M100 54c-22-16-48-18-78-12v112c30-6 56-4 78 12 22-16 48-18 78-12V42c-30-6-56-4-78 12z" /><path ${f(5)} d="M96 62c-18-12-38-14-62-10v88c24-4 44-2 62 8zM104 62c18-12 38-14 62-10v88c-24-4-44-2-62 8z" />
<path ${s(3, 5)} d="M48 74c12-2 22 0 34 4M48 96c12-2 22 0 34 4M118 78c12-4 22-6 34-4M118 100c12-4 22-6 34-4" />`,
  pen: `<path ${f(2)} d="M138 22l40 40L74 166l-52 12 12-52z" /><path ${f(5)} d="M34 126l40 40-52 12z" /><path ${f(1)} d="M28 152l20 20-26 6z" /><path ${f(4)} d="M124 36l40 40 14-14-40-40z" />`,
  house: `<path ${f(5)} d="M40 92h120v84H40z" /><path ${f(2)} d="M20 96L100 28l80 68z" /><path ${f(1)} d="M84 124h32v52H84z" /><path ${f(4)} d="M52 110h22v24H52zM126 110h22v24h-22z" />`,
  mountain: `<path ${f(3)} d="M4 176L74 60l42 68 22-30 58 78z" /><path ${f(1)} d="M74 60l-24 40 16-8 12 14 12-12 12 8z" /><circle ${f(4)} cx="150" cy="54" r="22" />`,
  sofa: `<path ${f(2)} d="M36 84c0-18 12-28 30-28h68c18 0 30 10 30 28v40H36z" /><path ${f(1)} d="M16 104c0-20 28-20 28 0v22h112v-22c0-20 28-20 28 0v56H16z" /><path ${s(1, 8)} d="M34 160v18M166 160v18" /><path ${f(4)} d="M62 88h34v32H62z" />`,
  vase: `<path ${f(2)} d="M78 40h44c0 22 34 40 34 80 0 34-20 58-56 58s-56-24-56-58c0-40 34-58 34-80z" /><path ${f(4)} d="M48 104c30 14 74 14 104 0 4 10 5 16 4 26-34 14-78 14-112 0-1-10 0-16 4-26z" /><path ${f(5)} d="M72 30h56v12H72z" />`,
  lamp: `<path ${f(4)} d="M70 26h60l30 66H40z" /><path ${s(1, 7)} d="M100 92v72M66 172h68" /><path ${f(5)} d="M58 100h84l12 30H46z" opacity=".5" />`,
  tooth: `<path ${f(5)} d="M52 34c18-10 32 4 48 4s30-14 48-4c24 14 16 50 8 72-8 20-8 66-24 66-18 0-10-50-32-50s-14 50-32 50c-16 0-16-46-24-66-8-22-16-58 8-72z" /><path ${s(3, 7)} d="M60 60c2-10 8-14 18-14" />`,
  paw: `<g ${f(4)}><circle cx="52" cy="88" r="19" /><circle cx="84" cy="54" r="20" /><circle cx="122" cy="54" r="20" /><circle cx="152" cy="88" r="19" /></g><path ${f(2)} d="M102 92c26 0 48 32 44 58-3 20-24 20-44 16-20 4-42 4-44-16-3-26 18-58 44-58z" />`,
  racket: `<ellipse ${f(2)} cx="82" cy="76" rx="52" ry="58" /><g ${f(5)}><circle cx="64" cy="60" r="6" /><circle cx="86" cy="60" r="6" /><circle cx="106" cy="66" r="6" /><circle cx="60" cy="82" r="6" /><circle cx="82" cy="84" r="6" /><circle cx="102" cy="90" r="6" /></g><path ${s(1, 16)} d="M116 124l40 50" /><circle ${f(4)} cx="158" cy="56" r="18" />`,
  chart: `<path ${f(3)} d="M28 112h30v62H28z" /><path ${f(2)} d="M72 82h30v92H72z" /><path ${f(1)} d="M116 98h30v76h-30z" /><path ${f(4)} d="M160 48h24v126h-24z" /><path ${s(4, 6)} d="M30 76l46-30 44 20 50-42" />`,
  lotus: `<path ${f(4)} d="M100 40c26 28 26 74 0 102-26-28-26-74 0-102z" /><path ${f(2)} d="M44 66c34 6 54 36 54 78-40-4-60-38-54-78zM156 66c-34 6-54 36-54 78 40-4 60-38 54-78z" /><path ${f(1)} d="M12 112c30-8 64 8 84 38-32 18-70 4-84-38zM188 112c-30-8-64 8-84 38 32 18 70 4 84-38z" />`,
  panels: `<rect ${f(1)} x="14" y="34" width="172" height="132" rx="10" /><rect ${f(5)} x="24" y="56" width="152" height="100" rx="6" />
<circle ${f(4)} cx="28" cy="45" r="4" /><circle ${f(3)} cx="40" cy="45" r="4" /><rect ${f(3)} x="34" y="68" width="54" height="36" rx="4" /><rect ${f(2)} x="96" y="68" width="70" height="36" rx="4" />
<path ${s(4, 6)} d="M36 142l22-16 20 10 24-22 22 12 38-24" />`,
  signal: `<circle ${f(2)} cx="100" cy="100" r="76" /><circle ${f(5)} cx="100" cy="100" r="56" /><path ${s(4, 11)} d="M74 102l20 20 36-42" />`,
  blocks: `<rect ${f(2)} x="22" y="100" width="74" height="74" rx="8" /><rect ${f(4)} x="104" y="58" width="74" height="116" rx="8" /><path ${f(1)} d="M22 92a74 74 0 0 1 74-74v74z" /><path ${f(5)} d="M124 150l18-60 18 60z" />`,
  laptop: `<path ${f(1)} d="M36 44h128v92H36z" /><path ${f(3)} d="M46 54h108v72H46z" /><path ${f(2)} d="M14 140h172l-10 20H24z" /><path ${s(4, 7)} d="M68 78l-14 14 14 14M96 78l14 14-14 14" />`,
  bag: `<path ${s(1, 8)} d="M72 76c0-56 56-56 56 0" /><path ${f(4)} d="M42 72h116l10 106H32z" /><path ${f(5)} d="M66 106h68v40H66z" />`,
  pizza: `<path ${f(4)} d="M100 176L26 50c44-30 104-30 148 0z" /><path ${f(5)} d="M100 158L44 62c34-20 78-20 112 0z" /><g ${f(2)}><circle cx="84" cy="78" r="12" /><circle cx="120" cy="84" r="11" /><circle cx="100" cy="116" r="11" /></g>`,
  car: `<path ${f(2)} d="M14 124c0-18 10-26 28-28l22-34h66l30 34c18 2 26 10 26 28v20H14z" /><path ${f(5)} d="M70 72h24v24H54zM102 72h22l20 24h-42z" /><circle ${f(1)} cx="56" cy="146" r="20" /><circle ${f(1)} cx="146" cy="146" r="20" /><circle ${f(4)} cx="56" cy="146" r="8" /><circle ${f(4)} cx="146" cy="146" r="8" />`,
  heart: `<path ${f(4)} d="M100 176C44 134 18 104 18 70c0-28 20-46 44-46 18 0 30 10 38 24 8-14 20-24 38-24 24 0 44 18 44 46 0 34-26 64-82 106z" />
<path ${s(5, 9)} d="M44 74c0-16 8-24 22-26" />`,
  rings: `<circle ${s(4, 14)} cx="76" cy="122" r="48" /><circle ${s(2, 14)} cx="128" cy="122" r="48" />
<path ${f(1)} d="M108 30h40l16 20-36 30-36-30z" /><path ${f(3)} d="M108 30h40l-20 20zM92 50h36v30z" />`,
  drum: `<path ${f(2)} d="M32 82h136v70c0 14-30 26-68 26s-68-12-68-26z" /><ellipse ${f(4)} cx="100" cy="82" rx="68" ry="25" /><path ${s(4, 6)} d="M36 112l24 48 28-40 26 46 26-46 24 36" />
<path ${s(1, 8)} d="M78 76L40 24M122 76l38-52" />`,
  guitar: `<path ${f(4)} d="M62 96c10-12 26-10 34-2 14-4 28 6 26 22 16 10 14 40-8 52-26 14-62 6-76-18-14-26 2-46 24-54z" />
<circle ${f(1)} cx="88" cy="126" r="17" /><path ${s(2, 13)} d="M98 112L164 34" /><path ${s(1, 11)} d="M156 26l18 16" /><path ${s(5, 6)} d="M58 146l18 16" />`,
  tent: `<path ${f(2)} d="M100 40L12 176h176z" /><path ${f(5)} d="M100 40L60 176h80z" /><path ${f(1)} d="M100 96l-22 80h44z" /><path ${s(4, 7)} d="M100 40V14M100 16l34 10-34 12" />`,
  mat: `<path ${f(2)} d="M24 148h132v28H24z" /><circle ${f(4)} cx="154" cy="148" r="28" /><circle ${f(5)} cx="154" cy="148" r="15" /><path ${s(1, 6)} d="M154 148c6-6 12 2 6 8" />`,
  keys: `<circle ${s(4, 14)} cx="66" cy="70" r="36" /><path ${s(2, 13)} d="M92 96l72 72M132 136l20-20M152 156l18-18" /><circle ${f(5)} cx="66" cy="70" r="12" />`,
  church: `<path ${f(5)} d="M70 96h108v80H70z" /><path ${f(2)} d="M60 100l64-46 64 46z" /><path ${f(3)} d="M22 84h52v92H22z" /><path ${f(2)} d="M16 88l32-46 32 46z" /><path ${s(1, 6)} d="M48 40V12M38 22h20" />
<path ${f(1)} d="M108 176v-34c0-20 32-20 32 0v34z" /><path ${f(4)} d="M40 104c0-10 16-10 16 0v22H40z" />`,
  ball: `<circle ${f(4)} cx="100" cy="104" r="72" /><path ${f(1)} d="M100 76l28 20-11 33H83L72 96z" /><path ${s(1, 6)} d="M100 76V34M128 96l40-14M117 129l24 36M83 129l-24 36M72 96L32 82" />`,
  apple: `<path ${f(4)} d="M100 72c18-18 70-16 70 36 0 40-28 70-48 70-10 0-14-4-22-4s-12 4-22 4c-20 0-48-30-48-70 0-52 52-54 70-36z" /><path ${s(1, 7)} d="M100 70c0-16 2-26 8-36" /><path ${f(2)} d="M112 42c10-20 30-22 44-16-4 18-22 26-44 16z" />`,
};

/** The lowest point of a drawing in its box of 200, for those that do not reach as far down as most. */
export const usualFeet = 178;
export const feet: Readonly<Record<string, number>> = {
  loaf: 170,
  croissant: 140,
  bowl: 172,
  plate: 184,
  wine: 173,
  barbell: 150,
  bicycle: 175,
  scissors: 177,
  comb: 146,
  camera: 164,
  book: 166,
  laptop: 160,
  lotus: 162,
  candle: 174,
  box: 174,
  chart: 174,
  cup: 181,
  cake: 180,
  car: 166,
  paw: 165,
  house: 176,
  lamp: 175,
  heart: 176,
  rings: 177,
  guitar: 172,
  tent: 176,
  mat: 176,
  keys: 172,
  church: 176,
  ball: 176,
  ...Object.fromEntries(Object.keys(tradeSubjects).map((id) => [id, 176])),
};
