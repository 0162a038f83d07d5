import { personalLimits, type CreateKit } from '@jahrring/contracts-inventory';
import { JsonColumn, LicensedEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Items that a person with a certain function receives. */
@Entity('personal_kits')
export class KitEntity extends LicensedEntity {
  @TextColumn(personalLimits.title)
  title!: string;

  @JsonColumn()
  lines!: CreateKit['lines'];
}
