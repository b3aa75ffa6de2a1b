import { CodeForm } from '#user/session/forms/code-form.tsx';
import { ForgotForm } from '#user/session/forms/forgot-form.tsx';
import { RegisterForm } from '#user/session/forms/register-form.tsx';
import type { SessionView, SessionViewProps } from '#user/session/model/session-view.ts';
import { SignInWays } from '#user/session/forms/sign-in-ways.tsx';

const forms = { signIn: SignInWays, register: RegisterForm, forgot: ForgotForm, verify: CodeForm };

/** One of the forms; the dialog and the pages draw what is around it. */
export function SessionPanel({ view, onView }: { view: SessionView } & SessionViewProps) {
  const View = forms[view];
  return <View onView={onView} />;
}
