import { readPdfText } from '@jahrring/testing/pdf';
import { defaultContent } from '../template/default-content';
import { aParty, aPosition, aSnapshot } from '../test/a-snapshot';
import type { DocumentSnapshot } from './document-snapshot';
import { renderDocument } from '../pdf/render-document';

const { general, display } = defaultContent('bill', 'DE');
/** A template that prints the date alone. */
const bare = { general: { ...general, facts: ['date' as const] }, display };
const text = async (change: Partial<DocumentSnapshot>) =>
  (await readPdfText(await renderDocument(aSnapshot({ template: bare, qrBill: null, ...change })))).join(' ');
const german = aParty({ country: 'DE', iban: 'DE02120300000000202051' });

describe('the day of supply on a bill', () => {
  it('is printed by German law whatever the template prints', async () => {
    expect(await text({ sender: german })).toContain('Leistung   03.11.2026 – 18.11.2026');
    expect(await text({ sender: german, type: 'bill_correction' })).toContain('03.11.2026 – 18.11.2026');
  });

  it('is taken from the lines, and is the date of the bill where nobody says another', async () => {
    const nothing = { deliveryFrom: null, deliveryTo: null, sender: german };
    const lines = [aPosition({ workDate: '2026-11-05' }), aPosition({ workDate: '2026-11-03' })];
    expect(await text({ ...nothing, positions: lines })).toContain('03.11.2026 – 05.11.2026');
    const undated = [aPosition({ workDate: null })];
    expect(await text({ ...nothing, positions: undated })).toMatch(/Leistung\s+20\.11\.2026/);
  });

  it('is left to the template elsewhere, on offers and on bills in advance', async () => {
    expect(await text({})).not.toContain('03.11.2026');
    expect(await text({ sender: german, type: 'offer' })).not.toContain('03.11.2026');
    expect(await text({ sender: german, billKind: 'deposit' })).not.toContain('03.11.2026');
  });
});
