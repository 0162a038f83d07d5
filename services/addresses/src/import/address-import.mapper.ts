import type { AddressImportView, ImportRowView } from '@jahrring/contracts-addresses';
import type { AddressImportEntity } from './address-import.entity';
import type { ImportRowEntity } from './import-row.entity';
import { mapRow } from './map-row';

/** An import as the API answers it. */
export function toImportView(run: AddressImportEntity): AddressImportView {
  const { id, version, fileName, encoding, delimiter, columns, settings } = run;
  const { state, rowCount, processed, counts, kept } = run;
  const createdAt = run.createdAt.toISOString();
  return {
    id,
    version,
    fileName,
    encoding,
    delimiter,
    columns,
    settings,
    state,
    rowCount,
    processed,
    counts,
    kept,
    createdAt,
  };
}

/** A row with the name it is known by and what happens to it. */
export function toRowView(row: ImportRowEntity, settings: AddressImportEntity['settings']): ImportRowView {
  const { values } = mapRow(row.cells, settings);
  return {
    id: row.id,
    line: row.line,
    outcome: row.outcome,
    name: values.name ?? '',
    zip: values.zip ?? '',
    city: values.city ?? '',
    changes: row.plan?.changes ?? {},
    errors: row.plan?.errors ?? [],
    addressId: row.addressId,
  };
}
