import { Module } from '@nestjs/common';
import { PlanNews } from './plan-news';

@Module({ providers: [PlanNews], exports: [PlanNews] })
export class NewsModule {}
