import { documentLimits } from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { Button, Columns, Drawer, Stack } from '@jahrring/ui';
import { DateField, Form, MoneyField, NumberField, TextField, useForm } from '@jahrring/ui/form';
import { CentreFields } from './centre-fields';
import type { Line } from './lines';

const fields = [
  'articleNumber',
  'workDate',
  'discountPercent',
  'discountAmount',
  'surchargePercent',
  'surchargeAmount',
  'costCentre',
  'revenueCentre',
  'creditAccount',
] as const;
type Details = Pick<Line, (typeof fields)[number]>;

const detailsOf = (line: Line) => Object.fromEntries(fields.map((field) => [field, line[field]])) as Details;

interface LineDetailsProps {
  line: Line;
  onClose: () => void;
  onChange: (patch: Details) => void;
}

/** The rarer facts of a line: its day, additions and deductions, where it is booked. */
export function LineDetails({ line, onClose, onChange }: LineDetailsProps) {
  const t = useT('documents');
  const form = useForm<Details>({ defaultValues: detailsOf(line) });
  const apply = (values: Details) => {
    onChange(values);
    onClose();
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('details.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant="primary" type="submit" form="documents-line">
            {t('details.apply')}
          </Button>
        </>
      }
    >
      <Form form={form} id="documents-line" onSubmit={apply} label={t('details.title')} draft={false}>
        <Stack gap={3}>
          <TextField
            name="articleNumber"
            label={t('field.articleNumber')}
            maxLength={documentLimits.articleNumber}
            emptyValue={null}
            autoFocus
          />
          <DateField name="workDate" label={t('field.workDate')} description={t('details.workDate')} />
          <Columns count={2} gap={3}>
            <NumberField
              name="discountPercent"
              label={t('details.discount')}
              valueAs="string"
              decimals={2}
              suffix="%"
            />
            <MoneyField name="discountAmount" label={t('details.discountAmount')} />
            <NumberField
              name="surchargePercent"
              label={t('details.surcharge')}
              valueAs="string"
              decimals={2}
              suffix="%"
            />
            <MoneyField name="surchargeAmount" label={t('details.surchargeAmount')} />
          </Columns>
          <CentreFields />
        </Stack>
      </Form>
    </Drawer>
  );
}
