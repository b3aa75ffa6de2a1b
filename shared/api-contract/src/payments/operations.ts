import type { z } from 'zod';
import { operationOf, pageOperationOf } from '../common/call.ts';
import type * as rows from './rows.ts';
import type * as schemas from './schemas.ts';

export type FeatureType = z.infer<typeof rows.featureType>;
export type Offer = z.infer<typeof rows.offer>;
export type ActivePackage = z.infer<typeof rows.activePackage>;
export type PackageFeature = z.infer<typeof rows.packageFeature>;
export type GrantedPackage = z.infer<typeof rows.grantedPackage>;
export type UnitUse = z.infer<typeof rows.unitUse>;
export type PackageCheck = z.infer<typeof rows.packageCheck>;
export type Transaction = z.infer<typeof rows.transaction>;
export type Receipt = z.infer<typeof rows.receipt>;
export type BankReceipt = z.infer<typeof rows.bankReceipt>;
export type PaymentIntent = z.infer<typeof rows.paymentIntent>;
export type PaymentSetting = z.infer<typeof rows.paymentSetting>;
export type Mortgage = z.infer<typeof rows.mortgage>;

export const getPackage = operationOf<typeof schemas.getPackage>('GET', 'get-package');
/** Ours. */
export const packageUnitLog = operationOf<typeof schemas.packageUnitLog>('GET', 'package-unit-log');
export const checkPackageLimit = operationOf<typeof schemas.checkPackageLimit>('GET', 'check-package-limit');
export const assignPackage = operationOf<typeof schemas.assignPackage>('POST', 'assign_package');
export const getPaymentSettings = operationOf<typeof schemas.getPaymentSettings>(
  'GET',
  'get_payment_settings',
);
export const getPaymentDetails = operationOf<typeof schemas.getPaymentDetails>('GET', 'get_payment_details');
export const paypal = pageOperationOf<typeof schemas.paypal>('paypal');
export const flutterwave = operationOf<typeof schemas.flutterwave>('POST', 'flutterwave');
export const createPaymentIntent = operationOf<typeof schemas.createPaymentIntent>(
  'POST',
  'create-payment-intent',
);
export const paymentTransactionFail = operationOf<typeof schemas.paymentTransactionFail>(
  'POST',
  'payment-transaction-fail',
);
export const getPaymentReceipt = pageOperationOf<typeof schemas.getPaymentReceipt>('get-payment-receipt');
/** Ours. */
export const paymentReceiptDetails = operationOf<typeof schemas.paymentReceiptDetails>(
  'GET',
  'payment-receipt-details',
);
/** Ours. */
export const bankTransferDetails = operationOf<typeof schemas.bankTransferDetails>(
  'GET',
  'bank-transfer-details',
);
export const initiateBankTransfer = operationOf<typeof schemas.initiateBankTransfer>(
  'POST',
  'initiate-bank-transfer',
  'multipart',
);
export const uploadBankReceiptFile = operationOf<typeof schemas.uploadBankReceiptFile>(
  'POST',
  'upload-bank-receipt-file',
  'multipart',
);
export const mortgageCalculator = operationOf<typeof schemas.mortgageCalculator>(
  'GET',
  'mortgage-calculator',
);
export const generateRazorpayOrderid = operationOf<typeof schemas.generateRazorpayOrderid>(
  'POST',
  'generate-razorpay-orderid',
);
/** Ours. */
export const paymentTransactionStatus = operationOf<typeof schemas.paymentTransactionStatus>(
  'GET',
  'payment-transaction-status',
);
