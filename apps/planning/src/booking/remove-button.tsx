import type { BookingView } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { ActionMenu, Button } from '@jahrring/ui';
import { trashIcon } from '@jahrring/ui/icons';
import { useBookingWrites } from './use-booking-writes';

/** Removes a booking; of a series, also what follows. The message offers to put it back. */
export function RemoveButton({ booking, onRemoved }: { booking: BookingView; onRemoved: () => void }) {
  const t = useT('planning');
  const writes = useBookingWrites();
  const removed: string[] = [];
  const { remove } = useRemoval({
    remove: async ({ id, version, reach }: Removal) => {
      removed.push(...(await writes.remove({ id, version, reach })));
    },
    restore: () => writes.restore(removed),
    removed: () => t('message.removed', { count: removed.length }),
  });
  const removeAndClose = async (reach: Removal['reach']) => {
    if (await remove({ id: booking.id, version: booking.version, reach })) onRemoved();
  };
  if (!booking.seriesId) {
    return (
      <Button variant="danger" icon={trashIcon} onClick={() => void removeAndClose('one')}>
        {t('action.delete')}
      </Button>
    );
  }
  return (
    <ActionMenu
      label={t('action.delete')}
      items={[
        { label: t('action.deleteOne'), icon: trashIcon, onClick: () => void removeAndClose('one') },
        {
          label: t('action.deleteFollowing'),
          icon: trashIcon,
          onClick: () => void removeAndClose('following'),
        },
      ]}
    />
  );
}

interface Removal {
  id: string;
  version: number;
  reach: 'one' | 'following';
}
