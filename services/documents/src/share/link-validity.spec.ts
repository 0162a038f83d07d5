import type { Audit, Database, RequestContext } from '@jahrring/service-kit';
import { FixedClock } from '@jahrring/service-kit';
import { createHash } from 'node:crypto';
import type { DocumentEntity, DocumentRepository } from '../record';
import type { LicenceRefRepository } from '../reference';
import type { DocumentSettingsService } from '../settings';
import { aCaller } from '@jahrring/testing/principals';
import type { ShareAnswerRepository } from './share-answer.repository';
import type { ShareLinkEntity } from './share-link.entity';
import type { ShareLinkRepository } from './share-link.repository';
import { ShareLinkService } from './share-link.service';

interface Scene {
  now?: string;
  timeZone?: string | undefined;
  offerValidDays?: number;
  document?: Partial<DocumentEntity>;
}

/** The service with one document and a clock that a test says. */
function aService({
  now = '2026-11-20T17:00:00Z',
  timeZone = 'Europe/Zurich',
  offerValidDays = 30,
  document,
}: Scene = {}) {
  const links: ShareLinkEntity[] = [];
  const offer = {
    id: 'd1',
    type: 'offer',
    status: 'OFFR',
    revision: 2,
    validUntil: null,
    ...document,
  } as DocumentEntity;
  const service = new ShareLinkService(
    { tx: (ctx: RequestContext, work: (tx: RequestContext) => unknown) => work(ctx) } as unknown as Database,
    new FixedClock(new Date(now)),
    { record: () => Promise.resolve() } as unknown as Audit,
    { get: () => Promise.resolve(offer) } as unknown as DocumentRepository,
    { find: () => Promise.resolve(timeZone ? { timeZone } : null) } as unknown as LicenceRefRepository,
    { get: () => Promise.resolve({ offerValidDays }) } as unknown as DocumentSettingsService,
    {
      insert: (_ctx: RequestContext, values: ShareLinkEntity) => {
        links.push(values);
        return Promise.resolve({ ...values, id: 'l1', version: 1, createdAt: new Date(now) });
      },
    } as unknown as ShareLinkRepository,
    {} as ShareAnswerRepository,
  );
  return { service, links, offer, ctx: aCaller('manager') };
}

const canShare = ({ service, offer, ctx }: ReturnType<typeof aService>) => service.canShare(ctx, offer);
const endOf = async (scene: Scene) => {
  const { service, ctx } = aService(scene);
  return (await service.create(ctx, 'd1')).expiresAt;
};

describe('how long a link works', () => {
  it('to the end of the offer’s last day where the licence is', async () => {
    expect(await endOf({ document: { validUntil: '2026-12-31' } })).toBe('2026-12-31T23:00:00.000Z');
    expect(await endOf({ document: { validUntil: '2026-12-31' }, timeZone: 'America/New_York' })).toBe(
      '2027-01-01T05:00:00.000Z',
    );
  });

  it('to the end of the day on which clocks change', async () => {
    expect(await endOf({ document: { validUntil: '2027-03-28' } })).toBe('2027-03-28T22:00:00.000Z');
  });

  it('as long as offers of the licence usually do, where this one has no end', async () => {
    expect(await endOf({ offerValidDays: 10 })).toBe('2026-11-30T23:00:00.000Z');
  });

  it('thirty days where offers of the licence have no end', async () => {
    expect(await endOf({ offerValidDays: 0 })).toBe('2026-12-20T23:00:00.000Z');
  });

  it('as usual where it is no offer, whatever day the document names', async () => {
    const order = { type: 'order_confirmation' as const, status: 'CONF' as const, validUntil: '2026-11-21' };
    expect(await endOf({ document: order })).toBe('2026-12-20T23:00:00.000Z');
  });

  it('counts from the day it is there, not from that of the server', async () => {
    // Half past midnight in Zurich, still the day before in UTC.
    expect(await endOf({ now: '2026-11-20T23:30:00Z', offerValidDays: 1 })).toBe('2026-11-22T23:00:00.000Z');
  });
});

describe('what can be shared', () => {
  it('an offer on its last day, but not on the next', async () => {
    const document = { validUntil: '2026-11-20' };
    expect(await canShare(aService({ document, now: '2026-11-20T22:59:59Z' }))).toBe(true);
    expect(await canShare(aService({ document, now: '2026-11-20T23:00:00Z' }))).toBe(false);
  });

  it.each([
    ['a draft', { status: 'PREP' }],
    ['what was cancelled', { status: 'CANC' }],
    ['an offer that was accepted', { status: 'CONF' }],
    ['a bill', { type: 'bill', status: 'CHRG' }],
  ] as const)('not %s', async (_what, document) => {
    const scene = aService({ document });
    expect(await canShare(scene)).toBe(false);
    await expect(scene.service.create(scene.ctx, 'd1')).rejects.toMatchObject({
      code: 'DOCUMENT_NOT_SHAREABLE',
    });
    expect(scene.links).toEqual([]);
  });
});

describe('a new link', () => {
  it('tells its secret once, and keeps only its hash', async () => {
    const { service, links, ctx } = aService();
    const { path } = await service.create(ctx, 'd1');
    const token = path.replace('/shared/', '');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(links[0]?.tokenHash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify(links)).not.toContain(token);
  });

  it('is another one each time, of the revision that is there', async () => {
    const { service, links, ctx } = aService();
    const paths = [await service.create(ctx, 'd1'), await service.create(ctx, 'd1')].map(({ path }) => path);
    expect(new Set(paths).size).toBe(2);
    expect(links.map(({ revision, ownerId }) => [revision, ownerId])).toEqual([
      [2, ctx.membershipId],
      [2, ctx.membershipId],
    ]);
  });
});
