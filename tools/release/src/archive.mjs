import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';

/** Brotli cannot be packed any further. */
const packed = /\.(br|woff2|png|jpg)$/;

/** A release as it travels: descriptor, proof, every file of the descriptor and its brotli. Answers the zip's bytes. */
export function packRelease(folder, descriptor, proof) {
  const names = ['descriptor.json', ...descriptor.build.files.map(({ name }) => name)];
  const entries = {};
  for (const name of names.flatMap((one) => [one, `${one}.br`])) {
    const file = path.join(folder, name);
    if (existsSync(file)) entries[name] = [readFileSync(file), { level: packed.test(name) ? 0 : 6 }];
  }
  entries['proof.json'] = [Buffer.from(`${JSON.stringify(proof, null, 2)}\n`), { level: 6 }];
  return zipSync(entries, { mtime: new Date('2026-01-01T00:00:00Z') });
}

/** Returns the proof of the passed checks, tied to the descriptor's bytes; `checks` by name. */
export function writeProof({ folder, checks, against, change, shellVersion }) {
  const subject = createHash('sha384')
    .update(readFileSync(path.join(folder, 'descriptor.json')))
    .digest('base64');
  return {
    kind: 'release',
    subject: `sha384-${subject}`,
    checks: Object.entries(checks).map(([check, detail]) => ({ check, detail: detail.slice(0, 2_000) })),
    against,
    change,
    shellVersion,
    ranAt: new Date().toISOString(),
  };
}
