/** Tests run on Node, the apps they test do not: its types are not in their projects. */
declare const process: { env: Record<string, string | undefined> };

/** The two screens most journeys are gone through on. */
export const sizes = [
  { name: 'desk', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
] as const;

/**
 * Sizes and themes a journey is gone through in: those of the people it is about, which stand first, and the others too
 * with LOOKS=all. Every page by itself is looked at on phone, tablet and desk, light and dark, in any case
 * (`apps/shell/e2e/screens`).
 */
export function looks<T>(every: readonly T[]): readonly T[] {
  return process.env['LOOKS'] === 'all' ? every : every.slice(0, 1);
}
