export { PaperModule } from './paper.module';
