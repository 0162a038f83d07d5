import { sellLot, type LotSum, type LotView, type SellLot } from '@jahrring/contracts-timber';
import { useT } from '@jahrring/tool-kit';
import { FormDialog, useVersionedSave } from '@jahrring/tool-kit/form';
import { Modal, Skeletons, Stack } from '@jahrring/ui';
import { EntityPicker, useZodForm } from '@jahrring/ui/form';
import { useMemo } from 'react';
import { useLot, useLotSums, useSellLot } from '../lot.api';
import { searchAddresses } from '../pickers';
import { SalePrices, pricesFor } from './sale-prices';
import './lot-page.css';

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
  const { save, conflict } = useVersionedSave({
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
    <FormDialog title={t('lot.sale.title')} form={form} size="large" onSubmit={save} onClose={onClose}>
      <Stack gap={5}>
        {conflict}
        <EntityPicker
          name="buyerId"
          label={t('lot.field.buyerId')}
          selected={buyer}
          onSearch={searchAddresses}
          clearable
        />
        <SalePrices />
      </Stack>
    </FormDialog>
  );
}
