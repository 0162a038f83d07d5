import { addressChanged, addressMerged } from '@jahrring/contracts-addresses';
import { startTestService, testId, type TestService } from '@jahrring/testing';
import { createProject, deliverPeople } from '../../test/factories';
import { projectsService } from '../projects.service-definition';

describe('projects of a merged address', () => {
  let app: TestService;
  beforeAll(async () => {
    app = await startTestService(projectsService);
  });
  afterAll(() => app.close());

  it('go over to the one that stays, told to the others, and come back', async () => {
    const { customer } = await deliverPeople(app);
    const into = testId('into');
    const place = { zip: '3550', city: 'Langnau', country: 'CH' as const };
    await app.deliver(addressChanged, {
      ...{ id: into, name: 'BG Langnau', ...place },
      ...{ external: false, deleted: false },
    });
    const admin = app.as('admin');
    const moved = await createProject(admin, { addressId: customer });
    const own = await createProject(admin, { addressId: into });
    const merge = (undone: boolean) =>
      app.deliver(addressMerged, {
        ...{ id: testId('merge'), fromId: customer, fromName: 'Burgergemeinde Langnau' },
        ...{ intoId: into, intoName: 'BG Langnau', undone },
      });
    const addresses = async () =>
      Promise.all(
        [moved, own].map(async ({ id }) => (await admin.get(`/api/projects/projects/${id}`)).body.addressId),
      );
    await merge(false);
    expect(await addresses()).toEqual([into, into]);
    const told = (await app.events('projects.project.changed')).at(-1);
    expect(told?.payload).toMatchObject({ id: moved.id, addressId: into });
    await merge(true);
    expect(await addresses()).toEqual([customer, into]);
  });
});
