export { IndustrySolutionsModule } from './industry-solution.module';
export { IndustryPackageEntity } from './packages/industry-package.entity';
export { SolutionRunner } from './solution.runner';
export { SolutionService } from './solution.service';
