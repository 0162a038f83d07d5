import { addDays } from '@jahrring/contracts-common';
import { type TaskListItem } from '@jahrring/contracts-projects';
import { useT } from '@jahrring/tool-kit';
import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core';
import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { PlanActionsContext, instructionsId, type PlanActions } from './plan-context';
import type { PlanPlace } from './plan-move';

/** A press that moves less is a click; a finger that rests so long takes the card. */
const mouse = { activationConstraint: { distance: 6 } };
const touch = { activationConstraint: { delay: 220, tolerance: 8 } };

/** Each move is told in `spoken`; what the library says would be English and name cards by their ids. */
const silent: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

interface PlanBoardProps {
  today: string;
  /** The rows a card can go to by Alt and up or down; without them it goes by weeks. */
  rows?: readonly (string | null)[];
  /** Day to which a card of the tray moves by its first key. */
  firstDay: string;
  moves: {
    move: (task: TaskListItem, from: PlanPlace, to: PlanPlace) => void;
    step: (task: TaskListItem, from: PlanPlace, to: PlanPlace) => void;
    putDown: () => void;
    spoken: string;
  };
  children: ReactNode;
}

/** Lets the cards of a plan be dragged and moved by keys; each move is told to screen readers. */
export function PlanBoard({ today, rows, firstDay, moves, children }: PlanBoardProps) {
  const t = useT('projects');
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch));
  const [dragged, setDragged] = useState<TaskListItem | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const follow = useFollowedCard(board);
  const { step, putDown, move } = moves;
  const actions = useMemo<PlanActions>(
    () => ({
      today,
      putDown,
      onKey: (event, task, place) => {
        const to = placeAfter(event, task, place, { rows, firstDay });
        if (!to) return;
        event.preventDefault();
        follow(task.id, to);
        step(task, place, to);
      },
    }),
    [today, rows, firstDay, step, putDown, follow],
  );
  return (
    <PlanActionsContext value={actions}>
      <DndContext
        sensors={sensors}
        accessibility={{ restoreFocus: false, announcements: silent }}
        onDragStart={({ active }) =>
          setDragged((active.data.current?.['task'] as TaskListItem | undefined) ?? null)
        }
        onDragCancel={() => setDragged(null)}
        onDragEnd={({ active, over }) => {
          setDragged(null);
          const from = active.data.current as { task: TaskListItem; place: PlanPlace } | undefined;
          const to = over?.data.current?.['place'] as PlanPlace | undefined;
          if (!from || !to || (from.place.day === null && to.day === null)) return;
          move(from.task, from.place, to);
        }}
      >
        <div ref={board} className="tasks-plan">
          {children}
        </div>
        <DragOverlay dropAnimation={null}>
          {dragged ? <div className="tasks-card tasks-card--lifted">{dragged.title}</div> : null}
        </DragOverlay>
      </DndContext>
      <p id={instructionsId} className="tasks-plan__hint">
        {t(rows ? 'tasks.plan.keysTeam' : 'tasks.plan.keys')}
      </p>
      <div role="status" className="jr-hidden">
        {moves.spoken}
      </div>
    </PlanActionsContext>
  );
}

/** A card that was moved by a key keeps the focus in its new place. */
function useFollowedCard(board: { current: HTMLDivElement | null }) {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const card = board.current?.querySelector<HTMLElement>(`[data-card="${wanted.current}"]`);
    if (!card) return;
    wanted.current = null;
    card.focus();
  });
  return useRef((id: string, { day, personId }: PlanPlace) => {
    wanted.current = `${id} ${day ?? ''} ${day ? (personId ?? '') : ''}`;
  }).current;
}

const daysInWeek = 7;

interface Steps {
  rows: readonly (string | null)[] | undefined;
  firstDay: string;
}

/** Returns the place to which a key moves a card; null if the key has no effect. */
function placeAfter(
  event: KeyboardEvent,
  task: TaskListItem,
  place: PlanPlace,
  { rows, firstDay }: Steps,
): PlanPlace | null {
  const { key } = event;
  if (key === 'Backspace' || key === 'Delete') return place.day ? { day: null } : null;
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const across = key === forward ? 1 : key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : 0;
  const down = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (across === 0 && down === 0) return null;
  if (place.day === null) {
    const person = rows ? (task.assignedEmployees[0]?.id ?? task.owner?.id ?? null) : undefined;
    return { day: firstDay, ...(rows ? { personId: rows.includes(person ?? null) ? person : rows[0] } : {}) };
  }
  if (across !== 0) return { ...place, day: addDays(place.day, across) };
  if (!rows) return { ...place, day: addDays(place.day, down * daysInWeek) };
  const row = rows.indexOf(place.personId ?? null) + down;
  return row < 0 || row >= rows.length ? null : { ...place, personId: rows[row] };
}
