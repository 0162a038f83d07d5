import { LicensedEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** The secret address of a plan; the id is that of its person's membership or of its machine, vehicle or tool, the secret itself is kept nowhere. */
@Entity('plan_feeds')
export class PlanFeedEntity extends LicensedEntity {
  /** SHA-256 of the token, in hex. */
  @TextColumn(64)
  tokenHash!: string;

  @TextColumn(64)
  timeZone!: string;

  /** Whoever made the address reads this language; programs that read it name none. */
  @TextColumn(10)
  locale!: string;
}
