import type { IndustryPackage } from '@jahrring/contracts-admin';
import { IntColumn, JsonColumn, TextColumn, VersionedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** One version of a package that a superadmin has imported. Never changed. Of the installation. */
@Entity('industry_packages')
export class IndustryPackageEntity extends VersionedEntity {
  @TextColumn(40)
  packageKey!: string;

  @IntColumn()
  number!: number;

  @JsonColumn()
  content!: IndustryPackage;
}
