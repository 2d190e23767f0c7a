/**
 * Grounds for the drawings, 800 by 600, in the inks of the theme. What stands behind things in the lightest ink is half
 * of it: cups and cakes are in that ink, too, and would not be seen.
 */
export const backdrops: Record<string, string> = {
  table: `<path className="fill-tone-3" d="M0 0h800v600H0z" />
<circle className="fill-tone-5" opacity=".4" cx="400" cy="270" r="210" />
<path className="fill-tone-2" d="M0 470h800v130H0z" />
<path className="fill-tone-1" d="M0 470h800v12H0z" />`,
  arch: `<path className="fill-tone-3" d="M0 0h800v600H0z" />
<path className="fill-tone-5" opacity=".4" d="M180 600V300a220 220 0 0 1 440 0v300z" />
<path className="fill-tone-2" d="M120 520h560v16H120z" />`,
  window: `<path className="fill-tone-3" d="M0 0h800v600H0z" />
<path className="fill-tone-5" opacity=".4" d="M210 60h380v380H210z" />
<path className="fill-none stroke-tone-2" strokeWidth="10" d="M210 60h380v380H210zM400 60v380M210 250h380" />
<path className="fill-tone-1" d="M0 490h800v110H0z" />`,
  hills: `<path className="fill-tone-5" d="M0 0h800v600H0z" />
<circle className="fill-tone-4" cx="590" cy="190" r="90" />
<path className="fill-tone-3" d="M0 380c130-90 260-90 400-10s270 60 400-40v270H0z" />
<path className="fill-tone-2" d="M0 470c160-60 300-40 430 10s250 30 370-30v150H0z" />`,
  stripes: `<path className="fill-tone-5" d="M0 0h800v600H0z" />
<path className="fill-tone-3" d="M0 0h160v600H0zM320 0h160v600H320zM640 0h160v600H640z" />
<path className="fill-tone-1" d="M0 500h800v100H0z" />`,
  floor: `<path className="fill-tone-1" d="M0 0h800v600H0z" />
<path className="fill-tone-2" d="M0 430h800v170H0z" />
<path className="fill-none stroke-tone-3" strokeWidth="4" opacity=".5" d="M0 120h800M0 220h800M0 320h800" />
<circle className="fill-tone-3" cx="400" cy="290" r="190" />`,
  shelf: `<path className="fill-tone-5" d="M0 0h800v600H0z" />
<path className="fill-tone-3" d="M60 60h680v200H60zM60 300h680v210H60z" />
<path className="fill-tone-2" d="M40 496h720v24H40zM40 252h720v16H40z" />`,
  counter: `<path className="fill-tone-3" d="M0 0h1600v640H0z" />
<circle className="fill-tone-5" opacity=".4" cx="360" cy="300" r="210" />
<circle className="fill-tone-5" opacity=".4" cx="1210" cy="250" r="280" />
<path className="fill-tone-2" d="M0 510h1600v130H0z" />
<path className="fill-tone-1" d="M0 510h1600v14H0z" />`,
  orbits: `<path className="fill-tone-5" d="M0 0h800v600H0z" />
<circle className="fill-none stroke-tone-3" strokeWidth="3" cx="400" cy="310" r="150" />
<circle className="fill-none stroke-tone-3" strokeWidth="3" cx="400" cy="310" r="235" />
<circle className="fill-none stroke-tone-3" strokeWidth="3" cx="400" cy="310" r="330" />
<circle className="fill-tone-4" cx="172" cy="252" r="16" /><circle className="fill-tone-2" cx="634" cy="322" r="22" />`,
  discs: `<path className="fill-tone-3" d="M0 0h800v600H0z" />
<circle className="fill-tone-5" opacity=".4" cx="310" cy="320" r="230" />
<circle className="fill-tone-2" cx="620" cy="170" r="110" />`,
};

/** Where things stand: the upper edge of the surface and how far it comes towards us. The others have no surface. */
export const grounds: Readonly<Record<string, { y: number; depth: number }>> = {
  table: { y: 482, depth: 34 },
  arch: { y: 520, depth: 0 },
  window: { y: 491, depth: 8 },
  stripes: { y: 501, depth: 8 },
  floor: { y: 452, depth: 60 },
  shelf: { y: 496, depth: 0 },
  counter: { y: 513, depth: 12 },
};
