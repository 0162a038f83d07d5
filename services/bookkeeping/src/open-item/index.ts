export { billLines } from './bill-lines';
export { OpenItemEntity } from './open-item.entity';
export { OpenItemModule } from './open-item.module';
export { byDueDate, openItemColumns, OpenItemRepository } from './open-item.repository';
export type { NamedItem } from './open-item.repository';
