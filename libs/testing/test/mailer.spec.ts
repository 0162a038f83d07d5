import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Mailer } from '@jahrring/service-kit';

describe('a mail without a server', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mailer-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const mail = {
    id: '0190',
    to: [{ name: 'Sägewerk Müller', address: 'mueller@kunde.test' }],
    cc: [{ name: '', address: 'archiv@kunde.test' }],
    replyTo: { name: 'Forst', address: 'forst@firma.test' },
    senderName: 'Forstbetrieb',
    subject: 'Rechnung 2026-0001\r\nBcc: fremd@x.test',
    text: 'Guten Tag',
    locale: 'de',
    attachments: [
      { filename: 'Rechnung.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
    ],
  };

  it('is a file with everything a receiver would get', async () => {
    const mailer = new Mailer(folder);
    await mailer.send(mail);
    const text = await readFile(join(folder, 'mail', '0190.eml'), 'utf8');
    expect(mailer.bySmtp).toBe(false);
    expect(text).toContain('From: Forstbetrieb <no-reply@jahrring.invalid>');
    expect(text).toContain('Reply-To: Forst <forst@firma.test>');
    expect(text).toContain('Cc: archiv@kunde.test');
    expect(text).toContain('Content-Type: application/pdf; name=Rechnung.pdf');
    expect(text).toContain(Buffer.from('%PDF-1.7').toString('base64'));
  });

  it('lets no subject become a header', async () => {
    await new Mailer(folder).send(mail);
    expect(await readFile(join(folder, 'mail', '0190.eml'), 'utf8')).not.toMatch(/^Bcc:/m);
  });
});
