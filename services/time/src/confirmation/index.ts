export { ConfirmationsModule } from './confirmation.module';
export { MarkBatchEntity } from './mark-batch.entity';
export { MarkBatchRepository } from './mark-batch.repository';
export { changeOf } from './marks';
export { toSignoffView } from './signoff.service';
