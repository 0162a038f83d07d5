import {
  defaultTimberSettings,
  fromThousandths,
  measuringRules,
  toThousandths,
  type LotView,
  type MeasuringRule,
  type StemView,
} from '@jahrring/contracts-timber';
import fc from 'fast-check';
import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { aLot, aStem, timberUrl } from '../testing/some-timber';
import { timberService } from '../timber.service-definition';

const url = `${timberUrl}/lots`;
/** Thousandths that a rule's step of rounding has: Switzerland and Germany keep two decimals, Austria three. */
const stepOf: Readonly<Record<MeasuringRule, number>> = { CH: 10, DE: 10, AT: 1 };
const logs = fc.array(
  fc.record({
    firstMm: fc.integer({ min: 120, max: 790 }),
    lengthCm: fc.integer({ min: 201, max: 2099 }),
    taken: fc.boolean(),
  }),
  { minLength: 3, maxLength: 8 },
);

/** Huber by the log's own diameter and length, in thousandths of m³ and unrounded. */
const huber = ({ diameterCm, lengthCm }: Pick<StemView, 'diameterCm' | 'lengthCm'>) =>
  (Math.PI / 4) * (diameterCm / 100) ** 2 * (lengthCm / 100) * 1000;

describe('the sum of a lot', () => {
  let app: TestService;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestService(timberService);
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  const stemsOf = async (id: string): Promise<StemView[]> =>
    (await admin.get(`${timberUrl}/stems?filter[lotId]=${id}&pageSize=all`)).body.items;
  const get = async (id: string): Promise<LotView> => (await admin.get(`${url}/${id}`)).body;
  const measureBy = async (rule: MeasuringRule) => {
    const { version } = (await admin.get(`${timberUrl}/settings`)).body;
    const body = { ...defaultTimberSettings, rule };
    expect((await admin.put(`${timberUrl}/settings`, body, { ifMatch: version })).status).toBe(200);
  };

  it.each(measuringRules)(
    'by the rule of %s is of logs that are rounded once each, and never itself, in parts and as a whole',
    async (rule) => {
      await measureBy(rule);
      await fc.assert(
        fc.asyncProperty(logs, async (drawn) => {
          const { id } = (await admin.post(url, aLot())).body;
          for (const [index, { firstMm, lengthCm }] of drawn.entries()) {
            const stem = aStem({ lotId: id, title: String(index), firstMm, secondMm: null, lengthCm });
            expect((await admin.post(`${timberUrl}/stems`, stem)).status).toBe(201);
          }
          const whole = await get(id);
          const before = await stemsOf(id);
          for (const stem of before) {
            const volume = toThousandths(stem.volume);
            expect(volume % stepOf[rule]).toBe(0);
            expect(Math.abs(volume - huber(stem))).toBeLessThanOrEqual(stepOf[rule] / 2 + 1e-6);
          }
          const sum = before.reduce((total, { volume }) => total + toThousandths(volume), 0);
          expect(whole.volume).toBe(fromThousandths(sum));
          const stemIds = before.filter(({ title }) => drawn[Number(title)]?.taken).map((stem) => stem.id);
          if (stemIds.length === 0 || stemIds.length === before.length) return;
          const split = await admin.post(
            `${url}/${id}/split`,
            { title: 'Teil', stemIds },
            { ifMatch: whole.version },
          );
          const rest = await get(id);
          expect(toThousandths(rest.volume) + toThousandths(split.body.volume)).toBe(sum);
          const lots = [{ id: split.body.id, version: split.body.version }];
          const merged = await admin.post(`${url}/${id}/merge`, { lots }, { ifMatch: rest.version });
          expect(merged.body).toMatchObject({ volume: whole.volume, stemCount: before.length });
          const volumes = (stems: readonly StemView[]) =>
            stems.map((stem) => `${stem.id} ${stem.volume}`).sort();
          expect(volumes(await stemsOf(id))).toEqual(volumes(before));
        }),
        { numRuns: 5 },
      );
    },
  );
});
