import { demoLicences } from '@jahrring/demo';
import {
  isOpenLot,
  sumVolumes,
  type LotView,
  type MillMeasurementView,
  type StemView,
} from '@jahrring/contracts-timber';
import { startTestService, type TestService } from '@jahrring/testing';
import { timberUrl } from '../testing/some-timber';
import { timberService } from '../timber.service-definition';

describe('the demo year', () => {
  let app: TestService;

  beforeAll(async () => {
    app = await startTestService(timberService, { demo: true });
  });
  afterAll(() => app.close());

  it.each(Object.values(demoLicences))(
    'of $name shows a mill’s measurement beyond the tolerance, and an accepted one',
    async ({ id: licenceId }) => {
      const admin = app.as('admin', { licenceId });
      const lots: LotView[] = (await admin.get(`${timberUrl}/lots?pageSize=all`)).body.items;
      const found: MillMeasurementView[] = [];
      for (const { id } of lots.filter(({ state }) => !isOpenLot(state)))
        found.push(...(await admin.get(`${timberUrl}/lots/${id}/mill-measurements`)).body.items);
      expect(found.map(({ state }) => state).sort()).toEqual(['accepted', 'open']);
      const open = found.find(({ state }) => state === 'open');
      const compared = await admin.get(`${timberUrl}/mill-measurements/${open?.id}/comparison`);
      expect(compared.body).toMatchObject({ exceeds: expect.arrayContaining(['volume']) });
      expect(compared.body.exceeding).toBeGreaterThan(1);
    },
  );

  it.each(Object.values(demoLicences))(
    'of $name shows lots that hold their stems, sold ones with buyer and value',
    async ({ id: licenceId }) => {
      const admin = app.as('admin', { licenceId });
      const lots: LotView[] = (await admin.get(`${timberUrl}/lots?pageSize=all`)).body.items;
      const stems: StemView[] = (await admin.get(`${timberUrl}/stems?pageSize=all`)).body.items;
      expect(lots.length).toBeGreaterThan(1);
      for (const lot of lots.filter(({ kind }) => kind === 'stems')) {
        const own = stems.filter(({ lotId }) => lotId === lot.id);
        expect(lot.volume).toBe(sumVolumes(own.map(({ volume }) => volume)));
        if (!isOpenLot(lot.state))
          expect(lot).toMatchObject({ buyerName: expect.any(String), value: expect.any(String) });
      }
    },
  );

  it.each(Object.values(demoLicences))(
    'of $name shows what a forwarder has brought, in a lot and in none, and days of machines',
    async ({ id: licenceId }) => {
      const admin = app.as('admin', { licenceId });
      const files: { kind: string; state: string; written: number; skipped: number }[] = (
        await admin.get(`${timberUrl}/machine-files?pageSize=all`)
      ).body.items;
      expect(new Set(files.map(({ kind }) => kind))).toEqual(new Set(['fpr', 'mom']));
      for (const file of files) expect(file).toMatchObject({ state: 'written', skipped: 0 });
      const lots: LotView[] = (await admin.get(`${timberUrl}/lots?pageSize=all`)).body.items;
      const forwarded = [];
      for (const { id } of lots) forwarded.push((await admin.get(`${timberUrl}/lots/${id}/forwarding`)).body);
      expect(forwarded.filter(({ groups }) => groups.length > 0)).toHaveLength(1);
      expect(forwarded[0].free.length).toBeGreaterThan(0);
      const told = (await app.events('timber.machine-time.changed')).filter(
        (one) => one.licenceId === licenceId,
      );
      expect(told).toHaveLength(4);
      expect((await admin.get(`${timberUrl}/settings`)).body.contact).toMatchObject({
        lastName: expect.any(String),
        phone: expect.stringContaining('+41'),
      });
    },
  );
});
