import { Module } from '@nestjs/common';
import { OpenItemRepository } from './open-item.repository';

@Module({ providers: [OpenItemRepository], exports: [OpenItemRepository] })
export class OpenItemModule {}
