import type { AnnualPlanView, PhaseView } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { isRightToLeft } from '@jahrring/ui';
import { memo, type CSSProperties } from 'react';
import { monthsOf, neededByWeek, stretchOf, weeksOfYear } from './year-scale';

interface YearHeadProps {
  plan: AnnualPlanView;
  today: string;
}

/** Months and weeks of the year. */
export const YearHead = memo(function YearHead({ plan, today }: YearHeadProps) {
  const t = useT('planning');
  const format = useFormat();
  const name = new Intl.DateTimeFormat(format.locale, { month: 'short', timeZone: 'UTC' });
  const weeks = weeksOfYear(plan);
  return (
    <thead>
      <tr>
        <th scope="col">{t('field.project')}</th>
        <th scope="col">
          <span className="jr-hidden">{t('annual.weeks', { year: plan.year })}</span>
          <span className="planning-year__months" aria-hidden="true">
            {monthsOf(plan).map(({ first, start, width }) => (
              <span key={first} style={{ insetInlineStart: `${start}%`, inlineSize: `${width}%` }}>
                {name.format(new Date(`${first}T12:00:00Z`))}
              </span>
            ))}
          </span>
          <span className="planning-year__weeks" aria-hidden="true">
            {weeks.map(({ from, week }, index) => (
              <span key={from} data-today={isWithin(weeks, index, today) || undefined}>
                {week}
              </span>
            ))}
          </span>
        </th>
      </tr>
    </thead>
  );
});

function isWithin(weeks: readonly { from: string }[], index: number, today: string): boolean {
  const next = weeks[index + 1]?.from;
  return (weeks[index]?.from ?? '') <= today && (next === undefined ? false : today < next);
}

/** The ground of all rows: months, and today as a line; no element of its own in each. */
export function yearGround(plan: AnnualPlanView, today: string): CSSProperties {
  const towards = isRightToLeft() ? 'to left' : 'to right';
  const stops = monthsOf(plan).flatMap(({ start, width }, index) => {
    const ground = index % 2 === 0 ? 'transparent' : 'var(--jr-sunken)';
    return [`${ground} ${start}%`, `${ground} ${start + width}%`];
  });
  const day = stretchOf(plan, today, today);
  const line = day
    ? `linear-gradient(${towards}, transparent ${day.start}%, var(--jr-primary-line) ${day.start}% calc(${day.start}% + 2px), transparent calc(${day.start}% + 2px)), `
    : '';
  return { '--planning-year': `${line}linear-gradient(${towards}, ${stops.join(', ')})` } as CSSProperties;
}

const minute = 60;

interface LoadRowProps {
  plan: AnnualPlanView;
  /** As they would stand. */
  phases: readonly PhaseView[];
}

/** Row with the load of each week: the need of phases and the bookings of people, compared with their capacity. */
export const LoadRow = memo(function LoadRow({ plan, phases }: LoadRowProps) {
  const t = useT('planning');
  const format = useFormat();
  if (plan.weeks.length === 0) return null;
  const needed = neededByWeek(plan, phases);
  const hours = (minutes: number) => format.duration(minutes * minute);
  return (
    <tr className="planning-year__load">
      <th scope="row">{t('annual.load')}</th>
      <td>
        <span className="planning-year__bars">
          {weeksOfYear(plan).map(({ from, week }, index) => {
            const { capacity, booked } = plan.weeks[index] ?? { capacity: 0, booked: 0 };
            const taken = Math.max(booked, needed[index] ?? 0);
            const words = t('annual.weekLoad', {
              ...{ week, booked: hours(booked), capacity: hours(capacity) },
              needed: hours(needed[index] ?? 0),
            });
            const label =
              taken > capacity ? `${words} ${t('load.over', { hours: hours(taken - capacity) })}` : words;
            return (
              <span
                key={from}
                role="img"
                aria-label={label}
                title={label}
                data-level={taken > capacity ? 'over' : undefined}
                style={
                  {
                    '--planning-taken': part(taken, capacity),
                    '--planning-booked': part(booked, capacity),
                  } as CSSProperties
                }
              />
            );
          })}
        </span>
      </td>
    </tr>
  );
});

/** In percent, at most all of it. */
function part(minutes: number, capacity: number): string {
  if (minutes === 0) return '0%';
  return capacity === 0 ? '100%' : `${Math.min(1, minutes / capacity) * 100}%`;
}
