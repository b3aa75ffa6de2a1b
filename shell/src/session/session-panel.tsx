import { ForgotForm } from './forgot-form.tsx';
import { RegisterForm } from './register-form.tsx';
import type { SessionView, SessionViewProps } from './session-view.ts';
import { SignInForm } from './sign-in-form.tsx';

const forms = { signIn: SignInForm, register: RegisterForm, forgot: ForgotForm };

/** One of the three forms; the dialog and the pages draw what is around it. */
export function SessionPanel({ view, onView }: { view: SessionView } & SessionViewProps) {
  const View = forms[view];
  return <View onView={onView} />;
}
