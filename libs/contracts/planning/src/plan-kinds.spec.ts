import { planOf } from './plan-kinds';

const ruth = { id: 'ruth', kind: 'person', name: 'Ruth' } as const;
const saw = { id: 'saw', kind: 'tool', name: 'Säge' } as const;

describe('planOf', () => {
  it('shows people, things, or all', () => {
    const plan = { resources: [ruth, saw] };
    const shown = (kinds: 'people' | 'things' | 'all') => planOf(plan, kinds).resources.map(({ id }) => id);
    expect([shown('people'), shown('things'), shown('all')]).toEqual([['ruth'], ['saw'], ['ruth', 'saw']]);
  });

  it('shows people where there is nothing else, whatever is asked for', () => {
    expect(planOf({ resources: [ruth] }, 'things').resources).toEqual([ruth]);
  });
});
