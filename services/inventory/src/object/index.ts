export { ObjectModule } from './object.module';
export { ObjectService } from './object.service';
