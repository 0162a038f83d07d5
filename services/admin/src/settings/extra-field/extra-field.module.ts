import { Module } from '@nestjs/common';
import { ExtraFieldDefinitionsRepository } from './extra-field-definitions.repository';
import { ExtraFieldController } from './extra-field.controller';
import { ExtraFieldService } from './extra-field.service';

@Module({
  controllers: [ExtraFieldController],
  providers: [ExtraFieldDefinitionsRepository, ExtraFieldService],
  exports: [ExtraFieldService],
})
export class ExtraFieldDefinitionsModule {}
