import { useAbility, useListExport, useT, type ListArgs } from '@jahrring/tool-kit';
import { ActionMenu, Button } from '@jahrring/ui';
import type { ReactNode } from 'react';
import { layersIcon } from '@jahrring/ui/icons';
import { documentsPath } from '../document-list.api';

interface ListActionsProps {
  create: ReactNode;
  args: ListArgs;
}

/** The buttons of the list's page. */
export function ListActions({ create, args }: ListActionsProps) {
  const t = useT('documents');
  const mayManage = useAbility().can('tools.document.manage');
  const exports = useListExport(`${documentsPath}/export`, args, t('title.list'));
  return (
    <>
      {create}
      {mayManage ? (
        <Button icon={layersIcon} to="/documents/billing-run">
          {t('run.title')}
        </Button>
      ) : null}
      <ActionMenu label={t('list.more')} items={exports} />
    </>
  );
}
