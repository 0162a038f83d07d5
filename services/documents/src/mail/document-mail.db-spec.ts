import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressChanged } from '@jahrring/contracts-addresses';
import type { DocumentMail, DocumentView } from '@jahrring/contracts-documents';
import { FixedClock, Clock, Mailer, SERVICE_ENV, type ServiceEnv } from '@jahrring/service-kit';
import { aPdf } from '@jahrring/testing';
import { readPdfText } from '@jahrring/testing/pdf';
import {
  aDocumentsService,
  aDraft,
  anAddress,
  documentsPath,
  ids,
  type DocumentsTest,
} from '../test/a-documents-service';

const file = { name: 'Lageplan.pdf', content: aPdf(), type: 'application/pdf' };
const fails = () => Promise.reject(new Error('450 try later'));

describe('sending documents by mail', () => {
  let app: DocumentsTest;
  beforeEach(async () => {
    app = await aDocumentsService();
    const documentEmail = 'rechnung@kunde.test';
    await app.deliver(addressChanged, { ...anAddress(), documentEmail, documentCc: 'archiv@kunde.test' });
  });
  afterEach(async () => {
    await app.close();
  });

  const issue = async (draft: DocumentView) => {
    const url = `${documentsPath}/${draft.id}/issue`;
    const { body } = await app.as('manager').post(url, undefined, { ifMatch: draft.version });
    return body as DocumentView;
  };
  const proposalOf = async (id: string) => (await app.as('manager').get(`${documentsPath}/${id}/mail`)).body;
  const historyOf = async (id: string) =>
    (await app.as('manager').get(`${documentsPath}/${id}/mails`)).body.items as DocumentMail[];
  const written = async () => {
    const folder = join(app.service.get<ServiceEnv>(SERVICE_ENV as never).dataDir, 'mail');
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  };

  it('proposes receivers, text and files, sends once, and records what was sent', async () => {
    const issued = await issue(await aDraft(app));
    const { to, cc, subject, text, files } = await proposalOf(issued.id);
    expect(to).toEqual([{ name: 'Łukasz Müller Sägewerk AG', address: 'rechnung@kunde.test' }]);
    expect(cc).toEqual([{ name: '', address: 'archiv@kunde.test' }]);
    expect(subject).toBe('Rechnung 2026-0001 – Pauschale');
    expect(text).toContain('Rechnung 2026-0001 vom 20.11.2026 über CHF 108.10, zahlbar bis 20.12.2026.');
    expect(files).toMatchObject([{ kind: 'pdf', name: 'Rechnung-2026-0001.pdf', hash: issued.pdfHash }]);
    const sent = await app
      .as('manager')
      .post(`${documentsPath}/${issued.id}/mails`, { to, cc, subject, text });
    expect([sent.status, sent.body.state]).toEqual([201, 'queued']);
    await app.runJob('documents.mail.send');
    await app.runJob('documents.mail.send');
    const [mail, ...more] = await written();
    expect(more).toEqual([]);
    expect(mail).toContain('To: =?UTF-8?');
    expect(mail).toContain('Cc: archiv@kunde.test');
    expect(mail).toContain('filename=Rechnung-2026-0001.pdf');
    const [record] = await historyOf(issued.id);
    expect(record).toMatchObject({ state: 'sent', attempts: 1, sentBy: expect.any(String), lastError: null });
    const states = (await app.events('documents.mail.changed')).map(({ payload }) => payload['state']);
    expect(states).toEqual(['queued', 'sent']);
    expect(await app.audit()).toContainEqual(
      expect.objectContaining({ action: 'send', entity: 'document', entityId: issued.id }),
    );
  });

  it('says it in the licence’s own words where there are some', async () => {
    const settings = '/api/documents/settings';
    const { version, previous, logoId, ...values } = (await app.as('manager').get(settings)).body;
    expect([previous, logoId]).toEqual([{}, null]);
    const texts = {
      de: { mailSubject: 'Ihre {number}', mail: 'Grüezi {recipient}\n\nBis {dueDate}, danke.' },
    };
    await app.as('manager').put(settings, { ...values, texts }, { ifMatch: version });
    const { subject, text } = await proposalOf((await issue(await aDraft(app))).id);
    expect(subject).toBe('Ihre 2026-0001');
    expect(text).toBe('Grüezi Łukasz Müller Sägewerk AG\n\nBis 20.12.2026, danke.');
  });

  it('takes annexes along, frozen with the document', async () => {
    const draft = await aDraft(app);
    const url = `${documentsPath}/${draft.id}/annexes`;
    const added = await app.as('manager').post(url, undefined, { file });
    expect([added.status, added.body.size]).toEqual([201, file.content.length]);
    const issued = await issue(draft);
    const pdf = await app.as('manager').get(`${documentsPath}/${issued.id}/pdf`);
    expect((await readPdfText(pdf.raw)).join(' ')).toMatch(/Anhänge\s+Lageplan\.pdf/);
    expect((await app.as('manager').post(url, undefined, { file })).body.code).toBe(
      'DOCUMENT_ANNEXES_FROZEN',
    );
    expect((await app.as('manager').delete(`${url}/${added.body.id}`, { ifMatch: 1 })).body.code).toBe(
      'DOCUMENT_ANNEXES_FROZEN',
    );
    const { to, subject, text, files } = await proposalOf(issued.id);
    expect(files.map(({ name }: { name: string }) => name)).toEqual([
      'Rechnung-2026-0001.pdf',
      'Lageplan.pdf',
    ]);
    await app.as('manager').post(`${documentsPath}/${issued.id}/mails`, { to, subject, text, annexIds: [] });
    await app.as('manager').post(`${documentsPath}/${issued.id}/mails`, { to, subject, text });
    await app.runJob('documents.mail.send');
    const mails = await written();
    expect(mails.filter((mail) => mail.includes('Lageplan.pdf'))).toHaveLength(1);
  });

  it('tries again where the server fails, and says why it gave up', async () => {
    const issued = await issue(await aDraft(app));
    const mailer = app.get(Mailer);
    const send = mailer.send.bind(mailer);
    mailer.send = fails;
    const { to, subject, text } = await proposalOf(issued.id);
    await app.as('manager').post(`${documentsPath}/${issued.id}/mails`, { to, subject, text });
    await app.runJob('documents.mail.send');
    expect((await historyOf(issued.id))[0]).toMatchObject({
      state: 'queued',
      attempts: 1,
      lastError: '450 try later',
    });
    for (let n = 0; n < 8; n += 1) {
      (app.get(Clock) as FixedClock).advance(3_600_000);
      await app.runJob('documents.mail.send');
    }
    const [given] = await historyOf(issued.id);
    expect(given).toMatchObject({ state: 'failed', attempts: 8 });
    mailer.send = send;
    const again = await app.as('manager').post(`${documentsPath}/${issued.id}/mails/${given?.id}/retry`);
    expect(again.body.state).toBe('queued');
    await app.runJob('documents.mail.send');
    expect((await historyOf(issued.id))[0]).toMatchObject({ state: 'sent' });
  });

  it('sends no draft, and of many what can be sent', async () => {
    const draft = await aDraft(app);
    expect((await app.as('manager').get(`${documentsPath}/${draft.id}/mail`)).body.code).toBe(
      'DOCUMENT_NOT_SENDABLE',
    );
    const issued = await issue(await aDraft(app));
    const silent = await issue(await aDraft(app, { addressId: ids.secondAddress }));
    const { body } = await app
      .as('manager')
      .post(`${documentsPath}/mails`, { ids: [draft.id, issued.id, silent.id] });
    expect(body.sent).toEqual([issued.id]);
    expect(body.skipped.map(({ code }: { code: string }) => code)).toEqual([
      'DOCUMENT_NOT_SENDABLE',
      'DOCUMENT_NO_RECEIVER',
    ]);
  });

  it('is nobody else’s business', async () => {
    const issued = await issue(await aDraft(app));
    const stranger = app.as('manager', { licence: 'other' });
    expect((await stranger.get(`${documentsPath}/${issued.id}/mail`)).status).toBe(404);
    expect((await stranger.get(`${documentsPath}/${issued.id}/mails`)).status).toBe(404);
    expect(
      (await app.as('customer', { addressId: ids.address }).get(`${documentsPath}/${issued.id}/mails`))
        .status,
    ).toBe(403);
  });
});
