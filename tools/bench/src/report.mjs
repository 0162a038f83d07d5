import { wrongLines } from './closed-loop.mjs';

/** Throughput the product must reach of the bare handler's. */
export const aims = { list: 0.5, create: 0.4, draft: 0.35 };

export function median(numbers) {
  if (numbers.includes(undefined)) return NaN;
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const columns = ['', 'conn', 'side', 'req/s', 'p50 ms', 'p95 ms', 'CPU ms', 'ratio', 'aim'];
const widths = [7, 5, 8, 8, 8, 8, 8, 6, 13];
const toLine = (cells) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[index]))).join(' ');

export const tableHead = toLine(columns);

/** Both sides of a scenario at a number of connections; rounds are pairs measured one right after the other. */
export function reportLines(name, connections, rounds) {
  const line = (side, ...more) => {
    const of = (field) => median(rounds.map((round) => round[side][field]));
    const processor = Number.isNaN(of('processor')) ? '–' : of('processor').toFixed(2);
    const times = [of('p50').toFixed(1), of('p95').toFixed(1), processor];
    return toLine([name, String(connections), side, of('perSecond').toFixed(0), ...times, ...more]);
  };
  const ratio = median(rounds.map(({ product, bare }) => product.perSecond / bare.perSecond));
  const verdict = `${aims[name].toFixed(2)} ${ratio >= aims[name] ? 'reached' : 'MISSED'}`;
  const wrong = wrongLines(rounds.flatMap(({ product, bare }) => [product, bare]));
  return [line('bare'), line('product', ratio.toFixed(2), verdict), ...wrong];
}
