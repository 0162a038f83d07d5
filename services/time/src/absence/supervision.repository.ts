import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SupervisionEntity } from './supervision.entity';

/** Supervisors of employees, as entered by HR. */
@Injectable()
export class SupervisionRepository {
  constructor(private readonly db: Database) {}

  async set(ctx: RequestContext, employeeId: string, supervisorIds: readonly string[]): Promise<void> {
    const manager = this.db.writing(ctx);
    const { licenceId } = ctx;
    await manager.delete(SupervisionEntity, { licenceId, employeeId });
    const rows = [...new Set(supervisorIds)].map((supervisorId, position) => ({
      ...{ licenceId, employeeId, supervisorId, position },
    }));
    if (rows.length > 0) await manager.insert(SupervisionEntity, rows);
  }

  /** Supervisors of each of these people, in the order they are asked. */
  async ofMany(ctx: RequestContext, employeeIds: readonly string[]): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>(employeeIds.map((id) => [id, []]));
    if (employeeIds.length === 0) return found;
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(SupervisionEntity, 'led')
      .where('led.licenceId = :licenceId AND led.employeeId IN (:...employeeIds)', {
        licenceId: ctx.licenceId,
        employeeIds: [...new Set(employeeIds)],
      })
      .orderBy('led.position')
      .getMany();
    for (const { employeeId, supervisorId } of rows) found.get(employeeId)?.push(supervisorId);
    return found;
  }

  async of(ctx: RequestContext, employeeId: string): Promise<string[]> {
    return (await this.ofMany(ctx, [employeeId])).get(employeeId) ?? [];
  }
}
