import { demoLicences } from '@jahrring/demo';
import { startTestService } from '@jahrring/testing';
import { bookkeepingService } from '../bookkeeping.service-definition';

describe('the demo of bookkeeping', () => {
  it('has suppliers’ bills in every state in both licences, books that balance, and files of its runs', async () => {
    const app = await startTestService(bookkeepingService, { demo: true });
    try {
      for (const { id: licenceId } of Object.values(demoLicences)) {
        const admin = app.as('admin', { licenceId });
        const count = async (filter: string) =>
          (await admin.get(`/api/bookkeeping/supplier-bills?${filter}`)).body.total as number;
        for (const state of ['recorded', 'approved', 'cancelled']) {
          expect([state, await count(`filter[state]=${state}`)]).not.toEqual([state, 0]);
        }
        const [approved] = (await admin.get('/api/bookkeeping/supplier-bills?filter[state]=approved')).body
          .items;
        const bill = await admin.get(`/api/bookkeeping/supplier-bills/${approved.id}`);
        expect([bill.status, bill.body.approvals]).toEqual([200, [expect.objectContaining({ name: null })]]);
        expect(await count('filter[isBlocked]=true')).toBe(1);
        expect(await count('filter[isOpen]=true')).toBeGreaterThan(5);
        const { items } = (await admin.get('/api/bookkeeping/payment-runs')).body;
        expect(items.length).toBeGreaterThan(2);
        expect((await admin.get(`/api/bookkeeping/payment-runs/${items[0].id}/file`)).status).toBe(200);
        const { body } = await admin.get('/api/bookkeeping/ledger/trial-balance');
        const sum = body.items.reduce(
          (all: number, line: { balance: string }) => all + Number(line.balance),
          0,
        );
        expect(sum).toBeCloseTo(0, 2);
      }
    } finally {
      await app.close();
    }
  });
});
