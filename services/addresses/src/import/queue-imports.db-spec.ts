import { Database, execute } from '@jahrring/service-kit';
import { startTestService, type TestService } from '@jahrring/testing';
import { addressesService } from '../addresses.service-definition';
import { QueueImports1796700000201 } from '../migrations/1796700000201-queue-imports';
import { addressesUrl, importsUrl } from '../testing/an-address';

describe('an import that an older release was at', () => {
  let app: TestService;

  beforeAll(async () => {
    app = await startTestService(addressesService);
  });
  afterAll(() => app.close());

  it('goes on as long work after the update', async () => {
    const admin = app.as('admin');
    const file = { name: 'a.csv', content: 'Name;PLZ;Ort\nHolz AG;3000;Bern', type: 'text/csv' };
    const { id, settings } = (await admin.post(importsUrl, undefined, { file })).body;
    await admin.post(`${importsUrl}/${id}/check`, settings);
    await app.runJob('kit.work');
    await app.db.tx(app.ctx(), (ctx) =>
      execute(
        app.db.writing(ctx),
        `UPDATE address_imports SET state = 'running', processed = 0 WHERE id = ?`,
        [id],
      ),
    );
    await app.runJob('kit.work');
    expect((await admin.get(addressesUrl)).body.total).toBe(0);

    const runner = app.get(Database).dataSource.createQueryRunner();
    await new QueueImports1796700000201().up(runner);
    await runner.release();
    await app.runJob('kit.work');
    expect((await admin.get(`${importsUrl}/${id}`)).body).toMatchObject({ state: 'done', processed: 1 });
    expect((await admin.get(addressesUrl)).body.total).toBe(1);
  });
});
