import {
  lotLimits,
  qualities,
  sellLot,
  thicknessClasses,
  type LotSum,
  type LotView,
  type SellLot,
} from '@jahrring/contracts-timber';
import { useT } from '@jahrring/tool-kit';
import { FormDialog, useVersionedSave } from '@jahrring/tool-kit/form';
import { Button, IconButton, Modal, Row, Skeletons, Stack, Text } from '@jahrring/ui';
import {
  EntityPicker,
  Form,
  MoneyField,
  SelectField,
  TextField,
  useFieldArray,
  useZodForm,
} from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import { useMemo } from 'react';
import { useLot, useLotSums, useSellLot } from '../lot.api';
import { searchAddresses } from '../pickers';
import './lot-page.css';

const formId = 'timber-sale-form';
const emptyPrice = { assortment: '', thicknessClass: null, quality: null, price: '' } as const;

interface SaleDialogProps {
  lot: LotView;
  onClose: () => void;
}

/** A lot with what lies in it: both say which prices there are. */
interface Sold {
  lot: LotView;
  sums: readonly LotSum[];
}

const draftOf = ({ lot, sums }: Sold): SellLot => ({ buyerId: lot.buyerId, prices: pricesFor(lot, sums) });

/** Dialog for the buyer of the lot, and the price per m³. Assortments without a price are proposed. */
export function SaleDialog({ lot, onClose }: SaleDialogProps) {
  const t = useT('timber');
  const { data } = useLotSums(lot.id);
  if (data) return <SaleForm lot={lot} sums={data.items} onClose={onClose} />;
  return (
    <Modal opened onClose={onClose} title={t('lot.sale.title')}>
      <Skeletons lines={5} />
    </Modal>
  );
}

function SaleForm({ lot, sums, onClose }: SaleDialogProps & Sold) {
  const t = useT('timber');
  const [sell] = useSellLot();
  const record = useMemo(() => ({ lot, sums }), [lot, sums]);
  const form = useZodForm(sellLot, draftOf(record));
  const { refetch: readLot } = useLot(lot.id);
  const { refetch: readSums } = useLotSums(lot.id);
  const buyer = lot.buyerId ? { id: lot.buyerId, label: lot.buyerName ?? lot.buyerId } : null;
  const { save, conflict } = useVersionedSave<Sold, SellLot, SellLot, LotView>({
    ...{ form, record, toDraft: draftOf },
    load: async () => {
      const [stored, { items }] = await Promise.all([readLot().unwrap(), readSums().unwrap()]);
      return { lot: stored, sums: items };
    },
    run: (sale, { lot: { id, version } }) => sell({ id, version, sale }).unwrap(),
    names: ({ lot: { buyerId, buyerName } }) => [[buyerId, buyerName]],
    onSaved: onClose,
    message: ({ number, title }) => t('lot.sale.done', { title: `${number} ${title}` }),
  });
  return (
    <FormDialog
      title={t('lot.sale.title')}
      formId={formId}
      saving={form.formState.isSubmitting}
      size="large"
      onClose={onClose}
    >
      <Form form={form} id={formId} onSubmit={save}>
        <Stack gap={5}>
          {conflict}
          <EntityPicker
            name="buyerId"
            label={t('lot.field.buyerId')}
            selected={buyer}
            onSearch={searchAddresses}
            clearable
          />
          <Prices />
        </Stack>
      </Form>
    </FormDialog>
  );
}

/** A price holds for an assortment; in one class or quality only where that is named. */
function Prices() {
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
              maxLength={lotLimits.assortment}
              hideLabel
              required
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
            <MoneyField name={`prices.${index}.price`} label={at('price')} decimals={4} hideLabel required />
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

function pricesFor({ prices }: LotView, sums: readonly LotSum[]) {
  const unpriced = sums.filter(({ price, assortment }) => price === null && assortment !== null);
  const missing = [...new Set(unpriced.map(({ assortment }) => assortment ?? ''))];
  return [...prices, ...missing.map((assortment) => ({ ...emptyPrice, assortment }))];
}
