import type { Format, Translate } from '@jahrring/tool-kit';
import { notificationText } from './notification-text';

describe('notificationText', () => {
  it('writes days and figures as the reader does, but a count as the plural forms need it', () => {
    const t: Translate = (_key, params) => JSON.stringify(params);
    const format = { date: () => '20.11.2026', number: () => '8’420.5' } as Partial<Format> as Format;
    const params = { on: '2026-11-20', at: 8420.5, count: 1200, title: '12' };
    const text = notificationText(t, format, { titleKey: 'x:notify.y', params });
    expect(JSON.parse(text)).toMatchObject({ on: '20.11.2026', at: '8’420.5', count: 1200, title: '12' });
  });
});
