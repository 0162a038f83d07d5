export { FileWordEntity } from './file-word.entity';
export { FileWordModule } from './file-word.module';
export { FileWordService } from './file-word.service';
export { FileWords } from './file-words';
