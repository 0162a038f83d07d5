export { RateCategoryEntity } from './rate-category.entity';
export { RateCategoryModule } from './rate-category.module';
export { RateCategoryRepository } from './rate-category.repository';
export { RateCategoryService } from './rate-category.service';
