import type { NavigationGroup } from './navigation';
import { isGroupOpen } from './open-groups';

const group = (id: string, entries: number): NavigationGroup => ({
  id,
  items: Array.from({ length: entries }, (_entry, at) => ({ path: `/${id}/${at}`, titleKey: '', icon: '' })),
});

const openOf = (groups: NavigationGroup[], active: string | null, chosen = {}) =>
  groups.filter((one) => isGroupOpen(one, groups, active, chosen)).map(({ id }) => id);

describe('groups of the menu', () => {
  const long = [
    group('main', 1),
    group('time', 8),
    group('orders', 4),
    group('help', 2),
    group('settings', 4),
  ];

  it('are all open in a short menu', () => {
    expect(openOf([group('time', 4), group('help', 1)], null)).toEqual(['time', 'help']);
  });

  it('fold in a long one but for the work of every day and the group of the page', () => {
    expect(openOf(long, '/')).toEqual(['main', 'time', 'orders']);
    expect(openOf(long, '/help/1')).toEqual(['main', 'time', 'orders', 'help']);
  });

  it('stay as the person left them, also around the page', () => {
    expect(openOf(long, '/time/0', { time: false, settings: true })).toEqual(['main', 'orders', 'settings']);
  });
});
