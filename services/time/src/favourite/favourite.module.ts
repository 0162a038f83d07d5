import { Module } from '@nestjs/common';
import { ReferencesModule } from '../refs';
import { FavouriteController } from './favourite.controller';
import { FavouriteRepository } from './favourite.repository';
import { FavouriteService } from './favourite.service';

@Module({
  imports: [ReferencesModule],
  controllers: [FavouriteController],
  providers: [FavouriteRepository, FavouriteService],
  exports: [FavouriteService],
})
export class FavouritesModule {}
