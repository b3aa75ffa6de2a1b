import type { PageSection } from './page-texts.ts';

export const aboutDe: readonly PageSection[] = [
  [
    'Ein Zuhause, dem Sie vertrauen können',
    'Lintel ist der Marktplatz für Wohnungen, Häuser, Grundstücke und Gewerbeflächen auf der Insel Lumera. Wir zeigen, wonach bei jeder Besichtigung gefragt wird: was es insgesamt kostet, wie sich der Preis verändert hat, wie weit es zur Schule ist und wer verkauft.',
  ],
  [
    'Wie es begann',
    'Zwei von uns suchten ein Jahr lang eine Wohnung in Port Aster. Wir führten eine Tabelle über jede Anzeige: wann sie erschien, wann sie verschwand und neu eingestellt wurde, was sie vorher gekostet hatte. Diese Tabelle half mehr als jedes Portal, und so machten wir 2019 eines daraus.',
    'Heute arbeiten neunzehn Menschen bei Lintel, in einem Büro über der alten Seilerei: eine Redaktion, die jede neue Anzeige liest, Entwicklung, und ein Team, das ans Telefon geht.',
  ],
  [
    'Was wir versprechen',
    [
      'Eine Anzeige behält ihre Geschichte. Neu einstellen macht sie nicht neu.',
      'Wer für einen Platz in der Liste zahlt, ist als Anzeige gekennzeichnet, und Sie können solche ausblenden.',
      'Das Siegel „Verifiziert“ heißt: Wir haben Identität und Lizenzunterlagen der Maklerin oder des Maklers geprüft.',
      'Was nicht angegeben ist, nennen wir so. Was wir ausrechnen, nennen wir Schätzung.',
    ],
  ],
  [
    'Womit wir Geld verdienen',
    'Suchen, merken, vergleichen und Eigentümern schreiben ist kostenlos. Eigentümer und Makler zahlen für weitere Anzeigen und für Werbung; wer Premium-Angebote sehen möchte, zahlt für ein Paket. Wir nehmen keinen Anteil an Verkauf oder Miete und verkaufen keine Daten.',
  ],
  [
    'Wer die Anzeigen prüft',
    'Jede neue Anzeige liest ein Mensch, bevor sie erscheint, meist innerhalb eines Werktags. Was gegen unsere Regeln verstößt, geht mit der Begründung zurück. Auf jeder Seite können Sie eine Anzeige melden; wir sehen uns jede Meldung an.',
  ],
  [
    'Sprechen Sie mit uns',
    'Unser Büro am Platz der Republik 1 ist montags bis freitags von neun bis achtzehn Uhr geöffnet. Sie erreichen uns telefonisch, per E-Mail oder über das Formular auf der Kontaktseite.',
    'Dies ist die Vorführung des Produkts: Die Insel, ihre Straßen, diese Firma und ihre Menschen sind erfunden.',
  ],
];

export const termsDe: readonly PageSection[] = [
  [
    'Wer wir sind und wofür diese Bedingungen gelten',
    'Lintel wird von der Lintel Homes Ltd, 1 Republic Square, Port Aster, betrieben. Diese Bedingungen gelten zwischen Ihnen und uns, für alle, die die Seite nutzen, mit oder ohne Konto. Was Sie mit Eigentümern oder Maklern vereinbaren, ist allein Ihre gemeinsame Sache.',
  ],
  [
    'Ihr Konto',
    'Ein Konto brauchen Sie, um etwas anzubieten, jemandem zu schreiben und ein Paket zu kaufen. Nennen Sie Ihren eigenen Namen und eine Nummer und Adresse, unter der Sie erreichbar sind. Behalten Sie Ihr Passwort für sich; was mit Ihrem Konto geschieht, gilt als von Ihnen getan, bis Sie uns sagen, dass jemand anderes es hat.',
    'Sie müssen mindestens achtzehn Jahre alt sein oder für ein Unternehmen handeln, das Verträge schließen darf.',
  ],
  [
    'Was Sie anbieten dürfen',
    [
      'Nur was Ihnen gehört oder was Sie für den Eigentümer verkaufen oder vermieten dürfen.',
      'Jedes Objekt einmal. Nehmen Sie es heraus, wenn es verkauft oder vermietet ist.',
      'Einen Preis, den Sie heute annehmen würden; was hinzukommt, steht im Text.',
      'Fotos genau dieses Objekts, ohne Telefonnummern und Zeichen anderer.',
    ],
    'Niemand darf wegen Herkunft, Religion, Geschlecht, Behinderung, Alter oder Familie abgewiesen werden. Solche Anzeigen werden entfernt.',
  ],
  [
    'Prüfung und Entfernung',
    'Wir lesen neue und geänderte Anzeigen, bevor sie erscheinen. Was gegen diese Bedingungen verstößt, wird abgelehnt oder entfernt; Sie erfahren den Grund, können es verbessern und erneut einreichen. Konten, die täuschen, werden geschlossen.',
  ],
  [
    'Pakete und Bezahlung',
    'Ein Paket beginnt, wenn die Zahlung eingegangen ist, und endet nach der angegebenen Zahl von Tagen. Es enthält eine Anzahl von Anzeigen und Werbeplätzen; Verbrauchtes wird nicht zurückgegeben, wenn Sie eine Anzeige vorzeitig herausnehmen.',
    'Sie können mit Karte oder per Überweisung zahlen. Überweisungen bestätigen wir, sobald wir den Beleg gesehen haben, spätestens nach zwei Werktagen. Pakete verlängern sich nicht von selbst.',
  ],
  [
    'Ihr Widerrufsrecht',
    'Als Verbraucher können Sie ein Paket innerhalb von vierzehn Tagen ohne Angabe von Gründen widerrufen; schreiben Sie uns dazu. Haben Sie bereits einen Teil verbraucht, erstatten wir den Rest.',
  ],
  [
    'Nachrichten und Interesse',
    'Nachrichten gelten der Immobilie, um die es geht. Werbung, Drohungen und Bitten um Vorauszahlung sind nicht erlaubt. Zahlen Sie nie etwas an, bevor Sie eine Wohnung gesehen und einen Vertrag unterschrieben haben. Sie können jeden sperren und ein Inserat aus dem Gespräch heraus melden.',
  ],
  [
    'Texte und Fotos',
    'Was Sie einstellen, bleibt Ihres. Sie erlauben uns, es auf Lintel zu zeigen, dafür zu verkleinern oder aufzuhellen, und Angaben und Preise früherer Anzeigen für den Preisverlauf zu behalten, den Besucher sehen.',
  ],
  [
    'Wofür wir einstehen',
    'Wir zeigen, was Eigentümer und Makler angeben, und kennzeichnen, was wir geprüft haben. Entfernungen, monatliche Kosten und Vergleiche sind Schätzungen und keine Finanz- oder Rechtsberatung. Für Vorsatz und grobe Fahrlässigkeit haften wir unbeschränkt, sonst für das, wofür ein solcher Vertrag geschlossen wird, bis zur Höhe Ihrer Zahlungen im letzten Jahr.',
  ],
  [
    'Änderungen und Recht',
    'Über Änderungen dieser Bedingungen informieren wir Sie vier Wochen vorher per E-Mail; bis dahin können Sie Ihr Konto auflösen. Es gilt das Recht von Lumera. Gerichtsstand ist Port Aster, sofern das Gesetz für Verbraucher keinen anderen nennt.',
  ],
];

export const privacyDe: readonly PageSection[] = [
  [
    'Was wir aufbewahren',
    [
      'Ihr Profil: Name, E-Mail-Adresse, Telefonnummer und was Sie ergänzen.',
      'Was Sie anbieten, mit Fotos und Unterlagen.',
      'Immobilien, Suchen und Notizen, die Sie sich merken, während Sie angemeldet sind.',
      'Ihre Nachrichten, und wann Sie sich für etwas interessiert haben.',
      'Käufe und Belege.',
      'Die Geräte, auf denen Sie angemeldet sind, und Änderungen an Ihrer Anmeldung.',
      'Wie oft jede Anzeige am Tag angesehen wurde, ohne Namen.',
    ],
  ],
  [
    'Was auf Ihrem Gerät bleibt',
    'Vergleiche und letzte Suchen bewahrt allein Ihr Browser auf, ohne Konto auch gemerkte Immobilien, gespeicherte Suchen und Ihre Notizen. Was Sie eingeben, um zu sehen, was Sie sich leisten können, verlässt Ihr Gerät nie, ob mit oder ohne Konto.',
  ],
  [
    'Wofür wir es verwenden',
    'Um die Seite zu betreiben: Ihre Anzeige zu zeigen, Ihre Nachricht zuzustellen, Ihnen zu schicken, worum Sie gebeten haben. Um sie sicher zu halten: gestohlene Konten und erfundene Anzeigen zu bemerken. Um das Gesetz zu erfüllen: Rechnungen müssen zehn Jahre aufbewahrt werden.',
  ],
  [
    'Wer was sieht',
    'Ihr öffentliches Profil und Ihre Anzeigen sind für alle sichtbar. Jede Anzeige nennt Name, E-Mail-Adresse und Telefonnummer der Person, die sie aufgegeben hat. Bekunden Sie Interesse, sieht der Eigentümer Ihre E-Mail-Adresse und Telefonnummer. Nachrichten lesen nur Sie beide; wir lesen sie nur, wenn einer von Ihnen uns darum bittet.',
    'Wir verkaufen keine Daten und verfolgen Sie nicht auf anderen Seiten.',
  ],
  [
    'Wer für uns arbeitet',
    'Kartenzahlungen, E-Mails, SMS und Benachrichtigungen laufen über Unternehmen, die das für uns tun und die Daten für nichts anderes verwenden dürfen. Sie bekommen, was die Aufgabe braucht: Ein Zahlungsdienst sieht den Betrag, nicht Ihre Merkliste.',
  ],
  [
    'Cookies und Ihr Standort',
    'Für Anmeldung, Sprache und Farben brauchen wir einige Einträge in Ihrem Browser. Alles Weitere wartet auf Ihre Zustimmung. Nach Ihrem Standort fragen wir einmal; er ordnet Immobilien nach Entfernung, bleibt in Ihrem Browser und wird nur mit Suchen gesendet, die ihn brauchen.',
  ],
  [
    'Wie lange wir es behalten',
    [
      'Ihr Konto und seinen Inhalt: bis sieben Tage, nachdem Sie es löschen. Ihre Inserate sind sofort verborgen, und wer sich bis dahin anmeldet, behält das Konto.',
      'Nachrichten und ihre Anhänge: solange einer von beiden sie behalten möchte und beide ein Konto haben.',
      'Protokolle mit Internetadressen: dreißig Tage.',
      'Rechnungen: zehn Jahre, weil das Gesetz es verlangt.',
    ],
  ],
  [
    'Ihre Rechte',
    'Sie können sehen, was wir über Sie aufbewahren, es berichtigen, mitnehmen oder löschen lassen. Das meiste davon tun Sie selbst in Ihrem Profil. Sie können außerdem einer Verwendung widersprechen und sich bei der Datenschutzbehörde von Lumera beschweren.',
  ],
  [
    'So erreichen Sie uns',
    'Verantwortlich ist die Lintel Homes Ltd, 1 Republic Square, Port Aster. Schreiben Sie unserer Datenschutzbeauftragten unter der Adresse auf der Kontaktseite; Sie erhalten innerhalb eines Monats eine Antwort, meist binnen Tagen.',
  ],
];
