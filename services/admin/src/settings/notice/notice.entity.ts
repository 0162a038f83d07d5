import type { CreateNotice, NoticeAudience, NoticeKind } from '@jahrring/contracts-admin';
import {
  BooleanColumn,
  InstantColumn,
  IntColumn,
  JsonColumn,
  TextColumn,
  VersionedEntity,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A banner over everybody's pages. Of the installation. */
@Entity('notices')
export class NoticeEntity extends VersionedEntity {
  @TextColumn(12)
  kind!: NoticeKind;

  @TextColumn(10)
  audience!: NoticeAudience;

  /** The licence, type or plugin; null where everybody is told. */
  @TextColumn(40, { nullable: true })
  target!: string | null;

  @JsonColumn()
  texts!: CreateNotice['texts'];

  @InstantColumn()
  shownFrom!: Date;

  @InstantColumn()
  startsAt!: Date;

  @InstantColumn()
  endsAt!: Date;

  @IntColumn()
  aheadHours!: number;

  @BooleanColumn()
  dismissible!: boolean;
}
