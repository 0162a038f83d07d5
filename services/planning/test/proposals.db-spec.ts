import { employeeChanged } from '@jahrring/contracts-admin';
import { orderChanged, type OrderChanged } from '@jahrring/contracts-documents';
import { objectChanged } from '@jahrring/contracts-inventory';
import type { ProposalList, ProposalView, RequirementList } from '@jahrring/contracts-planning';
import { projectChanged } from '@jahrring/contracts-projects';
import { FixedClock } from '@jahrring/service-kit';
import { startTestService, testId, type TestClient, type TestService } from '@jahrring/testing';
import { planningService } from '../src';

const url = '/api/planning/proposals';
const forest = testId('forest');
const forwarder = testId('forwarder');
/** Wednesday, 3 March 2027, in the morning. */
const now = new Date('2027-03-03T08:00:00.000Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const felling = {
  id: testId('felling'),
  text: 'Holzen\nmit Vorarbeit',
  quantity: '80.000',
  unit: 'hour' as const,
};
const hauling = {
  ...{ id: testId('hauling'), text: 'Rücken', quantity: '3.000', unit: 'full_day' as const },
  objectId: forwarder,
};
const wood = { id: testId('wood'), text: 'Brennholz', quantity: '30.000', unit: 'stere' as const };

describe('what agreed orders ask for', () => {
  let app: TestService;
  let admin: TestClient;

  const order = (change: Partial<OrderChanged> = {}, occurredAt = at(0)) =>
    app.deliver(
      orderChanged,
      {
        ...{ id: testId('order'), number: 'AB-7', state: 'agreed' as const, projectId: forest },
        ...{ positions: [felling, hauling, wood], ...change },
      },
      { occurredAt },
    );
  const open = async (client = admin): Promise<ProposalView[]> =>
    ((await client.get(url)).body as ProposalList).items;
  const shown = async () => (await open()).map(({ text, quantity }) => `${text} ${quantity}`).sort();
  const named = async (text: string): Promise<ProposalView> => {
    const found = (await open()).find((one) => one.text === text);
    if (!found) throw new Error(`no proposal ${text}`);
    return found;
  };
  const needOf = ({ projectId, kind, count, days, firstDay, lastDay }: ProposalView) => ({
    ...{ projectId, kind, count, days, firstDay, lastDay },
  });
  const take = (one: ProposalView, change: object = {}, client = admin) =>
    client.post(`${url}/${one.id}/take`, { ...needOf(one), ...change }, { ifMatch: one.version });
  const dismiss = (one: ProposalView) => admin.post(`${url}/${one.id}/dismiss`, {}, { ifMatch: one.version });
  const requirements = async () => {
    const { body } = await admin.get('/api/planning/requirements?from=2027-03-01&to=2027-04-30');
    return (body as RequirementList).items;
  };

  beforeEach(async () => {
    app = await startTestService(planningService, { clock: new FixedClock(now) });
    await app.deliver(objectChanged, {
      ...{ id: forwarder, kind: 'machines' as const, title: 'Forwarder', unit: 'machine_hour' as const },
      ...{ price: '180.0000', vatRateKey: 'normal' as const, active: true, deleted: false },
    });
    await app.deliver(projectChanged, {
      ...{ id: forest, number: 'P1', title: 'Durchforstung', status: 'PROG' as const, deleted: false },
      assignedEmployeeIds: [],
    });
    admin = app.as('admin');
  });
  afterEach(() => app.close());

  it('is proposed from positions that are work, people and machines by their units', async () => {
    await order();
    const items = (await open()).sort((a, b) => a.text.localeCompare(b.text));
    expect(items).toEqual([
      expect.objectContaining({
        ...{ text: 'Holzen', orderNumber: 'AB-7', projectNumber: 'P1', kind: 'person', objectTitle: null },
        ...{ count: 1, days: 10, firstDay: '2027-03-08', lastDay: '2027-03-19' },
      }),
      expect.objectContaining({
        ...{ text: 'Rücken', kind: 'machine', objectTitle: 'Forwarder', count: 1, days: 3 },
      }),
    ]);
  });

  it('lies within the phase of the project', async () => {
    const phase = { projectId: forest, title: 'Schlag', firstDay: '2027-04-05', lastDay: '2027-04-09' };
    await admin.post('/api/planning/phases', phase);
    await order();
    expect(await named('Holzen')).toMatchObject({
      ...{ count: 2, days: 5, firstDay: '2027-04-05', lastDay: '2027-04-09' },
    });
  });

  it('is taken over as the planner corrects it, once, and names its order', async () => {
    await order();
    const proposal = await named('Holzen');
    const taken = await take(proposal, { count: 2, days: 5 });
    expect([taken.status, taken.body.needed, taken.body.orderNumber]).toEqual([201, 1000, 'AB-7']);
    expect(await shown()).toEqual(['Rücken 3.000']);
    expect((await take(proposal)).body).toMatchObject({ status: 409, code: 'PROPOSAL_SETTLED' });
    await order({}, at(5));
    expect(await shown()).toEqual(['Rücken 3.000']);
    expect(await requirements()).toHaveLength(1);
    expect((await app.audit()).filter(({ entity }) => entity === 'orderDecision')).toHaveLength(1);
  });

  it('is kept as it was where the requirement is refused', async () => {
    await order();
    expect((await take(await named('Holzen'), { days: 300 })).status).toBe(422);
    expect((await take(await named('Holzen'), { skillId: testId('unknown') })).status).toBe(422);
    expect(await shown()).toEqual(['Holzen 80.000', 'Rücken 3.000']);
  });

  it('is dismissed once, and comes back when that is taken back', async () => {
    await order();
    const proposal = await named('Rücken');
    expect((await dismiss(proposal)).status).toBe(204);
    expect((await dismiss(proposal)).body.code).toBe('PROPOSAL_SETTLED');
    await order({}, at(5));
    expect(await shown()).toEqual(['Holzen 80.000']);
    expect((await admin.post(`${url}/${proposal.id}/restore`, {})).status).toBe(204);
    expect(await shown()).toEqual(['Holzen 80.000', 'Rücken 3.000']);
    await take(await named('Holzen'));
    expect((await admin.post(`${url}/${felling.id}/restore`, {})).body.code).toBe('PROPOSAL_SETTLED');
  });

  it('follows its order: a change is told to who has seen it before, an older event changes nothing', async () => {
    await order();
    const seen = await named('Holzen');
    const changed = { ...felling, quantity: '40.000' };
    await order({ positions: [changed] }, at(5));
    expect(await shown()).toEqual(['Holzen 40.000']);
    await order({}, at(3));
    expect(await shown()).toEqual(['Holzen 40.000']);
    const stale = await take(seen);
    expect([stale.status, stale.body.code]).toEqual([412, 'VERSION_MISMATCH']);
    expect(await named('Holzen')).toMatchObject({ days: 5 });
  });

  it('goes with an order that is called off; what was taken over says so', async () => {
    await order();
    await take(await named('Holzen'));
    await order({ state: 'withdrawn' }, at(5));
    expect(await open()).toEqual([]);
    expect(await requirements()).toMatchObject([{ orderNumber: 'AB-7', orderWithdrawn: true }]);
    await order({ state: 'finished' }, at(6));
    expect(await requirements()).toMatchObject([{ orderWithdrawn: false }]);
  });

  it('is proposed by the order confirmation in the place of its offer, and what was decided stays so', async () => {
    const offer = { id: testId('offer'), number: 'O-3' };
    await order({ ...offer, positions: [felling, hauling] });
    await take(await named('Rücken'));
    const confirmed = [
      { ...felling, id: testId('confirmed felling'), quantity: '64.000', sourcePositionId: felling.id },
      { ...hauling, id: testId('confirmed hauling'), sourcePositionId: hauling.id },
    ];
    await order({ positions: confirmed }, at(5));
    expect((await open()).map(({ text, days, orderNumber }) => [text, days, orderNumber])).toEqual([
      ['Holzen', 8, 'AB-7'],
    ]);
    // Called off: the offer it was made of does not propose it again.
    await order({ positions: confirmed, state: 'withdrawn' }, at(6));
    expect(await open()).toEqual([]);
  });

  it('is decided by one of two planners at the same moment', async () => {
    await order();
    const proposal = await named('Holzen');
    const second = app.as('admin', { membershipId: testId('second planner') });
    const answers = await Promise.all([take(proposal), take(proposal, {}, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await requirements()).toHaveLength(1);
  });

  it('stands in the overview with all it shows, for planners alone', async () => {
    await order();
    await take(await named('Holzen'));
    const span = (from: string, to: string) => `?from=${from}&to=${to}`;
    const { body } = await admin.get('/api/planning/overview?today=2027-03-03');
    const read = async (path: string) => (await admin.get(`/api/planning/${path}`)).body;
    expect(body).toEqual({
      plan: await read(`bookings${span('2027-03-01', '2027-03-14')}`),
      conflicts: await read(`conflicts${span('2027-03-03', '2027-03-30')}`),
      requirements: await read(`requirements${span('2027-03-03', '2027-06-01')}`),
      proposals: await read('proposals'),
    });
    expect([body.requirements.total, body.proposals.total]).toEqual([1, 1]);
    const own = await app.as('employee').get('/api/planning/overview?today=2027-03-03');
    expect(own.body).toMatchObject({ plan: { from: '2027-03-03', to: '2027-03-04' } });
    expect(own.body).toMatchObject({ requirements: null, proposals: null });
    const refused = await admin.get('/api/planning/overview?today=tomorrow');
    expect(refused.body).toMatchObject({ status: 422, fields: [{ field: 'today' }] });
  });

  it('is for those who plan, of their licence and of projects that are there', async () => {
    await order();
    await app.deliver(employeeChanged, {
      ...{ id: testId('ruth'), userId: testId('user'), firstName: 'Ruth', lastName: 'Fort' },
      ...{ email: 'x@demo.test', role: 'foreman' as const, active: true },
    });
    expect((await app.as('foreman').get(url)).status).toBe(403);
    const stranger = app.as('admin', { licence: 'other' });
    expect(await open(stranger)).toEqual([]);
    expect((await take(await named('Holzen'), {}, stranger)).status).toBe(404);
    await app.deliver(projectChanged, {
      ...{ id: forest, number: 'P1', title: 'Durchforstung', status: 'PROG' as const, deleted: true },
      assignedEmployeeIds: [],
    });
    expect(await open()).toEqual([]);
  });
});
