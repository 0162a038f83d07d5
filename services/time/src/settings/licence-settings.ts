import {
  commonError,
  isUniqueViolation,
  LicensedRepository,
  type Database,
  type LicensedEntity,
  type NewRecord,
  type RecordPatch,
  type RequestContext,
} from '@jahrring/service-kit';

/** How long another process may still go by the old rules. */
const rememberedMs = 1000;

/** Rules of a licence of one kind, in one row; none until they are saved for the first time. */
export interface SettingsRow<V> extends LicensedEntity {
  values: V;
}

/** Base of the repositories of such rows. */
export abstract class SettingsRepository<E extends SettingsRow<unknown>> extends LicensedRepository<E> {
  /** The licence's one row, or null while it has none of its own. */
  findOwn(ctx: RequestContext): Promise<E | null> {
    return this.one(this.query(ctx));
  }
}

interface Remembered<V> {
  settings: V & { version: number };
  until: number;
}

/** Base of the services of such rules: reading costs next to nothing, since every rule asks here. */
export abstract class LicenceSettings<V extends object, E extends SettingsRow<V>> {
  private readonly remembered = new Map<string, Remembered<V>>();

  constructor(
    private readonly db: Database,
    private readonly repository: SettingsRepository<E>,
    /** Fields that a licence has never saved. */
    private readonly defaults: V,
  ) {}

  /** `version` 0: nothing of the licence's own was saved yet. */
  async get(ctx: RequestContext): Promise<V & { version: number }> {
    const known = this.remembered.get(ctx.licenceId);
    const now = performance.now();
    if (known && known.until > now) return known.settings;
    const settings = await this.read(ctx);
    this.remembered.set(ctx.licenceId, { settings, until: now + rememberedMs });
    return settings;
  }

  async update(ctx: RequestContext, version: number, values: V): Promise<V & { version: number }> {
    const saved = await this.db.tx(ctx, async (ctx) => {
      const own = await this.repository.findOwn(ctx);
      if ((own?.version ?? 0) !== version) {
        throw commonError('VERSION_MISMATCH', undefined, { current: await this.read(ctx) });
      }
      const patch = { values } as unknown as RecordPatch<E>;
      return own ? this.repository.update(ctx, own.id, version, patch) : this.insert(ctx, values);
    });
    ctx.afterCommit(() => this.remembered.delete(ctx.licenceId));
    return { ...values, version: saved.version };
  }

  /** The row's id is the licence's, so that two who save for the first time do not make two. */
  private async insert(ctx: RequestContext, values: V): Promise<E> {
    try {
      return await this.repository.insert(ctx, { id: ctx.licenceId, values } as unknown as NewRecord<E>);
    } catch (error) {
      if (isUniqueViolation(error)) throw commonError('VERSION_MISMATCH');
      throw error;
    }
  }

  private async read(ctx: RequestContext): Promise<V & { version: number }> {
    const own = await this.repository.findOwn(ctx);
    return { ...this.defaults, ...own?.values, version: own?.version ?? 0 };
  }
}
