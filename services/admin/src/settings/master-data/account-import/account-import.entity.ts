import type { AccountImportCounts, AccountImportRow, AccountImportState } from '@jahrring/contracts-admin';
import {
  BooleanColumn,
  IntColumn,
  JsonColumn,
  LicensedEntity,
  TextColumn,
  VersionedEntity,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import type { ChartColumns, ChartRow } from './read-chart-file';

/** An account that a run has made, as the run left it: an undo leaves alone what was changed since. */
export interface MadeAccount {
  id: string;
  version: number;
}

/** One import of a chart into a licence. A chart is small, so its rows stay with it. */
@Entity('account_imports')
export class AccountImportEntity extends LicensedEntity {
  @TextColumn(255)
  source!: string;

  @TextColumn(10)
  state!: AccountImportState;

  @JsonColumn()
  columns!: ChartColumns;

  @JsonColumn()
  fileRows!: ChartRow[];

  @JsonColumn()
  plan!: AccountImportRow[];

  @JsonColumn()
  counts!: AccountImportCounts;

  @JsonColumn()
  made!: MadeAccount[];

  @IntColumn()
  kept!: number;

  @BooleanColumn()
  skipErrors!: boolean;
}

/** A chart the superadmin keeps for licences to start from. */
@Entity('chart_templates')
export class ChartTemplateEntity extends VersionedEntity {
  @TextColumn(100)
  title!: string;

  @JsonColumn()
  accounts!: ChartRow[];
}
