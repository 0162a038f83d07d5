import { employeeChanged } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { startTestService, testMember, type TestService } from '@jahrring/testing';
import { inventoryService } from '../src';

const objects = '/api/inventory/objects';

describe('objects in the global search', () => {
  let app: TestService;

  beforeAll(async () => {
    app = await startTestService(inventoryService);
    const admin = app.as('admin');
    await app.deliver(employeeChanged, {
      id: testMember('employee'),
      userId: newId(),
      firstName: 'Anna',
      lastName: 'Aebi',
      email: 'anna@demo.test',
      role: 'employee',
      active: true,
    });
    const saw = {
      kind: 'tools',
      title: 'Motorsäge MS 500',
      articleNumber: 'A-500',
      unit: 'hour',
      price: '12.0000',
    };
    const made = [
      await admin.post(objects, saw),
      await admin.post(objects, {
        ...saw,
        title: 'Motorsäge von Anna',
        articleNumber: 'A-501',
        assignedEmployeeIds: [testMember('employee')],
      }),
    ];
    for (const { status, text } of made) if (status !== 201) throw new Error(text);
  });
  afterAll(() => app.close());

  const titles = async (q: string, client = app.as('admin')) => {
    const { body } = await client.get(`/api/inventory/search?q=${encodeURIComponent(q)}`);
    return (body.items as { title: string }[]).map((item) => item.title).sort();
  };

  it('finds by number and title', async () => {
    expect(await titles('a-500')).toEqual(['Motorsäge MS 500']);
    expect(await titles('motorsage')).toEqual(['Motorsäge MS 500', 'Motorsäge von Anna']);
  });

  it('shows one that is assigned to its people only', async () => {
    expect(await titles('motorsäge', app.as('employee'))).toEqual(['Motorsäge MS 500', 'Motorsäge von Anna']);
    expect(await titles('motorsäge', app.as('employee', { person: 1 }))).toEqual(['Motorsäge MS 500']);
    expect(await titles('a-501', app.as('foreman'))).toEqual([]);
    expect(await titles('motorsäge', app.as('admin', { licence: 'other' }))).toEqual([]);
  });
});
