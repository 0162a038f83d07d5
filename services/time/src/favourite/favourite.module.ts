import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { FavouriteController } from './favourite.controller';
import { FavouriteRepository } from './favourite.repository';
import { FavouriteService } from './favourite.service';

@Module({
  imports: [ReferenceModule],
  controllers: [FavouriteController],
  providers: [FavouriteRepository, FavouriteService],
  exports: [FavouriteService],
})
export class FavouritesModule {}
