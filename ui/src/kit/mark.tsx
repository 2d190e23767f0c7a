/** Our sign: a hull sliding down its slipway. Drawn in the ink colour, so it follows the scheme. */
export function Mark({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect width="24" height="24" rx="6.5" fill="var(--ink)" />
      <path d="M5 8.6 16.8 5.2c1.5 3.6.1 6.8-3.4 7.9l-3.7 1.1C7.1 15 5.4 12.6 5 8.6Z" fill="var(--on-ink)" />
      <path d="m5.4 18.8 13.4-3.9" stroke="var(--on-ink)" strokeWidth="1.9" strokeLinecap="round" />
    </svg>
  );
}
