import { toDraft, toOptions } from './mapping';

const started = {
  workId: 'x',
  origin: 'other' as const,
  header: ['Datum', 'Egal', 'Dauer', 'Projekt'],
  hasTitles: true,
  samples: ['17.11.2026', '', '2:30', 'P201'],
  columns: { workDate: 0, duration: 2, project: 3 },
  dateOrder: 'dmy' as const,
  dateOrderSure: true,
  dateSample: null,
  rowCount: 1,
};

describe('columns of a file', () => {
  it('stand in the form as the server has understood them, and go back unchanged', () => {
    const draft = toDraft(started, { projectId: 'p' });
    expect(draft).toEqual({
      fields: ['workDate', null, 'duration', 'project'],
      hasTitles: true,
      dateOrder: 'dmy',
      employeeId: null,
      projectId: 'p',
      activityId: null,
    });
    expect(toOptions(draft)).toEqual({
      columns: started.columns,
      hasTitles: true,
      dateOrder: 'dmy',
      employeeId: null,
      projectId: 'p',
      activityId: null,
    });
  });

  it('count once: the first of two columns with one meaning', () => {
    const draft = toDraft(started, {});
    draft.fields[1] = 'workDate';
    expect(toOptions(draft).columns).toMatchObject({ workDate: 0 });
  });
});
