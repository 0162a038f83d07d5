import type { BookingDraft, BookingView, PlanView } from '@jahrring/contracts-planning';
import { useAbility, useT } from '@jahrring/tool-kit';
import type { ActionMenuItem } from '@jahrring/ui';
import { arrowLeftIcon, arrowRightIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useUndoKeys } from '../history/use-undo-keys';
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
}

const newBooking = { projectId: null, part: 'full', share: 100, status: 'planned' } as const;

interface Editing {
  draft: BookingDraft;
  booking?: BookingView;
}

/** What can be done in a plan, and the dialog in which it is done; nothing in one that cannot be changed, such as what is published. */
export function usePlanEditing(
  resources: PlanView['resources'] | undefined,
  changeable = true,
): {
  actions: PlanActions;
  dialog: ReactNode;
  /** Takes the last move back and makes it again, by Ctrl or ⌘ with Z too; empty for readers. */
  history: ActionMenuItem[];
} {
  const { can } = useAbility();
  const [editing, setEditing] = useState<Editing | null>(null);
  const t = useT('planning');
  const { move: onMove, newest, undo, redo, canUndo, canRedo } = useMoves();
  useUndoKeys({ undo, redo });
  const open = (booking: BookingView) => setEditing({ booking, draft: draftOf(booking) });
  const editable = changeable && can('tools.scheduling_tool.manage');
  const ask = useCallback(
    (asked: Pick<BookingDraft, 'resourceId' | 'firstDay' | 'lastDay'>) =>
      setEditing({ draft: { ...newBooking, ...asked } }),
    [],
  );
  useAskedBooking(editable ? resources : undefined, ask);
  const actions = {
    editable,
    onAdd: (resourceId: string, date: string) => ask({ resourceId, firstDay: date, lastDay: date }),
    onOpen: (booking: BookingView) => open(newest(booking)),
    onMove,
  };
  const dialog =
    editing && resources ? (
      <Suspense>
        <BookingDialog
          // Another version begins a form of its own.
          key={editing.booking?.version}
          {...editing}
          resources={resources}
          onReload={open}
          onCopy={(one) => setEditing({ draft: draftOf(one) })}
          onClose={() => setEditing(null)}
        />
      </Suspense>
    ) : null;
  const history = editable
    ? [
        { label: t('action.undo'), icon: arrowLeftIcon, disabled: !canUndo, onClick: undo },
        { label: t('action.redo'), icon: arrowRightIcon, disabled: !canRedo, onClick: redo },
      ]
    : [];
  return { actions, dialog, history };
}

/** What a form of the booking starts with. */
function draftOf({ id: _id, version: _version, seriesId: _series, ...booking }: BookingView): BookingDraft {
  const { projectNumber: _number, projectTitle: _title, ...draft } = booking;
  return draft;
}
