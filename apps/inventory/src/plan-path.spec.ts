import { planPath } from './plan-path';

describe('the way into the plan', () => {
  const titles = { service: 'Service', exhaust: 'Abgaswartung' };
  const asked = (serviceDueOn: string | null, nextExhaustDate: string | null) => {
    const path = planPath({ id: 'm1', serviceDueOn, nextExhaustDate }, '2026-06-10', titles);
    const params = new URL(path, 'http://localhost').searchParams;
    return [params.get('day'), params.get('title')];
  };

  it('names what is due first and its day', () => {
    expect(asked('2026-07-01', null)).toEqual(['2026-07-01', 'Service']);
    expect(asked('2026-07-01', '2026-06-30')).toEqual(['2026-06-30', 'Abgaswartung']);
    expect(asked('2026-07-01', '2026-07-01')).toEqual(['2026-07-01', 'Service']);
  });

  it('leads to today where its day has passed or nothing is due', () => {
    expect(asked('2026-06-09', '2026-08-01')).toEqual(['2026-06-10', 'Service']);
    expect(asked(null, '2026-01-01')).toEqual(['2026-06-10', 'Abgaswartung']);
    expect(asked(null, null)).toEqual(['2026-06-10', 'Service']);
  });

  it('shows the week of that day with machines, and names the machine', () => {
    expect(
      planPath({ id: 'm1', serviceDueOn: '2026-07-01', nextExhaustDate: null }, '2026-06-10', titles),
    ).toBe('/scheduling-tool/weekly_plan?week=2026-07-01&show=things&book=m1&day=2026-07-01&title=Service');
  });
});
