/** Texts of the pages behind mailed links. */
export const english = {
  newPassword: 'Choose a new password',
  rules: 'At least 8 characters; 12 or more are safer. You’ll be signed out on every device.',
  password: 'New password',
  passwordAgain: 'New password again',
  savePassword: 'Save password',
  problems: {
    length: 'Use at least 8 characters.',
    common: 'Many people use this password. Choose another one.',
    personal: 'Use a password without your name or email address.',
    different: 'The two passwords don’t match.',
  },
  changed: 'Your password has been changed',
  changedText: 'You can sign in with it now.',
  signIn: 'Sign in',
  expired: 'This link doesn’t work any more',
  expiredText: 'It has been used already, or it’s older than an hour.',
  askAgain: 'Send a new link',
  tooOften: 'Too many attempts',
  tooOftenText: 'Wait a few minutes, then open the link again.',
  keepAddress: 'Keep your email address',
  keepAddressText:
    'This brings back the address that this email was sent to, and the last password you had with it. You’ll be signed out on every device.',
  restore: 'Restore my address',
  restored: 'Your address has been restored',
  restoredText: 'You’ve been signed out everywhere. Choose a new password if someone else may know yours.',
  undoExpiredText: 'It has been used already, or it’s older than seven days.',
  home: 'Go to the home page',
};

export type PageTexts = typeof english;
