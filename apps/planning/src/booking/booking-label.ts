import type { BookingView } from '@jahrring/contracts-planning';

/** What a booking is for: number and title of its project, or the text that stands in its place. */
export function bookingLabel({ projectNumber, projectTitle, title }: BookingView): string {
  return projectNumber ? `${projectNumber} ${projectTitle ?? ''}`.trim() : (title ?? '–');
}
