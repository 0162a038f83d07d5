import { reportDefinition } from '@jahrring/contracts-evaluations';
import { definitionOf, paramsOf, spanOfDefinition } from './report-address';

const today = '2026-11-23';
const project = '01900000-0000-7000-8000-000000000001';
const drawn = {
  shape: {
    source: 'time' as const,
    rows: ['project'] as const,
    columns: ['month'] as const,
    measures: ['hours'] as const,
  },
  span: { from: '2026-01-01', to: '2026-12-31' },
  filters: { project },
};

describe('the address of a saved report', () => {
  it('keeps a period of today as that period, which moves on with time', () => {
    const definition = definitionOf(drawn, today);
    expect(definition.period).toEqual({ kind: 'relative', of: 'year' });
    expect(spanOfDefinition(definition, '2027-02-03')).toEqual({ from: '2027-01-01', to: '2027-12-31' });
  });

  it('keeps other days as they are', () => {
    const span = { from: '2026-03-05', to: '2026-04-01' };
    const definition = definitionOf({ ...drawn, span }, today);
    expect(spanOfDefinition(definition, '2027-02-03')).toEqual(span);
  });

  it('says what the definition says, which the service takes', () => {
    const definition = definitionOf(drawn, today);
    expect(reportDefinition.parse(definition)).toEqual(definition);
    expect(paramsOf(definition, today)).toEqual({
      ...{ source: 'time', rows: 'project', columns: 'month', measures: 'hours', project, ...drawn.span },
    });
  });
});
