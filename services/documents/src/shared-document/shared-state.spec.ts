import type { Database } from '@jahrring/service-kit';
import { FixedClock } from '@jahrring/service-kit';
import type { DocumentEntity, DocumentRepository } from '../record';
import type { LicenceRefRepository } from '../reference';
import type {
  ShareAnswerEntity,
  ShareAnswerRepository,
  ShareLinkEntity,
  ShareLinkRepository,
} from '../share';
import { aCaller } from '@jahrring/testing/principals';
import { aSnapshot } from '../test/a-snapshot';
import { SharedDocumentReader } from './shared-document.reader';

const now = new Date('2026-11-20T17:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

const anAnswer = (kind: ShareAnswerEntity['kind'], change: Partial<ShareAnswerEntity> = {}) =>
  ({ kind, linkId: 'l1', name: 'Anna Muster', text: null, createdAt: now, ...change }) as ShareAnswerEntity;

interface Scene {
  document?: Partial<DocumentEntity> | null;
  link?: Partial<ShareLinkEntity>;
  answers?: ShareAnswerEntity[];
}

function aReader({ document, link, answers = [] }: Scene) {
  const found = {
    ...{
      id: 'd1',
      type: 'offer',
      status: 'OFFR',
      revision: 1,
      lockedAt: null,
      pdfHash: 'hash',
      language: 'de',
    },
    ...{
      number: '2026-0001',
      title: 'Holzschlag',
      recipientName: 'Gemeinde Trub',
      snapshot: aSnapshot({ type: 'offer' }),
    },
    ...document,
  } as DocumentEntity;
  const own = {
    id: 'l1',
    documentId: 'd1',
    revision: 1,
    expiresAt: at(60),
    revokedAt: null,
    openedAt: null,
    ...link,
  };
  return new SharedDocumentReader(
    {} as Database,
    new FixedClock(now),
    { find: () => Promise.resolve({ timeZone: 'Europe/Zurich' }) } as unknown as LicenceRefRepository,
    { find: () => Promise.resolve(document === null ? null : found) } as unknown as DocumentRepository,
    {
      get: () => Promise.resolve(own),
      locate: (token: string) => Promise.resolve(token === 'secret' ? { id: 'l1', licenceId: 'own' } : null),
    } as unknown as ShareLinkRepository,
    { ofDocument: () => Promise.resolve(answers) } as unknown as ShareAnswerRepository,
  );
}
const reach = (scene: Scene) => aReader(scene).reach(aCaller('manager'), 'l1');
const stateOf = async (scene: Scene) => (await reach(scene)).state;

describe('what somebody may do with a document they were sent', () => {
  it.each([
    ['an offer', {}, 'open'],
    ['an accepted offer', { status: 'CONF' }, 'accepted'],
    ['a declined offer', { status: 'REJC' }, 'declined'],
    ['an offer that was cancelled', { status: 'CANC' }, 'withdrawn'],
    ['an offer that is being changed', { status: 'PREP' }, 'withdrawn'],
    ['an offer that is locked', { lockedAt: now }, 'info'],
    ['an accepted offer that is locked', { status: 'CONF', lockedAt: now }, 'accepted'],
    ['an offer that was sent anew', { revision: 2 }, 'replaced'],
    ['a bill', { type: 'bill', status: 'CHRG' }, 'info'],
    ['a paid bill', { type: 'bill', status: 'PAID' }, 'info'],
    ['a delivery note', { type: 'delivery_note', status: 'DONE' }, 'info'],
  ] as const)('%s', async (_what, document, state) => {
    expect(await stateOf({ document })).toBe(state);
  });

  it.each([
    ['accepted', [anAnswer('declined'), anAnswer('accepted')], 'accepted'],
    ['declined, and asked after', [anAnswer('declined'), anAnswer('question')], 'declined'],
    ['never answered', [anAnswer('question')], 'info'],
  ] as const)('an archived offer is what it was answered to be: %s', async (_what, answers, state) => {
    expect(await stateOf({ document: { status: 'ARCH' }, answers: [...answers] })).toBe(state);
  });
});

describe('what a link shows', () => {
  const view = async (scene: Scene) => {
    const reader = aReader(scene);
    return reader.toView(await reader.reach(aCaller('manager'), 'l1'));
  };

  it('is the document as it was frozen, with the questions of this link alone', async () => {
    const answers = [
      anAnswer('question', { text: 'Wann?', name: 'Anna' }),
      anAnswer('question', { text: 'Wie?', linkId: 'l2' }),
    ];
    const { content, questions, heading } = await view({ answers });
    expect(content?.pdfHash).toBe('hash');
    expect(heading).toBe('Offerte 2026-0042');
    expect(questions.map(({ text }) => text)).toEqual(['Wann?']);
  });

  it.each([{ revision: 2 }, { status: 'CANC' as const }])(
    'is nothing of it once it is another one: %j',
    async (document) => {
      const { content, answer } = await view({ document, answers: [anAnswer('accepted')] });
      expect([content, answer]).toEqual([null, null]);
    },
  );

  it('is who has answered, and why where it was declined', async () => {
    const answers = [anAnswer('declined', { text: 'Zu teuer' })];
    expect((await view({ document: { status: 'REJC' }, answers })).answer).toEqual({
      ...{ name: 'Anna Muster', at: now.toISOString(), reason: 'Zu teuer', signed: false },
    });
  });
});

describe('a link', () => {
  const enter = (link: Partial<ShareLinkEntity>, token = 'secret') => aReader({ link }).enter(token, 'r');

  it('opens the licence it is in, whatever the caller says', async () => {
    expect((await enter({})).ctx.licenceId).toBe('own');
  });

  it.each<[string, Partial<ShareLinkEntity>, string]>([
    ['unknown', {}, 'other'],
    ['over', { expiresAt: now }, 'secret'],
    ['revoked', { revokedAt: at(-60) }, 'secret'],
  ])('that is %s is answered like one that never was', async (_what, link, token) => {
    await expect(enter(link, token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('to a document that is gone leads nowhere', async () => {
    await expect(reach({ document: null })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
