import type { AnnualProject } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { isRightToLeft } from '@jahrring/ui';
import { memo } from 'react';

/** Shows recorded beside booked hours of the year; renders nothing where there are none. */
export function ProjectHours({ project: { booked, worked } }: { project: AnnualProject }) {
  const t = useT('planning');
  const format = useFormat();
  const hoursOf = (weeks: readonly number[]) =>
    Math.round(weeks.reduce((sum, minutes) => sum + minutes, 0) / minutesPerHour);
  if (hoursOf(worked) === 0) return null;
  const hours = { worked: format.number(hoursOf(worked)), booked: format.number(hoursOf(booked)) };
  return <small className="planning-year__hours">{t('annual.hours', hours)}</small>;
}

const hundred = 100;
const minutesPerHour = 60;

/** In which weeks somebody is booked for the project, as one drawing; the sum is in its name. */
export const BookedWeeks = memo(function BookedWeeks({ weeks }: { weeks: readonly number[] }) {
  const t = useT('planning');
  const most = Math.max(...weeks, 0);
  if (most === 0) return null;
  const step = hundred / weeks.length;
  const stops = weeks.flatMap((minutes, week) => {
    const share = minutes === 0 ? 0 : Math.round(30 + (minutes / most) * 70);
    const ground = `color-mix(in srgb, var(--jr-primary-line) ${share}%, transparent)`;
    return [`${ground} ${week * step}%`, `${ground} ${(week + 1) * step}%`];
  });
  const towards = isRightToLeft() ? 'to left' : 'to right';
  const booked = weeks.filter((minutes) => minutes > 0).length;
  const label = t('phase.bookedWeeks', { count: booked });
  return (
    <span
      className="planning-year__booked"
      role="img"
      aria-label={label}
      title={label}
      style={{ backgroundImage: `linear-gradient(${towards}, ${stops.join(', ')})` }}
    />
  );
});
