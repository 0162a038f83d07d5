export { NewsModule } from './news.module';
export { PlanNews } from './plan-news';
