export { IndustrySolutionsModule } from './industry-solution.module';
export { IndustryPackageRow } from './packages/industry-package.entity';
export { SolutionService } from './solution.service';
