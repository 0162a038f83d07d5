import type { ImportSettings } from '@jahrring/contracts-addresses';
import { ImportEntity, ImportRowFields, IntColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import type { AddressValues } from './check-values';

@Entity('address_imports')
export class AddressImportEntity extends ImportEntity<ImportSettings> {}

@Entity('address_import_rows')
export class AddressImportRowEntity extends ImportRowFields<AddressValues> {
  @UuidColumn({ nullable: true, name: 'address_id' })
  recordId!: string | null;

  @IntColumn({ nullable: true, name: 'address_version' })
  recordVersion!: number | null;
}
