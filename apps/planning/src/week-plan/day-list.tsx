import type { PlanView } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Card, Icon, SegmentedControl, Stack, Text, VisuallyHidden } from '@jahrring/ui';
import { Fragment, useState } from 'react';
import { plusIcon } from '@jahrring/ui/icons';
import { holidayOn } from '../load/loads';
import { absenceOn } from '../conflict/conflicts';
import { AwayNote } from '../conflict/away-note';
import { BookingChip } from './booking-chip';
import { cellKey, hasRoom, toCells } from './plan-cells';
import type { PlanActions } from '../booking/use-plan-editing';
import { useRowHeads } from './use-row-heads';
import './plan.css';

interface DayListProps extends PlanActions {
  plan: PlanView;
  days: readonly string[];
  today: string;
  /** People stand team by team. */
  isByTeam: boolean;
}

/** The plan of one day on a narrow screen; the days are a thumb apart. */
export function DayList({ plan, days, today, isByTeam, editable, selection, onAdd, onOpen }: DayListProps) {
  const t = useT('planning');
  const format = useFormat();
  const [chosen, setChosen] = useState<string | null>(null);
  const day = chosen && days.includes(chosen) ? chosen : days.includes(today) ? today : (days[0] ?? today);
  const cells = toCells(plan.bookings, days);
  const holiday = holidayOn(plan, day);
  const headOf = useRowHeads(plan, isByTeam);
  const weekday = new Intl.DateTimeFormat(format.locale, { weekday: 'short', timeZone: 'UTC' });
  return (
    <Stack>
      <VisuallyHidden>
        <span role="status">{selection.spoken}</span>
      </VisuallyHidden>
      <SegmentedControl
        label={t('week.day')}
        value={day}
        onChange={setChosen}
        options={days.map((date) => ({
          value: date,
          label: `${weekday.format(new Date(`${date}T12:00:00Z`)).replace('.', '')} ${Number(date.slice(8))}`,
        }))}
      />
      <Card title={format.longDate(day)}>
        <Stack gap={3}>
          {holiday ? <Text tone="muted">{t('holiday.day', { name: holiday })}</Text> : null}
          {plan.resources.map((resource, index) => {
            const cell = cells.get(cellKey(resource.id, day)) ?? [];
            return (
              <Fragment key={resource.id}>
                {headOf(index) === null ? null : (
                  <Text as="div" tone="muted">
                    {headOf(index)}
                  </Text>
                )}
                <div className="planning-day">
                  <Text strong>{resource.name}</Text>
                  {cell.length === 0 ? <AwayNote plan={plan} resourceId={resource.id} date={day} /> : null}
                  {cell.map((booking) => (
                    <BookingChip
                      key={booking.id}
                      booking={booking}
                      resource={resource.name}
                      date={day}
                      day={format.longDate(day)}
                      editable={editable}
                      absence={absenceOn(plan, booking, day)}
                      selection={selection}
                      onOpen={() => onOpen(booking)}
                    />
                  ))}
                  {editable && hasRoom(cell, resource.kind) ? (
                    <button
                      type="button"
                      className="planning-add planning-add--wide"
                      aria-label={t('action.add', { name: resource.name, day: format.longDate(day) })}
                      onClick={() => onAdd(resource.id, day)}
                    >
                      <Icon name={plusIcon} size={18} />
                    </button>
                  ) : cell.length === 0 ? (
                    <Text tone="muted">{t('week.nothing')}</Text>
                  ) : null}
                </div>
              </Fragment>
            );
          })}
        </Stack>
      </Card>
    </Stack>
  );
}
