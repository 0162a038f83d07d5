import { addressMerged } from '@jahrring/contracts-addresses';
import { startTestService, testId, type TestService } from '@jahrring/testing';
import { addTestPeople, adminOfAnybody } from '../../../test/admin-people';
import { MembershipRepository } from '../identity-record';

describe('the account of a customer whose address is merged', () => {
  let app: TestService;
  beforeAll(async () => {
    app = await startTestService(adminOfAnybody);
    await addTestPeople(app);
  });
  afterAll(() => app.close());

  it('is linked to the one that stays, told to the others, and to its own again', async () => {
    const memberships = app.get(MembershipRepository);
    const ctx = app.ctx();
    const [from, into] = [testId('from'), testId('into')];
    const customer = await app.db.tx(ctx, async (ctx) => {
      const page = [];
      for await (const some of memberships.pages(ctx)) page.push(...some);
      const found = page.find(({ role }) => role === 'customer');
      return memberships.update(ctx, found?.id ?? '', found?.version ?? 0, { addressId: from });
    });
    const linked = async () => (await memberships.get(ctx, customer.id)).addressId;
    const merge = (undone: boolean) =>
      app.deliver(addressMerged, {
        ...{ id: testId('merge'), fromId: from, fromName: 'Alt' },
        ...{ intoId: into, intoName: 'Neu', undone },
      });
    await merge(false);
    expect(await linked()).toBe(into);
    const told = (await app.events('admin.employee.changed')).at(-1);
    expect(told?.payload).toMatchObject({ id: customer.id, addressId: into });
    await merge(true);
    expect(await linked()).toBe(from);
  });
});
