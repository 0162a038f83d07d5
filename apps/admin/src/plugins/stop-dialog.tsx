import type { PluginView } from '@jahrring/contracts-admin';
import { useFormat, useT } from '@jahrring/tool-kit';
import { ConfirmDialog, Stack } from '@jahrring/ui';

interface StopDialogProps {
  plugin: PluginView;
  onClose: () => void;
  onStop: () => Promise<void>;
}

/** What ends when a plugin is switched off, and what stays. */
export function StopDialog({ plugin, onClose, onStop }: StopDialogProps) {
  const t = useT('admin');
  const format = useFormat();
  const name = t(`plugins.${plugin.id}.title`);
  const { trial, agreement } = plugin;
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      onConfirm={onStop}
      title={t('plugin.stopTitle', { name })}
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
