export { OpeningEntity } from './opening.entity';
export { OpeningModule } from './opening.module';
