import { pluginCurrency, type PluginView } from '@jahrring/contracts-admin';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { ConfirmDialog, DescriptionList, Stack } from '@jahrring/ui';

interface AgreeDialogProps {
  plugin: PluginView;
  price: string;
  onClose: () => void;
  onAgree: () => Promise<boolean>;
}

/** Before something begins to cost: what, from when, and in whose name. */
export function AgreeDialog({ plugin, price, onClose, onAgree }: AgreeDialogProps) {
  const t = useT('admin');
  const format = useFormat();
  const { user } = useBoot();
  const name = t(`plugins.${plugin.id}.title`);
  const running = plugin.trial?.state === 'running' ? plugin.trial.endsAt : null;
  const cost = format.money(price, pluginCurrency);
  const agree = async () => {
    if (!(await onAgree())) throw new Error('not agreed');
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={agree}
      title={t('plugin.agreeTitle', { name })}
      confirmLabel={t('plugin.agreeTo', { price: cost })}
    >
      <Stack gap={3}>
        <DescriptionList
          columns={1}
          items={[
            { label: t('plugin.price'), value: `${cost} ${t('plugin.perMonth')}` },
            {
              label: t('plugin.begins'),
              value: running ? t('plugin.afterTrial', { day: format.date(running) }) : t('plugin.today'),
            },
            { label: t('plugin.agreedBy'), value: `${user.firstName} ${user.lastName}` },
          ]}
        />
        <p>{t('plugin.agreeText')}</p>
      </Stack>
    </ConfirmDialog>
  );
}
