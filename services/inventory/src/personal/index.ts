export { PersonalArticleRepository } from './article/personal-article.repository';
export { StockMoveRepository } from './article/stock-move.repository';
export { HandoverRepository } from './handover/handover.repository';
export { HoldingRepository } from './handover/holding.repository';
export { PersonalItemRepository } from './item/personal-item.repository';
export { KitRepository } from './kit/kit.repository';
export { personalEntities } from './personal.entities';
export { PersonalModule } from './personal.module';
