import { daysBetween } from '@jahrring/contracts-common';
import type {
  BookingChanges,
  BookingDraft,
  BookingView,
  CopyWeek,
  PlanView,
} from '@jahrring/contracts-planning';
import { useAbility, useT } from '@jahrring/tool-kit';
import type { ActionMenuItem } from '@jahrring/ui';
import { arrowLeftIcon, arrowRightIcon, checkIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useUndoKeys } from '../history/use-undo-keys';
import { draftOf, movedBy } from '../selection/selected';
import { SelectionBar } from '../selection/selection-bar';
import { useSelection, type Selection } from '../selection/use-selection';
import { useAskedBooking } from './use-asked-booking';
import { useMoves } from './use-moves';

// The form comes with its schemas: the plan does not wait for them.
const BookingDialog = lazy(async () => ({ default: (await import('./booking-dialog')).BookingDialog }));

export interface PlanActions {
  /** Somebody may change the plan. */
  editable: boolean;
  onAdd: (resourceId: string, date: string) => void;
  onOpen: (booking: BookingView) => void;
  /** `from`: the day the booking was taken by. Returns whether it was moved. */
  onMove: (booking: BookingView, from: string, resourceId: string, date: string) => Promise<boolean>;
  /** Bookings that are changed together. */
  selection: Selection;
}

const newBooking = { projectId: null, part: 'full', share: 100, status: 'planned' } as const;

interface Editing {
  draft: BookingDraft;
  booking?: BookingView;
}

interface PlanEditingOptions {
  /** The rows that are shown. */
  plan: PlanView | undefined;
  /** Whom and what a form offers, shown or not. */
  resources: PlanView['resources'] | undefined;
  /** Teams of people, where the reader knows them. */
  teams: PlanView['teams'] | undefined;
  /** The bookings a filter asks for; null: all. */
  matches: ((booking: BookingView) => boolean) | null;
  changeable: boolean;
}

/**
 * Returns the actions in a plan, and their dialog; nothing for a plan that cannot be changed, such as the published
 * one.
 */
export function usePlanEditing({ plan, resources, teams = [], matches, changeable }: PlanEditingOptions): {
  actions: PlanActions;
  dialog: ReactNode;
  /** Selects by tapping, takes the last change back and makes it again, by Ctrl or ⌘ with Z too; empty for readers. */
  history: ActionMenuItem[];
  /** Changes many as one and tells so; returns whether it was done. */
  change: (changes: BookingChanges, told: string) => Promise<boolean>;
  copyWeek: (weeks: CopyWeek) => Promise<void>;
} {
  const { can } = useAbility();
  const [editing, setEditing] = useState<Editing | null>(null);
  const t = useT('planning');
  const selection = useSelection(plan, matches);
  const { move, change, copyWeek, team, newest, undo, redo, canUndo, canRedo } = useMoves();
  useUndoKeys({ undo, redo });
  const open = (booking: BookingView) => setEditing({ booking, draft: draftOf(booking) });
  const editable = changeable && can('tools.scheduling_tool.manage');
  const ask = useCallback(
    (asked: Pick<BookingDraft, 'resourceId' | 'firstDay' | 'lastDay'>) =>
      setEditing({ draft: { ...newBooking, ...asked } }),
    [],
  );
  useAskedBooking(editable ? resources : undefined, ask);
  /** A selected booking takes the others along; to another resource, where all are of one. */
  const onMove: PlanActions['onMove'] = async (booking, from, resourceId, date) => {
    const others = selection.bookings;
    if (!selection.has(booking.id) || others.length < 2) return move(booking, from, resourceId, date);
    const ofOne = others.every((one) => one.resourceId === booking.resourceId);
    const shift = { days: daysBetween(from, date), resourceId: ofOne ? resourceId : null };
    return change(movedBy(others.map(newest), shift), t('selection.moved', { count: others.length }));
  };
  const actions = {
    selection,
    editable,
    onAdd: (resourceId: string, date: string) => ask({ resourceId, firstDay: date, lastDay: date }),
    onOpen: (booking: BookingView) => open(newest(booking)),
    onMove,
  };
  const form =
    editing && resources ? (
      <Suspense>
        <BookingDialog
          // Another version begins a form of its own.
          key={editing.booking?.version}
          {...editing}
          resources={resources}
          teams={editing.booking ? [] : teams}
          onTeam={team}
          onCopy={(one) => setEditing({ draft: draftOf(one) })}
          onClose={() => setEditing(null)}
        />
      </Suspense>
    ) : null;
  const dialog = (
    <>
      {editable && resources && selection.active ? (
        <SelectionBar
          selection={{ ...selection, bookings: selection.bookings.map(newest) }}
          resources={resources}
          onChange={change}
        />
      ) : null}
      {form}
    </>
  );
  const history = editable
    ? [
        { label: t('selection.start'), icon: checkIcon, onClick: selection.start },
        { label: t('action.undo'), icon: arrowLeftIcon, disabled: !canUndo, onClick: undo },
        { label: t('action.redo'), icon: arrowRightIcon, disabled: !canRedo, onClick: redo },
      ]
    : [];
  return { actions, dialog, history, change, copyWeek };
}
