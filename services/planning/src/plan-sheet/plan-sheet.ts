import type { PlanFilter, PlanHoliday, PlanView, SheetPaper } from '@jahrring/contracts-planning';

/** All that a printed plan shows. */
export interface PlanSheet extends Pick<PlanView, 'from' | 'to' | 'resources' | 'bookings' | 'absences'> {
  locale: string;
  timeZone: string;
  /** When it is printed, ISO 8601. */
  createdAt: string;
  licence: { name: string; country: string };
  paper: SheetPaper;
  holidays: PlanHoliday[];
  filter: PlanFilter;
  /** Number and title of the project that is filtered by; null: by none, or one that nothing is booked for. */
  project: string | null;
  /** Others do not see it like this yet. */
  isDraft: boolean;
  /** Name of the variant whose bookings it shows; null: it is the plan. */
  variant: string | null;
}
