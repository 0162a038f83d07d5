import { isWeekend } from '@jahrring/contracts-common';
import type { AssignmentView, PlanView } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Icon, Ring } from '@jahrring/ui';
import { useState, type DragEvent } from 'react';
import { plusIcon } from '@jahrring/ui/icons';
import { AssignmentChip, dragType } from './assignment-chip';
import { cellKey, hasRoom, plannedDays, toCells } from './plan-cells';
import './plan.css';

const workingDays = 5;

/** `Mo, 16.11.`: short enough for seven columns. */
function dayHead(locale: string, date: string): string {
  const parts = { weekday: 'short', day: '2-digit', month: '2-digit', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, parts).format(new Date(`${date}T12:00:00Z`));
}

export interface PlanActions {
  /** Somebody may change the plan. */
  editable: boolean;
  onAdd: (employeeId: string, date: string) => void;
  onOpen: (assignment: AssignmentView) => void;
  onMove: (assignment: AssignmentView, employeeId: string, date: string) => void;
}

interface PlanGridProps extends PlanActions {
  plan: PlanView;
  days: readonly string[];
  today: string;
}

/** People down, days across. */
export function PlanGrid({ plan, days, today, ...actions }: PlanGridProps) {
  const t = useT('planning');
  const format = useFormat();
  const cells = toCells(plan.assignments);
  return (
    // A table wider than its frame scrolls inside it, by keyboard too.
    <div className="planning-frame" role="region" aria-label={t('week.caption')} tabIndex={0}>
      <table className="planning-grid">
        <caption className="jr-hidden">{t('week.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('week.person')}</th>
            {days.map((date) => (
              <th
                key={date}
                scope="col"
                data-today={date === today || undefined}
                data-weekend={isWeekend(date) || undefined}
              >
                {dayHead(format.locale, date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.people.map((person) => (
            <tr key={person.id}>
              <PersonHead person={person} plan={plan} />
              {days.map((date) => (
                <PlanCell
                  key={date}
                  person={person}
                  date={date}
                  isToday={date === today}
                  cell={cells.get(cellKey(person.id, date)) ?? []}
                  plan={plan}
                  {...actions}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PersonHead({ person, plan }: { person: PlanView['people'][number]; plan: PlanView }) {
  const t = useT('planning');
  const days = plannedDays(plan.assignments, person.id);
  const load = t('week.load', { count: days });
  return (
    <th scope="row">
      <span className="planning-person">
        <Ring value={days / workingDays} label={person.name} valueText={load} size={28} />
        {person.name}
      </span>
    </th>
  );
}

interface PlanCellProps extends PlanActions {
  person: PlanView['people'][number];
  date: string;
  isToday: boolean;
  cell: readonly AssignmentView[];
  plan: PlanView;
}

function PlanCell({ person, date, isToday, cell, plan, editable, onAdd, onOpen, onMove }: PlanCellProps) {
  const t = useT('planning');
  const format = useFormat();
  const [over, setOver] = useState(false);
  const day = format.longDate(date);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dragged = plan.assignments.find(({ id }) => id === event.dataTransfer.getData(dragType));
    if (dragged && (dragged.employeeId !== person.id || dragged.date !== date)) {
      onMove(dragged, person.id, date);
    }
  };
  const allow = (event: DragEvent) => {
    if (!editable || !event.dataTransfer.types.includes(dragType)) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <td
      data-weekend={isWeekend(date) || undefined}
      data-today={isToday || undefined}
      data-over={over || undefined}
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {cell.map((assignment) => (
        <AssignmentChip
          key={assignment.id}
          assignment={assignment}
          person={person.name}
          day={day}
          editable={editable}
          onOpen={() => onOpen(assignment)}
        />
      ))}
      {editable && hasRoom(cell) ? (
        <button
          type="button"
          className="planning-add"
          aria-label={t('action.add', { name: person.name, day })}
          onClick={() => onAdd(person.id, date)}
        >
          <Icon name={plusIcon} size={16} />
        </button>
      ) : null}
    </td>
  );
}
