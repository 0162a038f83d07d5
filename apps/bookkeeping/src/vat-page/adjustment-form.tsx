import { adjustedCodes, vatReturnLimits, type VatAdjustment } from '@jahrring/contracts-bookkeeping';
import { useBoot, useT } from '@jahrring/tool-kit';
import { Button, Card, Columns, Stack } from '@jahrring/ui';
import { Form, MoneyField, TextField, useForm } from '@jahrring/ui/form';

type Values = Record<`z${(typeof adjustedCodes)[number]}`, string | null> & { text: string };
const none = Object.fromEntries(adjustedCodes.map((code) => [`z${code}`, null]));

/** Figures that no booking tells. */
export function AdjustmentForm({ onChange }: { onChange: (adjustments: VatAdjustment[]) => void }) {
  const t = useT('bookkeeping');
  const { currency } = useBoot().licence;
  const form = useForm<Values>({ defaultValues: { ...none, text: '' } });
  const apply = (values: Values) => {
    const text = values.text.trim();
    if (values.z280 && text === '') {
      form.setError('text', { message: t('vat.adjust.textNeeded') });
      return;
    }
    onChange(
      adjustedCodes.flatMap((code) => {
        const amount = values[`z${code}`];
        return amount ? [{ code, amount, text: code === '280' ? text : null }] : [];
      }),
    );
  };
  return (
    <Card title={t('vat.adjust.title')}>
      <Form form={form} label={t('vat.adjust.title')} draft={false} onSubmit={apply}>
        <Stack gap={4}>
          <p className="vat-method">{t('vat.adjust.intro')}</p>
          <Columns>
            {adjustedCodes.map((code) => (
              <MoneyField
                key={code}
                name={`z${code}`}
                label={`${code} ${t(`vat.adjust.${code}`)}`}
                currency={currency}
              />
            ))}
            <TextField
              name="text"
              label={t('vat.adjust.text')}
              maxLength={vatReturnLimits.deduction}
              emptyValue=""
            />
          </Columns>
          <div>
            <Button type="submit">{t('vat.adjust.apply')}</Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
