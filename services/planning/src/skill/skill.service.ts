import type {
  ProjectSkills,
  ResourceSkills,
  SkillsView,
  UpdateProjectSkills,
  UpdateResourceSkills,
} from '@jahrring/contracts-planning';
import {
  commonError,
  Database,
  fieldErrorOf,
  isUniqueViolation,
  type LicensedEntity,
  type LicensedRepository,
  type NewRecord,
  type RecordPatch,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectRefRepository, ResourceRepository, type ProjectRefEntity } from '../reference';
import { PlanningSettingsService } from '../settings';
import type { ProjectSkillsEntity } from './skill.entities';
import { ProjectSkillsRepository, ResourceSkillsRepository } from './skill.repositories';

/** Skills of people and machines, and those that projects require. */
@Injectable()
export class SkillService {
  constructor(
    private readonly db: Database,
    private readonly held: ResourceSkillsRepository,
    private readonly needed: ProjectSkillsRepository,
    private readonly resources: ResourceRepository,
    private readonly projects: ProjectRefRepository,
    private readonly settings: PlanningSettingsService,
  ) {}

  async view(ctx: RequestContext): Promise<SkillsView> {
    const { skills } = await this.settings.read(ctx);
    const held = await this.held.all(ctx);
    const needed = await this.needed.all(ctx);
    const found = await this.projects.getMany(
      ctx,
      needed.map(({ id }) => id),
    );
    const projects = new Map(found.map((project) => [project.id, project]));
    return {
      skills,
      resources: held.map(({ id, version, skills: own }) => ({ resourceId: id, version, skills: own })),
      projects: needed.flatMap((one) => {
        const project = projects.get(one.id);
        return project && !project.deleted ? [toProjectSkills(one, project)] : [];
      }),
    };
  }

  /** Notes what a person or machine can. `version` 0: nothing was noted yet. @throws VERSION_MISMATCH, NOT_FOUND */
  async updateResource(
    ctx: RequestContext,
    resourceId: string,
    version: number,
    { skills }: UpdateResourceSkills,
  ): Promise<ResourceSkills> {
    if (!(await this.resources.find(ctx, resourceId))) throw commonError('NOT_FOUND');
    await this.requireSkills(
      ctx,
      skills.map(({ skillId }) => skillId),
      'skills',
    );
    const saved = await this.db.tx(ctx, (ctx) => put(this.held, ctx, resourceId, version, { skills }));
    return { resourceId, version: saved.version, skills: saved.skills };
  }

  /** Says what everybody on a project has to have. @throws VERSION_MISMATCH, NOT_FOUND */
  async updateProject(
    ctx: RequestContext,
    projectId: string,
    version: number,
    { skillIds }: UpdateProjectSkills,
  ): Promise<ProjectSkills> {
    const project = await this.projects.find(ctx, projectId);
    if (!project || project.deleted) throw commonError('NOT_FOUND');
    await this.requireSkills(ctx, skillIds, 'skillIds');
    const saved = await this.db.tx(ctx, (ctx) => put(this.needed, ctx, projectId, version, { skillIds }));
    return toProjectSkills(saved, project);
  }

  private async requireSkills(ctx: RequestContext, ids: readonly string[], field: string): Promise<void> {
    const { skills } = await this.settings.read(ctx);
    const known = new Set(skills.map(({ id }) => id));
    if (ids.some((id) => !known.has(id))) throw fieldErrorOf(field, 'exists');
  }
}

function toProjectSkills(
  { id, version, skillIds }: ProjectSkillsEntity,
  { number, title }: ProjectRefEntity,
): ProjectSkills {
  return { projectId: id, projectNumber: number, projectTitle: title, version, skillIds };
}

/** One row for each id, none until it is saved for the first time. @throws VERSION_MISMATCH */
async function put<E extends LicensedEntity>(
  rows: LicensedRepository<E>,
  ctx: RequestContext,
  id: string,
  version: number,
  values: RecordPatch<E>,
): Promise<E> {
  if (version > 0) return rows.update(ctx, id, version, values);
  try {
    return await rows.insert(ctx, { ...values, id } as NewRecord<E>);
  } catch (error) {
    if (isUniqueViolation(error)) throw commonError('VERSION_MISMATCH');
    throw error;
  }
}
