import { addDays, startOfDay } from '@jahrring/contracts-common';

const hourMs = 3_600_000;
const minuteMs = 60_000;
const dayHours = 24;
/** The day before and the day itself, when people look at what is ahead. */
const evening = 16;
const morning = 7;
/** Ahead of a deadline with a time of day. */
const hoursAhead = 2;

/** An hour of a day in a zone; counted back from midnight, as clocks change in the small hours. */
function hourOf(day: string, hour: number, timeZone: string): Date {
  return new Date(startOfDay(addDays(day, 1), timeZone) - (dayHours - hour) * hourMs);
}

/**
 * When somebody is reminded of a deadline: at 16:00 on the day before, else in the morning of the day (two hours ahead of
 * a time of day). Null where all of that has passed.
 */
export function reminderTime(
  { deadline, deadlineTime }: { deadline: string | null; deadlineTime: string | null },
  now: Date,
  timeZone: string,
): Date | null {
  if (!deadline) return null;
  const dayBefore = new Date(startOfDay(deadline, timeZone) - (dayHours - evening) * hourMs);
  const choices = [
    dayBefore,
    deadlineTime ? ahead(deadline, deadlineTime, timeZone) : hourOf(deadline, morning, timeZone),
  ];
  return choices.find((choice) => choice > now) ?? null;
}

function ahead(day: string, time: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(hourOf(day, hours, timeZone).getTime() + minutes * minuteMs - hoursAhead * hourMs);
}
