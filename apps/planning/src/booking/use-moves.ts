import { daysBetween } from '@jahrring/contracts-common';
import { shiftBooking, type BookingView } from '@jahrring/contracts-planning';
import { notify, problemOf, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { useRef } from 'react';
import { useHistory } from '../history/use-history';
import { useUpdateBooking } from '../planning.api';

interface Place {
  resourceId: string;
  firstDay: string;
  lastDay: string;
}

/** A booking in the version that was seen, and where it goes and comes from. */
interface Move {
  id: string;
  version: number;
  to: Place;
  from: Place;
}

/**
 * Moves bookings by the days between two, to a resource; taken back and made again one after the other. Where somebody else
 * changed one meanwhile, it is left as they have it, and the message asks whether to move it all the same.
 */
export function useMoves() {
  const t = useT('planning');
  const format = useFormat();
  const toast = useProblemToast();
  const [update] = useUpdateBooking();
  const written = useRef(new Map<string, BookingView>());
  const history = useHistory<Move>({
    run: async ({ id, version, to, from }) => {
      const moved = await update({ id, version, patch: to }).unwrap();
      written.current.set(id, moved);
      return { undo: { id, version: moved.version, to: from, from: to }, written: [moved] };
    },
    revise: (move, versions) => ({ ...move, version: versions.get(move.id) ?? move.version }),
  });
  /** Returns what `work` did; nothing where it failed, which is told. */
  const attempt = async <T>(work: () => Promise<T>, again: (present: BookingView) => unknown) => {
    try {
      return await work();
    } catch (error) {
      const { status, current } = problemOf(error);
      if (status === 412 && current) again(current as BookingView);
      else toast(error);
      return undefined;
    }
  };
  const changedMeanwhile = (present: BookingView, run?: () => void) =>
    notify.warning(
      t('message.changedMeanwhile', { day: format.longDate(present.firstDay) }),
      run ? { action: { label: t('action.moveAnyway'), run } } : {},
    );
  const undo = () => void attempt(history.undo, changedMeanwhile);
  const redo = () => void attempt(history.redo, changedMeanwhile);
  const newest = (booking: BookingView): BookingView => {
    const own = written.current.get(booking.id);
    return own && own.version > booking.version ? own : booking;
  };
  const put = async (booking: BookingView, to: Place): Promise<boolean> => {
    const { id, version, resourceId, firstDay, lastDay } = newest(booking);
    const from = { resourceId, firstDay, lastDay };
    const made = await attempt(
      () => history.make({ id, version, to, from }),
      (present) => changedMeanwhile(present, () => void put(present, to)),
    );
    if (!made) return false;
    const run = () => void attempt(() => history.make(made.undo), changedMeanwhile);
    const action = { label: t('action.undo'), run };
    notify.success(t('message.moved', { day: format.longDate(to.firstDay) }), { action });
    return true;
  };
  return {
    /** Returns whether it was moved. */
    move: async (booking: BookingView, from: string, resourceId: string, date: string): Promise<boolean> => {
      const { firstDay, lastDay } = shiftBooking(booking, daysBetween(from, date));
      return put(booking, { resourceId, firstDay, lastDay });
    },
    /** The booking as the last move here left it, where the plan that is shown has not been read again since. */
    newest,
    ...{ undo, redo, canUndo: history.canUndo, canRedo: history.canRedo },
  };
}
