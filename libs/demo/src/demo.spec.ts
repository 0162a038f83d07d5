import { addDays } from '@jahrring/contracts-common';
import { demoAddresses, demoMusterAddresses } from './demo-addresses';
import { demoId } from './demo-id';
import { demoMusterPeople, demoPeople } from './demo-people';
import { demoProjects, demoProjectsOn } from './demo-projects';
import { demoRandom } from './demo-random';

const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('demo data', () => {
  it('makes valid and stable UUIDv7 ids', () => {
    expect(demoId('address', 1)).toMatch(uuidV7);
    expect(demoId('address', 1)).toBe(demoId('address', 1));
    expect(demoId('address', 1)).not.toBe(demoId('project', 1));
  });

  it('has 24 people of all roles, 120 addresses and 40 projects, each id once', () => {
    expect(demoPeople).toHaveLength(24);
    expect(demoMusterPeople).toHaveLength(3);
    expect(new Set(demoPeople.map((person) => person.role)).size).toBe(13);
    expect(demoAddresses).toHaveLength(120);
    expect(demoProjects).toHaveLength(40);
    const ids = [...demoAddresses, ...demoMusterAddresses, ...demoProjects].map((one) => one.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps to the lengths of an address and gives each company one name', () => {
    for (const address of demoAddresses) {
      expect(address.name.length).toBeLessThanOrEqual(70);
      expect(address.city.length).toBeLessThanOrEqual(35);
      expect(address.email).toMatch(/^[a-z0-9.-]+@[a-z0-9.-]+\.example$/);
    }
    const names = demoAddresses.map((address) => address.name);
    expect(names.length - new Set(names).size).toBeLessThanOrEqual(3);
  });

  it('dates projects from the seed day', () => {
    const [first] = demoProjectsOn('2026-03-01');
    expect(first?.startDate).toBe(addDays('2026-03-01', first?.startOffset ?? 0));
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('repeats its random numbers', () => {
    const one = demoRandom(7);
    const two = demoRandom(7);
    expect([one.int(1, 9), one.next()]).toEqual([two.int(1, 9), two.next()]);
  });
});
