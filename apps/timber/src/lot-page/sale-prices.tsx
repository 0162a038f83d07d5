import {
  qualities,
  thicknessClasses,
  type LotSum,
  type LotView,
  type SellLot,
} from '@jahrring/contracts-timber';
import { useT } from '@jahrring/tool-kit';
import { Button, IconButton, Row, Stack, Text } from '@jahrring/ui';
import { MoneyField, SelectField, TextField, useFieldArray } from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';

const emptyPrice = { assortment: '', thicknessClass: null, quality: null, price: '' } as const;

/** A price holds for an assortment; in one class or quality only where that is named. */
export function SalePrices() {
  const t = useT('timber');
  const { fields, append, remove } = useFieldArray<SellLot, 'prices'>({ name: 'prices' });
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return (
    <Stack gap={3}>
      <Text strong>{t('lot.sale.prices')}</Text>
      <Text as="p" tone="muted" size="small">
        {t('lot.sale.text')}
      </Text>
      {fields.map(({ id }, index) => {
        const at = (field: string) =>
          t('lot.sale.line', { field: t(`lot.sale.${field}`), number: index + 1 });
        return (
          <div className="timber-price" key={id}>
            <TextField
              name={`prices.${index}.assortment`}
              label={at('assortment')}
              placeholder={t('lot.sale.assortment')}
              hideLabel
            />
            <SelectField
              name={`prices.${index}.thicknessClass`}
              label={at('class')}
              placeholder={t('lot.sale.anyClass')}
              options={options(thicknessClasses)}
              hideLabel
              clearable
            />
            <SelectField
              name={`prices.${index}.quality`}
              label={at('quality')}
              placeholder={t('lot.sale.anyQuality')}
              options={options(qualities)}
              hideLabel
              clearable
            />
            <MoneyField name={`prices.${index}.price`} label={at('price')} decimals={4} hideLabel />
            <IconButton
              icon={trashIcon}
              label={t('lot.sale.remove', { number: index + 1 })}
              onClick={() => remove(index)}
            />
          </div>
        );
      })}
      <Row>
        <Button icon={plusIcon} onClick={() => append(emptyPrice)}>
          {t('lot.sale.add')}
        </Button>
      </Row>
    </Stack>
  );
}

export function pricesFor({ prices }: LotView, sums: readonly LotSum[]) {
  const unpriced = sums.filter(({ price, assortment }) => price === null && assortment !== null);
  const missing = [...new Set(unpriced.map(({ assortment }) => assortment ?? ''))];
  return [...prices, ...missing.map((assortment) => ({ ...emptyPrice, assortment }))];
}
