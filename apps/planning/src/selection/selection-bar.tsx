import { bookingStatuses, type BookingChanges, type PlanView } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { ActionMenu, Button, Text } from '@jahrring/ui';
import { xIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { copiedBy, movedBy, splitAt, splittableDays, without, withStatus } from './selected';
import './selection.css';
import type { Selection } from './use-selection';

// The forms come with their schemas: the plan does not wait for them.
const PlaceDialog = lazy(async () => ({ default: (await import('./place-dialog')).PlaceDialog }));
const SplitDialog = lazy(async () => ({ default: (await import('./split-dialog')).SplitDialog }));

interface SelectionBarProps {
  selection: Selection;
  resources: PlanView['resources'];
  /** Answers whether it was done; tells of it by what there is to say. */
  onChange: (changes: BookingChanges, told: string) => Promise<boolean>;
}

/** Offers the actions for all selected bookings. */
export function SelectionBar({ selection, resources, onChange }: SelectionBarProps) {
  const t = useT('planning');
  const [opened, setOpened] = useState<'move' | 'copy' | 'split' | null>(null);
  const { bookings, clear } = selection;
  const [only] = bookings;
  const count = bookings.length;
  const none = count === 0;
  const close = () => setOpened(null);
  const change = async (changes: BookingChanges, told: string) => {
    const done = await onChange(changes, t(`selection.${told}`, { count }));
    if (done) clear();
    return done;
  };
  return (
    <section className="planning-selection" data-lower-edge aria-label={t('selection.title')}>
      <Text strong>{t('selection.count', { count })}</Text>
      <Button size="small" disabled={none} onClick={() => setOpened('move')}>
        {t('selection.move')}
      </Button>
      <Button size="small" disabled={none} onClick={() => setOpened('copy')}>
        {t('selection.copy')}
      </Button>
      {none ? null : (
        <ActionMenu
          text={t('field.status')}
          size="small"
          items={bookingStatuses.map((status) => ({
            label: t(`status.${status}`),
            onClick: () => void change(withStatus(bookings, status), 'changed'),
          }))}
        />
      )}
      {only && count === 1 && splittableDays(only).length > 0 ? (
        <Button size="small" onClick={() => setOpened('split')}>
          {t('selection.split')}
        </Button>
      ) : null}
      <Button
        size="small"
        variant="danger"
        disabled={none}
        onClick={() => void change(without(bookings), 'removed')}
      >
        {t('action.delete')}
      </Button>
      <Button size="small" variant="quiet" icon={xIcon} onClick={clear}>
        {t('selection.clear')}
      </Button>
      <Suspense>
        {opened === 'move' || opened === 'copy' ? (
          <PlaceDialog
            what={opened}
            bookings={bookings}
            resources={resources}
            onPlace={(shift) =>
              opened === 'move'
                ? change(movedBy(bookings, shift), 'moved')
                : change(copiedBy(bookings, shift), 'copied')
            }
            onClose={close}
          />
        ) : null}
        {opened === 'split' && only ? (
          <SplitDialog
            booking={only}
            onSplit={async (day) => {
              const changes = splitAt(only, day);
              return changes !== null && (await change(changes, 'done'));
            }}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </section>
  );
}
