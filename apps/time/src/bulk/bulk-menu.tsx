import { useAbility, useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { editIcon, trashIcon } from '@jahrring/ui/icons';
import type { BulkSelection } from './bulk.api';

const BulkDialog = lazy(async () => ({ default: (await import('./bulk-dialog')).BulkDialog }));

type Action = 'change' | 'delete';

const icons = { change: editIcon, delete: trashIcon } as const;
const rightOf = { change: 'update', delete: 'delete' } as const;

/** Returns the actions that the reader may perform: changing or deleting entries, even if only their own. */
export function useBulkActions(): Action[] {
  const { canAny } = useAbility();
  return (['change', 'delete'] as const).filter((action) => {
    const right = rightOf[action];
    return canAny([`tools.project.timetable.own.${right}`, `tools.project.timetable.others.${right}`]);
  });
}

/** Changes or deletes the chosen entries; says first how many it is. */
export function BulkMenu({ selection, onDone }: { selection: BulkSelection; onDone: () => void }) {
  const t = useT('time');
  const actions = useBulkActions();
  const [asked, setAsked] = useState<{ action: Action; selection: BulkSelection } | null>(null);
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          size="small"
          icon={icons[action]}
          onClick={() => setAsked({ action, selection })}
        >
          {t(`bulk.${action}`)}
        </Button>
      ))}
      {asked ? (
        <Suspense fallback={null}>
          <BulkDialog {...asked} onClose={() => setAsked(null)} onDone={onDone} />
        </Suspense>
      ) : null}
    </>
  );
}
