export { BulkLineEntity } from './bulk-line.entity';
export { BulkModule } from './bulk.module';
