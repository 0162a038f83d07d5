import { adminErrors } from '@jahrring/contracts-admin';
import { newId, type WorkView } from '@jahrring/contracts-common';
import {
  AppError,
  Audit,
  Clock,
  Database,
  DemoReset,
  LongWork,
  type RequestContext,
  SERVICE_ENV,
  type ServiceEnv,
} from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { LicenceRepository } from '../../identity-record';
import { Registry } from '../../../registry';
import { LicenceService } from '../licence.service';
import { licenceResetWork, type LicenceResetWork } from './licence-reset-work';

/** Sets demo licences back to what they were on their first day. Who may call is decided at the controller. */
@Injectable()
export class LicenceResetService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly licences: LicenceRepository,
    private readonly service: LicenceService,
    private readonly registry: Registry,
    private readonly resets: DemoReset,
    private readonly work: LongWork,
    private readonly audit: Audit,
    @Inject(SERVICE_ENV) private readonly env: ServiceEnv,
  ) {}

  /**
   * Shuts the licence and begins to set it back; it opens again with its demo data. One that was stopped half way begins anew.
   * @throws NO_DEMO_LICENCE, LICENCE_RESETTING while another one runs
   */
  start(ctx: RequestContext, licenceId: string, version: number): Promise<WorkView> {
    return this.db.tx(ctx, async (tx) => {
      const { demoData, name } = await this.licences.get(tx, licenceId);
      if (!demoData || !this.env.demo) throw new AppError(adminErrors, 'NO_DEMO_LICENCE');
      await this.service.shutForReset(tx, licenceId, version);
      if (await this.isRunning(tx, licenceId)) throw new AppError(adminErrors, 'LICENCE_RESETTING');
      const services = await this.registry.findServices(tx);
      const others = services.filter((service) => service !== 'admin');
      const input: LicenceResetWork = { licenceId, resetId: newId(), services: others };
      const from = this.clock.now().toISOString();
      await this.resets.begin(tx, { resetId: input.resetId, licenceId, from });
      await this.audit.recordAcross(tx, [
        {
          licenceId: '',
          record: { action: 'reset', entity: 'licence', entityId: licenceId, after: { name } },
        },
      ]);
      return this.work.start(tx, licenceResetWork, input, input.resetId);
    });
  }

  /** The last reset stands with the licence; its run is its own id. */
  private async isRunning(tx: RequestContext, licenceId: string): Promise<boolean> {
    const last = await this.resets.latest(tx, licenceId);
    if (!last || last.step === 'seeded') return false;
    const rows: { state: string }[] = await this.db
      .manager(tx)
      .query('SELECT state FROM work_runs WHERE id = ?', [last.id]);
    return rows.some(({ state }) => state === 'queued' || state === 'running');
  }
}
