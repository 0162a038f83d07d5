import type { PluginId, PluginView } from '@jahrring/contracts-admin';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Button, ConfirmDialog, Modal, Stack } from '@jahrring/ui';

interface StopDialogProps {
  plugin: PluginView;
  /** Plugins that are on in the licence. */
  on: readonly PluginId[];
  onClose: () => void;
  onStop: () => Promise<void>;
}

/** Asks before a plugin is switched off, telling its consequences; refuses where others that are on depend on it. */
export function StopDialog({ plugin, on, onClose, onStop }: StopDialogProps) {
  const t = useT('admin');
  const format = useFormat();
  const name = t(`plugins.${plugin.id}.title`);
  const { trial, agreement, neededBy } = plugin;
  const title = t('plugin.stopTitle', { name });
  const needing = neededBy.filter((id) => on.includes(id)).map((id) => t(`plugins.${id}.title`));
  if (needing.length > 0)
    return (
      <Modal
        opened
        onClose={onClose}
        title={title}
        size="small"
        actions={<Button onClick={onClose}>{t('actions.close')}</Button>}
      >
        <Alert kind="warning">{t('offer.stopFirst', { plugins: needing.join(', ') })}</Alert>
      </Modal>
    );
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      onConfirm={onStop}
      title={title}
      confirmLabel={t('plugin.switchOff', { name })}
    >
      <Stack gap={2}>
        <p>{t('plugin.stopText')}</p>
        {agreement && Number(agreement.price) > 0 ? <p>{t('plugin.stopOwed')}</p> : null}
        {trial?.state === 'running' ? (
          <p>{t('plugin.stopTrial', { day: format.date(trial.endsAt) })}</p>
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}
