export { PackagePartsModule } from './package-part.module';
