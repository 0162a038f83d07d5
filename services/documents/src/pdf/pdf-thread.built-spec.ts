import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { DocumentSnapshot } from '../snapshot/document-snapshot';
import { renderDocument } from './render-document';

const thread = fileURLToPath(new URL('../../../../dist/embedded/documents.pdf.mjs', import.meta.url));
const snapshot = JSON.parse(
  readFileSync(new URL('./frozen/bill.json', import.meta.url), 'utf8'),
) as DocumentSnapshot;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

(existsSync(thread) ? describe : describe.skip)('the built PDF thread', () => {
  it('makes the same bytes as the sources', async () => {
    const pool = new Piscina({ filename: thread, maxThreads: 1, minThreads: 0 });
    try {
      const bytes = await pool.run({ job: 'document', input: { snapshot, logo: null } }, { name: 'run' });
      expect(hashOf(bytes as Uint8Array)).toBe(hashOf(await renderDocument(snapshot)));
    } finally {
      await pool.destroy();
    }
  });
});
