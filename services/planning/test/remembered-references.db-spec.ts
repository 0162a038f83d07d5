import { jest } from '@jest/globals';
import { addressChanged } from '@jahrring/contracts-addresses';
import { startTestService, testId, type TestService } from '@jahrring/testing';
import { planningService } from '../src';
import { AddressRefRepository } from '../src/reference';

const [commune, sawmill, unknown] = [testId('commune'), testId('sawmill'), testId('unknown')];

describe('copies of records of other services', () => {
  let app: TestService;
  const addresses = () => app.get(AddressRefRepository);
  const address = (id: string, name: string) =>
    app.deliver(addressChanged, {
      ...{ id, name, zip: '3550', city: 'Langnau', country: 'CH' as const, external: false, deleted: false },
    });
  const namesOf = async (...ids: string[]) =>
    (await addresses().getMany(app.ctx(), ids)).map(({ name }) => name);
  const statements = () => jest.spyOn(app.db.manager(app.ctx()), 'createQueryBuilder');

  beforeAll(async () => {
    app = await startTestService(planningService);
    await address(commune, 'Gemeinde');
    await address(sawmill, 'Sägerei');
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.close());

  it('are read once and returned in the order asked for, and what is not there is not asked for again', async () => {
    const asked = statements();
    expect(await namesOf(commune, unknown)).toEqual(['Gemeinde']);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await namesOf(sawmill, commune, unknown)).toEqual(['Sägerei', 'Gemeinde']);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(await namesOf(unknown, commune, sawmill)).toEqual(['Gemeinde', 'Sägerei']);
    expect((await addresses().find(app.ctx(), sawmill))?.name).toBe('Sägerei');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('are read again as soon as an event has changed one, or brought one', async () => {
    expect(await namesOf(commune, unknown)).toEqual(['Gemeinde']);
    await address(commune, 'Gemeinde Langnau');
    await address(unknown, 'Neu');
    expect(await namesOf(commune, unknown)).toEqual(['Gemeinde Langnau', 'Neu']);
  });

  it('are those of the own licence, also where another one has been read before', async () => {
    expect(await namesOf(commune)).toHaveLength(1);
    expect(await addresses().getMany(app.ctx('other'), [commune, sawmill])).toEqual([]);
    expect(await addresses().find(app.ctx('other'), commune)).toBeNull();
    expect(await namesOf(commune)).toHaveLength(1);
  });

  it('are read from the database in a transaction, with what it has changed itself', async () => {
    const [before] = await addresses().getMany(app.ctx(), [sawmill]);
    await app.db.tx(app.ctx(), async (tx) => {
      await addresses().update(tx, sawmill, before?.version ?? 0, { name: 'Sägewerk' });
      expect((await addresses().getMany(tx, [sawmill]))[0]?.name).toBe('Sägewerk');
      expect((await addresses().find(tx, sawmill))?.name).toBe('Sägewerk');
    });
    expect(await namesOf(sawmill)).toEqual(['Sägewerk']);
  });
});
