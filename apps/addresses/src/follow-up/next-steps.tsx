import type { AddressView, NextStepView } from '@jahrring/contracts-addresses';
import { useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { ActionMenu, Button, Card, EmptyState } from '@jahrring/ui';
import { editIcon, plusIcon, trashIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { useDeleteStep, useRestoreStep, useSteps } from './follow-up.api';
import { StepDialog } from './step-dialog';
import { StepDay, StepTick } from './step-tick';

/** Next steps for a customer, the open ones first. */
export function NextSteps({ address, mayWrite }: { address: AddressView; mayWrite: boolean }) {
  const t = useT('addresses');
  const { data, error, refetch } = useSteps(address.id);
  const [edited, setEdited] = useState<NextStepView | 'new'>();
  return (
    <Card
      title={t('step.title')}
      actions={
        mayWrite ? (
          <Button icon={plusIcon} onClick={() => setEdited('new')}>
            {t('step.add')}
          </Button>
        ) : undefined
      }
    >
      {data ? null : <QueryState query={{ error, refetch }} lines={3} />}
      {data?.items.length === 0 ? <EmptyState title={t('step.none')}>{t('step.noneText')}</EmptyState> : null}
      {data && data.items.length > 0 ? (
        <ul className="addresses-follow-up">
          {data.items.map((step) => (
            <li key={step.id} className="addresses-step">
              <StepTick step={step}>
                <span className="addresses-step__whose">
                  {step.employeeName ?? t('note.unknown')}
                  <StepDay step={step} />
                </span>
              </StepTick>
              {mayWrite ? <StepMenu step={step} onEdit={() => setEdited(step)} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {edited ? (
        <StepDialog
          addressId={address.id}
          step={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </Card>
  );
}

function StepMenu({ step, onEdit }: { step: NextStepView; onEdit: () => void }) {
  const t = useT('addresses');
  const [removeOne] = useDeleteStep();
  const [restoreOne] = useRestoreStep();
  const { remove } = useRemoval({
    remove: ({ addressId, id, version }: NextStepView) => removeOne({ addressId, id, version }).unwrap(),
    restore: ({ addressId, id }: NextStepView) => restoreOne({ addressId, id }).unwrap(),
    removed: ({ text }) => t('message.deleted', { name: text }),
  });
  return (
    <ActionMenu
      label={t('contact.more', { name: step.text })}
      items={[
        { label: t('step.edit'), icon: editIcon, onClick: onEdit },
        { label: t('action.delete'), icon: trashIcon, danger: true, onClick: () => void remove(step) },
      ]}
    />
  );
}
