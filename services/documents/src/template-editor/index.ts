export { TemplateEditorModule } from './template-editor.module';
export { TemplateService } from './template.service';
