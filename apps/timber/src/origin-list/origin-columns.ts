import { certificateHolds, type OriginView } from '@jahrring/contracts-timber';
import { localDateAt } from '@jahrring/contracts-common';
import type { Format, Translate } from '@jahrring/tool-kit';
import type { GridColumn } from '@jahrring/ui/grid';
import { timberOptions } from '../timber-options';

/** The list's columns; sort and filter fields are those of the contract's list query. */
export function originColumns(t: Translate, format: Format): GridColumn<OriginView>[] {
  const today = localDateAt(Date.now(), format.timeZone);
  const certificate = (row: OriginView) => {
    if (!row.certificateKind || !row.certificateUntil) return '';
    const kind = t(`certificate.${row.certificateKind}`);
    const key = certificateHolds(row, today) ? 'origin.certificate.until' : 'origin.certificate.over';
    return t(key, { kind, date: format.date(row.certificateUntil) });
  };
  return [
    {
      id: 'title',
      header: t('origin.field.title'),
      value: (row) => row.title,
      sortable: true,
      filter: true,
      width: 200,
      grow: 2,
      fixed: true,
      card: 'title',
    },
    {
      id: 'owner',
      header: t('origin.field.ownerId'),
      value: (row) => row.ownerName,
      width: 160,
      card: 'line',
    },
    {
      id: 'municipality',
      header: t('origin.field.municipality'),
      value: (row) => row.municipality,
      sortable: true,
      filter: true,
      width: 140,
      card: 'subtitle',
    },
    { id: 'stand', header: t('origin.field.stand'), value: (row) => row.stand, width: 120, card: 'none' },
    {
      id: 'certificateKind',
      header: t('origin.certificate.title'),
      value: certificate,
      filter: { kind: 'options', options: timberOptions(t).certificate },
      width: 200,
      card: 'line',
    },
    {
      id: 'ddsReference',
      header: t('origin.field.ddsReference'),
      value: (row) => row.ddsReference,
      width: 160,
      card: 'none',
    },
  ];
}
