import type { DebtorView, OpenItemView } from '@jahrring/contracts-bookkeeping';
import { useSearchParams, useT } from '@jahrring/tool-kit';
import { PageFrame, Skeletons } from '@jahrring/ui';
import { useDebtor, useDebtorItems } from '../debtors.api';
import { PaymentFields } from './payment-fields';

const none: OpenItemView[] = [];

const isPending = ({ currentData, isError }: { currentData?: unknown; isError: boolean }): boolean =>
  currentData === undefined && !isError;

/** A payment of a customer; who it is from stands in the address, so that their bills can be listed. */
export function Component() {
  const t = useT('bookkeeping');
  const [params, setParams] = useSearchParams();
  const address = params.get('address') ?? '';
  const skip = address === '';
  const debtor = useDebtor(address, { skip });
  const args = { 'filter[addressId]': address, 'filter[isOpen]': 'true', sort: 'dueDate', pageSize: '500' };
  const items = useDebtorItems(args, { skip, refetchOnMountOrArgChange: true });
  const known: DebtorView | undefined = skip ? undefined : debtor.currentData;
  // Fields that were there before would forget what was chosen in them when the bills come.
  const isAwaited = !skip && (isPending(debtor) || isPending(items));
  return (
    <PageFrame
      title={t('debtor.title.payment')}
      breadcrumbs={[
        { label: t('debtor.title.list'), to: '/debitors' },
        ...(known ? [{ label: known.name, to: `/debitors/edit/${known.id}` }] : []),
      ]}
      width="narrow"
    >
      {isAwaited ? (
        <Skeletons lines={8} />
      ) : (
        <PaymentFields
          key={known ? address : 'new'}
          debtor={known}
          items={items.currentData?.items ?? none}
          chosen={params.get('item')}
          onChosen={(id) => setParams(id ? { address: id } : {}, { replace: true })}
        />
      )}
    </PageFrame>
  );
}
