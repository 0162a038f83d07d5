import { defaultPayrollSettings } from '@jahrring/contracts-time';
import {
  aPng,
  describeLicenceMatrix,
  describeRoleMatrix,
  testMember,
  type TestService,
} from '@jahrring/testing';
import { FixedClock } from '@jahrring/service-kit';
import { anEntry, entriesPath, friday, ids, prepare } from './test/a-time-service';
import { PayrollRunRepository } from './payroll/payroll-run.repository';
import { timeService } from './time.service-definition';

const clock = new FixedClock(new Date(`${friday}T17:00:00.000Z`));
/** A hand-over that was made. */
async function aPayrollRun(app: TestService): Promise<string> {
  const made = {
    number: 1,
    month: '2026-10',
    state: 'done' as const,
    createdBy: testMember('admin'),
    format: defaultPayrollSettings.format,
    people: 0,
    lines: 0,
    takenBackAt: null,
    reason: null,
  };
  return (await app.db.tx(app.ctx(), (tx) => app.get(PayrollRunRepository).insert(tx, made))).id;
}

/** An import that waits for what a person says of its columns. */
async function anImport(app: TestService): Promise<string> {
  const file = { name: 'stunden.csv', content: 'Datum;Dauer\n17.11.2026;2', type: 'text/csv' };
  return (await app.as('admin').post('/api/time/entry-imports', undefined, { file })).body.id as string;
}

const importOperations = [
  ...['get', 'listRows', 'check', 'commit', 'cancel', 'previewUndo', 'undo', 'getFound', 'explain'],
];

const whole = 'a day belongs to nobody: it answers one’s own';

const reportsPath = '/api/time/day-reports';
const reportOperations = [
  'get',
  'update',
  'remove',
  'restore',
  'addPhoto',
  'photo',
  'removePhoto',
  'close',
  'reopen',
  'pdf',
] as const;
const closing = {
  way: 'absent',
  content: { language: 'de' },
  lines: [],
  photoIds: [],
  at: `${friday}T16:40:00.000Z`,
};

async function prepareRecords(app: TestService): Promise<Record<string, string>> {
  await prepare(app);
  const { body } = await app.as('employee').post(entriesPath, anEntry());
  const rate = { validFrom: friday, price: '80', projectId: ids.forest, objectId: ids.felling };
  const rates = await app.as('admin').post('/api/time/rates', rate);
  const rateId = rates.body.id as string;
  const report = await app.as('employee').post(reportsPath, { projectId: ids.forest, workDate: friday });
  const reportId = report.body.id as string;
  const photo = { name: 'a.png', content: aPng(), type: 'image/png' };
  const photos = await app
    .as('employee')
    .post(`${reportsPath}/${reportId}/photos`, undefined, { file: photo });
  const runId = await aPayrollRun(app);
  const importId = await anImport(app);
  const holidays = { type: 'holidays', startsOn: '2026-11-23', endsOn: '2026-11-29' };
  const absence = await app.as('employee').post('/api/time/absences', holidays);
  const reportIds = reportOperations.map((name) => [`DayReport_${name}.id`, reportId] as const);
  return {
    ...Object.fromEntries(reportIds),
    photoId: photos.body.photos[0].id as string,
    id: body.id as string,
    'Absence_get.id': absence.body.id as string,
    'Absence_impact.id': absence.body.id as string,
    ...Object.fromEntries(importOperations.map((name) => [`EntryImport_${name}.id`, importId])),
    'Payroll_file.id': runId,
    'Payroll_revokeRun.id': runId,
    'ProjectRate_update.id': rateId,
    'ProjectRate_remove.id': rateId,
  };
}

const queries = { Surcharge_export: '?month=2026-11' };

describeLicenceMatrix(timeService, {
  queries,
  clock,
  prepare: prepareRecords,
  creations: {
    Entry_create: {
      of: 'id',
      body: { ...anEntry({ projectId: ids.otherProject, seconds: 600 }), activityId: undefined },
    },
    DayReport_save: {
      of: 'DayReport_get.id',
      body: { projectId: ids.otherProject, workDate: friday, language: 'de' },
    },
  },
  bodies: {
    DayReport_update: { text: 'x' },
    DayReport_close: closing,
    DayReport_reopen: { reason: 'falsch' },
    Entry_update: { comment: 'x' },
    Recurrence_update: { except: [] },
    ProjectRate_update: { price: '1' },
    Bulk_preview: { ids: [testMember('admin')], change: { action: 'delete' } },
    Bulk_start: { ids: [testMember('admin')], change: { action: 'delete' }, count: 1 },
    EntryImport_check: { mapping: ['workDate', 'duration'] },
    EntryImport_commit: {},
    EntryImport_undo: {},
    EntryImport_explain: { words: [{ kind: 'project', word: 'x', target: null }] },
    Payroll_revokeRun: { reason: 'x' },
  },
  late: {
    exempt: {
      Absence_withdraw: 'its button is no form, and no absence is prepared',
      Absence_cancel: 'its button is no form, and no absence is prepared',
      Recurrence_update: 'it is ended or skips days, which is no form, and none is prepared',
    },
  },
  exempt: {
    Day_day: whole,
    Day_copy: whole,
    Week_week: whole,
    Week_copy: whole,
    DayReportExport_export: 'its parameter is a format',
    EntryExport_export: 'its parameter is a format',
    Surcharge_export: 'its parameter is a format',
  },
});

describeRoleMatrix(timeService, {
  queries,
  clock,
  prepare: async (app) => {
    const found = await prepareRecords(app);
    const feed = await app.as('employee').post('/api/time/absence-feed');
    const token = String(feed.body.path).split('/').at(-1) ?? '';
    return { ...found, token, date: friday, format: 'xlsx' };
  },
  absent: { DayReport_pdf: 'no report of the suite is closed' },
});
