import type { CreateEntryInput } from '@jahrring/contracts-time';
import type { OutboxItem } from '@jahrring/tool-kit';
import { countedSeconds, linesOf, secondsOf, withUnsent } from './unsent-line';

const zone = 'Europe/Zurich';
const day = { from: '2026-11-20', to: '2026-11-20', employeeId: undefined };

function anItem(line: Partial<CreateEntryInput>, item: Partial<OutboxItem> = {}): OutboxItem {
  const body = { id: 'a', projectId: 'p', workDate: '2026-11-20', from: '07:00', to: '12:00', ...line };
  return { id: 'item', kind: 'time/entry', state: 'waiting', body, ...item } as OutboxItem;
}

describe('lines on the device', () => {
  it('are those of the days and the person, which the server has not shown yet', () => {
    const items = [
      anItem({ id: 'a' }),
      anItem({ id: 'b', workDate: '2026-11-19' }),
      anItem({ id: 'c', employeeId: 'somebody' }),
      anItem({ id: 'd' }, { state: 'sent' }),
      anItem({ id: 'e' }, { kind: 'other/thing' }),
    ];
    expect(linesOf(items, day, [{ id: 'd' }]).map(({ line }) => line.id)).toEqual(['a']);
    expect(linesOf(items, { ...day, employeeId: 'somebody' }, []).map(({ line }) => line.id)).toEqual(['c']);
  });

  it('count in real hours, without the break and without what was refused', () => {
    const items = [anItem({ breakSeconds: 1800 }), anItem({ id: 'b' }, { state: 'refused' })];
    expect(countedSeconds(linesOf(items, day, []), zone)).toBe(4.5 * 3600);
    const night = { projectId: 'p', workDate: '2026-03-28', from: '22:00', to: '06:00' };
    expect(secondsOf(night, zone)).toBe(7 * 3600);
  });

  it('add to the sums and take from what is missing', () => {
    const sums = { workedSeconds: 3600, missingSeconds: 1800 };
    expect(withUnsent(sums, 3600)).toEqual({ workedSeconds: 7200, missingSeconds: 0 });
    expect(withUnsent(sums, 0)).toBe(sums);
  });
});
