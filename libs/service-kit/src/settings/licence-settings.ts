import type { RequestContext } from '../context/request-context';
import type { Database } from '../database/database';
import { KnownRecords } from '../database/known-records';
import type { LicensedEntity, NewRecord, RecordPatch } from '../database/licensed-entity';
import { commonError } from '../errors/app-error';
import type { SettingsRepository } from './settings.repository';

/** Settings of a licence of one kind, in one row. */
export interface SettingsRow<V> extends LicensedEntity {
  values: V;
}

/** `version` 0: nothing of the licence's own was saved yet. */
export type Versioned<V> = V & { version: number };

/** Base of the services of such settings. */
export abstract class LicenceSettings<V extends object, E extends SettingsRow<V>> {
  private readonly known = new KnownRecords<Versioned<V>>();

  constructor(
    protected readonly db: Database,
    protected readonly repository: SettingsRepository<E>,
    /** Fields that a licence has never saved. */
    private readonly defaults: V,
  ) {}

  /** For rules: costs next to nothing, since every one of them asks here. */
  get(ctx: RequestContext): Promise<Versioned<V>> {
    return this.known.get(ctx, 'settings', (ctx) => this.stored(ctx));
  }

  /** For whoever looks at them or changes them: as they stand in the database. */
  read(ctx: RequestContext): Promise<Versioned<V>> {
    return this.stored(ctx);
  }

  /** @throws VERSION_MISMATCH with the present settings where somebody was faster */
  async update(ctx: RequestContext, version: number, values: V): Promise<Versioned<V>> {
    const saved = await this.db.tx(ctx, async (ctx) => {
      const own = await this.repository.findOwn(ctx);
      if ((own?.version ?? 0) !== version) {
        throw commonError('VERSION_MISMATCH', undefined, { current: await this.read(ctx) });
      }
      const row = this.rowOf(ctx, values);
      this.known.changed(ctx);
      return own
        ? this.repository.update(ctx, own.id, version, row as RecordPatch<E>)
        : this.repository.insertFirst(ctx, row);
    });
    return { ...values, version: saved.version };
  }

  private async stored(ctx: RequestContext): Promise<Versioned<V>> {
    const own = await this.repository.findOwn(ctx);
    return { ...this.defaults, ...own?.values, version: own?.version ?? 0 };
  }

  /** Returns the record that is written with the values. */
  protected rowOf(_ctx: RequestContext, values: V): NewRecord<E> {
    return { values } as unknown as NewRecord<E>;
  }
}
