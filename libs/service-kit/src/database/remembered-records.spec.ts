import type { Clock } from '../clock';
import type { RequestContext } from '../context/request-context';
import type { Database } from './database';
import { RememberedRecords } from './remembered-records';

interface Named {
  id: string;
  name: string;
}

const ctx = { licenceId: 'forest', ownChangesUntil: 0 } as RequestContext;

/** Records of a licence whose `writes` the database counts, and what was asked of it. */
function aLicence() {
  const licence = { writes: 0, asked: [] as string[][] };
  const db = { kind: 'sqlite', writesIn: () => licence.writes } as unknown as Database;
  const records = new RememberedRecords<Named>(db, { now: () => new Date(0) } as Clock);
  const read = (missing: readonly string[]) => {
    licence.asked.push([...missing]);
    return Promise.resolve(missing.filter((id) => id !== 'unknown').map((id) => ({ id, name: `is ${id}` })));
  };
  return { licence, records, of: (...ids: string[]) => records.of(ctx, ids, read) };
}
const many = (from: number) => Array.from({ length: 600 }, (_, index) => `r${from + index}`);

describe('records that are remembered', () => {
  it('are read once, also those that do not exist', async () => {
    const { licence, of } = aLicence();
    await of('a', 'unknown');
    expect((await of('b', 'a', 'unknown')).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(licence.asked).toEqual([['a', 'unknown'], ['b']]);
  });

  it('are returned as often as they are asked for, and read once', async () => {
    const { licence, of } = aLicence();
    expect((await of('a', 'b', 'a')).map(({ id }) => id)).toEqual(['a', 'b', 'a']);
    expect(licence.asked).toEqual([['a', 'b']]);
  });

  it('are read again after a write in the licence', async () => {
    const { licence, of } = aLicence();
    await of('a');
    licence.writes += 1;
    await of('a');
    expect(licence.asked).toEqual([['a'], ['a']]);
  });

  it('cannot be changed by one of those who share them', async () => {
    const { of } = aLicence();
    const [record] = await of('a');
    expect(() => Object.assign(record ?? {}, { name: 'else' })).toThrow(TypeError);
  });

  it('are all there for a call during which another one has cleared them', async () => {
    const { of, records } = aLicence();
    await of(...many(0));
    const slow = records.of(ctx, ['r0', 'late'], async (missing) => {
      await of(...many(600));
      return missing.map((id) => ({ id, name: id }));
    });
    expect((await slow).map(({ id }) => id)).toEqual(['r0', 'late']);
  });
});
