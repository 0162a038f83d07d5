import {
  defaultProjectSettings,
  type ProjectSettings,
  type UpdateProjectSettings,
} from '@jahrring/contracts-projects';
import { commonError, Database, isUniqueViolation, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectSettingsRepository } from './project-settings.repository';

/** How a licence numbers its projects, bills them and warns of budgets. */
@Injectable()
export class ProjectSettingsService {
  constructor(
    private readonly db: Database,
    private readonly repository: ProjectSettingsRepository,
  ) {}

  async get(ctx: RequestContext): Promise<ProjectSettings> {
    const own = await this.repository.findOwn(ctx);
    return { ...defaultProjectSettings, ...own?.values, version: own?.version ?? 0 };
  }

  async update(
    ctx: RequestContext,
    version: number,
    values: UpdateProjectSettings,
  ): Promise<ProjectSettings> {
    const saved = await this.db.tx(ctx, async (ctx) => {
      const own = await this.repository.findOwn(ctx);
      if ((own?.version ?? 0) !== version) {
        throw commonError('VERSION_MISMATCH', undefined, { current: await this.get(ctx) });
      }
      return own ? this.repository.update(ctx, own.id, version, { values }) : this.insert(ctx, values);
    });
    return { ...values, version: saved.version };
  }

  /** The row's id is the licence's, so that two who save for the first time do not make two. */
  private async insert(ctx: RequestContext, values: UpdateProjectSettings) {
    try {
      return await this.repository.insert(ctx, { id: ctx.licenceId, values });
    } catch (error) {
      if (isUniqueViolation(error)) throw commonError('VERSION_MISMATCH');
      throw error;
    }
  }
}
