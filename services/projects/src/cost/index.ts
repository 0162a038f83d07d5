export { CostRateEntity } from './cost-rate.entity';
export { CostRateRepository } from './cost-rate.repository';
export { CostsModule } from './cost.module';
