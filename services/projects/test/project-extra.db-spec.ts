import { describeExtraFields, startTestService, type TestService } from '@jahrring/testing';
import { projectsService } from '../src';
import { aProject, createProject } from './factories';

const url = '/api/projects/projects';

describeExtraFields(projectsService, {
  entity: 'project',
  url,
  create: (client, extra) => client.post(url, aProject(extra ? { extra } : {})),
});

describe('the export of projects', () => {
  let app: TestService;

  beforeAll(async () => {
    app = await startTestService(projectsService);
  });
  afterAll(() => app.close());

  it('has a line for each project of the list, and prices for those who may see them', async () => {
    const { number } = await createProject(app.as('admin'), { totalAmount: '1200.00', title: '=1+1' });
    const lines = (await app.as('admin').get(`${url}/export/csv?filter[number]=${number}`)).text.split(
      '\r\n',
    );
    expect(lines[0]).toContain('Nummer;Titel;Status;Auftraggeber');
    expect(lines[1]).toBe(`${number};'=1+1;PLAN;;;;;;0.00;1200.00;0.00;0.00;;;;;;;`);
    const foreman = await app.as('foreman').get(`${url}/export/csv`);
    expect(foreman.status).toBe(200);
    expect(foreman.text).not.toContain('Auftragssumme');
  });
});
