import type { ClientRequest } from '@jahrring/service-kit';
import { startTestService } from '../src';
import type { TestService } from '../src';
import { notesService } from './fixtures/notes.definition';

describe('a running service', () => {
  const heard: ClientRequest[] = [];
  let isThere = false;
  let app: TestService;

  beforeAll(async () => {
    const registry = {
      send: async (request: ClientRequest) => {
        heard.push(request);
        if (!isThere) throw new Error('not there yet');
        return { status: 204, body: '' };
      },
    };
    app = await startTestService(notesService, { client: registry, background: true });
  });
  afterAll(() => app.close());

  it('tells the registry its version, again soon where nobody heard it', async () => {
    isThere = true;
    for (let turn = 0; turn < 100 && heard.length < 2; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(heard.length).toBe(2);
    const [first, second] = heard;
    expect(second).toMatchObject({
      tool: 'admin',
      method: 'POST',
      path: '/api/admin/internal/services',
    });
    expect(JSON.parse(second?.body ?? '')).toMatchObject({ service: 'notes', version: '1.2.3' });
    expect(first?.body).toBe(second?.body);
  });

  it('says its version when asked for its health', async () => {
    const { body } = await app.anonymous().get('/api/notes/health/ready');
    expect(body).toMatchObject({ status: 'ready', version: '1.2.3' });
  });
});
