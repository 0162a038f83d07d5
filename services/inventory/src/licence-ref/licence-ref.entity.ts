import { JsonColumn, ReferenceEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of the licence itself: the head of its papers. */
@Entity('licence_refs')
export class LicenceRefEntity extends ReferenceEntity {
  @TextColumn(150)
  name!: string;

  @TextColumn(2)
  country!: string;

  /** Street and place, telephone and e-mail; what is missing is left out. */
  @JsonColumn()
  address!: string[];
}
