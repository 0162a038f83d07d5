import { InstantColumn, PrimaryUuidColumn, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A live stream that some instance has open; its id says since when. */
@Entity('open_streams')
export class OpenStreamEntity {
  @PrimaryUuidColumn()
  id!: string;

  /** Of the session. */
  @TextColumn(64)
  tokenHash!: string;

  /** The instance renews it; one that is killed does not. */
  @InstantColumn()
  leasedUntil!: Date;
}
