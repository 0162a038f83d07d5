import {
  bodyBlocks,
  columnOrders,
  positionColumns,
  requiredBlocks,
  templateColours,
} from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { Stack } from '@jahrring/ui';
import { NumberField, SelectField, SwitchField } from '@jahrring/ui/form';
import { ChoiceSet } from './choice-set';
import { OrderedChoice } from './ordered-choice';

const path = 'content.display';

/** The order of the page, its columns, prices, letters and colour. */
export function DisplayFields() {
  const t = useT('documents');
  const options = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`template.${group}.${value}`) }));
  return (
    <Stack gap={4}>
      <OrderedChoice
        name={`${path}.blocks`}
        label={t('template.field.blocks')}
        description={t('template.hint.blocks')}
        options={options('block', bodyBlocks)}
        required={requiredBlocks}
      />
      <SelectField
        name={`${path}.columnOrder`}
        label={t('settings.field.columnOrder')}
        options={columnOrders.map((value) => ({ value, label: t(`settings.columnOrder.${value}`) }))}
      />
      <ChoiceSet
        name={`${path}.columns`}
        label={t('template.field.columns')}
        options={options('column', positionColumns)}
      />
      <SwitchField name={`${path}.showPrices`} label={t('template.field.showPrices')} />
      <SwitchField name={`${path}.carryOver`} label={t('template.field.carryOver')} />
      <SwitchField name={`${path}.signature`} label={t('template.field.signature')} />
      <div className="documents-halves">
        <NumberField
          name={`${path}.fontSize`}
          label={t('template.field.fontSize')}
          suffix="pt"
          decimals={1}
          step={0.5}
        />
        <NumberField
          name={`${path}.titleSize`}
          label={t('template.field.titleSize')}
          suffix="pt"
          decimals={1}
          step={0.5}
        />
        <SelectField
          name={`${path}.colour`}
          label={t('template.field.colour')}
          options={options('colour', templateColours)}
        />
      </div>
    </Stack>
  );
}
