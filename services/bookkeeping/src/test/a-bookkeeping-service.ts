import { addressChanged } from '@jahrring/contracts-addresses';
import { licenceChanged } from '@jahrring/contracts-admin';
import { billIssued } from '@jahrring/contracts-documents';
import type { BillIssued } from '@jahrring/contracts-documents';
import { FixedClock, systemContext } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { startTestService, testId, testLicences } from '@jahrring/testing';
import type { TestLicence, TestService } from '@jahrring/testing';
import { bookkeepingService } from '../bookkeeping.service-definition';

export const ids = { debtor: testId('debtor'), other: testId('other debtor') } as const;

/** Friday, 20 November 2026, 18:00 in Zurich. */
export const now = new Date('2026-11-20T17:00:00.000Z');

/** The service with the licence and two customers of it. */
export async function aBookkeepingService(): Promise<TestService> {
  const app = await startTestService(bookkeepingService, { clock: new FixedClock(now) });
  await prepareReferences(app);
  return app;
}

export async function prepareReferences(app: TestService): Promise<void> {
  for (const licence of ['own', 'other'] as const) await deliverLicence(app, licence);
  await deliverAddress(app, ids.debtor, 'Gemeinde Trub');
  await deliverAddress(app, ids.other, 'Sägewerk Burgdorf AG');
}

async function deliverLicence(app: TestService, licence: TestLicence): Promise<void> {
  const payload = {
    ...{ id: testLicences[licence], name: 'Forstbetrieb Bergwald', type: 'extended' as const },
    ...{ state: 'active' as const, timeZone: 'Europe/Zurich', country: 'CH' as const },
    ...{ currency: 'CHF' as const, vatNumber: 'CHE-107.787.577 MWST' },
  };
  await app.deliver(licenceChanged, payload, { licence });
}

async function deliverAddress(app: TestService, id: string, name: string): Promise<void> {
  const place = { zip: '3556', city: 'Trub', country: 'CH' as const, language: 'de' as const };
  await app.deliver(addressChanged, { id, name, ...place, external: false, deleted: false });
}

/** A bill of 108.10 with 8.1 % of VAT, due on the last day of November. */
export function aBill(n: number, change: Partial<BillIssued> = {}): BillIssued {
  return {
    ...{ id: testId(`bill ${n}`), type: 'bill', number: `2026-${String(n).padStart(4, '0')}` },
    ...{ title: 'Holzschlag', documentDate: '2026-10-31', dueDate: '2026-11-30' },
    ...{ addressId: ids.debtor, recipientName: 'Gemeinde Trub', currency: 'CHF', total: '108.10' },
    vat: [{ vatKey: 'standard', rate: '8.1', net: '100.00', vat: '8.10' }],
    ...{ rounding: '0.00', cashDiscounts: [], ...change },
  };
}

export async function deliverBill(app: TestService, n: number, change: Partial<BillIssued> = {}) {
  const bill = aBill(n, change);
  await app.deliver(billIssued, bill);
  return bill;
}

/** The caller of a service's method in tests. */
export function aContext(licence: TestLicence = 'own'): RequestContext {
  return systemContext({ licenceId: testLicences[licence] });
}
