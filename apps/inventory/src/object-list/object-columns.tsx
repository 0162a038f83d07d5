import { objectKinds, priceOn, type ObjectView } from '@jahrring/contracts-inventory';
import type { Format, Translate } from '@jahrring/tool-kit';
import { Badge, Icon, Tooltip, VisuallyHidden, type IconShape } from '@jahrring/ui';
import type { GridColumn } from '@jahrring/ui/grid';
import {
  axeIcon,
  eyeOffIcon,
  lockIcon,
  packageIcon,
  receiptIcon,
  tagIcon,
  toolIcon,
  tractorIcon,
  treeIcon,
  truckIcon,
  woodIcon,
} from '@jahrring/ui/icons';
import { imageUrl } from '../objects.api';

type Column = GridColumn<ObjectView>;

const kindIcons: Readonly<Record<ObjectView['kind'], IconShape>> = {
  activities: axeIcon,
  machines: tractorIcon,
  tools: toolIcon,
  vehicles: truckIcon,
  material: packageIcon,
  products: tagIcon,
  expenses: receiptIcon,
  timber_lots: woodIcon,
  plants: treeIcon,
};

/** Title with its picture or the sign of its kind, and a mark where only some people see it. */
function TitleCell({ object, t }: { object: ObjectView; t: Translate }) {
  const [image] = object.imageIds;
  return (
    <span className="inventory-title">
      {image ? (
        <img src={imageUrl(object.id, image)} alt="" width={32} height={24} loading="lazy" />
      ) : (
        <Icon name={kindIcons[object.kind]} size={18} />
      )}
      <span className="inventory-title__text">{object.title}</span>
      {object.assignedEmployeeIds.length > 0 ? (
        <Tooltip text={t('object.restricted')}>
          <span className="inventory-title__mark">
            <Icon name={lockIcon} size={16} />
            <VisuallyHidden>{t('object.restricted')}</VisuallyHidden>
          </span>
        </Tooltip>
      ) : null}
      {object.active ? null : <Badge icon={eyeOffIcon}>{t('object.inactive')}</Badge>}
    </span>
  );
}

interface Words {
  t: Translate;
  format: Format;
  currency: string;
  /** `YYYY-MM-DD` in the licence's zone. */
  today: string;
}

function mainColumns({ t, format, currency, today }: Words): Column[] {
  const priceOf = (row: ObjectView) => {
    if (row.price === null) return '';
    const price = format.money(priceOn({ ...row, price: row.price }, today), currency);
    return t('object.price.per', { price, unit: t(`unit.${row.unit}`) });
  };
  return [
    {
      id: 'title',
      header: t('object.field.title'),
      value: (row) => row.title,
      cell: (row) => <TitleCell object={row} t={t} />,
      sortable: true,
      filter: true,
      width: 210,
      grow: 3,
      fixed: true,
      card: 'title',
    },
    {
      id: 'articleNumber',
      header: t('field.articleNumber'),
      value: (row) => row.articleNumber,
      sortable: true,
      filter: true,
      width: 124,
      grow: 0,
      card: 'subtitle',
    },
    {
      id: 'kind',
      header: t('object.field.kind'),
      value: (row) => t(`kind.${row.kind}`),
      sortable: true,
      filter: {
        kind: 'options',
        options: objectKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
      },
      width: 105,
      grow: 0,
    },
    {
      id: 'unit',
      header: t('object.field.unit'),
      value: (row) => t(`unit.${row.unit}`),
      sortable: true,
      hiddenByDefault: true,
      card: 'none',
    },
    {
      id: 'price',
      header: t('object.field.today'),
      value: priceOf,
      align: 'end',
      sortable: true,
      width: 230,
      grow: 0,
    },
    {
      id: 'active',
      header: t('object.activeFilter'),
      value: (row) => (row.active ? '' : t('object.inactive')),
      cell: (row) => (row.active ? null : <Badge icon={eyeOffIcon}>{t('object.inactive')}</Badge>),
      sortable: true,
      filter: { kind: 'boolean' },
      hiddenByDefault: true,
      card: 'badge',
    },
  ];
}

/** Columns a user may add; cards on narrow screens do without them. */
function extraColumns({ t, format }: Words, categories: ReadonlyMap<string, string>): Column[] {
  const extra = { hiddenByDefault: true, card: 'none' } as const;
  return [
    {
      ...extra,
      id: 'rateCategoryId',
      header: t('object.field.rateCategory'),
      value: (row) => categories.get(row.rateCategoryId ?? ''),
      filter: {
        kind: 'options',
        options: [...categories].map(([value, label]) => ({ value, label })),
      },
    },
    {
      ...extra,
      id: 'costCentre',
      header: t('object.field.costCentre'),
      value: (row) => row.costCentre,
      filter: true,
    },
    {
      ...extra,
      id: 'updatedAt',
      header: t('object.field.updatedAt'),
      value: (row) => format.dateTime(row.updatedAt),
      sortable: true,
      width: 160,
    },
  ];
}

/** The list's columns; sort and filter fields are those of the contract's list spec. */
export function objectColumns(words: Words, categories: ReadonlyMap<string, string>): Column[] {
  return [...mainColumns(words), ...extraColumns(words, categories)];
}
