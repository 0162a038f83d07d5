import type { TextAddress } from '@jahrring/contracts-admin';
import { type Locale, newId } from '@jahrring/contracts-common';
import {
  Audit,
  Clock,
  commonError,
  Database,
  execute,
  type RequestContext,
  rowMapper,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MessageChangeEntity } from './message-change.entity';
import { MessageOverrideEntity } from './message-override.entity';

const shownChanges = 100;
/** Values in one query. */
const atOnce = 500;
const where = 'locale = ? AND namespace = ? AND message_key = ?';

/** The texts of translators and what they did to them; they hold for the whole installation. */
@Injectable()
export class MessageRepository {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  findOfLanguage(ctx: RequestContext, locale: Locale): Promise<MessageOverrideEntity[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(MessageOverrideEntity, 'message')
      .where('message.locale = :locale', { locale })
      .getMany();
  }

  findByIds(ctx: RequestContext, ids: readonly string[]): Promise<MessageOverrideEntity[]> {
    return this.where(ctx, 'message.id IN (:...wanted)', ids);
  }

  /** Returns the translators' texts under these keys, of whatever namespace. */
  findKeys(ctx: RequestContext, locale: Locale, keys: readonly string[]): Promise<MessageOverrideEntity[]> {
    return this.where(ctx, 'message.locale = :locale AND message.messageKey IN (:...wanted)', keys, {
      locale,
    });
  }

  /** Languages of which some text is changed. */
  async findLocales(ctx: RequestContext): Promise<Locale[]> {
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(MessageOverrideEntity, 'message')
      .select('message.locale', 'locale')
      .distinct(true)
      .getRawMany<{ locale: Locale }>();
    return rows.map(({ locale }) => locale);
  }

  find(ctx: RequestContext, { locale, namespace, key }: TextAddress): Promise<MessageOverrideEntity | null> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(MessageOverrideEntity, 'message')
      .where('message.locale = :locale AND message.namespace = :namespace AND message.messageKey = :key', {
        locale,
        namespace,
        key,
      })
      .getOne();
  }

  /** Writes a text over the version the caller has seen, 0 where nobody has written one yet; returns its id. */
  async write(
    ctx: RequestContext,
    address: TextAddress,
    version: number,
    text: string,
    changedBy: string,
  ): Promise<string> {
    const before = await this.getSeen(ctx, address, version);
    const row: MessageOverrideEntity = {
      id: before?.id ?? newId(),
      locale: address.locale,
      namespace: address.namespace,
      messageKey: address.key,
      text,
      version: version + 1,
      changedBy,
      updatedAt: this.clock.now(),
    };
    if (before) await this.remove(ctx, address);
    await rowMapper(this.db.dataSource, MessageOverrideEntity).insert(this.db.writing(ctx), [row]);
    await this.note(ctx, address, before?.text ?? null, text, changedBy);
    return row.id;
  }

  /** Takes a text back: the release's own stands there again. */
  async reset(ctx: RequestContext, address: TextAddress, version: number, changedBy: string): Promise<void> {
    const before = await this.getSeen(ctx, address, version);
    if (!before) throw commonError('NOT_FOUND');
    await this.remove(ctx, address);
    await this.note(ctx, address, before.text, null, changedBy);
  }

  /** Returns the changes to a text, newest first. */
  findChanges(ctx: RequestContext, { locale, namespace, key }: TextAddress): Promise<MessageChangeEntity[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(MessageChangeEntity, 'change')
      .where('change.locale = :locale AND change.namespace = :namespace AND change.messageKey = :key', {
        locale,
        namespace,
        key,
      })
      .orderBy('change.id', 'DESC')
      .limit(shownChanges)
      .getMany();
  }

  private async where(
    ctx: RequestContext,
    condition: string,
    wanted: readonly string[],
    parameters: object = {},
  ): Promise<MessageOverrideEntity[]> {
    const found: MessageOverrideEntity[] = [];
    for (let from = 0; from < wanted.length; from += atOnce) {
      const some = { ...parameters, wanted: wanted.slice(from, from + atOnce) };
      const query = this.db.manager(ctx).createQueryBuilder(MessageOverrideEntity, 'message');
      found.push(...(await query.where(condition, some).getMany()));
    }
    return found;
  }

  private async getSeen(
    ctx: RequestContext,
    address: TextAddress,
    version: number,
  ): Promise<MessageOverrideEntity | null> {
    this.db.writing(ctx);
    const present = await this.find(ctx, address);
    if ((present?.version ?? 0) !== version) throw commonError('VERSION_MISMATCH');
    return present;
  }

  private async remove(ctx: RequestContext, { locale, namespace, key }: TextAddress): Promise<void> {
    const statement = `DELETE FROM message_overrides WHERE ${where}`;
    await execute(this.db.writing(ctx), statement, [locale, namespace, key]);
  }

  private async note(
    ctx: RequestContext,
    { locale, namespace, key }: TextAddress,
    before: string | null,
    after: string | null,
    changedBy: string,
  ): Promise<void> {
    const row: MessageChangeEntity = {
      id: newId(),
      locale,
      namespace,
      messageKey: key,
      before,
      after,
      changedBy,
      changedAt: this.clock.now(),
    };
    await rowMapper(this.db.dataSource, MessageChangeEntity).insert(this.db.writing(ctx), [row]);
    const action = after === null ? 'take-back' : 'translate';
    await this.audit.record(ctx, {
      action,
      entity: 'text',
      entityId: `${locale}/${namespace}:${key}`.slice(0, 64),
      before: { text: before },
      after: { text: after },
    });
  }
}
