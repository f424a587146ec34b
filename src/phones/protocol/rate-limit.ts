/** How many messages a phone may send a second, and at once after it was silent. */
const PER_SECOND = 10;
const BURST = 20;

/** Lets so many messages pass and drops what comes faster; times in milliseconds. */
export function createRateLimit(): (now: number) => boolean {
  let [allowance, last] = [BURST, Number.NEGATIVE_INFINITY];
  return (now) => {
    // A clock that was set back lets nothing more pass than before.
    const elapsed = Math.max(0, now - last);
    allowance = Math.min(BURST, allowance + (elapsed / 1000) * PER_SECOND);
    last = now;
    if (allowance < 1) return false;
    allowance -= 1;
    return true;
  };
}
