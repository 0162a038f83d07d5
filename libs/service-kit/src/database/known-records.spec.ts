import type { RequestContext } from '../context/request-context';
import { KnownRecords } from './known-records';

const outside = { licenceId: 'forest', withoutTransaction: () => outside } as RequestContext;

/** A context inside a transaction whose commit the test runs itself. */
function openTransaction() {
  const commits: (() => void)[] = [];
  const ctx = {
    licenceId: 'forest',
    tx: {},
    withoutTransaction: () => outside,
    afterCommit: (action: () => void) => commits.push(action),
  } as unknown as RequestContext;
  return { ctx, commit: () => commits.forEach((action) => action()) };
}

describe('values known from committed records', () => {
  it('are read once, outside of the transaction that asks', async () => {
    const known = new KnownRecords<boolean>();
    const { ctx } = openTransaction();
    const read = jest.fn(async (asked: RequestContext) => asked === outside);
    expect([await known.get(ctx, 'a', read), await known.get(outside, 'a', read)]).toEqual([true, true]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('are not those of a transaction that changed them and was taken back', async () => {
    const known = new KnownRecords<string>();
    const { ctx } = openTransaction();
    const read = async (asked: RequestContext) => (asked === ctx ? 'changed' : 'committed');
    known.changed(ctx);
    expect(await known.get(ctx, 'a', read)).toBe('changed');
    expect(await known.get(outside, 'a', read)).toBe('committed');
  });

  it('are read again after a commit, also those whose reading began before it', async () => {
    const known = new KnownRecords<string>();
    const { ctx, commit } = openTransaction();
    known.changed(ctx);
    const early = known.get(outside, 'a', async () => 'before');
    commit();
    expect(await early).toBe('before');
    expect(await known.get(outside, 'a', async () => 'after')).toBe('after');
  });
});
