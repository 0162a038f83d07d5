import { kindsIn, planOf, type PlanKinds } from './plan-kinds';

const ruth = { id: 'ruth', kind: 'person', name: 'Ruth' } as const;
const saw = { id: 'saw', kind: 'tool', name: 'Säge' } as const;
const haulier = { id: 'haulier', kind: 'external', name: 'Transporte AG' } as const;

describe('planOf', () => {
  it('shows people, things, external companies, or all', () => {
    const plan = { resources: [ruth, saw, haulier] };
    const shown = (kinds: PlanKinds) => planOf(plan, kinds).resources.map(({ id }) => id);
    expect(shown('people')).toEqual(['ruth']);
    expect(shown('things')).toEqual(['saw']);
    expect(shown('external')).toEqual(['haulier']);
    expect(shown('all')).toEqual(['ruth', 'saw', 'haulier']);
  });

  it('shows people where there is nothing else, whatever is asked for', () => {
    expect(planOf({ resources: [ruth] }, 'things').resources).toEqual([ruth]);
  });
});

it('kindsIn offers what there is', () => {
  expect(kindsIn({ resources: [ruth] })).toEqual([]);
  expect(kindsIn({ resources: [ruth, haulier] })).toEqual(['people', 'external', 'all']);
  expect(kindsIn({ resources: [saw] })).toEqual(['people', 'things', 'all']);
});
