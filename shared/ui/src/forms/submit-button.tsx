import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '../actions/button.tsx';

/** Sends the form it stands in; busy while the call runs. Never disabled: a press shows what is missing. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy'>) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return <Button {...props} type="submit" busy={submitting} />;
}
