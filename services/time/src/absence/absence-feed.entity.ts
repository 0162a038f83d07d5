import { LicensedEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** The secret address of a person's calendar; the id is the membership's, the secret itself is kept nowhere. */
@Entity('absence_feeds')
export class AbsenceFeedEntity extends LicensedEntity {
  /** SHA-256 of the token, in hex. */
  @TextColumn(64)
  tokenHash!: string;

  @TextColumn(64)
  timeZone!: string;
}
