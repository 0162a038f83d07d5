import { daysBetween, daysFrom } from '@jahrring/contracts-common';
import {
  groupByResource,
  matcherOf,
  toBars,
  type AbsenceView,
  type Bar,
  type BarSpan,
} from '@jahrring/contracts-planning';
import { fillText } from '@jahrring/service-kit/texts';
import type { ServiceTexts } from '../i18n';
import type { PlanSheet } from './plan-sheet';

/** Look of a bar: by the state of its booking, or as an absence. */
export type BarLook = 'planned' | 'confirmed' | 'done' | 'away';

/** Something that takes days of a resource, in the words of the sheet. */
export interface SheetSpan extends BarSpan {
  look: BarLook;
  /** Project number or title, as short as there is room in a month. */
  short: string;
  text: string;
  /** The filter does not ask for it: set back. */
  isOther: boolean;
}

export interface SheetRow {
  resource: PlanSheet['resources'][number];
  bars: Bar<SheetSpan>[];
  /** Number of bars one above the other. */
  lanes: number;
}

export function sheetDays({ from, to }: Pick<PlanSheet, 'from' | 'to'>): string[] {
  return daysFrom(from, daysBetween(from, to) + 1);
}

/** The rows of a sheet in the order of the plan, with bookings and absences in lanes. */
export function sheetRows(sheet: PlanSheet, days: readonly string[], texts: ServiceTexts): SheetRow[] {
  const bookings = groupByResource(sheet.bookings);
  const absences = groupByResource(sheet.absences);
  const matches = matcherOf(sheet.filter);
  return sheet.resources.map((resource) => {
    const spans = [
      ...(absences.get(resource.id) ?? []).map((absence) => absenceSpan(absence, texts.sheet)),
      ...(bookings.get(resource.id) ?? []).map((booking) => ({
        ...bookingSpan(booking, texts),
        isOther: matches !== null && !matches(booking),
      })),
    ];
    const bars = toBars(spans, days);
    return { resource, bars, lanes: Math.max(0, ...bars.map(({ lane }) => lane)) };
  });
}

function bookingSpan(
  booking: PlanSheet['bookings'][number],
  texts: ServiceTexts,
): Omit<SheetSpan, 'isOther'> {
  const { firstDay, lastDay, part, from, to, projectId, projectNumber, projectTitle, title, status } =
    booking;
  const short = projectNumber ?? title ?? '–';
  const what = projectNumber ? `${projectNumber} ${projectTitle ?? ''}`.trim() : short;
  const share = booking.share < 100 ? `${booking.share}\u00a0%` : null;
  const words = [what, partText(booking, texts), share, booking.note];
  const text = words.filter(Boolean).join(', ');
  return { firstDay, lastDay, part, from, to, projectId, title, look: status, short, text };
}

function partText({ part, from, to }: Pick<BarSpan, 'part' | 'from' | 'to'>, texts: ServiceTexts) {
  if (part === 'full') return null;
  return part === 'times' ? `${from ?? ''}–${to ?? ''}` : texts.planFeed[part];
}

function absenceSpan(absence: AbsenceView, texts: ServiceTexts['sheet']): SheetSpan {
  const { firstDay, lastDay, startHalf, endHalf } = absence;
  const text = startHalf ? texts.awayFromNoon : endHalf ? texts.awayUntilNoon : texts.away;
  const part = firstDay !== lastDay ? 'full' : startHalf ? 'afternoon' : endHalf ? 'morning' : 'full';
  const nothing = { from: null, to: null, projectId: null };
  return {
    ...nothing,
    firstDay,
    lastDay,
    part,
    title: text,
    look: 'away',
    short: texts.away,
    text,
    isOther: false,
  };
}

/** The public holidays of the days as one line, or null. */
export function holidayLine(
  { holidays }: Pick<PlanSheet, 'holidays'>,
  texts: ServiceTexts['sheet'],
  date: (day: string) => string,
): string | null {
  if (holidays.length === 0) return null;
  const list = holidays.map((holiday) => `${date(holiday.date)} ${holiday.name}`).join(', ');
  return fillText(texts.holidays, { list });
}

/** Says by what the plan is filtered, as one line; null where it is by nothing. */
export function filterLine(
  { filter, project }: Pick<PlanSheet, 'filter' | 'project'>,
  texts: ServiceTexts['sheet'],
) {
  const { search, team, status } = filter;
  const looks: Readonly<Record<string, string>> = texts.looks;
  const parts = [
    search && fillText(texts.filter.search, { text: search }),
    team && fillText(texts.filter.team, { name: team }),
    filter.project && fillText(texts.filter.project, { name: project ?? '–' }),
    status && fillText(texts.filter.status, { name: looks[status] ?? status }),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  const line = fillText(texts.filtered, { list: parts.join(', ') });
  return matcherOf(filter) ? `${line} ${texts.filteredOthers}` : line;
}
