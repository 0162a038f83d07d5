export { IndustrySolutionsModule } from './industry-solution.module';
export { IndustryPackageEntity } from './packages/industry-package.entity';
export { SolutionService } from './solution.service';
