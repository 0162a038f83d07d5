import type { PlanView } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Card, Icon, SegmentedControl, Stack, Text } from '@jahrring/ui';
import { useState } from 'react';
import { plusIcon } from '@jahrring/ui/icons';
import { AssignmentChip } from './assignment-chip';
import { cellKey, hasRoom, toCells } from './plan-cells';
import type { PlanActions } from './plan-grid';
import './plan.css';

interface DayListProps extends PlanActions {
  plan: PlanView;
  days: readonly string[];
  today: string;
}

/** The plan of one day on a narrow screen; the days are a thumb apart. */
export function DayList({ plan, days, today, editable, onAdd, onOpen }: DayListProps) {
  const t = useT('planning');
  const format = useFormat();
  const [chosen, setChosen] = useState<string | null>(null);
  const day = chosen && days.includes(chosen) ? chosen : days.includes(today) ? today : (days[0] ?? today);
  const cells = toCells(plan.assignments);
  const weekday = new Intl.DateTimeFormat(format.locale, { weekday: 'short', timeZone: 'UTC' });
  return (
    <Stack>
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
          {plan.people.map((person) => {
            const cell = cells.get(cellKey(person.id, day)) ?? [];
            return (
              <div key={person.id} className="planning-day">
                <Text strong>{person.name}</Text>
                {cell.map((assignment) => (
                  <AssignmentChip
                    key={assignment.id}
                    assignment={assignment}
                    person={person.name}
                    day={format.longDate(day)}
                    editable={editable}
                    onOpen={() => onOpen(assignment)}
                  />
                ))}
                {editable && hasRoom(cell) ? (
                  <button
                    type="button"
                    className="planning-add planning-add--wide"
                    aria-label={t('action.add', { name: person.name, day: format.longDate(day) })}
                    onClick={() => onAdd(person.id, day)}
                  >
                    <Icon name={plusIcon} size={18} />
                  </button>
                ) : cell.length === 0 ? (
                  <Text tone="muted">{t('week.nothing')}</Text>
                ) : null}
              </div>
            );
          })}
        </Stack>
      </Card>
    </Stack>
  );
}
