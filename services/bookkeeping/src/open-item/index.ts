export { billLines } from './bill-lines';
export { OpenItemEntity } from './open-item.entity';
export { OpenItemModule } from './open-item.module';
export { openItemColumns, OpenItemRepository } from './open-item.repository';
