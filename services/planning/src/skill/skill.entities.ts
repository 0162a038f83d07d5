import type { HeldSkill } from '@jahrring/contracts-planning';
import { JsonColumn, LicensedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** What a person or a machine can; its id is theirs. */
@Entity('resource_skills')
export class ResourceSkillsEntity extends LicensedEntity {
  @JsonColumn()
  skills!: HeldSkill[];
}

/** What everybody on a project has to have; its id is the project's. */
@Entity('project_skills')
export class ProjectSkillsEntity extends LicensedEntity {
  @JsonColumn()
  skillIds!: string[];
}
