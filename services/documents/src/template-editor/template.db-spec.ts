import type { TemplateContent, TemplateView } from '@jahrring/contracts-documents';
import { newId } from '@jahrring/contracts-common';
import { readPdfText } from '@jahrring/testing/pdf';
import { aDocumentsService, aDraft, documentsPath, toUpdate } from '../test/a-documents-service';
import type { DocumentsTest } from '../test/a-documents-service';
import { readCode, readSize } from '../test/read-pdf';

const path = '/api/documents/templates';

describe('templates of documents', () => {
  let app: DocumentsTest;
  beforeEach(async () => {
    app = await aDocumentsService();
  });
  afterEach(() => app.close());

  const make = async (change: object = {}): Promise<TemplateView> => {
    const answer = await app.as('manager').post(path, { type: 'bill', title: 'Rechnung', ...change });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body as TemplateView;
  };
  const save = (template: TemplateView, content: TemplateContent, change: object = {}) => {
    const { id, version, title, isDefault } = template;
    return app
      .as('manager')
      .put(`${path}/${id}`, { title, isDefault, content, ...change }, { ifMatch: version });
  };
  const display = (template: TemplateView, change: Partial<TemplateContent['display']>): TemplateContent => ({
    ...template.content,
    display: { ...template.content.display, ...change },
  });
  const preview = (template: TemplateView, change: object = {}) =>
    app.as('manager').put(`${path}/preview`, {
      type: template.type,
      content: template.content,
      language: 'de',
      ...change,
    });

  it('begins with what documents look like without one, and is made once by a repeated request', async () => {
    const id = newId();
    const first = await make({ id });
    expect(first).toMatchObject({ id, number: 1, isDefault: false, versions: [{ number: 1 }] });
    expect(first.content.general).toMatchObject({ addressWindow: 'right', orientation: 'portrait' });
    expect((await make({ type: 'delivery_note', title: 'Lieferschein' })).content.display.showPrices).toBe(
      false,
    );
  });

  it('makes a version of each changed content and keeps the one before', async () => {
    const template = await make();
    const changed = await save(template, display(template, { colour: 'wald' }));
    expect(changed.body).toMatchObject({ number: 2, versions: [{ number: 2 }, { number: 1 }] });
    const again = await save(changed.body, changed.body.content, { title: 'Rechnung Holz' });
    expect(again.body).toMatchObject({ number: 2, title: 'Rechnung Holz' });
    const old = await app.as('manager').get(`${path}/${template.id}/versions/1`);
    expect(old.body.content.display.colour).toBe('ink');
    expect((await save(template, template.content)).status).toBe(412);
    expect((await app.as('manager').get(`${path}/${template.id}/versions/3`)).status).toBe(404);
  });

  it('knows one usual template for each type', async () => {
    const first = await make({ isDefault: true });
    const second = await make({ isDefault: true, title: 'Andere' });
    const { items } = (await app.as('manager').get(path)).body;
    const usual = items.filter((item: TemplateView) => item.isDefault);
    expect(usual.map((item: TemplateView) => item.id)).toEqual([second.id]);
    const choices = await app.as('manager').get('/api/documents/choices/templates?type=bill');
    expect(choices.body.items.map((item: TemplateView) => item.id).sort()).toEqual(
      [first.id, second.id].sort(),
    );
  });

  it.each([
    ['no title block', { blocks: ['positions'] }, 'content.display.blocks', 'missing'],
    ['a column twice', { columns: ['vat', 'vat'] }, 'content.display.columns', 'distinct'],
    ['letters too large', { fontSize: 20 }, 'content.display.fontSize', 'max'],
  ])('refuses %s', async (_name, change, field, code) => {
    const template = await make();
    const answer = await save(template, display(template, change as Partial<TemplateContent['display']>));
    expect(answer.body).toMatchObject({
      status: 422,
      fields: [{ field, code: expect.stringContaining(code) }],
    });
  });

  it('refuses a variable nobody knows', async () => {
    const template = await make();
    const texts = { de: { heading: '', header: '{nummer}', footer: '', intro: '', closing: '' } };
    const answer = await save(template, { ...template.content, texts });
    expect(answer.body).toMatchObject({
      status: 422,
      fields: [{ field: 'content.texts.de.header', code: 'variable' }],
    });
  });

  it('previews a sample that nobody can pay, in the language asked for', async () => {
    const template = await make();
    const answer = await preview(template, { language: 'fr' });
    expect(answer.headers['content-type']).toBe('application/pdf');
    const text = (await readPdfText(answer.raw)).join(' ');
    expect(text).toContain('Scierie Exemple SA');
    expect(text).toContain('Brouillon');
    expect(await readCode(answer.raw)).toBeNull();
  });

  it('previews landscape pages, and words of its own', async () => {
    const template = await make({ type: 'offer', title: 'Offerte' });
    const words = { heading: 'Kostenvoranschlag', header: 'Seit 1961', footer: '', intro: '', closing: '' };
    const { general } = template.content;
    const content = {
      ...template.content,
      general: { ...general, orientation: 'landscape' },
      texts: { de: words },
    };
    const answer = await preview(template, { content });
    expect(await readSize(answer.raw)).toEqual([297, 210]);
    const text = (await readPdfText(answer.raw)).join(' ');
    expect(text).toContain('Kostenvoranschlag');
    expect(text).toContain('Seit 1961');
  });

  it('previews the last document with data, or says that there is none yet', async () => {
    const template = await make();
    const none = await preview(template, { source: 'last' });
    expect([none.status, none.body.code]).toEqual([409, 'DOCUMENT_NO_PREVIEW']);
    await aDraft(app, { title: 'Holzschlag Gohlgraben' });
    const answer = await preview(template, { source: 'last' });
    expect((await readPdfText(answer.raw)).join(' ')).toContain('Holzschlag Gohlgraben');
  });

  it('gives new documents its words and accounts, and an issued one keeps the version it was printed with', async () => {
    const template = await make({ isDefault: true });
    const words = { heading: 'Faktura', header: '', footer: '', intro: 'Besten Dank', closing: '' };
    const accounting = { ...template.content.accounting, debitAccount: '1100', creditAccount: '3400' };
    const content = { ...template.content, accounting, texts: { de: words } };
    const second = (await save(template, content)).body as TemplateView;
    const draft = await aDraft(app);
    expect(draft).toMatchObject({
      ...{ templateId: template.id, introText: 'Besten Dank' },
      ...{ debitAccount: '1100', creditAccount: '3400' },
    });
    const manager = app.as('manager');
    const issued = await manager.post(`${documentsPath}/${draft.id}/issue`, undefined, {
      ifMatch: draft.version,
    });
    expect(issued.body).toMatchObject({ templateId: template.id, templateVersion: 2 });
    const pdf = (await manager.get(`${documentsPath}/${draft.id}/pdf`)).raw;
    expect((await readPdfText(pdf)).join(' ')).toContain('Faktura 2026-0001');
    const texts = { de: { ...words, heading: 'Rechnung' } };
    expect((await save(second, { ...content, texts })).body.number).toBe(3);
    const later = (await manager.get(`${documentsPath}/${draft.id}/pdf`)).raw;
    expect(Buffer.from(later).equals(Buffer.from(pdf))).toBe(true);
    const next = await aDraft(app);
    const text = await readPdfText((await manager.get(`${documentsPath}/${next.id}/pdf`)).raw);
    expect(text.join(' ')).not.toContain('Faktura');
  });

  it('is only taken for documents of its type', async () => {
    const template = await make({ type: 'offer', title: 'Offerte' });
    const draft = await aDraft(app);
    const answer = await app
      .as('manager')
      .put(
        `${documentsPath}/${draft.id}`,
        { ...toUpdate(draft), templateId: template.id },
        { ifMatch: draft.version },
      );
    expect(answer.body).toMatchObject({ status: 422, fields: [{ field: 'templateId', code: 'exists' }] });
  });

  it('is deleted with its version, and documents go on', async () => {
    const template = await make({ isDefault: true });
    const draft = await aDraft(app);
    const gone = await app.as('manager').delete(`${path}/${template.id}`, { ifMatch: template.version });
    expect(gone.status).toBe(204);
    expect((await app.as('manager').get(`${documentsPath}/${draft.id}/pdf`)).status).toBe(200);
  });
});
