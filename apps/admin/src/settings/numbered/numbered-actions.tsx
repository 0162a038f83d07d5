import { notify, saveFile, useProblemToast, useT, type ListArgs } from '@jahrring/tool-kit';
import { ActionMenu, Button } from '@jahrring/ui';
import { arrowLeftIcon, downloadIcon, plusIcon, trashIcon, uploadIcon } from '@jahrring/ui/icons';
import type { NumberedKind } from './numbered-kind';

interface NumberedActionsProps {
  kind: NumberedKind;
  args: ListArgs;
  /** Whether the deleted ones are shown. */
  deleted: boolean;
  onShowDeleted: (deleted: boolean) => void;
}

/** The buttons of a list: create, import where there is one, export of what is shown, the deleted ones. */
export function NumberedActions({ kind, args, deleted, onShowDeleted }: NumberedActionsProps) {
  const t = useT('admin');
  const toast = useProblemToast();
  const { base, path, texts } = kind;
  const exportAs = (format: 'csv' | 'xlsx') => {
    const call = { url: `${base}/export/${format}`, params: args };
    saveFile(call, `${t(`${texts}.list`)}.${format}`).then(
      () => notify.success(t('numbered.exported')),
      toast,
    );
  };
  const files = [
    { label: t('numbered.exportCsv'), icon: downloadIcon, onClick: () => exportAs('csv') },
    { label: t('numbered.exportXlsx'), icon: downloadIcon, onClick: () => exportAs('xlsx') },
  ];
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
