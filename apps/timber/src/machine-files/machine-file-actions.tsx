import { type MachineFileView } from '@jahrring/contracts-timber';
import { notify, useNavigate, useProblemToast, useT } from '@jahrring/tool-kit';
import { ActionMenu, Button } from '@jahrring/ui';
import { restoreIcon, trashIcon } from '@jahrring/ui/icons';
import { useDeleteMachineFile, useUndoMachineFile } from './machine-files.api';

export const listPath = '/timber/machine-files';

export function MachineFileActions({ file }: { file: MachineFileView }) {
  const t = useT('timber');
  const navigate = useNavigate();
  const toast = useProblemToast();
  const [undo, { isLoading }] = useUndoMachineFile();
  const [remove] = useDeleteMachineFile();
  if (file.state === 'written') {
    const undoImport = async () => {
      const answer = await undo(file.id);
      if (answer.error) toast(answer.error);
      else notify.success(t('machineFile.takenBack'));
    };
    return (
      <Button icon={restoreIcon} loading={isLoading} onClick={() => void undoImport()}>
        {t('machineFile.takeBack')}
      </Button>
    );
  }
  const removeAndLeave = async () => {
    const answer = await remove({ id: file.id, version: file.version });
    if (answer.error) toast(answer.error);
    else void navigate(listPath);
  };
  return (
    <ActionMenu
      label={t('lot.list.more')}
      items={[
        {
          label: t('lot.action.delete'),
          icon: trashIcon,
          danger: true,
          onClick: () => void removeAndLeave(),
        },
      ]}
    />
  );
}
