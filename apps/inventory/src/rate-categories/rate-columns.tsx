import type { RateCategoryView } from '@jahrring/contracts-inventory';
import type { Format, Translate } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import type { GridColumn } from '@jahrring/ui/grid';
import { eyeOffIcon } from '@jahrring/ui/icons';
import { nextChange, ratesOn } from './rate-groups';

interface Words {
  t: Translate;
  format: Format;
  currency: string;
  /** `YYYY-MM-DD` in the licence's zone. */
  today: string;
}

/** Columns of the list of rate categories. */
export function rateColumns({ t, format, currency, today }: Words): GridColumn<RateCategoryView>[] {
  const described = (row: RateCategoryView) =>
    ratesOn(row.rates, today)
      .map(({ kind, price }) => {
        const money = format.money(price, currency);
        return kind ? `${t(`kinds.${kind}`)} ${money}` : money;
      })
      .join(' · ');
  return [
    {
      id: 'title',
      header: t('rate.field.title'),
      value: (row) => row.title,
      sortable: true,
      filter: true,
      width: 180,
      grow: 2,
      fixed: true,
      card: 'title',
    },
    { id: 'today', header: t('rate.field.today'), value: described, width: 220, grow: 3 },
    {
      id: 'next',
      header: t('rate.field.next'),
      value: (row) => {
        const next = nextChange(row.rates, today);
        return next ? format.date(next) : '–';
      },
      width: 150,
      grow: 0,
    },
    {
      id: 'active',
      header: t('object.activeFilter'),
      value: (row) => (row.active ? '' : t('object.inactive')),
      cell: (row) => (row.active ? null : <Badge icon={eyeOffIcon}>{t('object.inactive')}</Badge>),
      sortable: true,
      filter: { kind: 'boolean' },
      width: 110,
      grow: 0,
      card: 'badge',
    },
  ];
}
