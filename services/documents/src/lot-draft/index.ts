export { LotDraftsModule } from './lot-draft.module';
