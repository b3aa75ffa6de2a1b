import type { NotificationTexts } from './notifications.ts';

const listed = (titles: readonly string[], more: number) =>
  `${titles.join('; ')}${more > 0 ? `; und ${more} weitere` : ''}`;

const approved = (title: string, isHidden = false) =>
  isHidden ? `„${title}“ ist freigegeben und bleibt verborgen, bis Sie es zeigen.` : `„${title}“ ist online.`;

export const germanNotifications: NotificationTexts = {
  announcement: ({ title, body }) => ({ title, body }),
  welcome: () => ({
    title: 'Willkommen bei Lintel',
    body: 'Speichern Sie eine Suche, dann melden wir neue Immobilien.',
  }),
  listingApproved: ({ title, isHidden }) => ({
    title: 'Inserat freigegeben',
    body: approved(title, isHidden),
  }),
  listingRejected: ({ title, reason }) => ({ title: 'Inserat abgelehnt', body: `„${title}“: ${reason}` }),
  projectApproved: ({ title, isHidden }) => ({
    title: 'Projekt freigegeben',
    body: approved(title, isHidden),
  }),
  projectRejected: ({ title, reason }) => ({ title: 'Projekt abgelehnt', body: `„${title}“: ${reason}` }),
  advertApproved: ({ title }) => ({
    title: 'Anzeige freigegeben',
    body: `Die Anzeige für „${title}“ ist online.`,
  }),
  advertRejected: ({ title, reason }) => ({ title: 'Anzeige abgelehnt', body: `„${title}“: ${reason}` }),
  advertEnded: ({ title, hasWaited }) => ({
    title: 'Anzeige beendet',
    body: hasWaited
      ? `Wir haben die Anzeige für „${title}“ nicht rechtzeitig geprüft. Sie wurde nicht gezeigt, Ihr Paket hat die Einheit zurück.`
      : title
        ? `Die Anzeige für „${title}“ ist abgelaufen.`
        : 'Eine Ihrer Anzeigen ist abgelaufen.',
  }),
  interest: ({ title }) => ({ title: 'Neue Anfrage', body: `Sie haben eine neue Anfrage zu „${title}“.` }),
  projectQuestion: ({ title, person, email, message }) => ({
    title: 'Neue Nachricht',
    body: `${person} (${email}) fragt zu „${title}“: „${message}“`,
  }),
  priceDrop: ({ title }) => ({
    title: 'Preis einer gemerkten Immobilie gesunken',
    body: `„${title}“ ist jetzt günstiger.`,
  }),
  listingAsked: ({ title, days }) => ({
    title: 'Noch verfügbar?',
    body: `„${title}“ haben Sie zuletzt vor ${days} Tagen bestätigt. Sagen Sie, dass es noch verfügbar ist.`,
    action: 'Noch verfügbar',
  }),
  listingOverdue: ({ title, days }) => ({
    title: 'Ihr Inserat steht weiter hinten',
    body: `„${title}“ wurde seit ${days} Tagen nicht bestätigt. Bestätigen Sie es, dann steht es wieder an seinem Platz.`,
    action: 'Noch verfügbar',
  }),
  listingExpired: ({ title }) => ({
    title: 'Ihr Inserat ist ausgeblendet',
    body: `„${title}“ wurde nicht bestätigt. Bestätigen Sie es, um es wieder zu zeigen.`,
    action: 'Wieder zeigen',
  }),
  homeSold: ({ title }) => ({
    title: 'Ein gemerktes Zuhause ist verkauft',
    body: `„${title}“ ist nicht mehr auf dem Markt.`,
  }),
  homeRented: ({ title }) => ({
    title: 'Ein gemerktes Zuhause ist vermietet',
    body: `„${title}“ ist nicht mehr auf dem Markt.`,
  }),
  homeBack: ({ title }) => ({
    title: 'Ein gemerktes Zuhause ist zurück',
    body: `„${title}“ ist wieder verfügbar.`,
  }),
  savedSearch: ({ name, titles, more }) => ({ title: `Neu in „${name}“`, body: listed(titles, more) }),
  agentVerified: () => ({
    title: 'Sie sind verifiziert',
    body: 'Das Siegel steht jetzt an allen Ihren Inseraten.',
  }),
  agentRefused: ({ reason }) => ({
    title: 'Verifizierung nicht möglich',
    body: reason ?? 'Prüfen Sie Ihre Angaben und senden Sie das Formular noch einmal.',
  }),
  accountOpened: () => ({
    title: 'Ihr Konto ist wieder offen',
    body: 'Sie können sich wie gewohnt anmelden.',
  }),
  accountClosed: () => ({
    title: 'Ihr Konto wurde deaktiviert',
    body: 'Das Konto wurde von der Verwaltung geschlossen. Schreiben Sie uns, wenn das ein Irrtum ist.',
  }),
  chatMessage: ({ listing, preview }) => ({ title: listing, body: preview || 'Datei' }),
  voiceMessage: ({ listing }) => ({ title: listing, body: 'Sprachnachricht' }),
  answer: ({ title }) => ({ title: 'Neue Nachricht', body: `Sie haben eine Antwort zu „${title}“.` }),
  messageDeleted: () => ({ title: 'Nachricht gelöscht', body: 'Eine Nachricht wurde zurückgenommen.' }),
  paymentReceived: () => ({ title: 'Zahlung erhalten', body: 'Vielen Dank. Ihr Paket ist jetzt aktiv.' }),
  paymentFailed: () => ({
    title: 'Zahlung fehlgeschlagen',
    body: 'Es ist kein Geld angekommen. Versuchen Sie es noch einmal oder zahlen Sie auf anderem Weg.',
  }),
  paymentEnded: () => ({
    title: 'Zahlung abgebrochen',
    body: 'Sie haben sie beendet, bevor Geld angekommen ist. Sie können jederzeit neu beginnen.',
  }),
  paymentReviewed: () => ({
    title: 'Zahlung wird geprüft',
    body: 'Der Betrag weicht vom Preis ab. Wir prüfen das und melden uns.',
  }),
  paymentCancelled: ({ reason }) => ({ title: 'Zahlung storniert', body: reason }),
  receiptReceived: () => ({
    title: 'Beleg erhalten',
    body: 'Wir haben Ihren Überweisungsbeleg erhalten und prüfen ihn innerhalb von zwei Tagen.',
  }),
  receiptVerified: () => ({
    title: 'Beleg bestätigt',
    body: 'Ihre Überweisung ist da. Ihr Paket ist jetzt aktiv.',
  }),
  receiptRejected: ({ reason }) => ({
    title: 'Beleg abgelehnt',
    body: `${reason} Sie können einen anderen Beleg hochladen.`,
  }),
  transferCancelled: ({ reason }) => ({ title: 'Überweisung storniert', body: reason }),
  packageEnds: ({ name, days }) => ({
    title: 'Paket läuft bald ab',
    body: `Ihr Paket ${name} läuft in ${days === 1 ? 'einem Tag' : `${days} Tagen`} ab.`,
  }),
  packageEnded: ({ name }) => ({ title: 'Paket abgelaufen', body: `Ihr Paket ${name} ist abgelaufen.` }),
  unitsEnd: ({ name, days }) => ({
    title: 'Einheiten verfallen bald',
    body: `Ungenutzte Einheiten Ihres Pakets ${name} verfallen in ${days === 1 ? 'einem Tag' : `${days} Tagen`}. Das Paket selbst läuft weiter.`,
  }),
};
