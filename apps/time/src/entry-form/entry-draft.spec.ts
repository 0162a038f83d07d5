import type { EntryView } from '@jahrring/contracts-time';
import { emptyDraft, entryDraft, lengthOf, toCreate, toDraft, toPatch } from './entry-draft';

const project = '01900000-0000-7000-8000-000000000001';
const draft = { ...emptyDraft('2026-11-20'), projectId: project, from: '07:00', to: '12:00' };

const stored: EntryView = {
  id: '01900000-0000-7000-8000-000000000002',
  version: 1,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  deletedAt: null,
  employeeId: '01900000-0000-7000-8000-000000000003',
  employeeName: 'Marco Fankhauser',
  projectId: project,
  projectNumber: 'P241',
  projectTitle: 'Gohlgraben',
  activityId: null,
  activityTitle: null,
  kind: 'hours',
  objectId: null,
  objectTitle: null,
  quantity: null,
  unit: null,
  counterFrom: null,
  counterTo: null,
  amount: null,
  companyPartId: null,
  recordingMethod: null,
  groupId: null,
  seenAt: null,
  confirmedAt: null,
  confirmedBy: null,
  exportedAt: null,
  archivedAt: null,
  needsReview: false,
  late: false,
  scanMetres: null,
  workDate: '2026-11-20',
  startAt: '2026-11-20T06:00:00.000Z',
  endAt: '2026-11-20T11:00:00.000Z',
  timeZone: 'Europe/Zurich',
  from: '07:00',
  to: '12:00',
  seconds: 17_100,
  breakSeconds: 900,
  comment: null,
  billable: true,
  unitPrice: null,
  priceSource: null,
  dayReportNumber: null,
  source: 'form',
  recorderId: '01900000-0000-7000-8000-000000000003',
  locked: false,
  claimed: false,
  documentNumber: null,
  canUpdate: true,
  canDelete: true,
};

const problems = (value: unknown) =>
  entryDraft.safeParse(value).error?.issues.map((issue) => issue.path.join('.'));

describe('entryDraft', () => {
  it('needs project and times, or project and duration', () => {
    expect(problems(draft)).toBeUndefined();
    expect(problems(emptyDraft('2026-11-20'))).toEqual(['projectId', 'from', 'to']);
    expect(problems({ ...draft, mode: 'duration' })).toEqual(['seconds']);
    expect(problems({ ...draft, from: '7 Uhr' })).toEqual(['from']);
  });

  it('sends only what its mode uses', () => {
    expect(toCreate({ ...draft, seconds: 60, breakMinutes: 15 }, 'x')).toMatchObject({
      from: '07:00',
      to: '12:00',
      breakSeconds: 900,
    });
    const duration = toCreate({ ...draft, mode: 'duration', seconds: 3600, breakMinutes: 15 }, 'x');
    expect(duration).toMatchObject({ seconds: 3600, breakSeconds: 0 });
    expect(duration).not.toHaveProperty('from');
  });

  it('patches only what was changed', () => {
    expect(toPatch(stored, toDraft(stored))).toEqual({});
    expect(toPatch(stored, { ...toDraft(stored), comment: 'nass' })).toEqual({ comment: 'nass' });
    expect(toPatch(stored, { ...toDraft(stored), to: '11:00' })).toEqual({ from: '07:00', to: '11:00' });
    const bare = { ...toDraft(stored), mode: 'duration' as const, seconds: 7200 };
    expect(toPatch(stored, bare)).toEqual({ seconds: 7200, breakSeconds: 0 });
  });
});

describe('lengthOf', () => {
  it('measures real hours and says what is wrong', () => {
    const night = { ...draft, workDate: '2026-03-28', from: '22:00', to: '06:00' };
    expect(lengthOf(night, 'Europe/Zurich').seconds).toBe(7 * 3600);
    expect(lengthOf({ ...draft, breakMinutes: 30 }, 'Europe/Zurich').seconds).toBe(4.5 * 3600);
    expect(lengthOf({ ...draft, to: null }, 'Europe/Zurich')).toEqual({ seconds: null, span: null });
    const twice = { ...draft, workDate: '2026-10-25', from: '02:30' };
    expect(lengthOf(twice, 'Europe/Zurich').span).toEqual({ ok: false, field: 'from', reason: 'fold' });
  });
});
