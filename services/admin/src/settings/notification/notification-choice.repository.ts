import { mostNotificationChoices, type NotificationChoice } from '@jahrring/contracts-admin';
import {
  fieldErrorOf,
  LicensedRepository,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { NotificationChoiceEntity } from './notification-choice.entity';

@Injectable()
export class NotificationChoiceRepository extends LicensedRepository<NotificationChoiceEntity> {
  constructor(services: RepositoryServices) {
    super(services, NotificationChoiceEntity, { name: 'choice', softDelete: false });
  }

  findOfEmployee(ctx: RequestContext, employeeId: string): Promise<NotificationChoiceEntity[]> {
    return this.many(
      this.query(ctx).andWhere('choice.employeeId = :employeeId', { employeeId }).orderBy('choice.kind'),
    );
  }

  /** Returns the choices of these employees for a kind. */
  async findOfKind(
    ctx: RequestContext,
    kind: string,
    employeeIds: readonly string[],
  ): Promise<Map<string, NotificationChoiceEntity>> {
    if (employeeIds.length === 0) return new Map();
    const rows = await this.many(
      this.query(ctx).andWhere('choice.kind = :kind AND choice.employeeId IN (:...employeeIds)', {
        kind,
        employeeIds: [...employeeIds],
      }),
    );
    return new Map(rows.map((row) => [row.employeeId, row]));
  }

  /**
   * Writes what an employee chooses: only what differs from before; of a kind named twice the last choice.
   * @throws VALIDATION_FAILED where they would have chosen about more kinds than their settings can answer
   */
  async choose(
    ctx: RequestContext,
    employeeId: string,
    choices: readonly NotificationChoice[],
  ): Promise<void> {
    const known = new Map((await this.findOfEmployee(ctx, employeeId)).map((row) => [row.kind, row]));
    const chosen = new Map(choices.map((choice) => [choice.kind, choice]));
    if (new Set([...known.keys(), ...chosen.keys()]).size > mostNotificationChoices) {
      throw fieldErrorOf('choices', 'maxItems', { max: mostNotificationChoices });
    }
    for (const choice of chosen.values()) {
      const row = known.get(choice.kind);
      if (!row) await this.insert(ctx, { employeeId, ...choice });
      else if (row.inApp !== choice.inApp || row.mail !== choice.mail) {
        await this.update(ctx, row.id, row.version, { inApp: choice.inApp, mail: choice.mail });
      }
    }
  }
}
