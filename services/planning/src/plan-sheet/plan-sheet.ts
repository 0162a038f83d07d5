import type { PlanHoliday, PlanView, SheetPaper } from '@jahrring/contracts-planning';

/** All that a printed plan shows. */
export interface PlanSheet extends Pick<PlanView, 'from' | 'to' | 'resources' | 'bookings' | 'absences'> {
  locale: string;
  timeZone: string;
  /** When it is printed, ISO 8601. */
  createdAt: string;
  licence: { name: string; country: string };
  paper: SheetPaper;
  holidays: PlanHoliday[];
  /** Others do not see it like this yet. */
  isDraft: boolean;
}
