import type { AccountImportSettings } from '@jahrring/contracts-admin';
import {
  ImportEntity,
  ImportRowEntity,
  JsonColumn,
  TextColumn,
  VersionedEntity,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import type { ChartRow } from './chart-file';
import type { ImportedAccount } from './plan-account';

@Entity('chart_imports')
export class AccountImportEntity extends ImportEntity<AccountImportSettings> {}

@Entity('chart_import_rows')
export class AccountImportRowEntity extends ImportRowEntity<ImportedAccount> {}

/** A chart the superadmin keeps for licences to start from. */
@Entity('chart_templates')
export class ChartTemplateEntity extends VersionedEntity {
  @TextColumn(100)
  title!: string;

  @JsonColumn()
  accounts!: ChartRow[];
}
