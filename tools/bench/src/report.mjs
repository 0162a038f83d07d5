/** Throughput the product must reach of the bare handler's. */
export const aims = { list: 0.5, create: 0.4 };

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** One line for a scenario at a number of connections; rounds are pairs measured one right after the other. */
export function reportLine(name, connections, rounds) {
  const of = (side, field) => median(rounds.map((round) => round[side][field]));
  const ratio = median(rounds.map(({ product, bare }) => product.perSecond / bare.perSecond));
  const wrong = rounds.reduce((sum, { product, bare }) => sum + product.wrong + bare.wrong, 0);
  const rate = (side) => `${of(side, 'perSecond').toFixed(0).padStart(6)}/s`;
  const times = `p50 ${of('product', 'p50').toFixed(1)} ms, p95 ${of('product', 'p95').toFixed(1)} ms`;
  const verdict = ratio >= aims[name] ? 'reached' : 'MISSED';
  const text =
    `${name.padEnd(7)} ${String(connections).padStart(2)} connections  product ${rate('product')} (${times})  ` +
    `bare ${rate('bare')}  ratio ${ratio.toFixed(2)}  aim ${aims[name].toFixed(2)} ${verdict}`;
  return wrong > 0 ? `${text}  ${wrong} WRONG ANSWERS` : text;
}
