export { PaperModule } from './paper.module';
export { PaperPrinter } from './paper-printer';
