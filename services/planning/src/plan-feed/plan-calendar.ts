import { addDays, resolveLocal } from '@jahrring/contracts-common';
import type { OwnBookingView } from '@jahrring/contracts-planning';
import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import { serviceTexts, type ServiceTexts } from '../i18n';

const endOfDay = '24:00';

interface CalendarSettings {
  /** Whose clocks bookings by times mean. */
  timeZone: string;
  locale: string;
  /** Name of the subject of the plan; null for a person's own plan. */
  name: string | null;
  /** When the calendar was read. */
  stamp: Date;
}

/** Bookings as a calendar file (RFC 5545): days as dates, times in UTC, so that no zone needs to be told. */
export function calendarOf(
  bookings: readonly OwnBookingView[],
  { timeZone, locale, name, stamp }: CalendarSettings,
): string {
  const texts = serviceTexts.in(locale).planFeed;
  const calendar = ical({ name: name ?? texts.calendar, method: ICalCalendarMethod.PUBLISH });
  calendar.prodId({ company: 'Jahrring', product: 'Plan' });
  for (const booking of bookings) {
    const shared = { stamp, ...wordsOf(booking, texts) };
    for (const span of spansOf(booking, timeZone)) calendar.createEvent({ ...shared, ...span });
  }
  return calendar.toString();
}

/** A booking by times takes its hours on each of its days; any other is one event over its days. */
function spansOf({ id, part, from, to, firstDay, lastDay }: OwnBookingView, zone: string): ICalEventData[] {
  if (part !== 'times' || !from || !to) {
    // A day of a calendar has no zone, and ends where the next begins.
    const start = new Date(`${firstDay}T00:00:00.000Z`);
    const end = new Date(`${addDays(lastDay, 1)}T00:00:00.000Z`);
    return [{ id, start, end, allDay: true, timezone: 'UTC' }];
  }
  const spans: ICalEventData[] = [];
  for (let date = firstDay; date <= lastDay; date = addDays(date, 1)) {
    const end = to === endOfDay ? instantOf(addDays(date, 1), '00:00', zone) : instantOf(date, to, zone);
    spans.push({ id: `${id}-${date}`, start: instantOf(date, from, zone), end });
  }
  return spans;
}

/**
 * Converts a local date and time to an instant: the first of the two where clocks go back, the moment of the change
 * where they go forward.
 */
function instantOf(date: string, time: string, zone: string): Date {
  const found = resolveLocal(date, time, zone);
  if (found.kind === 'exact') return new Date(found.at);
  return new Date(found.kind === 'fold' ? found.first : found.passedAt);
}

function wordsOf(booking: OwnBookingView, texts: ServiceTexts['planFeed']) {
  const { projectNumber, projectTitle, title, part, note, people, things, place } = booking;
  const what = projectNumber ? `${projectNumber} ${projectTitle ?? ''}`.trim() : (title ?? '–');
  const half = part === 'morning' || part === 'afternoon' ? ` (${texts[part]})` : '';
  const along = [...people, ...things.map(({ name }) => name)];
  const lines = [note, along.length > 0 ? `${texts.with}: ${along.join(', ')}` : null, place?.url];
  return {
    summary: `${what}${half}`,
    description: lines.filter(Boolean).join('\n') || null,
    ...(place ? { location: { title: what, geo: { lat: place.latitude, lon: place.longitude } } } : {}),
  };
}
