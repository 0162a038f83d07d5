export { LotDocumentModule } from './lot-document.module';
