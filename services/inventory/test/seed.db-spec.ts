import { objectKinds } from '@jahrring/contracts-inventory';
import { demoLicences, demoMachines, getDemoPerson } from '@jahrring/demo';
import { systemContext } from '@jahrring/service-kit';
import { startTestService, type TestService } from '@jahrring/testing';
import { inventoryService } from '../src';
import { DefectRepository } from '../src/defect/defect.repository';
import { ObjectRepository } from '../src/object-record/object.repository';
import { HoldingRepository, PersonalArticleRepository } from '../src/personal';
import { RateCategoryRepository } from '../src/rate-category/rate-category.repository';

describe('demo data', () => {
  let app: TestService;
  const ctx = systemContext({ licenceId: demoLicences.bergwald.id });

  beforeAll(async () => {
    app = await startTestService(inventoryService, { demo: true });
  });
  afterAll(() => app.close());

  it('has objects of all nine kinds, pictures, dated prices and one of two people alone', async () => {
    const query = { page: 1, pageSize: 'all', sort: [], filter: {} } as const;
    const { items } = await app.get(ObjectRepository).list(ctx, { ...query, sort: [] }, { fields: {} });
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(objectKinds));
    expect(items.some(({ imageIds }) => imageIds?.length === 1)).toBe(true);
    expect(items.some(({ datedPrices }) => datedPrices?.length === 1)).toBe(true);
    const foreman = getDemoPerson('foreman@demo.test').employeeId;
    expect(items.filter(({ assignedEmployeeIds }) => assignedEmployeeIds?.includes(foreman))).toHaveLength(1);
  });

  it('has records of machines, and defects of every state', async () => {
    const query = { page: 1, pageSize: 'all', sort: [], filter: {} } as const;
    const { items: machines } = await app
      .get(ObjectRepository)
      .list(ctx, { ...query, sort: [] }, { fields: {} });
    expect(machines.filter(({ responsibleId, insuredUntil }) => responsibleId && insuredUntil)).toHaveLength(
      demoMachines.length,
    );
    const { items } = await app.get(DefectRepository).list(ctx, { ...query, sort: [] }, { fields: {} });
    expect(items.map(({ state }) => state).sort()).toEqual(['done', 'inRepair', 'open']);
  });

  it('has a store, what people outside hold, and somebody who has left with something', async () => {
    const { items } = await app
      .get(PersonalArticleRepository)
      .list(ctx, { page: 1, pageSize: 'all', sort: [], filter: {} }, { fields: {} });
    expect(items.map(({ serial }) => serial)).toEqual(expect.arrayContaining([true, false]));
    const held = await app.get(HoldingRepository).byPerson(ctx);
    expect(held.get(getDemoPerson('blocked@demo.test').employeeId)?.held).toBeGreaterThan(0);
    expect([...held.values()].some(({ dueOn }) => dueOn !== null)).toBe(true);
  });

  it('has rate categories with prices of several years', async () => {
    const categories = await app.get(RateCategoryRepository).everyOne(ctx);
    expect(categories.map(({ title }) => title)).toEqual(['Forstwart', 'Lernende', 'Vorarbeiter']);
    expect(categories[2]?.rates).toHaveLength(3);
  });
});
