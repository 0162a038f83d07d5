import type { NotificationParams } from '@jahrring/contracts-admin';

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Days and figures as the recipient's region writes them; everything else as it came. */
export function writeParams(params: NotificationParams, region: string): Record<string, string> {
  const numbers = new Intl.NumberFormat(region, { useGrouping: 'always' });
  const days = new Intl.DateTimeFormat(region, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const write = (value: string | number) => {
    if (typeof value === 'number') return numbers.format(value).replaceAll("'", '’').replace(/^-/, '−');
    return dayPattern.test(value) ? days.format(new Date(`${value}T12:00:00Z`)) : value;
  };
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, write(value)]));
}
