export { FavouriteEntity } from './favourite.entity';
export { FavouritesModule } from './favourite.module';
export { FavouriteService } from './favourite.service';
