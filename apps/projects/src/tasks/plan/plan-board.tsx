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
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { PlanActionsContext, instructionsId, type PlanActions } from './plan-context';
import type { PlanPlace } from './plan-move';
import { useFollowedCard, placeAfter } from './card-steps';

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
