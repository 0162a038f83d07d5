import { newId } from '@jahrring/contracts-common';
import {
  Clock,
  Database,
  type RequestContext,
  rowMapper,
  SERVICE_ENV,
  type ServiceEnv,
} from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { RecoveryCodeEntity } from './recovery-code.entity';
import { hashRecoveryCode, newRecoveryCodes } from './totp.rules';

@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) private readonly env: ServiceEnv,
  ) {}

  /** New ones in place of all before; told this once. */
  async replace(ctx: RequestContext, userId: string): Promise<string[]> {
    await this.remove(ctx, userId);
    const codes = newRecoveryCodes();
    const rows = codes.map((code): RecoveryCodeEntity => ({
      id: newId(),
      userId,
      codeHash: hashRecoveryCode(code, userId, this.env.secret),
      usedAt: null,
    }));
    await rowMapper(this.db.dataSource, RecoveryCodeEntity).insert(this.db.writing(ctx), rows);
    return codes;
  }

  async remove(ctx: RequestContext, userId: string): Promise<void> {
    const qb = this.db.writing(ctx).createQueryBuilder().delete().from(RecoveryCodeEntity);
    await qb.where('user_id = :userId', { userId }).execute();
  }

  /** Uses a code up; false where it is none of the person's, or was used before. */
  async use(ctx: RequestContext, userId: string, code: string): Promise<boolean> {
    const codeHash = hashRecoveryCode(code, userId, this.env.secret);
    const { affected } = await this.db
      .writing(ctx)
      .createQueryBuilder()
      .update(RecoveryCodeEntity)
      .set({ usedAt: this.clock.now() })
      .where('user_id = :userId AND code_hash = :codeHash AND used_at IS NULL', { userId, codeHash })
      .execute();
    return affected === 1;
  }

  countLeft(ctx: RequestContext, userId: string): Promise<number> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(RecoveryCodeEntity, 'code')
      .where('code.userId = :userId AND code.usedAt IS NULL', { userId })
      .getCount();
  }
}
