import { planPath } from './plan-path';

const none = { days: null, at: null, left: null, level: null, by: null } as const;

describe('the way from a due machine into the plan', () => {
  const asked = (dueOn: string | null, service: string | null, exhaust: string | null) => {
    const machine = { id: 'm1', dueOn, service: { ...none, on: service }, exhaust: { ...none, on: exhaust } };
    const path = planPath(machine, '2026-06-10', { service: 'Service', exhaust: 'Abgastest' });
    const params = new URL(path, 'http://localhost').searchParams;
    return [params.get('book'), params.get('day'), params.get('title')];
  };

  it('names the machine, the day and what is due first, by date or by counter', () => {
    expect(asked('2026-07-01', '2026-07-01', '2026-08-01')).toEqual(['m1', '2026-07-01', 'Service']);
    expect(asked('2026-06-20', '2026-07-01', '2026-06-20')).toEqual(['m1', '2026-06-20', 'Abgastest']);
    expect(asked('2026-06-15', '2026-07-01', '2026-06-20')).toEqual(['m1', '2026-06-15', 'Service']);
  });

  it('leads to today where its day has passed or nothing is due', () => {
    expect(asked('2026-06-01', '2026-06-01', null)).toEqual(['m1', '2026-06-10', 'Service']);
    expect(asked(null, null, null)).toEqual(['m1', '2026-06-10', 'Service']);
  });
});
