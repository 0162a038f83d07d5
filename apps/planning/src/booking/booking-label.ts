import type { BookingView } from '@jahrring/contracts-planning';

/** Returns the label of a booking: number and title of its project, or the text in its place. */
export function bookingLabel({ projectNumber, projectTitle, title }: BookingView): string {
  return projectNumber ? `${projectNumber} ${projectTitle ?? ''}`.trim() : (title ?? '–');
}
