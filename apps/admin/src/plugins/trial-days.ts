const DAY_MS = 86_400_000;

/** Days that are left of a free test, begun ones whole; 0 once it is over. */
export function daysLeft(endsAt: string, now: Date = new Date()): number {
  return Math.max(0, Math.ceil((Date.parse(endsAt) - now.getTime()) / DAY_MS));
}
