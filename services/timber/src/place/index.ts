export { PlaceModule } from './place.module';
