import { reportDefinition } from '@jahrring/contracts-evaluations';
import { argsOf, definitionOf, paramsOf, spanOfDefinition } from './report-address';

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

  it('keeps a business year with the month it begins in, and how hours are told', () => {
    const span = { from: '2026-07-01', to: '2027-06-30' };
    const options = { hourFormat: 'days' };
    const definition = definitionOf({ ...drawn, span, options, yearStart: 7 }, today);
    expect(definition.period).toEqual({ kind: 'relative', of: 'businessYear', yearStart: 7 });
    expect(reportDefinition.parse(definition)).toEqual(definition);
    expect(spanOfDefinition(definition, '2027-07-01')).toEqual({ from: '2027-07-01', to: '2028-06-30' });
    expect(paramsOf(definition, today)).toMatchObject({ ...span, yearStart: '7', hourFormat: 'days' });
    expect(argsOf(definition, today)).toMatchObject({ ...span, hourFormat: 'days' });
    expect(argsOf(definition, today)).not.toHaveProperty('yearStart');
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
