import type { LanguageEmails } from './emails.ts';

const ignore = 'If you didn’t ask for this, ignore this email and don’t give the code to anyone.';
const notYou = 'Wasn’t this you? Choose a new password now and sign out on every device.';
const withoutUndo =
  'Wasn’t this you? Undo it within seven days. This restores your old address and signs you out everywhere.';
const subjectOfCode = (code: string, company: string) => `${code} is your ${company} code`;

export const englishEmails: LanguageEmails = {
  sms: ({ code, company }) => `${code} is your ${company} code. It’s valid for ten minutes. Don’t share it.`,
  emails: {
    code: ({ code, company }) => ({
      subject: subjectOfCode(code, company),
      paragraphs: ['Enter this code to continue. It’s valid for ten minutes.'],
      code,
      after: [ignore],
    }),
    welcome: ({ code, company, isSecond }) => ({
      subject: subjectOfCode(code, company),
      paragraphs: [
        `Welcome to ${company}. Enter this code to confirm your email. It’s valid for ten minutes.`,
      ],
      code,
      after: [
        ...(isSecond
          ? [
              'Someone registered with this address a short time ago. This code replaces the earlier one. Use it only if you registered twice yourself.',
            ]
          : []),
        'If you didn’t register, ignore this email.',
      ],
    }),
    alreadyRegistered: ({ code, company }) => ({
      subject: `You already have a ${company} account`,
      paragraphs: [
        'Someone just registered with your email, and you already have an account. Sign in as before, or enter this code. It’s valid for ten minutes.',
      ],
      code,
      after: [
        'Forgot your password? Ask for a new one on the sign-in page.',
        'If you didn’t register, ignore this email. Your account hasn’t changed.',
      ],
    }),
    confirmChange: ({ code, company }) => ({
      subject: subjectOfCode(code, company),
      paragraphs: [
        'This code makes this the email of your account. Enter it where you changed the email. It’s valid for ten minutes.',
      ],
      code,
      after: [ignore],
    }),
    addressIsYours: ({ company }) => ({
      subject: `Your email was entered in another ${company} account`,
      paragraphs: [
        'Someone wanted to use this email for another account. It stays the email of your account, and nothing has changed.',
      ],
    }),
    addressChangeAsked: ({ company, url }) => ({
      subject: `A new email for your ${company} account`,
      paragraphs: [
        'A new email was entered for your account. This one stays valid until the new one is confirmed.',
        withoutUndo,
      ],
      action: { label: 'Keep this email', url },
    }),
    addressChanged: ({ company, url }) => ({
      subject: `The email of your ${company} account has changed`,
      paragraphs: ['Your account has a new email now.', withoutUndo],
      action: { label: 'Restore this email', url },
    }),
    newPassword: ({ company, url }) => ({
      subject: `Choose a new password for ${company}`,
      paragraphs: ['Choose a new password within an hour.'],
      action: { label: 'Choose a new password', url },
      after: ['If you didn’t ask for this, ignore this email. Your password stays as it is.'],
    }),
    passwordChanged: ({ company, url }) => ({
      subject: `Your ${company} password has changed`,
      paragraphs: [
        'Your password was changed and you’re signed out everywhere.',
        'Wasn’t this you? Choose a new password now.',
      ],
      action: { label: 'Choose a new password', url },
    }),
    newDevice: ({ company, url, device }) => ({
      subject: `New sign-in to ${company}`,
      paragraphs: [`Your account was signed in to on a new device: ${device}.`, notYou],
      action: { label: 'Choose a new password', url },
    }),
    signInMethodAdded: ({ company, url }) => ({
      subject: `A new way to sign in to ${company}`,
      paragraphs: ['You can now sign in to your account with another service.', notYou],
      action: { label: 'Choose a new password', url },
    }),
    signInMethodRemoved: ({ company, url }) => ({
      subject: `A way to sign in to ${company} was removed`,
      paragraphs: ['A way to sign in to your account was removed. The others still work.', notYou],
      action: { label: 'Choose a new password', url },
    }),
    signedOutEverywhere: ({ company, url }) => ({
      subject: `Signed out of ${company} on every device`,
      paragraphs: ['You’re signed out on all devices.', notYou],
      action: { label: 'Choose a new password', url },
    }),
    sessionEnded: ({ company, url, device }) => ({
      subject: `Signed out of ${company} on ${device ? 'a device' : 'other devices'}`,
      paragraphs: [
        device
          ? `A device was signed out from your account: ${device}.`
          : 'All other devices were signed out from your account.',
        notYou,
      ],
      action: { label: 'Choose a new password', url },
    }),
    accountLeaves: ({ company, url, date }) => ({
      subject: `Your ${company} account will be deleted on ${date}`,
      paragraphs: [
        `You asked us to delete your account. It goes with everything in it on ${date}. Nobody else sees your listings any more, and you’re signed out on all devices.`,
        'Changed your mind? Sign in before that day and choose “Keep my account”.',
      ],
      action: { label: 'Sign in', url },
    }),
    accountGoesSoon: ({ company, url, date }) => ({
      subject: `Tomorrow your ${company} account is deleted`,
      paragraphs: [
        `Your account and everything in it go on ${date}. Until then you can sign in and keep it.`,
      ],
      action: { label: 'Sign in', url },
    }),
    accountStays: ({ company, url }) => ({
      subject: `Your ${company} account stays`,
      paragraphs: ['You kept your account. Your listings are visible again.', notYou],
      action: { label: 'Choose a new password', url },
    }),
    accountDeleted: ({ company }) => ({
      subject: `Your ${company} account has been deleted`,
      paragraphs: ['Your account and everything in it have been deleted.', 'Wasn’t this you? Write to us.'],
    }),
    listingAsked: ({ title, url }) => ({
      subject: `Is “${title}” still available?`,
      paragraphs: [
        'You last confirmed this listing two weeks ago. One press tells people that it’s still available.',
        'Without an answer it comes later in results after 30 days, and is hidden after 45.',
      ],
      action: { label: 'Still available', url },
    }),
    listingOverdue: ({ title, url }) => ({
      subject: `“${title}” comes later in results`,
      paragraphs: [
        'It hasn’t been confirmed for 30 days. Confirm it, and it’s back in its place.',
        'Without an answer it is hidden in 15 days.',
      ],
      action: { label: 'Still available', url },
    }),
    listingExpired: ({ title, url }) => ({
      subject: `“${title}” is hidden`,
      paragraphs: ['It hasn’t been confirmed for 45 days. One press shows it again.'],
      action: { label: 'Show it again', url },
    }),
  },
};
