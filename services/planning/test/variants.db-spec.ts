import { employeeChanged, notificationRequested, recordTold } from '@jahrring/contracts-admin';
import {
  bookingChanged,
  type BookingView,
  type ChangedBookings,
  type VariantComparison,
  type VariantView,
} from '@jahrring/contracts-planning';
import { projectChanged } from '@jahrring/contracts-projects';
import { FixedClock } from '@jahrring/service-kit';
import { startTestService, testId, type TestClient, type TestService } from '@jahrring/testing';
import { readPdfText } from '@jahrring/testing/pdf';
import { planningService } from '../src';

const [bookings, variants] = ['/api/planning/bookings', '/api/planning/variants'] as const;
const [ruth, urs, forest] = [testId('ruth'), testId('urs'), testId('forest')];
const [monday, tuesday, wednesday, sunday] = [
  '2026-12-07',
  '2026-12-08',
  '2026-12-09',
  '2026-12-13',
] as const;
const span = `from=${monday}&to=${sunday}`;

describe('a variant beside the plan', () => {
  let app: TestService;
  let admin: TestClient;
  let worker: TestClient;

  const book = async (resourceId: string, firstDay: string, change: object = {}): Promise<BookingView> =>
    (await admin.post(bookings, { resourceId, projectId: forest, firstDay, lastDay: firstDay, ...change }))
      .body;
  const make = async (title = 'Harvester zuerst'): Promise<VariantView> =>
    (await admin.post(variants, { title, firstDay: monday, lastDay: sunday })).body;
  const change = async (id: string, body: object): Promise<ChangedBookings> => {
    const answer = await admin.post(`${variants}/${id}/changes`, body);
    expect([answer.status, answer.body.code]).toEqual([200, undefined]);
    return answer.body;
  };
  const compare = async (id: string): Promise<VariantComparison> =>
    (await admin.get(`${variants}/${id}/comparison`)).body;
  const take = async (id: string, more: object = {}) =>
    admin.post(`${variants}/${id}/take`, { stamp: (await compare(id)).stamp, ...more });
  const words = (list: readonly BookingView[]) =>
    list
      .map(({ resourceId, firstDay, note }) =>
        [resourceId === ruth ? 'Ruth' : 'Urs', firstDay, note ?? ''].join(' ').trim(),
      )
      .sort();
  const plan = async (client = admin) => words((await client.get(`${bookings}?${span}`)).body.bookings);
  const inVariant = async (id: string) =>
    words((await admin.get(`${variants}/${id}/plan?${span}`)).body.bookings);
  const seen = ({ id, version }: BookingView) => ({ id, version });
  const live = async () =>
    (await app.events(recordTold.name)).map(({ payload }) => recordTold.schema.parse(payload));

  beforeEach(async () => {
    app = await startTestService(planningService, {
      clock: new FixedClock(new Date('2026-12-01T08:00:00Z')),
    });
    admin = app.as('admin');
    worker = app.as('employee', { membershipId: ruth });
    for (const [id, firstName] of [
      [ruth, 'Ruth'],
      [urs, 'Urs'],
    ] as const) {
      await app.deliver(employeeChanged, {
        ...{ id, userId: testId(`user ${firstName}`), firstName, lastName: 'Gerber' },
        ...{ email: 'x@demo.test', role: 'employee', active: true },
      });
    }
    const project = { id: forest, number: 'P1', title: 'Schlag', status: 'PROG', deleted: false } as const;
    await app.deliver(projectChanged, { ...project, assignedEmployeeIds: [] });
  });
  afterEach(() => app.close());

  it('is planned in, compared and taken over as one, and that is taken back as one', async () => {
    const [stays, moves, goes] = [
      await book(ruth, monday, { note: 'Seil' }),
      await book(ruth, tuesday),
      await book(urs, wednesday),
    ];
    const before = await plan();
    const { id } = await make();
    expect(await inVariant(id)).toEqual(before);
    const [moved] = (
      await change(id, { update: [{ ...seen(moves), resourceId: urs, firstDay: monday, lastDay: monday }] })
    ).bookings;
    // In the same version it is another's by now.
    const late = await admin.post(`${variants}/${id}/changes`, {
      update: [{ ...seen(moves), status: 'done' }],
    });
    expect([late.status, late.body.code]).toEqual([412, 'VERSION_MISMATCH']);
    await change(id, { update: [{ ...seen(moved as BookingView), note: 'Kran' }], remove: [seen(goes)] });
    const added = { resourceId: ruth, projectId: forest, firstDay: wednesday, lastDay: wednesday };
    await change(id, { add: [{ ...added, share: 50 }] });
    // Judged beside what the variant holds, not beside the plan.
    const taken = await admin.post(`${variants}/${id}/changes`, {
      add: [{ ...added, resourceId: urs, firstDay: monday, lastDay: monday }],
    });
    expect([taken.status, taken.body.code]).toEqual([409, 'DAY_TAKEN']);
    await change(id, { update: [{ ...seen(stays), status: 'confirmed' }] });

    expect(await plan()).toEqual(before);
    const after = [`Ruth ${monday} Seil`, `Ruth ${wednesday}`, `Urs ${monday} Kran`];
    expect(await inVariant(id)).toEqual(after);
    const comparison = await compare(id);
    expect(
      comparison.items.map((one) => [one.kind, one.resourceName, one.formerName, one.overtaken]),
    ).toEqual([
      ['changed', 'Ruth Gerber', null, false],
      ['added', 'Ruth Gerber', null, false],
      ['moved', 'Urs Gerber', 'Ruth Gerber', false],
      ['removed', 'Urs Gerber', null, false],
    ]);
    expect(comparison).toMatchObject({
      total: 4,
      overtaken: 0,
      plan: { conflicts: 0 },
      planned: { conflicts: 0 },
    });
    const day = comparison.plan.minutes / 3;
    expect(comparison.planned.minutes).toBe(2.5 * day);
    expect(comparison.people).toEqual([{ id: ruth, name: 'Ruth Gerber', plan: 2 * day, planned: 1.5 * day }]);

    const { body } = await take(id);
    expect(body.changes).toBe(4);
    expect(await plan()).toEqual(after);
    expect((await admin.get(variants)).body.items).toEqual([]);
    expect((await admin.get(`${variants}/${id}/plan?${span}`)).status).toBe(404);

    expect((await admin.post(`${variants}/${id}/untake`, body.undo)).status).toBe(200);
    expect(await plan()).toEqual(before);
    expect(await inVariant(id)).toEqual(after);
    expect(await compare(id)).toMatchObject({ total: 4, overtaken: 0 });
    expect((await take(id)).body.changes).toBe(4);
    expect(await plan()).toEqual(after);
  });

  it('follows the plan in what it has not touched, and asks where both have changed a booking', async () => {
    const [one, other, third] = [
      await book(ruth, monday),
      await book(ruth, tuesday),
      await book(urs, monday),
    ];
    const { id } = await make();
    await change(id, {
      update: [
        { ...seen(one), note: 'Variante' },
        { ...seen(third), note: 'Auch' },
      ],
    });
    const looked = await compare(id);
    await admin.patch(`${bookings}/${other.id}`, { note: 'Plan' }, { ifMatch: 1 });
    await admin.patch(`${bookings}/${one.id}`, { note: 'Plan' }, { ifMatch: 1 });
    expect(await inVariant(id)).toEqual([
      `Ruth ${monday} Variante`,
      `Ruth ${tuesday} Plan`,
      `Urs ${monday} Auch`,
    ]);
    expect((await admin.post(`${variants}/${id}/take`, { stamp: looked.stamp })).body.code).toBe(
      'PLAN_CHANGED',
    );
    const refused = await take(id);
    expect([refused.status, refused.body.code]).toEqual([412, 'VARIANT_OVERTAKEN']);
    expect(await plan()).toEqual([`Ruth ${monday} Plan`, `Ruth ${tuesday} Plan`, `Urs ${monday}`]);
    expect(await compare(id)).toMatchObject({ overtaken: 1, total: 2 });
    const kept = await take(id, { overtaken: 'keep' });
    expect(await plan()).toEqual([`Ruth ${monday} Plan`, `Ruth ${tuesday} Plan`, `Urs ${monday} Auch`]);
    expect((await admin.post(`${variants}/${id}/untake`, kept.body.undo)).status).toBe(200);
    // A booking that the plan has removed meanwhile comes back by the variant alone where that is said.
    await admin.delete(`${bookings}/${one.id}`, { ifMatch: 2 });
    expect((await compare(id)).items.filter(({ overtaken }) => overtaken)).toMatchObject([{ kind: 'added' }]);
    expect((await take(id, { overtaken: 'replace' })).status).toBe(200);
    expect(await plan()).toEqual([`Ruth ${monday} Variante`, `Ruth ${tuesday} Plan`, `Urs ${monday} Auch`]);
  });

  it('is nowhere but with those who plan, and tells nobody until it is taken over', async () => {
    const [one] = [await book(ruth, monday)];
    const feed = (await worker.post('/api/planning/plan-feed')).body.path as string;
    const need = { projectId: forest, kind: 'person', count: 1, days: 2, firstDay: monday, lastDay: sunday };
    await admin.post('/api/planning/requirements', need);
    const everything = async () => {
      const paths = [
        ...[`${bookings}?${span}`, `${bookings}/${one.id}`, `/api/planning/own-plan?${span}`],
        ...[`/api/planning/conflicts?${span}`, `/api/planning/requirements?${span}`],
        ...['/api/planning/annual-plan?year=2026', feed],
      ];
      const answers: string[] = [];
      for (const client of [worker, admin, app.as('foreman')]) {
        for (const path of paths) answers.push(JSON.stringify((await client.get(path)).body ?? null));
      }
      const bodies = answers.map((text) => text.replace(/"requestId":"[^"]*"/, ''));
      const told = [bookingChanged, notificationRequested].map(({ name }) => app.events(name));
      const looks = (await live()).filter(({ entity }) => entity === 'planning/plan');
      return { bodies, told: [...(await Promise.all(told)), looks].map(({ length }) => length) };
    };
    const before = await everything();
    const { id, version } = await make();
    await change(id, { update: [{ ...seen(one), firstDay: tuesday, lastDay: tuesday, note: 'geheim' }] });
    await change(id, {
      add: [
        { resourceId: ruth, projectId: forest, firstDay: wednesday, lastDay: wednesday },
        // A conflict of the variant alone.
        { resourceId: urs, projectId: forest, firstDay: monday, lastDay: '2026-12-11' },
        { resourceId: urs, projectId: forest, firstDay: sunday, lastDay: sunday },
      ],
    });
    expect((await admin.get(`${variants}/${id}/conflicts?${span}`)).body.total).toBeGreaterThan(0);
    expect(await everything()).toEqual(before);

    for (const client of [
      worker,
      app.as('foreman'),
      app.as('trainee'),
      app.as('guest'),
      app.as('customer'),
    ]) {
      for (const path of ['', `/${id}/plan?${span}`, `/${id}/conflicts?${span}`, `/${id}/comparison`]) {
        expect((await client.get(`${variants}${path}`)).status).toBe(403);
      }
    }
    await admin.delete(`${variants}/${id}`, { ifMatch: version });
    expect((await admin.get(`${variants}/${id}/comparison`)).status).toBe(404);
    await admin.post(`${variants}/${id}/restore`, {});
    expect((await admin.patch(`${variants}/${id}`, { title: 'Anders' }, { ifMatch: 1 })).status).toBe(412);
    expect((await admin.patch(`${variants}/${id}`, { title: 'Anders' }, { ifMatch: 3 })).body.title).toBe(
      'Anders',
    );
    expect(await everything()).toEqual(before);

    expect((await take(id)).status).toBe(200);
    expect(await plan(worker)).toEqual([`Ruth ${tuesday} geheim`, `Ruth ${wednesday}`]);
    expect((await everything()).told[0]).toBe((before.told[0] ?? 0) + 4);
  });

  it('has series, teams, copied weeks and rain days of its own, each undone as one, and all of it is taken over', async () => {
    const next = ['2026-12-14', '2026-12-15', '2026-12-20'] as const;
    await book(urs, tuesday, { note: 'Plan' });
    const { id } = await make();
    const before = await plan();
    const both = async () => [...(await inVariant(id)), ...(await later(id))];
    const later = async (variantId: string) =>
      words((await admin.get(`${variants}/${variantId}/plan?from=${next[0]}&to=${next[2]}`)).body.bookings);
    const repeat = { frequency: 'weekly', until: next[0] };
    const one = { resourceId: ruth, projectId: forest, firstDay: monday, lastDay: monday };
    const series = await change(id, { add: [{ ...one, repeat }] });
    const [first, second] = series.bookings;
    expect([series.bookings.length, first?.seriesId]).toEqual([2, second?.seriesId]);
    expect(first?.seriesId).toBeTruthy();
    expect(await both()).toEqual([`Ruth ${monday}`, `Urs ${tuesday} Plan`, `Ruth ${next[0]}`]);
    const endless = await admin.post(`${variants}/${id}/changes`, {
      add: [{ ...one, repeat: { frequency: 'daily', until: '2028-01-01' } }],
    });
    expect(endless.body.fields).toMatchObject([{ field: 'repeat.until', code: 'maxNumber' }]);

    const removed = await change(id, {
      remove: [{ ...seen(first as BookingView), reach: 'following' }],
    });
    expect(await both()).toEqual([`Urs ${tuesday} Plan`]);
    await change(id, removed.undo);
    expect(await both()).toEqual([`Ruth ${monday}`, `Urs ${tuesday} Plan`, `Ruth ${next[0]}`]);

    const team = { ...one, otherIds: [urs], firstDay: tuesday, lastDay: tuesday };
    const booked = (await admin.post(`${variants}/${id}/team`, team)).body;
    expect(booked.conflicts).toMatchObject([{ resourceId: urs, kind: 'double', level: 'block' }]);
    expect(await inVariant(id)).toEqual([`Ruth ${monday}`, `Ruth ${tuesday}`, `Urs ${tuesday} Plan`]);
    await change(id, booked.undo);

    const copied = await admin.post(`${variants}/${id}/copy-week`, { from: monday, to: next[0] });
    expect(copied.body).toMatchObject({ created: 1, skipped: 1 });
    expect(await later(id)).toEqual([`Ruth ${next[0]}`, `Urs ${next[1]} Plan`]);

    const { body: rain } = await admin.get(`${variants}/${id}/weather-day?day=${tuesday}&reach=day`);
    expect(rain.resources).toMatchObject([{ id: urs, conflict: null, moves: [{ firstDay: wednesday }] }]);
    const [{ booking, firstDay, lastDay }] = rain.resources[0].moves;
    const moved = await change(id, { update: [{ ...seen(booking), firstDay, lastDay }] });
    expect(await inVariant(id)).toEqual([`Ruth ${monday}`, `Urs ${wednesday} Plan`]);
    await change(id, moved.undo);
    expect(await inVariant(id)).toEqual([`Ruth ${monday}`, `Urs ${tuesday} Plan`]);

    expect(await plan()).toEqual(before);
    expect((await take(id)).body.changes).toBe(3);
    const { body } = await admin.get(`${bookings}?from=${monday}&to=${next[2]}`);
    expect(words(body.bookings)).toEqual([
      ...[`Ruth ${monday}`, `Ruth ${next[0]}`, `Urs ${tuesday} Plan`, `Urs ${next[1]} Plan`],
    ]);
    const ofRuth = body.bookings.filter(({ resourceId }: BookingView) => resourceId === ruth);
    expect(new Set(ofRuth.map(({ seriesId }: BookingView) => seriesId))).toEqual(new Set([first?.seriesId]));
  });

  it('is printed under its name, and open pages of it are told of each change by its id alone', async () => {
    const { id } = await make('Seilkran zuerst');
    await book(ruth, monday, { note: 'Seil' });
    const told = (await live()).length;
    const add = { resourceId: urs, projectId: forest, firstDay: monday, lastDay: wednesday };
    await change(id, {
      add: [
        { ...add, note: 'nur hier' },
        { ...add, resourceId: ruth, firstDay: tuesday },
      ],
    });
    const everybody = { employeeIds: [], everybody: true };
    expect((await live()).slice(told)).toEqual([{ ...everybody, entity: 'planning/variant', id }]);
    const answer = await admin.get(`${variants}/${id}/plan-sheet?${span}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const [page = ''] = (await readPdfText(answer.raw)).map((text) => text.replace(/\s+/g, ' '));
    for (const part of ['Variante «Seilkran zuerst»', 'nur hier', 'Urs Gerber']) expect(page).toContain(part);
    expect((await worker.get(`${variants}/${id}/plan-sheet?${span}`)).status).toBe(403);
  });

  it('keeps what was split of a series in it, in the plan and through a variant', async () => {
    const repeat = { frequency: 'weekly', until: '2026-12-21' };
    const first = await book(ruth, monday, { lastDay: wednesday, repeat });
    expect(first.seriesId).not.toBeNull();
    const part = {
      resourceId: ruth,
      projectId: forest,
      firstDay: tuesday,
      lastDay: tuesday,
      splitFrom: first.id,
    };
    const { id } = await make();
    const { bookings: parts } = await change(id, {
      update: [{ ...seen(first), lastDay: monday }],
      add: [part],
    });
    expect(parts.map(({ seriesId }) => seriesId)).toEqual([first.seriesId, first.seriesId]);
    await take(id);
    const { body } = await admin.get(`${bookings}?${span}`);
    expect(body.bookings.map(({ seriesId }: BookingView) => seriesId)).toEqual([
      first.seriesId,
      first.seriesId,
    ]);
    const after = { ...part, firstDay: wednesday, lastDay: wednesday };
    const { body: direct } = await admin.post(`${bookings}/changes`, { add: [after] });
    expect(direct.bookings[0].seriesId).toBe(first.seriesId);
    // It goes with what follows in its series.
    const gone = await admin.delete(`${bookings}/${direct.bookings[0].id}?reach=following`, { ifMatch: 1 });
    expect(gone.body.ids).toHaveLength(3);
    expect(await plan()).toEqual([`Ruth ${monday}`, `Ruth ${tuesday}`]);
    const strange = await admin.post(`${bookings}/changes`, {
      add: [{ ...after, splitFrom: testId('nobody') }],
    });
    expect(strange.body.bookings[0].seriesId).toBeNull();
  });
});
