import type { Confirmations } from './confirmations.ts';

export const germanConfirmations: Confirmations = {
  'Thank you. We check what you sent and tell you the result.':
    'Vielen Dank. Wir prüfen Ihre Angaben und teilen Ihnen das Ergebnis mit.',
  'Quick replies saved.': 'Schnellantworten gespeichert.',
  'Blocked.': 'Blockiert.',
  'No longer blocked.': 'Nicht mehr blockiert.',
  'Thank you. We have received your message.': 'Vielen Dank. Wir haben Ihre Nachricht erhalten.',
  'Saved to your favourites.': 'Gemerkt.',
  'Removed from your favourites.': 'Nicht mehr gemerkt.',
  'The owner knows that you are interested.': 'Der Anbieter weiß, dass Sie interessiert sind.',
  'Taken back.': 'Zurückgenommen.',
  'Thank you. We will look into it.': 'Vielen Dank. Wir gehen der Sache nach.',
  'You have reported this already.': 'Sie haben das bereits gemeldet.',
  'Your package is active now.': 'Ihr Paket ist jetzt aktiv.',
  'The payment was cancelled.': 'Die Zahlung wurde abgebrochen.',
  'Your listing will be featured.': 'Ihr Inserat wird hervorgehoben.',
  'The advertisement has ended.': 'Die Anzeige ist beendet.',
  'The project has been deleted.': 'Das Projekt wurde gelöscht.',
  'The listing has been posted.': 'Das Inserat wurde eingestellt.',
  'The listing has been changed.': 'Das Inserat wurde geändert.',
  'The listing has been deleted.': 'Das Inserat wurde gelöscht.',
  'The picture has been deleted.': 'Das Bild wurde gelöscht.',
  'We’ve emailed you a code.': 'Wir haben einen Code an diese E-Mail-Adresse gesendet.',
  'We have sent you a code.': 'Wir haben Ihnen einen Code gesendet.',
  'The code is correct.': 'Der Code stimmt.',
  'If there is an account with this address, we have sent a link to it.':
    'Falls es zu dieser Adresse ein Konto gibt, haben wir einen Link dorthin gesendet.',
  'Signed out.': 'Abgemeldet.',
  'The device is signed out.': 'Das Gerät ist abgemeldet.',
  'Signed out on every device.': 'Auf allen Geräten abgemeldet.',
  'Your account goes in seven days. Sign in before then to keep it.':
    'Ihr Konto wird in sieben Tagen gelöscht. Melden Sie sich bis dahin an, um es zu behalten.',
  'Your password is changed.': 'Ihr Passwort ist geändert.',
  'Your account stays.': 'Ihr Konto bleibt.',
  'Your account has been deleted.': 'Ihr Konto wurde gelöscht.',
};
