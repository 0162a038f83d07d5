import { machineFileLimits, stemLimits } from '@jahrring/contracts-timber';
import type { Quality, Species, WoodType } from '@jahrring/contracts-timber';
import { BooleanColumn, LicensedEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** The meaning of a machine's name to the licence. */
@Entity('machine_mappings')
export class MappingEntity extends LicensedEntity {
  @TextColumn(10)
  kind!: 'species' | 'product';

  @TextColumn(machineFileLimits.name)
  name!: string;

  @BooleanColumn()
  skip!: boolean;

  @TextColumn(10, { nullable: true })
  species!: Species | null;

  @TextColumn(stemLimits.assortment, { nullable: true })
  assortment!: string | null;

  @TextColumn(20, { nullable: true })
  woodType!: WoodType | null;

  @TextColumn(5, { nullable: true })
  quality!: Quality | null;
}
