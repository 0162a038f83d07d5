import type { DayReportLine } from '@jahrring/contracts-time';
import type { OutboxItem } from '@jahrring/tool-kit';
import { closedLines, deviceReport, reportKinds, shownLines, shownPhotos } from './device-report';

const reportId = '0192f0a0-0000-7000-8000-00000000000a';
const key = { projectId: 'p', workDate: '2026-11-20' };
const words = { zone: 'Europe/Zurich', employeeName: () => 'Anna', title: () => 'Holzen' };

function anItem(item: Partial<OutboxItem>): OutboxItem {
  return { id: 'i', kind: 'time/entry', state: 'waiting', url: '', body: {}, ...item } as OutboxItem;
}

const line = { entryId: 'a', kind: 'hours', seconds: 3600, quantity: null } as DayReportLine;

describe('a report on the device', () => {
  it('has what was not sent, in order, and only of itself', () => {
    const url = `/api/time/day-reports/${reportId}/photos`;
    const items = [
      anItem({ id: '1', kind: reportKinds.save, state: 'sent', body: { id: reportId } }),
      anItem({
        id: '2',
        kind: reportKinds.photo,
        url,
        body: { id: 'x', position: 0 },
        file: { name: 'x', blob: new Blob() },
      }),
      anItem({ id: '3', kind: reportKinds.close, url: `/api/time/day-reports/${reportId}/close` }),
      anItem({ id: '4', kind: reportKinds.close, url: '/api/time/day-reports/other/close' }),
      anItem({ id: '5' }),
    ];
    const device = deviceReport(items, reportId);
    expect(device.unsent.map(({ id }) => id)).toEqual(['2', '3']);
    expect([device.save?.id, device.close?.id, device.photos.map(({ id }) => id)]).toEqual(['1', '3', ['x']]);
  });

  it('shows the lines of its project and day behind the server’s, each once', () => {
    const body = { ...key, from: '07:00', to: '12:00' };
    const items = [
      anItem({ body: { ...body, id: 'a' } }),
      anItem({ body: { ...body, id: 'b' } }),
      anItem({ body: { ...body, id: 'c', workDate: '2026-11-19' } }),
      anItem({ body: { ...body, id: 'd', projectId: 'other' } }),
      anItem({ body: { ...body, id: 'e' }, state: 'sent' }),
    ];
    const lines = shownLines([line], items, key, words);
    expect(lines.map(({ entryId, seconds }) => [entryId, seconds])).toEqual([
      ['a', 3600],
      ['b', 5 * 3600],
    ]);
    expect(closedLines(lines)).toEqual([{ entryId: 'a', seconds: 3600, quantity: null }, { entryId: 'b' }]);
  });

  it('puts the photos of server and device into one order, each once', () => {
    const server = [
      { id: 'a', caption: null, width: 1, height: 1 },
      { id: 'b', caption: null, width: 1, height: 1 },
    ];
    const device = ['b', 'c'].map((id, index) => ({
      item: anItem({}),
      id,
      caption: null,
      position: index + 1,
      blob: new Blob(),
    }));
    expect(shownPhotos(server, device).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
