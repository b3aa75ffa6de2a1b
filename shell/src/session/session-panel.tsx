import { CodeForm } from './code-form.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { RegisterForm } from './register-form.tsx';
import type { SessionView, SessionViewProps } from './session-view.ts';
import { SignInWays } from './sign-in-ways.tsx';

const forms = { signIn: SignInWays, register: RegisterForm, forgot: ForgotForm, verify: CodeForm };

/** One of the forms; the dialog and the pages draw what is around it. */
export function SessionPanel({ view, onView }: { view: SessionView } & SessionViewProps) {
  const View = forms[view];
  return <View onView={onView} />;
}
