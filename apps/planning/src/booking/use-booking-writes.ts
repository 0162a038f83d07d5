import type {
  BookedTeam,
  BookingChanges,
  BookingDraft,
  BookingView,
  TeamDraft,
  UpdateBooking,
} from '@jahrring/contracts-planning';
import {
  useBookTeam,
  useChangeBookings,
  useCreateBooking,
  useDeleteBooking,
  useRestoreBookings,
  useUpdateBooking,
} from '../planning.api';
import { useVariantId } from '../variant/use-variant-id';
import { useChangeVariant } from '../variant/variant.api';

interface Versioned {
  id: string;
  version: number;
}

/** Writes bookings of what the page shows: of the plan, or of a variant, which is changed by one call for everything. */
export function useBookingWrites() {
  const variantId = useVariantId();
  const [createOne] = useCreateBooking();
  const [bookMany] = useBookTeam();
  const [updateOne] = useUpdateBooking();
  const [deleteOne] = useDeleteBooking();
  const [restoreSome] = useRestoreBookings();
  const [changeMany] = useChangeBookings();
  const [changeVariant] = useChangeVariant();
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
    /** Variants know no series of their own: each booking stands for itself. */
    inVariant: variantId !== null,
    change,
    update,
    create: async (draft: BookingDraft): Promise<unknown> => {
      if (!variantId) return createOne(draft).unwrap();
      const { repeat: _repeat, ...one } = draft;
      return change({ add: [one] });
    },
    /** In a variant all of them or none: there the first conflict that blocks refuses all. */
    bookTeam: async (draft: TeamDraft): Promise<BookedTeam> => {
      if (!variantId) return bookMany(draft).unwrap();
      const { otherIds, repeat: _repeat, ...one } = draft;
      const add = [one.resourceId, ...otherIds].map((resourceId) => ({ ...one, resourceId }));
      return { ...(await change({ add })), conflicts: [] };
    },
    /** Returns the ids of what was removed. */
    remove: async ({ id, version, reach }: Versioned & { reach: 'one' | 'following' }): Promise<string[]> => {
      if (!variantId) return (await deleteOne({ id, version, reach }).unwrap()).ids;
      await change({ remove: [{ id, version }] });
      return [id];
    },
    restore: async (ids: string[]): Promise<unknown> =>
      variantId ? change({ restore: ids }) : restoreSome({ ids }).unwrap(),
  };
}
