import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { huberVolume, midDiameter } from '@jahrring/contracts-timber';

const vectors = join(process.env['SAMPLES_DIR'] ?? '/nonexistent', 'timber', 'huber_vectors.csv');
(existsSync(vectors) ? describe : describe.skip)('the figures of the samples', () => {
  const lines = existsSync(vectors) ? readFileSync(vectors, 'utf8').trim().split(/\r?\n/).slice(1) : [];
  it.each(lines.map((line) => line.split(';')))('%s m, %s/%s cm less %s: %s cm, %s m³', (...cells) => {
    const [length, first, second, bark, used, volume] = cells;
    const mid = midDiameter(Number(first), second ? Number(second) : null, Number(bark));
    expect(String(mid)).toBe(used);
    const lengthCm = Math.round(Number(length) * 100);
    expect(Number(huberVolume(mid, lengthCm))).toBe(Number(volume));
  });
});
