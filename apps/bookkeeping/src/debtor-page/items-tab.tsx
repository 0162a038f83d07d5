import type { OpenItemView } from '@jahrring/contracts-bookkeeping';
import { useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Card } from '@jahrring/ui';
import { alertIcon, restoreIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { itemName } from '../debtor-list/item-columns';
import { useDebtorItems } from '../debtors.api';
import { useItemActions } from '../use-item-actions';
import { CancelSelfBilling } from './cancel-self-billing';
import { RecordList, type RecordRow } from './record-list';

/** A customer's bills, corrections and credits; what is open stands first. */
export function ItemsTab({ debtorId }: { debtorId: string }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const args = { 'filter[addressId]': debtorId, sort: '-documentDate,-number', pageSize: '500' };
  const query = useDebtorItems(args, { refetchOnMountOrArgChange: true });
  const all = query.data?.items;
  const isOpen = (item: OpenItemView) => Number(item.open) !== 0;
  const items = all && [...all.filter(isOpen).reverse(), ...all.filter((item) => !isOpen(item))];
  const actions = useItemActions(items?.filter(isOpen));
  const [takenBack, setTakenBack] = useState<OpenItemView | null>(null);
  const mayManage = useAbility().can('tools.debitors.manage');
  const isTakenBack = (id: string) => all?.some(({ correctsId }) => correctsId === id);
  const ownActions = (item: OpenItemView) => [
    ...actions(item),
    mayManage &&
      item.kind === 'self_billing' &&
      Number(item.amount) > 0 &&
      !isTakenBack(item.id) && {
        label: t('selfBilling.cancel'),
        icon: restoreIcon,
        onClick: () => setTakenBack(item),
      },
  ];
  const row = (item: OpenItemView): RecordRow => {
    const { documentDate, dueDate, currency, amount, open, overdueDays } = item;
    const due = t('debtor.dueOn', { date: format.date(dueDate) });
    return {
      ...{ id: item.id, title: itemName(item, t, format), actions: ownActions(item), settled: !isOpen(item) },
      badges:
        overdueDays > 0 ? (
          <Badge tone="rot" icon={alertIcon}>
            {t('debtor.overdueDays', { count: overdueDays })}
          </Badge>
        ) : null,
      second: [t(`debtor.kind.${item.kind}`), format.date(documentDate), isOpen(item) && due, item.title]
        .filter(Boolean)
        .join(' · '),
      figure: format.money(isOpen(item) ? open : amount, currency),
      figureHint: isOpen(item)
        ? open === amount
          ? null
          : t('debtor.ofAmount', { amount: format.money(amount, currency) })
        : t('debtor.settled'),
    };
  };
  return (
    <Card>
      <RecordList
        label={t('debtor.tab.items')}
        items={items}
        failed={query.isError}
        onRetry={() => void query.refetch()}
        empty={t('debtor.noItems')}
        row={row}
      />
      {takenBack ? <CancelSelfBilling item={takenBack} onClose={() => setTakenBack(null)} /> : null}
    </Card>
  );
}
