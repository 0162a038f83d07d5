export { seedDocuments } from './seed-documents';
