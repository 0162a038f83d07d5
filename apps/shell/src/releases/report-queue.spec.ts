import type { ReleaseReport, VitalReport } from '@jahrring/contracts-admin';
import { ReportQueue } from './report-queue';

const report = (ms: number): ReleaseReport => ({
  tool: 'time',
  version: '1',
  phase: 'start',
  code: 'ok',
  ms,
});
const vital = (value: number, version = '1'): VitalReport => ({ tool: 'time', version, name: 'LCP', value });

describe('reports on their way', () => {
  it('go in batches of what the server takes, oldest first', () => {
    const queue = new ReportQueue();
    for (let ms = 0; ms < 130; ms += 1) queue.addReport(report(ms));
    expect(queue.removeBatch().reports.map(({ ms }) => ms)).toEqual(
      Array.from({ length: 100 }, (_, ms) => ms),
    );
    expect(queue.removeBatch().reports).toHaveLength(30);
    expect(queue.isEmpty()).toBe(true);
  });

  it('tell of a vital only its newest value, for each version', () => {
    const queue = new ReportQueue();
    for (const one of [vital(1), vital(2), vital(5, '2')]) queue.addVital(one);
    expect(queue.removeBatch().vitals).toEqual([vital(2), vital(5, '2')]);
  });

  it('come back when they did not arrive, before what came since', () => {
    const queue = new ReportQueue();
    queue.addReport(report(1));
    queue.addVital(vital(1));
    const batch = queue.removeBatch();
    queue.addReport(report(2));
    queue.addVital(vital(2));
    queue.giveBack(batch);
    expect(queue.removeBatch()).toEqual({ reports: [report(1), report(2)], vitals: [vital(2)] });
  });

  it('are not heaped up without end', () => {
    const queue = new ReportQueue();
    for (let ms = 0; ms < 2_000; ms += 1) queue.addReport(report(ms));
    let sent = 0;
    while (!queue.isEmpty()) sent += queue.removeBatch().reports.length;
    expect(sent).toBe(500);
  });
});
