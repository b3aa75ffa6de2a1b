import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useFormState } from 'react-final-form';
import { $typedEmail, emailFormLeft, emailTyped } from '#user/session/model/typed-email.ts';

/** The email of the form that this one takes the place of: that is forgotten only once this form is on screen. */
export function useEmailBefore(): { email?: string } {
  const typed = useUnit($typedEmail);
  const [email] = useState(typed);
  return email ? { email } : {};
}

/** Inside a form with an email: the next form begins with it. */
export function TypedEmail(): null {
  const { values } = useFormState<{ email?: string }>({ subscription: { values: true } });
  const { typed, left } = useUnit({ typed: emailTyped, left: emailFormLeft });
  const email = values.email ?? '';
  useEffect(() => void typed(email), [typed, email]);
  useEffect(() => left, [left]);
  return null;
}
