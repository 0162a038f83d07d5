import { newId } from '@jahrring/contracts-common';
import type { AuditAction } from '../audit/audit-actions';
import { derivedFields } from '../audit/audited-fields';
import { difference } from '../audit/difference';
import type { RequestContext } from '../context/request-context';
import { commonError } from '../errors/app-error';
import { execute } from './execute';
import { insertNew } from './insert-new';
import { LicensedReader, requireLicence } from './licensed-reader';
import type { LicensedEntity, NewRecord, RecordPatch } from './licensed-entity';

/**
 * Base of every repository of licensed records: reads as `LicensedReader` does, and writes versioned, within the caller's
 * licence and reach, each change with its row of the audit trail.
 */
export abstract class LicensedRepository<E extends LicensedEntity> extends LicensedReader<E> {
  /**
   * Writes a new record and returns it as it stands in the database: under the id it was given, unless a record of another
   * licence has that one.
   */
  async insert(ctx: RequestContext, values: NewRecord<E>): Promise<E> {
    const [entity] = await this.insertMany(ctx, [values]);
    if (!entity) throw new Error('An insert wrote nothing');
    return entity;
  }

  async insertMany(ctx: RequestContext, values: readonly NewRecord<E>[]): Promise<E[]> {
    requireLicence(ctx);
    const manager = this.db.writing(ctx);
    const now = this.services.clock.now();
    const entities = values.map((value) => this.newEntity(ctx, value, now));
    const { mapper } = this;
    if (this.givesIds(ctx, values)) await insertNew({ mapper, kind: this.db.kind, manager }, entities);
    else if (this.options.insertsSoon) await mapper.insertSoon(manager, entities);
    else await mapper.insert(manager, entities);
    for (const entity of entities) await this.afterWrite(ctx, null, entity);
    if (this.options.audit) {
      await this.services.audit.recordMany(
        ctx,
        entities.map((entity) => ({
          action: 'create',
          entity: this.name,
          entityId: this.auditedAs(entity),
          after: this.auditable(entity),
        })),
      );
    }
    return entities;
  }

  /**
   * Changes the given properties of the version the caller has seen. 404 where it is not the caller's, 412 with the
   * present record where somebody was faster.
   */
  async update(ctx: RequestContext, id: string, expectedVersion: number, patch: RecordPatch<E>): Promise<E> {
    return this.updateSeen(ctx, await this.getVersion(ctx, id, expectedVersion), patch);
  }

  /** Changes a record as this transaction has read it: 412 where somebody has changed it since. */
  protected async updateSeen(ctx: RequestContext, before: E, patch: RecordPatch<E>): Promise<E> {
    const { id, version: expectedVersion } = before;
    const managed = { version: expectedVersion + 1, updatedAt: this.services.clock.now() };
    const changed = this.mapper.normalise({ ...patch, ...managed } as Partial<E>);
    await this.write(ctx, id, expectedVersion, changed);
    const after = Object.assign(this.mapper.build({}), before, changed);
    await this.afterWrite(ctx, before, after);
    await this.auditChange(ctx, 'update', before, after);
    return after;
  }

  /** Deletes the version the caller has seen: hidden and restorable, or for good, as the repository says. */
  async remove(ctx: RequestContext, id: string, expectedVersion: number): Promise<void> {
    const before = await this.getVersion(ctx, id, expectedVersion);
    if (this.options.softDelete) {
      const now = this.services.clock.now();
      const gone = { version: expectedVersion + 1, updatedAt: now, deletedAt: now } as Partial<E>;
      await this.write(ctx, id, expectedVersion, gone);
    } else {
      const statement = `DELETE FROM ${this.mapper.table} WHERE ${this.idCondition}`;
      await this.writeOne(ctx, statement, [], id, expectedVersion);
    }
    await this.afterWrite(ctx, before, null);
    await this.auditRemoval(ctx, before);
  }

  /** Brings a deleted record back. */
  async restore(ctx: RequestContext, id: string): Promise<E> {
    const before = await this.get(ctx, id, { deleted: 'only' });
    const changed = {
      version: before.version + 1,
      updatedAt: this.services.clock.now(),
      deletedAt: null,
    } as Partial<E>;
    await this.write(ctx, id, before.version, changed);
    const after = Object.assign(this.mapper.build({}), before, changed);
    await this.afterWrite(ctx, null, after);
    await this.auditChange(ctx, 'restore', before, after);
    return after;
  }

  /**
   * Called in the transaction of every write, for sums that are kept as records change. `before` is null where a record was
   * inserted or restored, `after` where it was removed.
   */
  protected async afterWrite(_ctx: RequestContext, _before: E | null, _after: E | null): Promise<void> {}

  /** Properties that stay out of the audit trail: passwords, insurance and bank numbers. */
  protected get unaudited(): readonly (keyof E & string)[] {
    return [];
  }

  /** The id an entry of the audit trail carries: of the record itself, or of what it is a part of. */
  protected auditedAs(entity: E): string {
    return entity.id;
  }

  /** Returns a record as it is inserted, of version 1. */
  protected newEntity(ctx: RequestContext, values: NewRecord<E>, now: Date): E {
    const managed = {
      id: values.id ?? newId(),
      licenceId: ctx.licenceId,
      version: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    return this.mapper.build({ ...values, ...managed } as unknown as Partial<E>);
  }

  /** Returns true if a person's device created the ids of these records; events and jobs bring ids that others know. */
  private givesIds(ctx: RequestContext, values: readonly NewRecord<E>[]): boolean {
    if (this.options.sharesIds || (ctx.system && ctx.userId === '')) return false;
    return values.some(({ id }) => id !== undefined);
  }

  private async getVersion(ctx: RequestContext, id: string, expectedVersion: number): Promise<E> {
    this.db.writing(ctx);
    const found = await this.get(ctx, id);
    if (found.version !== expectedVersion) throw staleError(found);
    return found;
  }

  private get idCondition(): string {
    const { mapper } = this;
    return ['id', 'licence_id', 'version'].map((name) => `${mapper.escape(name)} = ?`).join(' AND ');
  }

  /** UPDATE … WHERE id AND licence AND version: whoever comes second changes no row. */
  private async write(ctx: RequestContext, id: string, version: number, changed: Partial<E>): Promise<void> {
    const { sql, values } = this.mapper.assignments(changed);
    const statement = `UPDATE ${this.mapper.table} SET ${sql.join(', ')} WHERE ${this.idCondition}`;
    await this.writeOne(ctx, statement, values, id, version);
  }

  private async writeOne(
    ctx: RequestContext,
    statement: string,
    values: readonly unknown[],
    id: string,
    version: number,
  ): Promise<void> {
    const manager = this.db.writing(ctx);
    const affected = await execute(manager, statement, [...values, id, ctx.licenceId, version]);
    if (affected !== 1) throw staleError(await this.get(ctx, id, { deleted: 'include' }));
  }

  private auditable(entity: E): Record<string, unknown> {
    const rest = { ...entity } as unknown as Record<string, unknown>;
    for (const field of [...derivedFields, ...this.unaudited]) delete rest[field];
    return rest;
  }

  private async auditChange(ctx: RequestContext, action: AuditAction, before: E, after: E): Promise<void> {
    if (!this.options.audit) return;
    const [was, is] = difference(this.auditable(before), this.auditable(after));
    await this.services.audit.record(ctx, {
      action,
      entity: this.name,
      entityId: this.auditedAs(after),
      before: was,
      after: is,
    });
  }

  private async auditRemoval(ctx: RequestContext, before: E): Promise<void> {
    if (!this.options.audit) return;
    await this.services.audit.record(ctx, {
      action: 'delete',
      entity: this.name,
      entityId: this.auditedAs(before),
      before: this.auditable(before),
    });
  }
}

function staleError(current: unknown) {
  return commonError('VERSION_MISMATCH', undefined, { current });
}
