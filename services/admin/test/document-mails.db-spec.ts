import type { DocumentMailChanged } from '@jahrring/contracts-documents';
import { demoLicences } from '@jahrring/demo';
import { Database, systemContext } from '@jahrring/service-kit';
import { testId } from '@jahrring/testing';
import { DocumentMailConsumer } from '../src/settings/mail/document-mail.consumer';
import { MailJobs } from '../src/settings/mail/mail.jobs';
import { type AdminApp, startAdmin } from './start-admin';

const mail: DocumentMailChanged = {
  id: testId('mail'),
  documentId: testId('document'),
  to: 'Sägewerk <a@kunde.test>',
  subject: 'Rechnung 2026-0001',
  locale: 'de',
  state: 'queued',
  attempts: 0,
  createdAt: '2026-11-20T17:00:00.000Z',
  text: 'Guten Tag',
};

describe('mails of documents', () => {
  let app: AdminApp;
  beforeAll(async () => {
    app = await startAdmin();
  });
  afterAll(() => app.close());

  const hear = (event: DocumentMailChanged) =>
    app.service
      .get(Database)
      .tx(systemContext({ licenceId: demoLicences.bergwald.id }), (ctx) =>
        app.service.get(DocumentMailConsumer).onChange(ctx, event),
      );

  it('stand in the list of mails, and are not sent by us', async () => {
    await hear(mail);
    await app.service.get(MailJobs).send({ fence: 1, signal: AbortSignal.abort() });
    await app.service.get(MailJobs).send({ fence: 1, signal: new AbortController().signal });
    const superadmin = await app.as('superadmin@demo.test');
    const list = await superadmin.get<{ items: object[] }>('/api/admin/mails?filter[kind]=document');
    expect(list.body.items).toMatchObject([{ id: mail.id, state: 'queued', to: mail.to, kind: 'document' }]);
    await hear({ ...mail, state: 'sent', attempts: 1, sentAt: mail.createdAt });
    await hear(mail);
    const view = await superadmin.get(`/api/admin/mails/${mail.id}`);
    expect(view.body).toMatchObject({ state: 'sent', attempts: 1, text: 'Guten Tag' });
  });

  it('are tried again where they are sent', async () => {
    const failed = { ...mail, id: testId('failed mail'), state: 'failed' as const, attempts: 8 };
    await hear(failed);
    const superadmin = await app.as('superadmin@demo.test');
    expect((await superadmin.post(`/api/admin/mails/${failed.id}/retry`)).status).toBe(409);
  });
});
