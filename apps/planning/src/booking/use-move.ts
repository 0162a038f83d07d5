import { daysBetween } from '@jahrring/contracts-common';
import { shiftBooking, type BookingView } from '@jahrring/contracts-planning';
import { notify, problemOf, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { useUpdateBooking } from '../planning.api';

interface Place {
  resourceId: string;
  firstDay: string;
  lastDay: string;
}

/**
 * Moves a booking by the days between two, to a resource; the message offers the way back. Where somebody else changed it
 * meanwhile, it is left as they have it, and the message asks whether to move it all the same. Returns whether it was moved.
 */
export function useMove() {
  const t = useT('planning');
  const format = useFormat();
  const toast = useProblemToast();
  const [update] = useUpdateBooking();
  const put = async ({ id, version }: BookingView, place: Place): Promise<BookingView | undefined> => {
    try {
      return await update({ id, version, patch: place }).unwrap();
    } catch (error) {
      const { status, current } = problemOf(error);
      if (status !== 412 || !current) toast(error);
      else askAgain(current as BookingView, place);
      return undefined;
    }
  };
  const askAgain = (present: BookingView, place: Place) =>
    notify.warning(t('message.changedMeanwhile', { day: format.longDate(present.firstDay) }), {
      action: { label: t('action.moveAnyway'), run: () => void putAndTell(present, place) },
    });
  const putAndTell = async (booking: BookingView, place: Place): Promise<boolean> => {
    const moved = await put(booking, place);
    if (!moved) return false;
    const { resourceId, firstDay, lastDay } = booking;
    const undo = {
      label: t('action.undo'),
      run: () => void put(moved, { resourceId, firstDay, lastDay }),
    };
    notify.success(t('message.moved', { day: format.longDate(place.firstDay) }), { action: undo });
    return true;
  };
  return async (booking: BookingView, from: string, resourceId: string, date: string): Promise<boolean> => {
    const { firstDay, lastDay } = shiftBooking(booking, daysBetween(from, date));
    return putAndTell(booking, { resourceId, firstDay, lastDay });
  };
}
