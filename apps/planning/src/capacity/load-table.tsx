import { isoWeekOf, mondayOf } from '@jahrring/contracts-common';
import type { WeekLoad } from '@jahrring/contracts-planning';
import { Link, useFormat, useT } from '@jahrring/tool-kit';
import { Icon, Text, VisuallyHidden } from '@jahrring/ui';
import { alertIcon } from '@jahrring/ui/icons';
import { Fragment, type CSSProperties } from 'react';
import { useLoadWords } from '../load/load-words';
import { levelOfWeek, percentOf, type Grouping, type LoadRow } from './load-rows';
import './capacity.css';

const minute = 60;
const whole = 100;

interface LoadTableProps {
  mondays: readonly string[];
  rows: readonly LoadRow[];
  by: Grouping;
  today: string;
}

/** Weeks across, and how full each is: the fuller the darker; too much by sign and edge, too little by a broken edge. */
export function LoadTable({ mondays, rows, by, today }: LoadTableProps) {
  const t = useT('planning');
  const format = useFormat();
  const teams = new Set(rows.map(({ team }) => team));
  const hasTeams = by === 'person' && teams.size > 1;
  return (
    <>
      <div className="planning-heat-frame" role="region" aria-label={t('capacity.caption')} tabIndex={0}>
        <table className="planning-heat">
          <caption className="jr-hidden">{t('capacity.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t(`capacity.one.${by}`)}</th>
              {mondays.map((monday) => (
                <th key={monday} scope="col" data-today={monday === mondayOf(today) || undefined}>
                  <Link
                    to={`/scheduling-tool/weekly_plan?week=${monday}`}
                    title={t('capacity.open', { day: format.date(monday) })}
                  >
                    {isoWeekOf(monday).week}
                    <VisuallyHidden>{t('capacity.open', { day: format.date(monday) })}</VisuallyHidden>
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Fragment key={row.id}>
                {hasTeams && (index === 0 || rows[index - 1]?.team !== row.team) ? (
                  <tr className="planning-heat__team">
                    <th scope="rowgroup" colSpan={mondays.length + 1}>
                      {row.team ?? t('team.none')}
                    </th>
                  </tr>
                ) : null}
                <tr>
                  <th scope="row">
                    {row.name}
                    {row.people === null ? null : (
                      <small>{t('capacity.people', { count: row.people })}</small>
                    )}
                  </th>
                  {row.weeks.map((week, at) => (
                    <Week key={mondays[at]} week={week} />
                  ))}
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <Text as="div" tone="muted" size="small">
        {t(by === 'skill' ? 'capacity.skillHint' : 'capacity.hint')}
      </Text>
    </>
  );
}

function Week({ week }: { week: WeekLoad }) {
  const format = useFormat();
  const words = useLoadWords();
  const level = levelOfWeek(week);
  const percent = percentOf(week);
  const label = words({ ...week, level });
  const filled = { '--planning-filled': `${Math.min(100, percent ?? 0)}%` } as CSSProperties;
  const share = new Intl.NumberFormat(format.locale, { style: 'percent' });
  const hours = level === 'off' ? '–' : format.duration(week.booked * minute);
  const text = percent === null ? hours : share.format(percent / whole);
  return (
    <td>
      <span className="planning-heat__week" data-level={level} style={filled} title={label}>
        {level === 'over' ? <Icon name={alertIcon} size={14} /> : null}
        <span aria-hidden="true">{text}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    </td>
  );
}
