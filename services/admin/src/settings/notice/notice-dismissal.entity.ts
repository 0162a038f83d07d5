import { InstantColumn } from '@jahrring/service-kit';
import { Entity, PrimaryColumn } from 'typeorm';

/** Somebody has put a notice away. */
@Entity('notice_dismissals')
export class NoticeDismissalEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  noticeId!: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  userId!: string;

  @InstantColumn()
  at!: Date;
}
