import type { AddressImportView } from '@jahrring/contracts-addresses';
import { useAbility, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, EmptyState, Text } from '@jahrring/ui';
import { historyIcon } from '@jahrring/ui/icons';
import { useUndoImport } from '../addresses.api';

type Outcome = 'done' | 'failed' | 'undone';

function ResultText({ run, outcome }: { run: AddressImportView; outcome: Outcome }) {
  const t = useT('addresses');
  const { create, update, skip } = run.counts;
  return (
    <>
      {t(`import.${outcome}Text`, { create, update, skip })}
      {run.kept > 0 ? <Text as="p">{t('import.undoneKept', { count: run.kept })}</Text> : null}
    </>
  );
}

/** What has happened, and the way back. */
export function ResultStep({ run }: { run: AddressImportView }) {
  const t = useT('addresses');
  const { can } = useAbility();
  const [undo, { isLoading }] = useUndoImport();
  const toast = useProblemToast();
  const outcome: Outcome = run.state === 'failed' || run.state === 'undone' ? run.state : 'done';
  const mayUndo = outcome === 'done' && can('tools.address.manage');
  return (
    <EmptyState
      title={t(`import.${outcome}Title`)}
      action={
        <>
          <Button variant="primary" to="/addresses">
            {t('import.toList')}
          </Button>
          <Button to="/addresses/import">{t('import.another')}</Button>
          {mayUndo ? (
            <Button
              variant="quiet"
              icon={historyIcon}
              loading={isLoading}
              onClick={() => undo(run.id).unwrap().catch(toast)}
            >
              {t('import.undo')}
            </Button>
          ) : null}
        </>
      }
    >
      <ResultText run={run} outcome={outcome} />
    </EmptyState>
  );
}
