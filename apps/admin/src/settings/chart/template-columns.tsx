import { type ChartTemplateView } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import { type GridColumn } from '@jahrring/ui/grid';
import { lockIcon, uploadIcon } from '@jahrring/ui/icons';

type Translate = ReturnType<typeof useT>;

export function templateColumns(t: Translate): GridColumn<ChartTemplateView>[] {
  return [
    {
      id: 'title',
      header: t('numbered.field.title'),
      value: (row) => row.title,
      width: 220,
      grow: 2,
      card: 'title',
    },
    {
      id: 'country',
      header: t('field.country'),
      value: (row) => (row.country ? t(`countries.${row.country}`) : null),
      width: 130,
      grow: 0,
    },
    {
      id: 'accounts',
      header: t('account.list'),
      value: (row) => t('chart.accounts', { count: row.accounts }),
      width: 130,
      grow: 0,
      card: 'subtitle',
    },
    {
      id: 'shipped',
      header: t('chart.origin'),
      value: (row) => t(row.shipped ? 'chart.shipped' : 'chart.uploaded'),
      cell: (row) => (
        <Badge tone={row.shipped ? 'stein' : 'wald'} icon={row.shipped ? lockIcon : uploadIcon}>
          {t(row.shipped ? 'chart.shipped' : 'chart.uploaded')}
        </Badge>
      ),
      width: 150,
      grow: 0,
      card: 'badge',
    },
  ];
}
