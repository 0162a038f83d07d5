export { SharedDocumentsModule } from './shared-documents.module';
