export { OrderDecisionEntity, type Decision } from './order-decision.entity';
export { OrderPositionEntity } from './order-position.entity';
export { OrderModule } from './order.module';
export { OrderDecisionRepository, OrderPositionRepository } from './order.repositories';
