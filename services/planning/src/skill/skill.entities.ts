import type { HeldSkill } from '@jahrring/contracts-planning';
import { JsonColumn, LicensedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Skills of a person or a machine; its id is theirs. */
@Entity('resource_skills')
export class ResourceSkillsEntity extends LicensedEntity {
  @JsonColumn()
  skills!: HeldSkill[];
}

/** Skills that everybody on a project must have; its id is the project's. */
@Entity('project_skills')
export class ProjectSkillsEntity extends LicensedEntity {
  @JsonColumn()
  skillIds!: string[];
}
