import { localDateAt } from '@jahrring/contracts-common';
import { WorkStatusPill } from '@jahrring/tool-kit';
import { documentStatuses, documentTypes, type DocumentListItem } from '@jahrring/contracts-documents';
import type { Format, Translate } from '@jahrring/tool-kit';
import { Icon, Text, VisuallyHidden } from '@jahrring/ui';
import type { GridColumn } from '@jahrring/ui/grid';
import { lockIcon } from '@jahrring/ui/icons';
import { documentTitle } from '../document-title';
import './document-columns.css';
import { isExpired } from './is-expired';

/**
 * The list's columns; sort and filter fields are those of the contract's list spec. A list of bills shows what is open
 * instead of the type, which is the same for all of them: both together would leave no room for the row's actions.
 */
export function documentColumns(
  t: Translate,
  format: Format,
  ofBills: boolean,
): GridColumn<DocumentListItem>[] {
  const today = localDateAt(Date.now(), format.timeZone);
  const types = documentTypes.map((value) => ({ value, label: t(`type.${value}`) }));
  const statuses = documentStatuses.map((value) => ({
    value,
    label: `${value} ${t(`common:status.${value}`)}`,
  }));
  return [
    {
      id: 'number',
      header: t('field.number'),
      value: (row) => row.number ?? t('list.draft'),
      cell: (row) => <NumberCell document={row} t={t} />,
      sortable: true,
      filter: true,
      width: 104,
      grow: 0,
      fixed: true,
      card: 'badge',
    },
    {
      id: 'type',
      header: t('field.type'),
      value: (row) => documentTitle(t, row),
      sortable: true,
      filter: { kind: 'options', options: types },
      width: 112,
      grow: 0,
      hiddenByDefault: ofBills,
      card: 'line',
    },
    {
      id: 'title',
      header: t('field.title'),
      value: (row) => row.title,
      sortable: true,
      filter: true,
      width: 150,
      grow: 3,
      card: 'title',
    },
    {
      id: 'recipientName',
      header: t('field.recipient'),
      value: (row) => row.recipientName,
      sortable: true,
      filter: true,
      width: 130,
      grow: 2,
      card: 'subtitle',
    },
    {
      id: 'documentDate',
      header: t('field.documentDate'),
      value: (row) => format.date(row.documentDate),
      sortable: true,
      filter: { kind: 'date' },
      width: 110,
      grow: 0,
    },
    {
      id: 'total',
      header: t('field.total'),
      value: (row) => totalOf(row, format),
      cell: (row) => <TotalCell document={row} format={format} />,
      align: 'end',
      sortable: true,
      filter: { kind: 'number' },
      width: 128,
      grow: 0,
    },
    {
      id: 'openAmount',
      header: t('field.openAmount'),
      value: (row) => openAmount(row, format),
      align: 'end',
      sortable: true,
      filter: { kind: 'number' },
      width: 128,
      hiddenByDefault: !ofBills,
      grow: 0,
      card: 'none',
    },
    {
      id: 'status',
      header: t('field.status'),
      value: (row) => row.status,
      cell: (row) => <StatusCell document={row} t={t} expired={isExpired(row, today)} />,
      sortable: true,
      filter: { kind: 'options', options: statuses },
      width: 164,
      grow: 0,
    },
    ...rareColumns(t, format),
  ];
}

/** A credit note takes away: its amount is positive on paper, and less than nothing beside those of bills. */
function totalOf({ type, total, currency }: DocumentListItem, format: Format): string {
  if (total === null) return '–';
  const isTaken = type === 'bill_correction' && Number(total) !== 0;
  return format.money(isTaken ? `-${total}` : total, currency);
}

function TotalCell({ document, format }: { document: DocumentListItem; format: Format }) {
  const text = totalOf(document, format);
  return document.type === 'bill_correction' ? <span className="documents-credit">{text}</span> : text;
}

/** Returns the open amount of a bill; nothing if all of it is paid or nothing is due. */
function openAmount({ openAmount: open, currency }: DocumentListItem, format: Format): string {
  return open === null || Number(open) === 0 ? '' : format.money(open, currency);
}

/** A day of the document, hidden unless somebody chooses it. */
function hiddenDate(
  id: 'dueDate' | 'validUntil',
  t: Translate,
  format: Format,
): GridColumn<DocumentListItem> {
  return {
    id,
    header: t(`field.${id}`),
    value: (row) => (row[id] ? format.date(row[id]) : ''),
    sortable: true,
    filter: { kind: 'date' },
    width: 110,
    grow: 0,
    hiddenByDefault: true,
    card: 'none',
  };
}

/** Columns that are hidden unless somebody chooses them. */
function rareColumns(t: Translate, format: Format): GridColumn<DocumentListItem>[] {
  return [
    ...(['dueDate', 'validUntil'] as const).map((id) => hiddenDate(id, t, format)),
    {
      id: 'projectNumber',
      header: t('field.project'),
      value: (row) => row.projectNumber,
      sortable: true,
      width: 110,
      grow: 0,
      hiddenByDefault: true,
      card: 'none',
    },
    {
      id: 'locked',
      header: t('field.locked'),
      value: (row) => (row.locked ? t('field.locked') : ''),
      filter: { kind: 'boolean' },
      width: 100,
      grow: 0,
      hiddenByDefault: true,
      card: 'none',
    },
    {
      id: 'exported',
      header: t('field.exportedAt'),
      value: (row) => (row.exportedAt ? format.date(row.exportedAt) : ''),
      filter: { kind: 'boolean' },
      width: 120,
      grow: 0,
      hiddenByDefault: true,
      card: 'none',
    },
  ];
}

/** The status, and beside it that an offer has expired. */
function StatusCell({
  document,
  t,
  expired,
}: {
  document: DocumentListItem;
  t: Translate;
  expired: boolean;
}) {
  if (!expired) return <WorkStatusPill status={document.status} />;
  return (
    <span className="documents-status">
      <WorkStatusPill status={document.status} />
      <Text size="small" tone="muted">
        {t('list.expired')}
      </Text>
    </span>
  );
}

/** The number with the marks of a locked or exported document. */
function NumberCell({ document, t }: { document: DocumentListItem; t: Translate }) {
  return (
    <span className="documents-number">
      {document.number ?? t('list.draft')}
      {document.locked ? (
        <>
          <Icon name={lockIcon} size={14} />
          <VisuallyHidden>{t('field.locked')}</VisuallyHidden>
        </>
      ) : null}
    </span>
  );
}
