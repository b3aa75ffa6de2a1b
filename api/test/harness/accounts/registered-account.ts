import type { TestApp } from '../test-app.ts';

/** Registers accounts with email and password as clients do, and reads the codes that they are mailed. */
export function registration(app: () => TestApp) {
  const register = (email: string, password: string, name = 'Vera') =>
    app().post('user-register', { name, email, password, re_password: password });
  const signIn = (email: string, password: string) => app().post('user_signup', { type: 3, email, password });
  const emailsTo = (email: string) => app().mail.sent.filter(({ to }) => to === email);
  /** Of the newest email to an address; `none` when it has none. */
  const codeOf = (email: string) => {
    const { subject = '', body = '' } = emailsTo(email).at(-1) ?? {};
    return /\b\d{6}\b/.exec(`${subject} ${body}`)?.[0] ?? 'none';
  };
  const enter = (email: string, otp: string, token?: string) =>
    app().get('verify-otp', { email, otp }, token);

  /** An account with a confirmed address and a fresh session. */
  async function ownAccount(email: string, password: string) {
    await register(email, password);
    await enter(email, codeOf(email));
    const { token, data } = (await signIn(email, password)).body;
    return { token: token as string, id: data.id as number };
  }
  return { register, signIn, emailsTo, codeOf, enter, ownAccount };
}
