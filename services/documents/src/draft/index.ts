export { DocumentService } from './document.service';
export { DraftsModule } from './draft.module';
export { DraftCreationService } from './draft-creation.service';
