export { CheckboxField, RadioGroup, SwitchField } from './form/choice-fields';
export type { CheckboxFieldProps, RadioGroupProps, RadioOption } from './form/choice-fields';
export { DateField } from './form/date-field';
export type { DateFieldProps } from './form/date-field';
export { EntityPicker } from './form/entity-picker';
export type { EntityItem, EntityPickerProps } from './form/entity-picker.types';
export { FileDrop } from './form/file-drop';
export type { FileDropProps } from './form/file-drop';
export { useField } from './form/use-field';
export type { Field, FieldProps } from './form/use-field';
export { Form } from './form/form';
export { formFields } from './form/form-seam';
export type { FormProps } from './form/form';
export type { FieldEntry } from './form/form-seam';
export { FormActions } from './form/form-actions';
export type { FormActionsProps } from './form/form-actions';
export { MoneyField, NumberField } from './form/number-field';
export type { MoneyFieldProps, NumberFieldProps } from './form/number-field';
export { SelectField } from './form/select-field';
export type { SelectFieldProps, SelectOption } from './form/select-field';
export { TextAreaField, TextField } from './form/text-field';
export type { TextAreaFieldProps, TextFieldProps } from './form/text-field';
export { DurationField, TimeField } from './form/time-field';
export type { DurationFieldProps, TimeFieldProps } from './form/time-field';
export { useZodForm, zodResolver } from './form/use-zod-form';
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
