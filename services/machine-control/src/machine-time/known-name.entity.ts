import { LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

export type NameKind = 'machine' | 'operator' | 'site';

/** Meant by a name in machines' files: a machine, a person, a project; kept from the last time somebody said so. */
@Entity('machine_names')
export class KnownNameEntity extends LicensedEntity {
  @TextColumn(10)
  kind!: NameKind;

  @TextColumn(150)
  name!: string;

  @UuidColumn()
  targetId!: string;
}
