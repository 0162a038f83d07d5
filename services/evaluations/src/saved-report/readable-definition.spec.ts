import type { ReportDefinition } from '@jahrring/contracts-evaluations';
import { readableDefinition } from './readable-definition';

const everything = { fields: new Set<string>(), can: () => true };
const nothing = { fields: new Set<string>(), can: () => false };

const stored: ReportDefinition = {
  source: 'time',
  ...{ rows: ['project'], columns: ['month'], measures: ['hours', 'amount'] },
  ...{ filters: { project: ['a', 'b'], team: ['Pflege'] }, period: { kind: 'relative', of: 'year' } },
};

describe('readableDefinition', () => {
  it('keeps what there is', () => {
    const values = { project: new Set(['a', 'b']) };
    expect(readableDefinition(stored, { values, ...everything })).toEqual({
      definition: stored,
      missing: [],
    });
  });

  it('leaves out values that are gone, and says where', () => {
    const { definition, missing } = readableDefinition(stored, {
      ...{ values: { project: new Set(['b']) }, ...everything },
    });
    expect(definition.filters).toEqual({ project: ['b'], team: ['Pflege'] });
    expect(missing).toEqual(['project']);
  });

  it('keeps a filter of which nothing is left, for without it all would be shown', () => {
    const { definition } = readableDefinition(stored, { values: { project: new Set() }, ...everything });
    expect(definition.filters.project).toEqual(['a', 'b']);
  });

  it('shows no prices to who sees none, and hours where nothing else is left', () => {
    const own = { ...stored, measures: ['amount' as const] };
    const { definition, missing } = readableDefinition(own, { values: {}, ...nothing });
    expect([definition.measures, missing]).toEqual([['hours'], ['measures']]);
  });

  it('shows the hours of the same projects to who may not see its source', () => {
    const own: ReportDefinition = {
      ...stored,
      ...{ source: 'documents', rows: ['costCentre', 'project'], columns: ['dueAge'], measures: ['revenue'] },
      filters: { project: ['a'], costCentre: ['100'] },
    };
    const { definition, missing } = readableDefinition(own, { values: {}, ...nothing });
    expect(definition).toEqual({
      ...{ source: 'time', rows: ['project'], columns: [], measures: ['hours'] },
      ...{ filters: { project: ['a'] }, period: stored.period },
    });
    expect(missing).toEqual(['measures']);
  });

  it('leaves out rows and columns that this release does not know', () => {
    const own = { ...stored, rows: ['forest'], columns: ['month', 'moon'] } as unknown as ReportDefinition;
    const { definition, missing } = readableDefinition(own, { values: {}, ...everything });
    expect([definition.rows, definition.columns]).toEqual([['project'], ['month']]);
    expect(missing).toEqual(['rows', 'columns']);
  });
});
