import { createHash } from 'node:crypto';
import type { AnnexList, DocumentView } from '@jahrring/contracts-documents';
import { dayReportSigned } from '@jahrring/contracts-time';
import { aPdf, testId } from '@jahrring/testing';
import { aDocumentsService, documentsPath, ids, type DocumentsTest } from '../test/a-documents-service';

const report = testId('day report');
const pdf = aPdf();

describe('day reports as annexes', () => {
  let app: DocumentsTest;
  let bill: DocumentView;
  beforeEach(async () => {
    app = await aDocumentsService();
    const answerAsBefore = app.time.send.bind(app.time);
    app.time.send = (request) =>
      request.path.includes('/day-reports/')
        ? Promise.resolve({
            status: 200,
            body: JSON.stringify({ name: 'R-2026-0001.pdf', hash: 'x', content: pdf.toString('base64') }),
          })
        : answerAsBefore(request);
    bill = (await app.as('manager').post(documentsPath, { type: 'bill', projectId: ids.project })).body;
    await sign(report, ids.project);
    await sign(testId('report of another order'), testId('another project'));
  });
  afterEach(() => app.close());

  const sign = (id: string, projectId: string) =>
    app.deliver(dayReportSigned, {
      id,
      number: 'R-2026-0001',
      projectId,
      workDate: '2026-11-18',
      signedBy: 'Frau Keller',
      signedAt: '2026-11-18T16:00:00.000Z',
      pdfHash: 'x',
    });
  const annexesOf = async () =>
    (await app.as('manager').get(`${documentsPath}/${bill.id}/annexes`)).body as AnnexList;
  const attach = (id: string) =>
    app.as('manager').post(`${documentsPath}/${bill.id}/annexes/day-reports`, { ids: [id] });

  it('are offered where the customer has signed them for this project', async () => {
    const { items, dayReports } = await annexesOf();
    expect(items).toEqual([]);
    expect(dayReports).toEqual([
      { id: report, number: 'R-2026-0001', workDate: '2026-11-18', signedBy: 'Frau Keller', attached: false },
    ]);
  });

  it('are copied once, and come off again', async () => {
    await attach(report);
    await attach(report);
    const { items, dayReports } = await annexesOf();
    expect(items).toMatchObject([{ name: 'R-2026-0001.pdf', dayReportId: report, size: pdf.length }]);
    expect(items[0]?.hash).toBe(createHash('sha256').update(pdf).digest('hex'));
    expect(dayReports[0]?.attached).toBe(true);
    const url = `${documentsPath}/${bill.id}/annexes/${items[0]?.id}`;
    expect((await app.as('manager').get(url)).raw.equals(pdf)).toBe(true);
    expect((await app.as('manager').delete(url)).status).toBe(428);
    expect((await app.as('manager').delete(url, { ifMatch: 1 })).status).toBe(204);
    expect((await annexesOf()).items).toEqual([]);
  });

  it('of another project are not to be had', async () => {
    expect((await attach(testId('report of another order'))).status).toBe(404);
  });

  it('wait until time answers', async () => {
    app.time.send = () => Promise.reject(new Error('time is down'));
    const { status, body } = await attach(report);
    expect([status, body.code]).toEqual([503, 'DOCUMENT_DAY_REPORT_UNAVAILABLE']);
  });
});
