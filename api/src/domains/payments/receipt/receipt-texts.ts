import type { Receipt } from '@lintel/api-contract';
import type { TextLanguage } from '#texts/text-language.ts';

interface ReceiptTexts {
  readonly receipt: string;
  readonly title: string;
  readonly customer: string;
  readonly date: string;
  readonly package: string;
  readonly duration: string;
  readonly days: (count: number) => string;
  readonly transaction: string;
  readonly method: string;
  readonly noMethod: string;
  readonly type: string;
  readonly types: Readonly<Record<Receipt['payment_type'], string>>;
  readonly taxNumber: string;
  readonly net: string;
  readonly amount: string;
}

function arabicDays(count: number): string {
  if (count === 1) return 'يوم واحد';
  if (count === 2) return 'يومان';
  return count >= 3 && count <= 10 ? `${count} أيام` : `${count} يومًا`;
}

/** Words of a printed receipt. English is what deployed clients print. */
export const receiptTexts: Record<TextLanguage, ReceiptTexts> = {
  en: {
    receipt: 'Receipt',
    title: 'Payment receipt',
    customer: 'Customer',
    date: 'Date',
    package: 'Package',
    duration: 'Duration',
    days: (count) => `${count} days`,
    transaction: 'Transaction',
    method: 'Payment method',
    noMethod: 'None',
    type: 'Payment type',
    types: { 'online payment': 'online payment', 'bank transfer': 'bank transfer', free: 'free' },
    taxNumber: 'Tax number',
    net: 'Net',
    amount: 'Amount',
  },
  de: {
    receipt: 'Beleg',
    title: 'Zahlungsbeleg',
    customer: 'Kundin oder Kunde',
    date: 'Datum',
    package: 'Paket',
    duration: 'Laufzeit',
    days: (count) => (count === 1 ? '1 Tag' : `${count} Tage`),
    transaction: 'Zahlung',
    method: 'Zahlungsart',
    noMethod: 'Keine',
    type: 'Art',
    types: { 'online payment': 'Onlinezahlung', 'bank transfer': 'Überweisung', free: 'kostenlos' },
    taxNumber: 'Steuernummer',
    net: 'Netto',
    amount: 'Betrag',
  },
  ar: {
    receipt: 'إيصال',
    title: 'إيصال الدفع',
    customer: 'العميل',
    date: 'التاريخ',
    package: 'الباقة',
    duration: 'المدة',
    days: arabicDays,
    transaction: 'رقم العملية',
    method: 'طريقة الدفع',
    noMethod: 'بلا',
    type: 'نوع الدفع',
    types: { 'online payment': 'دفع إلكتروني', 'bank transfer': 'تحويل بنكي', free: 'مجاني' },
    taxNumber: 'الرقم الضريبي',
    net: 'الصافي',
    amount: 'المبلغ',
  },
};
