import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AcceptDocumentInput, SharedDocument } from '@jahrring/contracts-common';
import type { DocumentView, NewShareLink, ShareView } from '@jahrring/contracts-documents';
import { Clock, FixedClock, SERVICE_ENV, type ServiceEnv } from '@jahrring/service-kit';
import { readPdfText } from '@jahrring/testing/pdf';
import {
  aDocumentsService,
  aLine,
  aDraft,
  documentsPath,
  ids,
  now,
  toUpdate,
} from '../test/a-documents-service';
import type { DocumentsTest } from '../test/a-documents-service';

const sharedPath = '/api/documents/shared';

describe('an offer by link', () => {
  let app: DocumentsTest;
  beforeEach(async () => {
    app = await aDocumentsService();
  });
  afterEach(() => app.close());

  const manager = () => app.as('manager');

  async function anOffer(change: object = {}): Promise<DocumentView> {
    const made = await manager().post(documentsPath, { type: 'offer', addressId: ids.address, sources: [] });
    const draft = made.body as DocumentView;
    const positions = [aLine(), { ...aLine(), text: 'Wege räumen', optional: true }];
    const body = { ...toUpdate(draft), title: 'Holzschlag', positions, validUntil: '2026-12-05', ...change };
    const saved = await manager().put(`${documentsPath}/${draft.id}`, body, { ifMatch: draft.version });
    const issued = await manager().post(
      `${documentsPath}/${draft.id}/issue`,
      { changeEntries: false },
      { ifMatch: saved.body.version },
    );
    if (issued.status !== 200) throw new Error(issued.text);
    return issued.body as DocumentView;
  }

  async function aLink(id: string): Promise<NewShareLink & { token: string }> {
    const { body, status } = await manager().post(`${documentsPath}/${id}/share`, undefined);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return { ...body, token: body.path.split('/').at(-1) };
  }

  const customer = () => app.anonymous();
  const read = (token: string) => customer().get(`${sharedPath}/${token}`);
  const reread = async (id: string) => (await manager().get(`${documentsPath}/${id}`)).body as DocumentView;
  const shared = async (id: string) =>
    (await manager().get(`${documentsPath}/${id}/share`)).body as ShareView;
  const notices = async () =>
    (await app.events('admin.notification.requested')).map(({ payload }) => payload);

  async function acceptance(token: string, change: Partial<AcceptDocumentInput> = {}) {
    const { content } = (await read(token)).body as SharedDocument;
    const body = { name: 'Vreni Kunz', pdfHash: content?.pdfHash, ...change };
    return customer().post(`${sharedPath}/${token}/acceptance`, body);
  }

  it('shows what was sent without an account, not to be kept or found', async () => {
    const offer = await anOffer();
    const { token } = await aLink(offer.id);
    const answer = await read(token);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
    const page = answer.body as SharedDocument;
    expect(page).toMatchObject({
      state: 'open',
      heading: `Offerte ${offer.number}`,
      language: 'de',
      answer: null,
    });
    expect(page.content?.positions.map(({ text, optional, line }) => [text, optional, line])).toEqual([
      ['Pauschale', false, 0],
      ['Wege räumen', true, 1],
    ]);
    expect(page.content?.total).toBe('CHF 108.10');
    const pdf = await customer().get(`${sharedPath}/${token}/pdf`);
    expect([pdf.status, pdf.headers['content-type'], pdf.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect((await shared(offer.id)).links[0]?.openedAt).toBe(now.toISOString());
  });

  it('opens for several people at once', async () => {
    const { token } = await aLink((await anOffer()).id);
    const opened = await Promise.all([1, 2, 3].map(() => read(token)));
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('answers alike to a secret that is unknown, expired or revoked', async () => {
    const offer = await anOffer();
    const { token, id } = await aLink(offer.id);
    const unknown = await read('A'.repeat(43));
    await manager().post(`${documentsPath}/${offer.id}/share/${id}/revocation`, undefined);
    const revoked = await read(token);
    const later = await aLink(offer.id);
    app.service.get<FixedClock>(Clock as never).set(new Date('2026-12-05T23:00:00.000Z'));
    const expired = await read(later.token);
    const told = [unknown, revoked, expired].map(({ status, body }) => [status, body.code, body.title]);
    expect(told).toEqual(Array(3).fill([404, 'NOT_FOUND', expect.any(String)]));
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
    expect((await acceptance(later.token, { pdfHash: '0'.repeat(64) })).status).toBe(404);
    expect((await customer().get(`${sharedPath}/${later.token}/pdf`)).status).toBe(404);
  });

  it('is slowed down where somebody tries secrets out', async () => {
    let status = 0;
    for (let n = 0; n <= 60; n += 1) ({ status } = await read('B'.repeat(43)));
    expect(status).toBe(429);
  });

  it('is accepted and signed: what was seen is kept, and the confirmation of it follows', async () => {
    const offer = await anOffer();
    const { token } = await aLink(offer.id);
    const signature = { width: 300, height: 100, strokes: [[10, 10, 50, 60, 90, 20]] };
    const answer = await acceptance(token, { signature, optionalLines: [1, 0] });
    expect([answer.status, answer.body.state, answer.body.answer.name]).toEqual([
      200,
      'accepted',
      'Vreni Kunz',
    ]);
    const accepted = await reread(offer.id);
    expect(accepted.status).toBe('CONF');
    const { answers } = await shared(offer.id);
    expect(answers).toMatchObject([{ kind: 'accepted', name: 'Vreni Kunz', ip: '127.0.0.0', revision: 0 }]);
    expect(answers[0]?.pdfHash).toMatch(/^[0-9a-f]{64}$/);
    const followed = accepted.links.find(({ other }) => other.type === 'order_confirmation');
    const draft = await reread(followed?.other.id ?? '');
    expect([draft.status, draft.positions.map(({ text, optional }) => [text, optional])]).toEqual([
      'PREP',
      [
        ['Pauschale', false],
        ['Wege räumen', false],
      ],
    ]);
    const sheet = await customer().get(`${sharedPath}/${token}/acceptance`);
    const printed = (await readPdfText(sheet.raw)).join(' ');
    for (const word of ['Vreni Kunz', 'Wege räumen', offer.number ?? '', '20.11.2026'])
      expect(printed).toContain(word);
    const own = await manager().get(`${documentsPath}/${offer.id}/acceptance`);
    expect(own.raw.equals(sheet.raw)).toBe(true);
  });

  it('is accepted once, however often it is sent', async () => {
    const offer = await anOffer();
    const { token } = await aLink(offer.id);
    const { content } = (await read(token)).body as SharedDocument;
    const body = { name: 'Vreni Kunz', pdfHash: content?.pdfHash };
    const both = await Promise.all(
      [1, 2].map(() => customer().post(`${sharedPath}/${token}/acceptance`, body)),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await shared(offer.id)).answers).toHaveLength(1);
    const decline = await customer().post(`${sharedPath}/${token}/refusal`, { name: 'X' });
    expect([decline.status, decline.body.code]).toEqual([409, 'DOCUMENT_ANSWER_OUTDATED']);
  });

  it('names the customer in the audit trail and tells who sent it', async () => {
    const offer = await anOffer();
    const { token } = await aLink(offer.id);
    await acceptance(token);
    const trail = await app.audit();
    const entry = trail.find(({ action, entityId }) => action === 'accept' && entityId === offer.id);
    expect(entry).toMatchObject({ userId: null, entity: 'document' });
    expect(JSON.stringify(entry)).toContain('Vreni Kunz');
    expect(JSON.stringify(trail)).not.toContain(token);
    expect(await notices()).toMatchObject([
      {
        kind: 'documents.offerAccepted',
        params: { name: 'Vreni Kunz' },
        path: `/documents/edit/${offer.id}`,
      },
    ]);
  });

  it('takes a question and a refusal with its reason', async () => {
    const offer = await anOffer();
    const { token } = await aLink(offer.id);
    const asked = await customer().post(`${sharedPath}/${token}/questions`, {
      name: 'V. Kunz',
      text: 'Wann?',
    });
    expect(asked.body.questions).toMatchObject([{ name: 'V. Kunz', text: 'Wann?' }]);
    const refused = await customer().post(`${sharedPath}/${token}/refusal`, {
      name: 'V. Kunz',
      reason: 'Zu teuer',
    });
    expect([refused.body.state, refused.body.answer.reason]).toEqual(['declined', 'Zu teuer']);
    expect((await reread(offer.id)).status).toBe('REJC');
    expect((await notices()).map(({ kind }) => kind)).toEqual([
      'documents.offerQuestion',
      'documents.offerDeclined',
    ]);
  });

  it('says that an offer was withdrawn or replaced, and shows nothing of it', async () => {
    const offer = await anOffer();
    const { token } = await aLink(offer.id);
    const seen = ((await read(token)).body as SharedDocument).content?.pdfHash ?? '';
    const step = (status: string, version: number) =>
      manager().post(`${documentsPath}/${offer.id}/status`, { status }, { ifMatch: version });
    const back = await step('PREP', offer.version);
    expect(back.status).toBe(200);
    expect((await read(token)).body).toMatchObject({ state: 'withdrawn', content: null });
    const again = await step('OFFR', back.body.version);
    expect(again.status).toBe(200);
    expect((await read(token)).body).toMatchObject({ state: 'replaced', content: null });
    const late = await customer().post(`${sharedPath}/${token}/acceptance`, { name: 'V', pdfHash: seen });
    expect([late.status, late.body.code]).toEqual([409, 'DOCUMENT_ANSWER_OUTDATED']);
    expect((await customer().get(`${sharedPath}/${token}/pdf`)).status).toBe(404);
  });

  it('refuses a link of a draft, of a bill and of an offer that has expired', async () => {
    const { id: bill } = await aDraft(app);
    const expired = await anOffer({ validUntil: '2026-11-20' });
    app.service.get<FixedClock>(Clock as never).set(new Date('2026-11-20T23:00:00.000Z'));
    for (const id of [bill, expired.id]) {
      const { status, body } = await manager().post(`${documentsPath}/${id}/share`, undefined);
      expect([status, body.code]).toEqual([409, 'DOCUMENT_NOT_SHAREABLE']);
    }
  });

  it('issues and mails the confirmation where the settings say so', async () => {
    const settings = (await app.as('admin').get('/api/documents/settings')).body;
    const { version, nextNumbers: _n, previous: _p, logoId: _l, ...values } = settings;
    const stored = await app
      .as('admin')
      .put('/api/documents/settings', { ...values, acceptanceFollowUp: 'issued' }, { ifMatch: version });
    expect(stored.status).toBe(200);
    const offer = await anOffer();
    const { token } = await aLink(offer.id);
    await acceptance(token);
    const followed = (await reread(offer.id)).links.find(({ other }) => other.type === 'order_confirmation');
    expect((await reread(followed?.other.id ?? '')).status).toBe('CONF');
  });

  it('goes out in the mail, whose secret is kept nowhere', async () => {
    const offer = await anOffer();
    const { text, subject } = (await manager().get(`${documentsPath}/${offer.id}/mail`)).body;
    expect(text).toContain('annehmen: {link}');
    const to = [{ name: '', address: 'kunde@example.test' }];
    await manager().post(`${documentsPath}/${offer.id}/mails`, { to, subject, text });
    await app.runJob('documents.mail.send');
    const folder = join(app.service.get<ServiceEnv>(SERVICE_ENV as never).dataDir, 'mail');
    const [name = ''] = await readdir(folder);
    const mail = (await readFile(join(folder, name), 'utf8')).replace(/=\r\n/g, '');
    const [, token = ''] = /\/shared\/([\w-]{43})/.exec(mail) ?? [];
    expect((await read(token)).body.state).toBe('open');
    const { items } = (await manager().get(`${documentsPath}/${offer.id}/mails`)).body;
    expect(items[0].text).toContain('{link}');
    expect(JSON.stringify(await app.events('documents.mail.changed'))).not.toContain(token);
  });
});
