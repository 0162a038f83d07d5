import type { RequestContext } from '@jahrring/service-kit';
import { aCaller } from '@jahrring/testing/principals';
import { aLicence, aMembership, aUser, clockAt, now } from '../../../test/a-member';
import type { LicenceDirectory, MemberDirectory, PersonDirectory, PluginDirectory } from '../../identity';
import type { MembershipEntity } from '../../identity/identity-record';
import type { MessageEntryEntity } from './message-entry.entity';
import { MessageRecipients } from './message-recipients';
import type { MessageRepository } from './message.repository';

const licences = [
  aLicence({ id: 'forest', type: 'standard' }),
  aLicence({ id: 'garden', type: 'extended', endsOn: '2026-11-20' }),
  aLicence({ id: 'ended', type: 'standard', endsOn: '2026-11-19' }),
  aLicence({ id: 'shut', type: 'standard', state: 'blocked' }),
];
const users = [
  aUser({ id: 'anna' }),
  aUser({ id: 'bruno' }),
  aUser({ id: 'blocked', blocked: true }),
  aUser({ id: 'gone', deletedAt: now }),
  aUser({ id: 'root', superadmin: true }),
  aUser({ id: 'second', superadmin: true }),
];
const admin = (userId: string, licenceId: string, change: Partial<MembershipEntity> = {}) =>
  aMembership({ id: `${userId} of ${licenceId}`, userId, licenceId, role: 'admin', ...change });
const memberships = [
  ...[admin('anna', 'forest'), admin('anna', 'garden'), admin('blocked', 'forest'), admin('gone', 'forest')],
  ...[admin('bruno', 'garden'), admin('bruno', 'ended'), admin('bruno', 'shut')],
];

/** Ids of the users that `author`'s entry reaches, each with the licence it reaches them in. */
async function reached(
  entry: Partial<MessageEntryEntity>,
  answered: Partial<MessageEntryEntity> | null = null,
  all: readonly MembershipEntity[] = memberships,
) {
  const members = (rows: readonly MembershipEntity[]) =>
    rows.flatMap((membership) => {
      const user = users.find(({ id }) => id === membership.userId);
      return user ? [{ membership, user }] : [];
    });
  const recipients = new MessageRecipients(
    { findAll: () => Promise.resolve(licences) } as unknown as LicenceDirectory,
    {
      findAdmins: ({ licenceId }: RequestContext) =>
        Promise.resolve(all.filter((one) => one.licenceId === licenceId && one.role === 'admin')),
      members: (_ctx: unknown, rows: MembershipEntity[]) => Promise.resolve(members(rows)),
      findOfUsers: (_ctx: unknown, ids: string[]) =>
        Promise.resolve(all.filter((one) => ids.includes(one.userId))),
    } as unknown as MemberDirectory,
    {
      findSuperadmins: () => Promise.resolve(users.filter(({ superadmin }) => superadmin)),
      getMany: (_ctx: unknown, ids: string[]) => Promise.resolve(users.filter(({ id }) => ids.includes(id))),
    } as unknown as PersonDirectory,
    {
      findActiveAnywhere: () =>
        Promise.resolve([
          { plugin: 'timber', licenceId: 'garden' },
          { plugin: 'timber', licenceId: 'shut' },
        ]),
    } as unknown as PluginDirectory,
    { find: () => Promise.resolve(answered) } as unknown as MessageRepository,
    clockAt(now),
  );
  const full = { authorId: 'root', target: null, replyToId: null, ...entry } as MessageEntryEntity;
  const found = await recipients.find(aCaller('superadmin'), full);
  return found.map(({ user, licence }) => `${user.id} in ${licence?.id ?? 'operation'}`).sort();
}

describe('a message reaches', () => {
  it('of all: admins of open licences, each once, and nobody who is shut out', async () => {
    expect(await reached({ audience: 'all' })).toEqual(['anna in garden', 'bruno in garden']);
  });

  it.each<[string, Partial<MessageEntryEntity>, string[]]>([
    ['a licence', { audience: 'licence', target: 'forest' }, ['anna in forest']],
    [
      'a licence on its last day',
      { audience: 'licence', target: 'garden' },
      ['anna in garden', 'bruno in garden'],
    ],
    ['no licence that ended yesterday', { audience: 'licence', target: 'ended' }, []],
    ['no licence that is shut', { audience: 'licence', target: 'shut' }, []],
    ['licences of a type', { audience: 'type', target: 'standard' }, ['anna in forest']],
    [
      'licences with a plugin',
      { audience: 'plugin', target: 'timber' },
      ['anna in garden', 'bruno in garden'],
    ],
    ['licences with a plugin nobody has', { audience: 'plugin', target: 'qr-code' }, []],
    [
      'one person, in the first licence that is open',
      { audience: 'person', target: 'bruno' },
      ['bruno in garden'],
    ],
    ['one who runs the installation', { audience: 'person', target: 'second' }, ['second in operation']],
    ['nobody who is blocked', { audience: 'person', target: 'blocked' }, []],
    ['nobody who is gone', { audience: 'person', target: 'gone' }, []],
    ['nobody that there is not', { audience: 'person', target: 'nobody' }, []],
    ['those who run the installation, but its author', { audience: 'operator' }, ['second in operation']],
  ])('%s', async (_whom, entry, people) => expect(await reached(entry)).toEqual(people));

  it('one person in no licence where they are neither admin nor developer', async () => {
    const asEmployee = [aMembership({ userId: 'anna', licenceId: 'forest', role: 'employee' })];
    expect(await reached({ audience: 'person', target: 'anna' }, null, asEmployee)).toEqual([]);
    const asDeveloper = [admin('anna', 'forest', { role: 'developer' })];
    expect(await reached({ audience: 'person', target: 'anna' }, null, asDeveloper)).toEqual([
      'anna in forest',
    ]);
    const left = [admin('anna', 'forest', { active: false })];
    expect(await reached({ audience: 'person', target: 'anna' }, null, left)).toEqual([]);
  });

  it.each(['licence', 'type', 'plugin', 'person', 'reply'] as const)(
    'nobody where no %s is said',
    async (audience) => {
      await expect(reached({ audience })).rejects.toMatchObject({
        status: 422,
        fields: [{ code: 'required' }],
      });
    },
  );
});

describe('an answer reaches', () => {
  const answer = { audience: 'reply', replyToId: 'm1' } as const;

  it('whoever wrote the message, in the licence they wrote it in', async () => {
    const answered = { box: 'inbox', authorId: 'bruno', authorLicenceId: 'garden' } as const;
    expect(await reached(answer, answered)).toEqual(['bruno in garden']);
  });

  it('nobody where the licence is shut since', async () => {
    const answered = { box: 'inbox', authorId: 'bruno', authorLicenceId: 'shut' } as const;
    expect(await reached(answer, answered)).toEqual([]);
  });

  it('the superadmin who wrote, and all of them once the writer is none any more', async () => {
    const from = (authorId: string) => ({ box: 'inbox', authorId, authorLicenceId: null }) as const;
    const byAnna = { ...answer, authorId: 'anna' };
    expect(await reached(byAnna, from('second'))).toEqual(['second in operation']);
    expect(await reached(byAnna, from('bruno'))).toEqual(['root in operation', 'second in operation']);
  });

  it.each([
    ['that is not in the mailbox', null],
    ['that was sent, not received', { box: 'sent', authorId: 'second', authorLicenceId: null } as never],
  ])('nobody for a message %s', async (_which, answered) => {
    await expect(reached(answer, answered)).rejects.toMatchObject({
      fields: [{ field: 'replyToId', code: 'exists' }],
    });
  });
});
