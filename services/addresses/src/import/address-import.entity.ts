import type {
  AddressImportView,
  ImportCounts,
  ImportSettings,
  ImportState,
} from '@jahrring/contracts-addresses';
import { BooleanColumn, IntColumn, JsonColumn, LicensedEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

@Entity('address_imports')
export class AddressImportEntity extends LicensedEntity {
  @TextColumn(255)
  fileName!: string;

  @TextColumn(20)
  encoding!: AddressImportView['encoding'];

  @TextColumn(1)
  delimiter!: AddressImportView['delimiter'];

  @JsonColumn()
  columns!: AddressImportView['columns'];

  @JsonColumn()
  settings!: ImportSettings;

  @TextColumn(10)
  state!: ImportState;

  @IntColumn()
  rowCount!: number;

  /** Rows that the present step (dry run, run, undo) is through with. */
  @IntColumn()
  processed!: number;

  @JsonColumn()
  counts!: ImportCounts;

  @IntColumn()
  kept!: number;

  @BooleanColumn()
  skipErrors!: boolean;
}
