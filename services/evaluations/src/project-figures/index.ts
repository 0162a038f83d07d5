export { CostFactEntity, ProjectFiguresEntity } from './project-figures.entities';
export { ProjectFiguresModule } from './project-figures.module';
export { CostFactRepository, ProjectFiguresRepository } from './project-figures.repositories';
