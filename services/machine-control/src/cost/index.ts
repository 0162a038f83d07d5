export { CostBasisEntity } from './cost-basis.entity';
export { CostModule } from './cost.module';
export { MachineCostService } from './machine-cost.service';
