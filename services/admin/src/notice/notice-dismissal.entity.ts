import { InstantColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity, PrimaryColumn } from 'typeorm';

/** Somebody has put a notice away. */
@Entity('notice_dismissals')
export class NoticeDismissal {
  @PrimaryColumn('char', { name: 'notice_id', length: 36 })
  noticeId!: string;

  @PrimaryColumn('char', { name: 'user_id', length: 36 })
  userId!: string;

  @InstantColumn()
  at!: Date;
}
