import type { Versioned } from '@jahrring/tool-kit';
import type {
  BookedTeam,
  BookingChanges,
  BookingDraft,
  BookingView,
  CopyResult,
  CopyWeek,
  TeamDraft,
  UpdateBooking,
} from '@jahrring/contracts-planning';
import {
  useBookTeam,
  useChangeBookings,
  useCopyWeek,
  useCreateBooking,
  useDeleteBooking,
  useRestoreBookings,
  useUpdateBooking,
} from '../planning.api';
import { useVariantId } from '../variant/use-variant-id';
import { useBookVariantTeam, useChangeVariant, useCopyVariantWeek } from '../variant/variant.api';

/** Writes bookings of what the page shows: of the plan, or of a variant, which has calls of its own. */
export function useBookingWrites() {
  const variantId = useVariantId();
  const [createOne] = useCreateBooking();
  const [bookMany] = useBookTeam();
  const [updateOne] = useUpdateBooking();
  const [deleteOne] = useDeleteBooking();
  const [restoreSome] = useRestoreBookings();
  const [changeMany] = useChangeBookings();
  const [copyOne] = useCopyWeek();
  const [changeVariant] = useChangeVariant();
  const [bookInVariant] = useBookVariantTeam();
  const [copyInVariant] = useCopyVariantWeek();
  const change = (changes: BookingChanges) =>
    (variantId ? changeVariant({ variantId, changes }) : changeMany(changes)).unwrap();
  const update = async ({
    id,
    version,
    patch,
  }: Versioned & { patch: UpdateBooking }): Promise<BookingView> => {
    if (!variantId) return updateOne({ id, version, patch }).unwrap();
    const { bookings } = await change({ update: [{ ...patch, id, version }] });
    const [changed] = bookings;
    if (!changed) throw new Error('a booking for every change');
    return changed;
  };
  return {
    change,
    update,
    create: async (draft: BookingDraft): Promise<unknown> =>
      variantId ? change({ add: [draft] }) : createOne(draft).unwrap(),
    bookTeam: (team: TeamDraft): Promise<BookedTeam> =>
      (variantId ? bookInVariant({ variantId, team }) : bookMany(team)).unwrap(),
    copyWeek: (weeks: CopyWeek): Promise<CopyResult> =>
      (variantId ? copyInVariant({ variantId, ...weeks }) : copyOne(weeks)).unwrap(),
    /** Returns the ids of what was removed. */
    remove: async ({ id, version, reach }: Versioned & { reach: 'one' | 'following' }): Promise<string[]> => {
      if (!variantId) return (await deleteOne({ id, version, reach }).unwrap()).ids;
      return (await change({ remove: [{ id, version, reach }] })).undo.restore;
    },
    restore: async (ids: string[]): Promise<unknown> =>
      variantId ? change({ restore: ids }) : restoreSome({ ids }).unwrap(),
  };
}
