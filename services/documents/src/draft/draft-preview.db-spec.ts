import { readPdfText } from '@jahrring/testing/pdf';
import { aDocumentsService, aDraft, aLine, documentsPath, ids, toUpdate } from '../test/a-documents-service';
import type { DocumentsTest } from '../test/a-documents-service';

describe('the preview of a draft', () => {
  let app: DocumentsTest;
  beforeAll(async () => {
    app = await aDocumentsService();
  });
  afterAll(() => app.close());

  it('prints what stands on the page and saves nothing of it', async () => {
    const draft = await aDraft(app);
    const positions = [{ ...aLine(), text: 'Noch nicht gespeichert', unitPrice: '250' }];
    const body = { ...toUpdate(draft), title: 'Neuer Titel', positions };
    const shown = await app.as('manager').put(`${documentsPath}/${draft.id}/preview`, body);
    expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const text = (await readPdfText(shown.raw)).join(' ');
    for (const word of ['Neuer Titel', 'Noch nicht gespeichert', '270.25']) expect(text).toContain(word);
    const kept = (await app.as('manager').get(`${documentsPath}/${draft.id}`)).body;
    expect(kept).toEqual(draft);
  });

  it('leads from a project’s sheet to the form of time entries, with the project chosen', async () => {
    const printed = async (of: object) => {
      const body = { type: 'project_sheet', addressId: ids.address, title: 'Blatt', positions: [], ...of };
      const sheet = (await app.as('manager').post(documentsPath, body)).body;
      const { raw } = await app.as('manager').get(`${documentsPath}/${sheet.id}/pdf`);
      return (await readPdfText(raw)).join('');
    };
    expect(await printed({ projectId: ids.project })).toContain(
      `/timetables/create?projectId=${ids.project}`,
    );
    expect(await printed({})).not.toContain('/timetables/');
  });

  it('is refused for what is frozen', async () => {
    const draft = await aDraft(app);
    const path = `${documentsPath}/${draft.id}`;
    await app.as('manager').post(`${path}/issue`, undefined, { ifMatch: draft.version });
    const { status, body } = await app.as('manager').put(`${path}/preview`, toUpdate(draft));
    expect([status, body.code]).toEqual([409, 'DOCUMENT_NOT_EDITABLE']);
  });
});
