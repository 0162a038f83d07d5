export { CheckboxField, RadioGroup, SwitchField } from './form/choice-fields';
export { DateField } from './form/date-field';
export { EntityPicker } from './form/entity-picker';
export type { EntityItem } from './form/entity-picker.types';
export { FileDrop } from './form/file-drop';
export { useField } from './form/use-field';
export type { Field } from './form/use-field';
export { Form } from './form/form';
export { formFields, useReadOnly } from './form/form-seam';
export type { FormProps } from './form/form';
export type { FieldEntry } from './form/form-seam';
export { FormActions } from './form/form-actions';
export { MoneyField, NumberField } from './form/number-field';
export type { NumberFieldProps } from './form/number-field';
export { SelectField } from './form/select-field';
export type { SelectOption } from './form/select-field';
export { TextAreaField, TextField } from './form/text-field';
export { DurationField, TimeField } from './form/time-field';
export { useZodForm } from './form/use-zod-form';
export type { ZodForm } from './form/use-zod-form';
export {
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
export { scrollInList } from './internal/scroll-in-list';
