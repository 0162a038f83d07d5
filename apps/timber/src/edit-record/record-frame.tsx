import { useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { ActionMenu, PageFrame } from '@jahrring/ui';
import { trashIcon } from '@jahrring/ui/icons';
import type { ReactNode } from 'react';
import type { EditedRecord, RecordName } from './record-name';

interface RecordFrameProps {
  name: RecordName;
  loaded: EditedRecord;
  listPath: string;
  readOnly: boolean;
  onRemove: () => void;
  children: ReactNode;
}

/** The page around the form of a record: its title, the way back to the list, and deletion for those who may. */
export function RecordFrame({ name, loaded, listPath, readOnly, onRemove, children }: RecordFrameProps) {
  const t = useT('timber');
  const format = useFormat();
  const mayRemove = useAbility().can('tools.timber.manage') && !readOnly;
  const deletion = {
    label: t(`${name}.action.delete`),
    icon: trashIcon,
    danger: true,
    onClick: onRemove,
  } as const;
  return (
    <PageFrame
      title={t(`${name}.title.editOne`, { title: loaded.title })}
      subtitle={t(`${name}.hint.changed`, { date: format.dateTime(loaded.updatedAt) })}
      breadcrumbs={[{ label: t(`${name}.title.list`), to: listPath }]}
      actions={mayRemove ? <ActionMenu label={t(`${name}.list.more`)} items={[deletion]} /> : undefined}
    >
      {children}
    </PageFrame>
  );
}
