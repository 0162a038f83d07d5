export { ProjectSkillsEntity, ResourceSkillsEntity } from './skill.entities';
export { SkillModule } from './skill.module';
export { ProjectSkillsRepository, ResourceSkillsRepository } from './skill.repositories';
