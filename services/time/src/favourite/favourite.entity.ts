import type { LineTemplate } from '@jahrring/contracts-time';
import { JsonColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A tile somebody keeps for what they record again and again. */
@Entity('time_favourites')
export class FavouriteEntity extends LicensedEntity {
  @UuidColumn()
  employeeId!: string;

  @TextColumn(60)
  title!: string;

  @UuidColumn()
  projectId!: string;

  @JsonColumn()
  template!: LineTemplate;
}
