import { ReferenceEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of the licence itself: whose name and place stand on its papers. Its id is the licence's. */
@Entity('licence_refs')
export class LicenceRefEntity extends ReferenceEntity {
  @TextColumn(150)
  name!: string;

  @TextColumn(2)
  country!: string;

  /** Street and town in one line; '' where none is known. */
  @TextColumn(150)
  place!: string;

  /** Null until it is told again since it is kept here. */
  @TextColumn(50, { nullable: true })
  phone!: string | null;

  @TextColumn(254, { nullable: true })
  email!: string | null;
}
