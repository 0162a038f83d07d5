export { DocumentService } from './document.service';
export { DraftsModule } from './draft.module';
