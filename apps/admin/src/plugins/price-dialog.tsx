import {
  pluginCurrency,
  type PluginPricing,
  setPluginPrice,
  type SetPluginPrice,
} from '@jahrring/contracts-admin';
import { notify, useFormat, useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { Alert, Stack } from '@jahrring/ui';
import { DateField, MoneyField, useZodForm } from '@jahrring/ui/form';
import { localToday } from '@jahrring/ui/input';
import { useSetPluginPrice } from '../tools/tools.api';

/** A new price from a day on, with those before it. */
export function PriceDialog({ pricing, onClose }: { pricing: PluginPricing; onClose: () => void }) {
  const t = useT('admin');
  const format = useFormat();
  const name = t(`plugins.${pricing.id}.title`);
  const form = useZodForm(setPluginPrice, { price: pricing.price ?? '', validFrom: localToday() });
  const [set, { isLoading }] = useSetPluginPrice();
  const save = useSubmit(form, async (body: SetPluginPrice) => {
    await set({ plugin: pricing.id, body }).unwrap();
    notify.success(t('price.saved', { name, day: format.date(body.validFrom) }));
    onClose();
  });
  return (
    <FormDialog
      title={t('price.changeOf', { name })}
      form={form}
      label={t('price.changeOf', { name })}
      saving={isLoading}
      submitLabel={t('price.set')}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        {pricing.licences > pricing.trials ? (
          <Alert>{t('price.stays', { count: pricing.licences - pricing.trials })}</Alert>
        ) : null}
        <MoneyField
          name="price"
          label={t('price.perMonth')}
          currency={pluginCurrency}
          description={t('price.zero')}
        />
        <DateField name="validFrom" label={t('price.validFrom')} min={localToday()} />
        {pricing.prices.length > 0 ? (
          <ul className="admin-rows">
            {pricing.prices.map(({ price, validFrom, setBy }) => (
              <li key={validFrom} className="admin-rows__row">
                <span className="admin-rows__main">
                  {t('price.since', { day: format.date(validFrom) })}
                  <small>{setBy}</small>
                </span>
                <span className="admin-figures">{format.money(price, pluginCurrency)}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </Stack>
    </FormDialog>
  );
}
