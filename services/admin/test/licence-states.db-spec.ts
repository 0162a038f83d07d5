import type { LicenceView } from '@jahrring/contracts-admin';
import { addDays, localDateAt } from '@jahrring/contracts-common';
import { demoLicences, demoPassword, demoPeople } from '@jahrring/demo';
import { Database, systemContext } from '@jahrring/service-kit';
import { LicenceRepository } from '../src/identity/identity-record';
import { SessionStore } from '../src/identity/session/session.store';
import type { Browser } from './browser';
import { openStream } from './open-stream';
import { type AdminApp, startAdmin } from './start-admin';

const { id } = demoLicences.bergwald;
const url = `/api/admin/licences/${id}`;
/** One of each role; whoever is blocked gets in nowhere, whatever the state. */
const people = demoPeople.filter(
  ({ role }, at) => role !== 'blocked' && demoPeople.findIndex((one) => one.role === role) === at,
);
const operator = people.filter(({ role }) => role === 'superadmin');
const members = people.filter(({ role }) => role !== 'superadmin');

describe('the state of a licence decides who gets in', () => {
  let app: AdminApp;
  let superadmin: Browser;
  const inside = new Map<string, Browser>();

  beforeEach(async () => {
    app = await startAdmin();
    for (const { email } of people) inside.set(email, await app.as(email));
    superadmin = await app.as('superadmin@demo.test');
  });
  afterEach(() => app.close());

  const become = async (state: LicenceView['state']) => {
    const { version } = (await superadmin.get<LicenceView>(url)).body;
    return (await superadmin.post(`${url}/state`, { state }, { ifMatch: version })).status;
  };
  /** Behind the back of the service, which would end the sessions itself. */
  const change = async (patch: Partial<Pick<LicenceView, 'state' | 'type' | 'endsOn'>>) => {
    const licences = app.service.get(LicenceRepository);
    await app.service.get(Database).tx(systemContext({ licenceId: id }), async (ctx) => {
      const { version } = await licences.get(ctx, id);
      await licences.update(ctx, id, version, patch);
      ctx.afterCommit(() => app.service.get(SessionStore).forget());
    });
  };
  const expectOperatorIn = async () => {
    for (const { email } of operator) {
      expect([email, (await signIn(email))[0]]).toEqual([email, 200]);
      const found = await answers(email);
      expect([email, ...found.filter((status) => status === 401 || status === 403)]).toEqual([email]);
    }
  };
  /** Answers of the API, of a file and of the live stream to who was signed in before. */
  const answers = async (email: string): Promise<number[]> => {
    const browser = inside.get(email);
    if (!browser) throw new Error(`${email} is not signed in`);
    const paths = ['/api/boot', '/api/admin/notifications', '/api/auth/profile', '/api/auth/profile/picture'];
    const found: number[] = [];
    for (const path of paths) found.push((await browser.get(path)).status);
    const stream = await openStream(app.service, browser);
    await stream.close();
    return [...found, stream.status];
  };
  const signIn = async (email: string) => {
    const { status, body } = await app.browser().signIn(email, demoPassword);
    return [status, body['code'], (body['params'] as Record<string, unknown> | undefined)?.['state']];
  };

  it.each(['blocked', 'inactive', 'deleted'] as const)(
    'shuts every role out of one that is %s, at once, and tells them why; superadmins stay',
    async (state) => {
      expect(await become(state)).toBe(200);
      for (const { email } of members) {
        expect([email, ...(await answers(email))]).toEqual([email, 401, 401, 401, 401, 401]);
        expect([email, ...(await signIn(email))]).toEqual([email, 403, 'LICENCE_CLOSED', state]);
      }
      await expectOperatorIn();
      expect(await become('active')).toBe(200);
      for (const { email } of members) expect([email, (await signIn(email))[0]]).toEqual([email, 200]);
    },
  );

  it('lets nobody but superadmins into one that waits for its activation', async () => {
    await change({ state: 'awaiting_activation' });
    for (const { email } of members)
      expect([email, ...(await signIn(email))]).toEqual([
        email,
        403,
        'LICENCE_CLOSED',
        'awaiting_activation',
      ]);
    await expectOperatorIn();
  });

  it('shuts every role but superadmins out of an active one whose last day has passed, before anything notes it', async () => {
    await change({ endsOn: addDays(localDateAt(app.clock.now(), 'Europe/Zurich'), -1) });
    for (const { email } of members) {
      expect([email, ...(await answers(email))]).toEqual([email, 401, 401, 401, 401, 401]);
      expect([email, ...(await signIn(email))].slice(0, 3)).toEqual([email, 403, 'LICENCE_CLOSED']);
    }
    await expectOperatorIn();
    await app.service.runJob('admin.licences.close-ended');
    expect((await superadmin.get<LicenceView>(url)).body.state).toBe('inactive');
  });

  it.each(['extended', 'demo'] as const)('lets every role into an active one of type %s', async (type) => {
    await change({ type });
    for (const { email } of people) {
      const [boot, , profile, , live] = await answers(email);
      expect([email, boot, profile, live]).toEqual([email, 200, 200, 200]);
    }
  });
});
