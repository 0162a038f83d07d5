import { ink } from '@jahrring/pdf';
import { defaultContent } from '../template/default-content';
import { readColors } from '../test/read-colors';
import { aPosition, aSnapshot } from '../test/a-snapshot';
import type { DocumentSnapshot } from '../snapshot/document-snapshot';
import { renderDocument } from './render-document';

const { general, display } = defaultContent('bill', 'CH');
const template = { general, display };

/** Documents that print text in soft ink right before the payment part. */
const endings: Readonly<Record<string, Partial<DocumentSnapshot>>> = {
  'a rate of exchange': {
    currency: 'EUR',
    baseCurrency: 'CHF',
    exchangeRate: '0.94',
    exchangeRateDate: '2026-11-20',
    baseTotal: '3000.00',
    closingText: null,
  },
  'a signature': {
    template: { general, display: { ...display, blocks: ['title', 'totals'], signature: true } },
  },
  'an optional line': {
    positions: [aPosition({ optional: true })],
    template: { general, display: { ...display, blocks: ['title', 'totals', 'positions'] } },
  },
};

describe('the payment part', () => {
  it.each(Object.entries(endings))('is written in black after %s', async (_name, change) => {
    const colored = await readColors(
      await renderDocument(aSnapshot({ template, positions: [aPosition()], ...change })),
    );
    const start = colored.findIndex(({ text }) => text === 'Empfangsschein');
    const part = colored.slice(start).filter(({ text }) => !text.startsWith('Seite '));
    expect(colored.slice(0, start).map(({ color }) => color)).toContain(ink.soft);
    expect(part.length).toBeGreaterThan(20);
    expect(part.filter(({ color }) => color !== '#000000')).toEqual([]);
  });

  it('leaves the pen as it was for what follows', async () => {
    const epcPayment = {
      name: 'Forstservice',
      iban: 'DE02120300000000202051',
      amount: '10.00',
      reference: null,
      text: 'R-1',
    };
    const sender = { ...aSnapshot().sender, country: 'DE' } as DocumentSnapshot['sender'];
    const document = aSnapshot({
      template,
      sender,
      qrBill: null,
      epcPayment,
      ...endings['a rate of exchange'],
    });
    const colored = await readColors(await renderDocument(document));
    const start = colored.findIndex(({ text }) => text.startsWith('Mit der Banking-App'));
    expect(colored.slice(start, start + 5).map(({ color }) => color)).toEqual(Array(5).fill(ink.text));
  });
});
