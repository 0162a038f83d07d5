import type { LotChecks, LotForDocument } from '@jahrring/contracts-timber';
import { timberErrors } from '@jahrring/contracts-timber';
import { testId } from '@jahrring/testing';

/** Stands for the timber service: lots at the versions a test gives them. It never hides what is claimed. */
export class FakeTimber {
  lots: LotForDocument[] = [];
  endedCertificate: string | null = null;
  /** Ends what it claims: later days are refused in the name of this origin. */
  certificate: { origin: string; until: string } | null = null;
  isDown = false;

  async send(path: string, body: string | undefined) {
    if (this.isDown) throw new Error('timber is down');
    if (path.endsWith('/lot-checks'))
      return this.check(JSON.parse(body ?? '{}') as { ids: string[]; day: string });
    const lot = this.lots.find(({ id }) => path.includes(`/lots/${id}?day=`));
    if (!lot) return refusal(404, 'NOT_FOUND', 'common:errors.notFound');
    if (this.endedOn(/day=([0-9-]+)/.exec(path)?.[1] ?? '')) {
      const { status, key } = timberErrors.LOT_CERTIFICATE_ENDED;
      return refusal(status, 'LOT_CERTIFICATE_ENDED', key);
    }
    return { status: 200, body: JSON.stringify(lot) };
  }

  private endedOn(day: string): string | null {
    const { certificate, endedCertificate } = this;
    return endedCertificate ?? (certificate && day > certificate.until ? certificate.origin : null);
  }

  private check({ ids: asked, day }: { ids: string[]; day: string }) {
    const endedCertificate = this.endedOn(day);
    const items: LotChecks['items'] = this.lots
      .filter(({ id }) => asked.includes(id))
      .map(({ id, version, selfBilling }) => {
        return { id, version, endedCertificate, milled: selfBilling !== null };
      });
    return { status: 200, body: JSON.stringify({ items }) };
  }
}

function refusal(status: number, code: string, key: string) {
  const body = { type: 'about:blank', title: code, status, code, key, requestId: 'test' };
  return { status, body: JSON.stringify(body) };
}

/** A lot of three sums, 16.847 m³ in all. */
export function aTimberLot(change: Partial<LotForDocument> = {}): LotForDocument {
  return {
    ...{ id: testId('lot'), version: 815, number: '00012', title: 'Bannwald', state: 'sold' },
    ...{ buyerId: testId('address'), volume: '16.847', selfBilling: null, deliveryNoteId: null },
    sums: [
      { volume: '12.347', price: '98.5000' },
      { volume: '0.501', price: '64.0000' },
      { volume: '3.999', price: '112.2500' },
    ],
    wording: {
      de: {
        title: 'Holzlos 00012 Bannwald',
        sums: ['Fichte L1 2b B\nStämme: 14', 'Fichte L1 3a C\nStämme: 1', 'Buche L1 4 B\nStämme: 3'],
        notes: [
          'Los 00012 Bannwald, aufgenommen am 20.11.2026: 16.847 m³ fest',
          'Herkunft: Hinterwald\nZertifikat: PEFC 0815',
        ],
      },
      fr: {
        title: 'Lot de bois 00012 Bannwald',
        sums: ['Épicéa L1 2b B\nTiges: 14', 'Épicéa L1 3a C\nTiges: 1', 'Hêtre L1 4 B\nTiges: 3'],
        notes: [
          'Lot 00012 Bannwald, cubé le 20.11.2026: 16.847 m³ pleins',
          'Provenance: Hinterwald\nCertificat: PEFC 0815',
        ],
      },
    },
    ...change,
  };
}
