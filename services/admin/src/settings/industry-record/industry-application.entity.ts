import type { SolutionTask, SolutionView } from '@jahrring/contracts-admin';
import type { LeftReason, PackagePart, PartOutcome } from '@jahrring/contracts-common';
import { IntColumn, JsonColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

const optional = { nullable: true } as const;

/** An industry solution in a licence: one row for each package that was ever applied there. */
@Entity('industry_applications')
export class IndustryApplicationEntity extends LicensedEntity {
  @TextColumn(40)
  packageKey!: string;

  /** The version that was applied last, or is being applied. */
  @IntColumn()
  number!: number;

  @TextColumn(10)
  state!: NonNullable<SolutionView['application']>['state'];

  @TextColumn(10)
  task!: SolutionTask;

  /** Language of what was written; updates keep it. */
  @TextColumn(2)
  language!: string;
}

/** Outcome of one item of a package in a licence. */
@Entity('industry_items')
export class IndustryItemEntity extends LicensedEntity {
  @UuidColumn()
  applicationId!: string;

  @TextColumn(20)
  part!: PackagePart;

  @TextColumn(60)
  itemKey!: string;

  @UuidColumn()
  recordId!: string;

  @TextColumn(150, optional)
  title!: string | null;

  @TextColumn(40, optional)
  kind!: string | null;

  /** Values that were written; null where the licence has nothing of the item. */
  @JsonColumn(optional)
  written!: Record<string, unknown> | null;

  /** Checksum of the record as it was written. */
  @TextColumn(64, optional)
  hash!: string | null;

  @TextColumn(10)
  outcome!: PartOutcome;

  @TextColumn(20, optional)
  reason!: LeftReason | null;
}
