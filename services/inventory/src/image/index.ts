export { ImageModule } from './image.module';
