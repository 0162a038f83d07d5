export { ConflictModule } from './conflict.module';
export { ConflictService } from './conflict.service';
