import { useListExport, useT, type ListArgs } from '@jahrring/tool-kit';
import { ActionMenu, Button } from '@jahrring/ui';
import { arrowLeftIcon, plusIcon, trashIcon, uploadIcon } from '@jahrring/ui/icons';
import type { NumberedKind } from './numbered-kind';

interface NumberedActionsProps {
  kind: NumberedKind;
  args: ListArgs;
  /** True if the deleted ones are shown. */
  deleted: boolean;
  onShowDeleted: (deleted: boolean) => void;
}

/** The buttons of a list: create, import where there is one, export of what is shown, the deleted ones. */
export function NumberedActions({ kind, args, deleted, onShowDeleted }: NumberedActionsProps) {
  const t = useT('admin');
  const { base, path, texts } = kind;
  const files = useListExport(`${base}/export`, args, t(`${texts}.list`));
  if (deleted) {
    return (
      <Button icon={arrowLeftIcon} onClick={() => onShowDeleted(false)}>
        {t('numbered.showCurrent')}
      </Button>
    );
  }
  return (
    <>
      <Button variant="primary" icon={plusIcon} to={`${path}/create`}>
        {t(`${texts}.create`)}
      </Button>
      {texts === 'account' ? (
        <Button icon={uploadIcon} to={`${path}/import`}>
          {t('chart.import')}
        </Button>
      ) : null}
      <ActionMenu
        label={t('numbered.more')}
        items={[
          ...files,
          {
            label: t('numbered.showDeleted'),
            icon: trashIcon,
            separated: true,
            onClick: () => onShowDeleted(true),
          },
        ]}
      />
    </>
  );
}
