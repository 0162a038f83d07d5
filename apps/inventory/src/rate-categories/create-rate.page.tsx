import type { CreateRateCategory } from '@jahrring/contracts-inventory';
import { notify, useT } from '@jahrring/tool-kit';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { useCreateRate } from '../rates.api';
import { RateForm } from './rate-form';

/** A new rate category. */
export function Component() {
  const t = useT('inventory');
  const [create] = useCreateRate();
  const save = async (values: CreateRateCategory) => {
    const { title } = await create(values).unwrap();
    notify.success(t('message.saved', { name: title }));
  };
  return (
    <SettingsFrame
      title={t('title.createRate')}
      breadcrumbs={[{ label: t('title.rates'), to: '/settings/ratecategories' }]}
    >
      <RateForm label={t('title.createRate')} named={[]} onSave={save} />
    </SettingsFrame>
  );
}
