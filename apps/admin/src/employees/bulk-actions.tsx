import type { BulkUpdateEmployees } from '@jahrring/contracts-admin';
import { notify, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Button } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { pauseIcon, playIcon, usersIcon } from '@jahrring/ui/icons';
import { useUpdateEmployees } from './employees.api';
import type { EmployeeRow, EmployeeScope } from './employee-scope';

const AssignDialog = lazy(async () => ({ default: (await import('./assign-dialog')).AssignDialog }));

type Change = BulkUpdateEmployees['change'];

interface BulkActionsProps {
  scope: EmployeeScope;
  /** The rows of this page: what is ticked elsewhere cannot be changed without its version. */
  rows: readonly EmployeeRow[];
  ids: readonly string[];
  onDone: () => void;
}

/** The same change for all who are ticked; switching off can be undone for ten seconds. */
export function BulkActions({ scope, rows, ids, onDone }: BulkActionsProps) {
  const t = useT('admin');
  const [assigning, setAssigning] = useState(false);
  const [update] = useUpdateEmployees();
  const attempt = useAttempt();
  const items = rows.flatMap(({ id, version }) => (ids.includes(id) && version ? [{ id, version }] : []));
  const apply = (change: Change, key: string) =>
    attempt(async () => {
      await update({ base: scope.base, body: { items, change } }).unwrap();
      notify.success(t(key, { count: items.length }));
      onDone();
    });
  return (
    <>
      <Button size="small" icon={usersIcon} onClick={() => setAssigning(true)}>
        {t('hr.bulk.assign')}
      </Button>
      <Button size="small" icon={playIcon} onClick={() => void apply({ active: true }, 'hr.bulk.activated')}>
        {t('hr.bulk.activate')}
      </Button>
      <Button
        size="small"
        icon={pauseIcon}
        onClick={() => void apply({ active: false }, 'hr.bulk.deactivated')}
      >
        {t('hr.bulk.deactivate')}
      </Button>
      {assigning ? (
        <Suspense>
          <AssignDialog
            count={items.length}
            onClose={() => setAssigning(false)}
            onSave={(change) => apply(change, 'hr.bulk.assigned')}
          />
        </Suspense>
      ) : null}
    </>
  );
}
