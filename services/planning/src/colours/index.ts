export { ColoursModule } from './colours.module';
export { ColoursService } from './colours.service';
