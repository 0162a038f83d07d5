export { PackagePartModule } from './package-part.module';
