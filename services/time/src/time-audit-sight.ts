import type { AuditSight } from '@jahrring/service-kit';
import { othersKeys } from './absence';

const hoursOfOthers = { needs: ['tools.timeoverview.all', 'tools.timetable.others.create'] };
const absencesOfOthers = { needs: othersKeys };
const payroll = { needs: ['tools.timetable.edit_expired'] };
const importing = { needs: ['tools.timetable.others.create'] };

/** Values of the audit trail as the pages show them: hours, absences, prices and payroll each with their own permission. */
export const timeAuditSight: AuditSight = {
  entry: [
    hoursOfOthers,
    { needs: ['tools.project.showprice'], fields: ['unitPrice', 'priceSource'] },
    { needs: ['tools.timeoverview.show_scan_distance'], fields: ['scanMetres'] },
  ],
  recurrence: [hoursOfOthers],
  entry_import: [importing],
  entry_import_word: [importing],
  day_report: [hoursOfOthers],
  signoff: [hoursOfOthers],
  absence: [absencesOfOthers],
  absence_ledger: [absencesOfOthers],
  time_rate: [{ needs: ['tools.project.costs'] }],
  payroll_run: [payroll],
};
