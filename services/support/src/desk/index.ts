export { DeskModule } from './desk.module';
export { DeskService } from './desk.service';
