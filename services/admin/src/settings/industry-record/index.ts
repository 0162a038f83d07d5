export { IndustryApplicationEntity, IndustryItemEntity } from './industry-application.entity';
export { IndustryApplicationRepository } from './industry-application.repository';
export { IndustryItemRepository } from './industry-item.repository';
export { IndustryRecordsModule } from './industry-record.module';
