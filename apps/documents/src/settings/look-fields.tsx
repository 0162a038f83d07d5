import { vatKeys } from '@jahrring/contracts-common';
import { columnOrders, pageOrientations } from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { Columns, Section, Stack } from '@jahrring/ui';
import { SelectField, SwitchField } from '@jahrring/ui/form';

/** Columns, page, rounding and the VAT new lines begin with. */
export function LookFields() {
  const t = useT('documents');
  return (
    <Section title={t('settings.section.look')}>
      <Stack>
        <Columns count={3}>
          <SelectField
            name="columnOrder"
            label={t('settings.field.columnOrder')}
            options={columnOrders.map((value) => ({ value, label: t(`settings.columnOrder.${value}`) }))}
          />
          <SelectField
            name="orientation"
            label={t('settings.field.orientation')}
            options={pageOrientations.map((value) => ({ value, label: t(`settings.orientation.${value}`) }))}
          />
          <SelectField
            name="vatKey"
            label={t('settings.field.vatKey')}
            options={vatKeys.map((value) => ({ value, label: t(`vat.${value}`) }))}
          />
        </Columns>
        <SwitchField name="cashRounding" label={t('settings.field.cashRounding')} />
        <SwitchField name="roundPrices" label={t('settings.field.roundPrices')} />
      </Stack>
    </Section>
  );
}
