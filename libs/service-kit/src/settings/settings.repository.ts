import type { RequestContext } from '../context/request-context';
import { isUniqueViolation } from '../database/database-errors';
import type { LicensedEntity, NewRecord } from '../database/licensed-entity';
import { LicensedRepository } from '../database/licensed.repository';
import { commonError } from '../errors/app-error';

/** Base of the repositories of what a licence has one row of, and none until it is saved for the first time. */
export abstract class SettingsRepository<E extends LicensedEntity> extends LicensedRepository<E> {
  /** The licence's one row, or null while it has none of its own. */
  findOwn(ctx: RequestContext): Promise<E | null> {
    return this.one(this.query(ctx));
  }

  /**
   * The row's id is the licence's, so that two who save for the first time do not make two.
   * @throws VERSION_MISMATCH where somebody was faster
   */
  async insertFirst(ctx: RequestContext, values: NewRecord<E>): Promise<E> {
    try {
      return await this.insert(ctx, { ...values, id: ctx.licenceId });
    } catch (error) {
      if (isUniqueViolation(error)) throw commonError('VERSION_MISMATCH');
      throw error;
    }
  }
}
