import type { WorkState, WorkView } from '@jahrring/contracts-common';
import { Entity } from 'typeorm';
import type { PrincipalJson } from '../context/principal';
import { BigIntColumn, IntColumn, JsonColumn, TextColumn, UuidColumn } from '../database/columns';
import { LicensedEntity } from '../database/licensed-entity';

/** One piece of long work, from its start to what came of it. */
@Entity('work_runs')
export class WorkRunEntity extends LicensedEntity {
  @TextColumn(60)
  kind!: string;

  @TextColumn(10)
  state!: WorkState;

  /** Person who started it; nobody else sees it. */
  @UuidColumn()
  userId!: string;

  /** The rights it was started with, for the run itself. */
  @JsonColumn()
  caller!: PrincipalJson;

  @JsonColumn()
  input!: unknown;

  @IntColumn()
  done!: number;

  @IntColumn()
  total!: number;

  @JsonColumn()
  entries!: unknown[];

  @JsonColumn()
  tally!: Record<string, number>;

  @JsonColumn({ nullable: true })
  result!: unknown;

  @JsonColumn({ nullable: true })
  problem!: WorkView['problem'];

  /** Of the lease under which it runs: who was overtaken writes nothing more. */
  @BigIntColumn()
  fence!: number;
}
