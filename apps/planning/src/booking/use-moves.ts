import { daysBetween } from '@jahrring/contracts-common';
import {
  mostPlaced,
  shiftBooking,
  type BookedTeam,
  type BookingChanges,
  type BookingView,
  type CopyWeek,
  type TeamDraft,
} from '@jahrring/contracts-planning';
import { notify, problemOf, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { useRef } from 'react';
import { useHistory } from '../history/use-history';
import { useBookingWrites } from './use-booking-writes';
import { revise } from './revise';
import type { Place, Change } from './revise';

/**
 * Moves bookings by the days between two, to a resource; taken back and made again one after the other. Where somebody else
 * changed one meanwhile, it is left as they have it, and the message asks whether to move it all the same.
 */
export function useMoves() {
  const t = useT('planning');
  const format = useFormat();
  const toast = useProblemToast();
  const { update, change: changeMany, bookTeam, copyWeek: copyMany } = useBookingWrites();
  const written = useRef(new Map<string, BookingView>());
  const history = useHistory<Change>({
    run: async (change) => {
      if ('many' in change || 'made' in change) {
        const { bookings, undo } = 'made' in change ? change.made : await changeMany(change.many);
        for (const one of bookings) written.current.set(one.id, one);
        return { undo: { many: undo }, written: bookings };
      }
      const { id, version, to, from } = change;
      const moved = await update({ id, version, patch: to });
      written.current.set(id, moved);
      return { undo: { id, version: moved.version, to: from, from: to }, written: [moved] };
    },
    revise,
  });
  /** Returns what `work` did; nothing where it failed, which is told. */
  const attempt = async <T>(work: () => Promise<T>, again: (present: BookingView) => unknown) => {
    try {
      return await work();
    } catch (error) {
      const { status, current } = problemOf(error);
      // Of many the answer does not say which one it was.
      const present = current as Partial<BookingView> | undefined;
      if (status === 412 && present?.firstDay) again(present as BookingView);
      else if (status === 412) notify.warning(t('selection.changedMeanwhile'));
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
  /** Rejects where the draft is wrong. */
  const team = async (draft: TeamDraft): Promise<BookedTeam> => {
    const booked = await bookTeam(draft);
    const count = booked.bookings.length;
    if (count === 0) return booked;
    const { undo } = await history.make({ made: booked });
    const run = () => void attempt(() => history.make(undo), changedMeanwhile);
    notify.success(t('team.booked', { count }), { action: { label: t('action.undo'), run } });
    return booked;
  };
  /** Fills a week with what another has. */
  const copyWeek = async (weeks: CopyWeek): Promise<void> => {
    try {
      const copied = await copyMany(weeks);
      const { created, skipped } = copied;
      const told = t('week.copied', { created, skipped });
      // More than one call may change stays as it is.
      if (created === 0 || created > mostPlaced) return void notify.success(told);
      const { undo } = await history.make({ made: copied });
      const run = () => void attempt(() => history.make(undo), changedMeanwhile);
      notify.success(told, { action: { label: t('action.undo'), run } });
    } catch (error) {
      toast(error);
    }
  };
  /** Returns whether it was done. */
  const change = async (changes: BookingChanges, told: string): Promise<boolean> => {
    const made = await attempt(() => history.make({ many: changes }), changedMeanwhile);
    if (!made) return false;
    const run = () => void attempt(() => history.make(made.undo), changedMeanwhile);
    notify.success(told, { action: { label: t('action.undo'), run } });
    return true;
  };
  return {
    change,
    copyWeek,
    team,
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
