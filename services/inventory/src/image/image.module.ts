import { Module } from '@nestjs/common';
import { ObjectModule } from '../object';
import { ObjectImageController } from './object-image.controller';
import { ObjectImageService } from './object-image.service';

@Module({
  imports: [ObjectModule],
  controllers: [ObjectImageController],
  providers: [ObjectImageService],
})
export class ImageModule {}
