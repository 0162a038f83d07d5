export interface LoadPoint {
  at: string;
  loads: number;
  failures: number;
}

export interface LoadBar {
  loads: number;
  failures: number;
}

const hourMs = 3_600_000;
export const chartBars = 48;
const barMs = (24 * hourMs) / chartBars;

/** Points of ten minutes summed to half hours of the last 24 hours, oldest first. */
export function toBars(points: readonly LoadPoint[], now: Date = new Date()): LoadBar[] {
  const end = Math.ceil(now.getTime() / barMs) * barMs;
  const bars = Array.from({ length: chartBars }, () => ({ loads: 0, failures: 0 }));
  for (const { at, loads, failures } of points) {
    const bar = bars[chartBars - 1 - Math.floor((end - 1 - Date.parse(at)) / barMs)];
    if (!bar) continue;
    bar.loads += loads;
    bar.failures += failures;
  }
  return bars;
}
