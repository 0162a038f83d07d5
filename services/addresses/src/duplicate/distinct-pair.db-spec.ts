import type { AddressView, DuplicateList } from '@jahrring/contracts-addresses';
import { startTestService, type TestService } from '@jahrring/testing';
import { addressesService } from '../addresses.service-definition';
import { addressesUrl, anAddress } from '../testing/an-address';

const distinctPairs = '/api/addresses/distinct-pairs';

describe('addresses that are alike and yet different', () => {
  let app: TestService;
  beforeEach(async () => {
    app = await startTestService(addressesService);
  });
  afterEach(() => app.close());

  const create = async (name: string): Promise<AddressView> =>
    (await app.as('manager').post(addressesUrl, anAddress({ name }))).body;
  const duplicates = async (): Promise<DuplicateList> =>
    (await app.as('manager').get(`${addressesUrl}/duplicates`)).body;
  const mark = (firstId: string, secondId: string) =>
    app.as('manager').post(distinctPairs, { firstId, secondId });

  it('are no longer listed as duplicates until the mark is taken back', async () => {
    const first = await create('Sägerei Lüthi AG');
    const second = await create('Saegerei Luethi');
    const third = await create('Sägerei Lüti AG');
    expect((await duplicates()).total).toBe(3);
    const marked = await mark(second.id, first.id);
    expect(marked.status).toBe(201);
    const left = (await duplicates()).items.map((pair) => [pair.first.id, pair.second.id].toSorted());
    expect(left).toHaveLength(2);
    expect(left.every((pair) => pair.includes(third.id))).toBe(true);
    const { id: exceptId, name, zip, city } = first;
    const known = new URLSearchParams({ exceptId, name, zip, city });
    const check = await app.as('manager').get(`${addressesUrl}/name-check?${known}`);
    expect(check.body.matches.map(({ id }: { id: string }) => id)).toEqual([third.id]);
    const [latest] = (await app.as('manager').get(distinctPairs)).body.items;
    expect([latest.firstName, latest.secondName].toSorted()).toEqual([second.name, first.name].toSorted());
    const removed = await app
      .as('manager')
      .delete(`${distinctPairs}/${marked.body.id}`, { ifMatch: marked.body.version });
    expect([removed.status, (await duplicates()).total]).toEqual([204, 3]);
  });

  it('are marked once, in whatever order they are named, and never with themselves', async () => {
    const first = await create('Sägerei Lüthi AG');
    const second = await create('Saegerei Luethi');
    const { body } = await mark(first.id, second.id);
    expect((await mark(second.id, first.id)).body.id).toBe(body.id);
    expect((await mark(first.id, first.id)).body.code).toBe('ADDRESS_MERGE_SAME');
  });
});
