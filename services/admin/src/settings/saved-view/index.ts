export { SavedViewEntity } from './saved-view.entity';
export { SavedViewsModule } from './saved-view.module';
