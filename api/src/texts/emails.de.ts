import type { LanguageEmails } from './emails.ts';

const ignore =
  'Haben Sie das nicht angefordert? Dann ignorieren Sie diese E-Mail und geben Sie den Code nicht weiter.';
const notYou =
  'Waren Sie das nicht? Wählen Sie jetzt ein neues Passwort und melden Sie sich auf allen Geräten ab.';
const withoutUndo =
  'Waren Sie das nicht? Machen Sie es innerhalb von sieben Tagen rückgängig. Dann gilt wieder die bisherige Adresse und Sie werden überall abgemeldet.';
const subjectOfCode = (code: string, company: string) => `${code} ist Ihr Code für ${company}`;
const newPassword = 'Neues Passwort wählen';

export const germanEmails: LanguageEmails = {
  sms: ({ code, company }) =>
    `${code} ist Ihr Code für ${company}. Er gilt zehn Minuten. Geben Sie ihn nicht weiter.`,
  emails: {
    code: ({ code, company }) => ({
      subject: subjectOfCode(code, company),
      paragraphs: ['Geben Sie diesen Code ein, um fortzufahren. Er gilt zehn Minuten.'],
      code,
      after: [ignore],
    }),
    welcome: ({ code, company, isSecond }) => ({
      subject: subjectOfCode(code, company),
      paragraphs: [
        `Willkommen bei ${company}. Bestätigen Sie mit diesem Code Ihre E-Mail-Adresse. Er gilt zehn Minuten.`,
      ],
      code,
      after: [
        ...(isSecond
          ? [
              'Mit dieser Adresse gab es kurz zuvor schon eine Registrierung. Dieser Code ersetzt den früheren. Verwenden Sie ihn nur, wenn Sie sich selbst zweimal registriert haben.',
            ]
          : []),
        'Haben Sie sich nicht registriert? Dann ignorieren Sie diese E-Mail.',
      ],
    }),
    alreadyRegistered: ({ code, company }) => ({
      subject: `Sie haben schon ein Konto bei ${company}`,
      paragraphs: [
        'Gerade gab es eine Registrierung mit Ihrer E-Mail-Adresse, und Sie haben schon ein Konto. Melden Sie sich wie gewohnt an oder geben Sie diesen Code ein. Er gilt zehn Minuten.',
      ],
      code,
      after: [
        'Passwort vergessen? Auf der Anmeldeseite fordern Sie ein neues an.',
        'Haben Sie sich nicht registriert? Dann ignorieren Sie diese E-Mail. An Ihrem Konto hat sich nichts geändert.',
      ],
    }),
    confirmChange: ({ code, company }) => ({
      subject: subjectOfCode(code, company),
      paragraphs: [
        'Mit diesem Code wird dies die E-Mail-Adresse Ihres Kontos. Geben Sie ihn dort ein, wo Sie die Adresse geändert haben. Er gilt zehn Minuten.',
      ],
      code,
      after: [ignore],
    }),
    addressIsYours: ({ company }) => ({
      subject: `Ihre Adresse wurde in einem anderen Konto bei ${company} eingegeben`,
      paragraphs: [
        'Ihre E-Mail-Adresse sollte für ein anderes Konto verwendet werden. Sie bleibt die Adresse Ihres Kontos, und nichts hat sich geändert.',
      ],
    }),
    addressChangeAsked: ({ company, url }) => ({
      subject: `Eine neue E-Mail-Adresse für Ihr Konto bei ${company}`,
      paragraphs: [
        'Für Ihr Konto wurde eine neue E-Mail-Adresse eingegeben. Diese hier gilt, bis die neue bestätigt ist.',
        withoutUndo,
      ],
      action: { label: 'Diese Adresse behalten', url },
    }),
    addressChanged: ({ company, url }) => ({
      subject: `Die E-Mail-Adresse Ihres Kontos bei ${company} hat sich geändert`,
      paragraphs: ['Ihr Konto hat jetzt eine andere E-Mail-Adresse.', withoutUndo],
      action: { label: 'Diese Adresse wiederherstellen', url },
    }),
    newPassword: ({ company, url }) => ({
      subject: `Neues Passwort für ${company}`,
      paragraphs: ['Wählen Sie innerhalb einer Stunde ein neues Passwort.'],
      action: { label: newPassword, url },
      after: [
        'Haben Sie das nicht angefordert? Dann ignorieren Sie diese E-Mail. Ihr Passwort bleibt, wie es ist.',
      ],
    }),
    passwordChanged: ({ company, url }) => ({
      subject: `Ihr Passwort für ${company} hat sich geändert`,
      paragraphs: [
        'Ihr Passwort wurde geändert, und Sie sind überall abgemeldet.',
        'Waren Sie das nicht? Wählen Sie jetzt ein neues Passwort.',
      ],
      action: { label: newPassword, url },
    }),
    newDevice: ({ company, url, device }) => ({
      subject: `Neue Anmeldung bei ${company}`,
      paragraphs: [`Ihr Konto wurde auf einem neuen Gerät angemeldet: ${device}.`, notYou],
      action: { label: newPassword, url },
    }),
    signInMethodAdded: ({ company, url }) => ({
      subject: `Eine neue Anmeldung bei ${company}`,
      paragraphs: ['Sie können sich jetzt auch mit einem anderen Dienst bei Ihrem Konto anmelden.', notYou],
      action: { label: newPassword, url },
    }),
    signInMethodRemoved: ({ company, url }) => ({
      subject: `Eine Anmeldung bei ${company} wurde entfernt`,
      paragraphs: [
        'Eine Möglichkeit, sich bei Ihrem Konto anzumelden, wurde entfernt. Die anderen gelten weiter.',
        notYou,
      ],
      action: { label: newPassword, url },
    }),
    signedOutEverywhere: ({ company, url }) => ({
      subject: `Auf allen Geräten bei ${company} abgemeldet`,
      paragraphs: ['Sie sind auf allen Geräten abgemeldet.', notYou],
      action: { label: newPassword, url },
    }),
    sessionEnded: ({ company, url, device }) => ({
      subject: `Auf ${device ? 'einem Gerät' : 'anderen Geräten'} bei ${company} abgemeldet`,
      paragraphs: [
        device
          ? `In Ihrem Konto wurde ein Gerät abgemeldet: ${device}.`
          : 'In Ihrem Konto wurden alle anderen Geräte abgemeldet.',
        notYou,
      ],
      action: { label: newPassword, url },
    }),
    accountLeaves: ({ company, url, date }) => ({
      subject: `Ihr Konto bei ${company} wird am ${date} gelöscht`,
      paragraphs: [
        `Sie haben Ihr Konto gelöscht. Es verschwindet mit allem darin am ${date}. Ihre Inserate sieht ab jetzt niemand mehr, und Sie sind auf allen Geräten abgemeldet.`,
        'Haben Sie es sich anders überlegt? Melden Sie sich bis dahin an und wählen Sie „Konto behalten“.',
      ],
      action: { label: 'Anmelden', url },
    }),
    accountGoesSoon: ({ company, url, date }) => ({
      subject: `Ihr Konto bei ${company} wird morgen gelöscht`,
      paragraphs: [
        `Ihr Konto und alles darin verschwinden am ${date}. Bis dahin können Sie sich anmelden und es behalten.`,
      ],
      action: { label: 'Anmelden', url },
    }),
    accountStays: ({ company, url }) => ({
      subject: `Ihr Konto bei ${company} bleibt`,
      paragraphs: ['Sie haben Ihr Konto behalten. Ihre Inserate sind wieder sichtbar.', notYou],
      action: { label: newPassword, url },
    }),
    accountDeleted: ({ company }) => ({
      subject: `Ihr Konto bei ${company} ist gelöscht`,
      paragraphs: ['Ihr Konto und alles darin sind gelöscht.', 'Waren Sie das nicht? Schreiben Sie uns.'],
    }),
    listingAsked: ({ title, url }) => ({
      subject: `Ist „${title}“ noch verfügbar?`,
      paragraphs: [
        'Sie haben dieses Inserat zuletzt vor zwei Wochen bestätigt. Ein Klick zeigt, dass es noch verfügbar ist.',
        'Ohne Antwort steht es nach 30 Tagen weiter hinten und wird nach 45 Tagen ausgeblendet.',
      ],
      action: { label: 'Noch verfügbar', url },
    }),
    listingOverdue: ({ title, url }) => ({
      subject: `„${title}“ steht weiter hinten`,
      paragraphs: [
        'Es wurde seit 30 Tagen nicht bestätigt. Bestätigen Sie es, dann steht es wieder an seinem Platz.',
        'Ohne Antwort wird es in 15 Tagen ausgeblendet.',
      ],
      action: { label: 'Noch verfügbar', url },
    }),
    listingExpired: ({ title, url }) => ({
      subject: `„${title}“ ist ausgeblendet`,
      paragraphs: ['Es wurde seit 45 Tagen nicht bestätigt. Ein Klick zeigt es wieder.'],
      action: { label: 'Wieder zeigen', url },
    }),
  },
};
