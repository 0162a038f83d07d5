import {
  updateOperatorSettings,
  type OperatorSettings,
  type UpdateOperatorSettings,
} from '@jahrring/contracts-admin';
import { problemText, useT } from '@jahrring/tool-kit';
import { Button, Card, ErrorState, Row, Skeletons, Stack, Text } from '@jahrring/ui';
import { EntityPicker, useZodForm } from '@jahrring/ui/form';
import { FormDialog, useVersionedSave } from '@jahrring/tool-kit/form';
import { useState } from 'react';
import { searchLicences } from '../tools/search-licences';
import { useOperatorSettings, useUpdateOperatorSettings } from './campaigns.api';

/** The licence in which the operator writes the bills of campaigns. */
export function BillingLicence() {
  const t = useT('admin');
  const query = useOperatorSettings(undefined, { refetchOnMountOrArgChange: true });
  const [changing, setChanging] = useState(false);
  const settings = query.data;
  const reload = () => void query.refetch();
  if (query.error) return <ErrorState onRetry={reload}>{problemText(t, query.error)}</ErrorState>;
  if (!settings) return <Skeletons lines={1} lineHeight="5rem" />;
  return (
    <Card title={t('campaign.billing.title')}>
      <Stack gap={3}>
        <Text size="small" tone="muted" as="p">
          {t('campaign.billing.text')}
        </Text>
        <Row justify="between">
          <Text strong={settings.billingLicence !== null}>
            {settings.billingLicence?.name ?? t('campaign.billing.none')}
          </Text>
          <Button size="small" onClick={() => setChanging(true)}>
            {t('campaign.billing.change')}
          </Button>
        </Row>
      </Stack>
      {changing ? (
        <BillingDialog
          settings={settings}
          onReload={() => query.refetch().unwrap()}
          onClose={() => setChanging(false)}
        />
      ) : null}
    </Card>
  );
}

interface BillingDialogProps {
  settings: OperatorSettings;
  onReload: () => Promise<OperatorSettings>;
  onClose: () => void;
}

const toDraft = ({ billingLicence }: OperatorSettings) => ({ billingLicenceId: billingLicence?.id ?? '' });

function BillingDialog({ settings, onReload, onClose }: BillingDialogProps) {
  const t = useT('admin');
  const chosen = settings.billingLicence;
  const form = useZodForm(updateOperatorSettings, toDraft(settings));
  const [update, { isLoading }] = useUpdateOperatorSettings();
  const { save, conflict } = useVersionedSave({
    ...{ form, record: settings, toDraft, load: onReload },
    run: (body: UpdateOperatorSettings, { version }) => update({ version, body }).unwrap(),
    onSaved: onClose,
    message: ({ billingLicence }) => t('campaign.billing.saved', { name: billingLicence?.name ?? '' }),
  });
  const title = t('campaign.billing.title');
  return (
    <FormDialog title={title} form={form} label={title} saving={isLoading} onSubmit={save} onClose={onClose}>
      <Stack>
        {conflict}
        <EntityPicker
          name="billingLicenceId"
          label={t('campaign.billing.licence')}
          onSearch={searchLicences}
          selected={chosen ? { id: chosen.id, label: chosen.name } : null}
        />
      </Stack>
    </FormDialog>
  );
}
