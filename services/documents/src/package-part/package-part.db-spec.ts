import { newId, type PartRequest, type PartResult, partResults } from '@jahrring/contracts-common';
import type { TemplateView } from '@jahrring/contracts-documents';
import { ServiceClient } from '@jahrring/service-kit';
import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { documentsService } from '../documents.service-definition';

const id = newId();
const values = {
  ...{ type: 'offer', title: 'Offerte Holzschlag', country: 'CH', colour: 'wald', signature: true },
  texts: { de: { intro: 'Gerne bieten wir {project} an.' } },
};

describe('templates of an industry package', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(documentsService);
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  const item = { key: 'offer', id, values };
  const take = async (request: Partial<PartRequest> & Pick<PartRequest, 'task'>): Promise<PartResult> => {
    const path = '/api/documents/internal/package-parts';
    const body = { part: 'templates', items: [], written: [], ...request };
    const call = { tool: 'documents', method: 'POST', path, body, schema: partResults } as const;
    return (await app.get(ServiceClient).call(app.ctx(), call)).items[0]!;
  };
  const get = async (): Promise<TemplateView> => (await admin.get(`/api/documents/templates/${id}`)).body;

  it('are written, kept where the licence has changed them, and taken back', async () => {
    const first = await take({ task: 'apply', items: [item] });
    expect(first.outcome).toBe('added');
    expect(await get()).toMatchObject({
      isDefault: false,
      content: {
        display: { colour: 'wald', signature: true },
        texts: { de: { intro: 'Gerne bieten wir {project} an.' } },
      },
    });
    const written = [{ ...item, hash: first.hash! }];
    expect((await take({ task: 'apply', items: [item], written })).outcome).toBe('same');
    const next = { ...item, values: { ...values, colour: 'petrol' } };
    const changed = await take({ task: 'apply', items: [next], written });
    expect([changed.outcome, changed.fields.map(({ name }) => name)]).toEqual(['changed', ['content']]);
    expect((await get()).number).toBe(2);

    const template = await get();
    const { title, content } = template;
    const marked = { title, content, isDefault: true };
    const put = await admin.put(`/api/documents/templates/${id}`, marked, { ifMatch: template.version });
    expect(put.status).toBe(200);
    const later = [{ ...next, hash: changed.hash! }];
    expect(await take({ task: 'takeBack', written: later })).toMatchObject({
      outcome: 'left',
      reason: 'used',
    });
    const usual = await get();
    const plain = { title: 'Unsere Offerte', content, isDefault: false };
    await admin.put(`/api/documents/templates/${id}`, plain, { ifMatch: usual.version });
    expect(await take({ task: 'takeBack', written: later })).toMatchObject({
      outcome: 'left',
      reason: 'edited',
    });
    const edited = await get();
    await admin.put(
      `/api/documents/templates/${id}`,
      { title, content, isDefault: false },
      { ifMatch: edited.version },
    );
    expect((await take({ task: 'takeBack', written: later })).outcome).toBe('removed');
    expect((await admin.get(`/api/documents/templates/${id}`)).status).toBe(404);
    expect((await take({ task: 'apply', items: [item] })).outcome).toBe('added');
    expect((await get()).content.display.colour).toBe('wald');
  });
});
