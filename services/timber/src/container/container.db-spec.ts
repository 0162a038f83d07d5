import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { timberUrl } from '../testing/some-timber';
import { timberService } from '../timber.service-definition';

const url = `${timberUrl}/containers`;

describe('containers', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(timberService);
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  it('show their latest weighing, dry weight and solid volume', async () => {
    const { body: container } = await admin.post(url, { title: 'C 12', tareKg: 2400, place: 'Hof' });
    const tickets = `${url}/${container.id}/weigh-tickets`;
    const chips = { weighedOn: '2026-11-20', grossKg: 10_400, moisture: '35', quantity: '36', unit: 'chips' };
    const { body: ticket } = await admin.post(tickets, chips);
    expect(ticket).toMatchObject({ tareKg: 2400, netKg: 8000, dryKg: 5200, solid: '14.400', place: 'Hof' });
    await admin.post(tickets, { weighedOn: '2026-11-10', grossKg: 9000 });
    const shown = async () => (await admin.get(`${url}/${container.id}`)).body;
    expect(await shown()).toMatchObject({ netKg: 8000, weighedOn: '2026-11-20' });
    await admin.delete(`${timberUrl}/weigh-tickets/${ticket.id}`, { ifMatch: 1 });
    expect(await shown()).toMatchObject({ netKg: 6600, weighedOn: '2026-11-10' });
    await admin.post(`${timberUrl}/weigh-tickets/${ticket.id}/restore`);
    expect((await admin.get(tickets)).body.items.map(({ netKg }: { netKg: number }) => netKg)).toEqual([
      8000, 6600,
    ]);
  });

  it('weigh no less than their tare', async () => {
    const { body: container } = await admin.post(url, { title: 'C 13', tareKg: 2400 });
    const { status, body } = await admin.post(`${url}/${container.id}/weigh-tickets`, {
      weighedOn: '2026-11-20',
      grossKg: 2000,
    });
    expect([status, body.fields[0].field]).toEqual([422, 'grossKg']);
  });
});
