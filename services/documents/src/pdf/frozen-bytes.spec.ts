import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { aPng } from '@jahrring/testing';
import type { DocumentSnapshot } from '../snapshot/document-snapshot';
import { renderDocument } from './render-document';

/** SHA-256 of the PDFs that the first release made of these snapshots. */
const hashes: Readonly<Record<string, string>> = {
  bill: 'ac174087fb4816224baaf41c962ccace11889147c29ab61d73eaa817c11e6af9',
  'long-bill-fr': 'bcfb765403c57d7137743d109f7a663c02979e1f42a1d704cd1005efc23557b7',
  'landscape-bill': 'f1a102051d8fe95306d8c53e860f2bbd19004f229fed2e483505be47add141dc',
  'offer-at': '822e024af3d0e1ab8e6d6b099ffc952a70d99d05057625b530fe77d2b2e845d2',
  draft: '3bb0adeabce0eb98cac167ab89bf6a7e11ff7d3b58abf79e5eda623a404d849c',
};

function readSnapshot(name: string): DocumentSnapshot {
  return JSON.parse(
    readFileSync(new URL(`./frozen/${name}.json`, import.meta.url), 'utf8'),
  ) as DocumentSnapshot;
}

describe('a snapshot of the first release', () => {
  it.each(Object.entries(hashes))('%s still makes the bytes it made then', async (name, hash) => {
    const snapshot = readSnapshot(name);
    const bytes = await renderDocument(snapshot, snapshot.logoId ? aPng(80, 40) : null);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
  });
});
