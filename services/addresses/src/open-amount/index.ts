export { OpenAmountEntity } from './open-amount.entity';
export { OpenAmountModule } from './open-amount.module';
export { OpenAmountRepository } from './open-amount.repository';
export { seesPrices } from './price-sight';
