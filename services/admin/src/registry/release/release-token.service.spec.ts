import { createHash } from 'node:crypto';
import type { Audit, Database, RequestContext } from '@jahrring/service-kit';
import { aCaller } from '@jahrring/testing/principals';
import { clockAt, daysFromNow, now } from '../../../test/a-member';
import type { ReleaseTokenEntity } from './release-token.entity';
import { ReleaseTokenService } from './release-token.service';

const ctx = aCaller('guest');
const secret = 'jrt_abc';
const secondsAgo = (seconds: number) => daysFromNow(-seconds / 86_400);

/** Sends a request with a header, where one key is kept; returns whether it is admitted, and the noted uses. */
async function admitted(header: string | undefined, change: Partial<ReleaseTokenEntity> = {}) {
  const kept = {
    ...{
      id: 't1',
      name: 'Team',
      tools: ['time'],
      tokenHash: createHash('sha256').update(secret).digest('hex'),
    },
    ...{ createdAt: daysFromNow(-9), expiresAt: null, lastUsedAt: null },
    ...change,
  };
  const noted: Date[] = [];
  const update = {
    update: () => update,
    set: ({ lastUsedAt }: { lastUsedAt: Date }) => (noted.push(lastUsedAt), update),
    where: () => update,
    execute: () => Promise.resolve({}),
  };
  const db = {
    manager: () => ({
      findOneBy: (_entity: unknown, { tokenHash }: { tokenHash: string }) =>
        Promise.resolve(tokenHash === kept.tokenHash ? kept : null),
    }),
    tx: (ctx: RequestContext, work: (ctx: RequestContext) => Promise<unknown>) => work(ctx),
    writing: () => ({ createQueryBuilder: () => update }),
  } as unknown as Database;
  const service = new ReleaseTokenService(db, clockAt(now), {} as Audit);
  const answer = await service.admit(ctx, header).then(
    ({ id }) => id,
    (error: unknown) => (error as { code: string }).code,
  );
  return { answer, noted };
}

describe('a key that publishes releases', () => {
  it.each<[string, string | undefined, Partial<ReleaseTokenEntity>, string]>([
    ['lets in', `Bearer ${secret}`, {}, 't1'],
    ['lets in until its end', `Bearer ${secret}`, { expiresAt: daysFromNow(1 / 86_400) }, 't1'],
    ['lets nobody in from its end on', `Bearer ${secret}`, { expiresAt: now }, 'RELEASE_TOKEN'],
    ['that is not told lets nobody in', undefined, {}, 'RELEASE_TOKEN'],
    ['that nobody knows lets nobody in', 'Bearer jrt_abd', {}, 'RELEASE_TOKEN'],
    ['is no part of another one', `Bearer ${secret}d`, {}, 'RELEASE_TOKEN'],
    ['is told as a bearer’s alone', `Basic ${secret}`, {}, 'RELEASE_TOKEN'],
    ['with more behind it lets nobody in', `Bearer ${secret} x`, {}, 'RELEASE_TOKEN'],
    [
      'is not its own hash',
      `Bearer ${createHash('sha256').update(secret).digest('hex')}`,
      {},
      'RELEASE_TOKEN',
    ],
  ])('%s', async (_what, header, change, answer) => {
    expect((await admitted(header, change)).answer).toBe(answer);
  });

  it.each([
    ['its first use', null, true],
    ['a use a minute after the last', secondsAgo(60.5), true],
    ['no further one within the minute', secondsAgo(60), false],
  ])('notes %s', async (_which, lastUsedAt, isNoted) => {
    expect((await admitted(`Bearer ${secret}`, { lastUsedAt })).noted).toEqual(isNoted ? [now] : []);
  });

  it('that is refused is not noted as used', async () => {
    expect((await admitted(`Bearer ${secret}`, { expiresAt: secondsAgo(1) })).noted).toEqual([]);
  });
});
