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

export const getPackage = /* @__PURE__ */ operationOf<typeof schemas.getPackage>('GET', 'get-package');
/** Ours. */
export const packageUnitLog = /* @__PURE__ */ operationOf<typeof schemas.packageUnitLog>(
  'GET',
  'package-unit-log',
);
export const checkPackageLimit = /* @__PURE__ */ operationOf<typeof schemas.checkPackageLimit>(
  'GET',
  'check-package-limit',
);
export const assignPackage = /* @__PURE__ */ operationOf<typeof schemas.assignPackage>(
  'POST',
  'assign_package',
);
export const getPaymentSettings = /* @__PURE__ */ operationOf<typeof schemas.getPaymentSettings>(
  'GET',
  'get_payment_settings',
);
export const getPaymentDetails = /* @__PURE__ */ operationOf<typeof schemas.getPaymentDetails>(
  'GET',
  'get_payment_details',
);
export const paypal = /* @__PURE__ */ pageOperationOf<typeof schemas.paypal>('paypal');
export const flutterwave = /* @__PURE__ */ operationOf<typeof schemas.flutterwave>('POST', 'flutterwave');
export const createPaymentIntent = /* @__PURE__ */ operationOf<typeof schemas.createPaymentIntent>(
  'POST',
  'create-payment-intent',
);
export const paymentTransactionFail = /* @__PURE__ */ operationOf<typeof schemas.paymentTransactionFail>(
  'POST',
  'payment-transaction-fail',
);
export const getPaymentReceipt =
  /* @__PURE__ */ pageOperationOf<typeof schemas.getPaymentReceipt>('get-payment-receipt');
/** Ours. */
export const paymentReceiptDetails = /* @__PURE__ */ operationOf<typeof schemas.paymentReceiptDetails>(
  'GET',
  'payment-receipt-details',
);
/** Ours. */
export const bankTransferDetails = /* @__PURE__ */ operationOf<typeof schemas.bankTransferDetails>(
  'GET',
  'bank-transfer-details',
);
export const initiateBankTransfer = /* @__PURE__ */ operationOf<typeof schemas.initiateBankTransfer>(
  'POST',
  'initiate-bank-transfer',
  'multipart',
);
export const uploadBankReceiptFile = /* @__PURE__ */ operationOf<typeof schemas.uploadBankReceiptFile>(
  'POST',
  'upload-bank-receipt-file',
  'multipart',
);
export const mortgageCalculator = /* @__PURE__ */ operationOf<typeof schemas.mortgageCalculator>(
  'GET',
  'mortgage-calculator',
);
export const generateRazorpayOrderid = /* @__PURE__ */ operationOf<typeof schemas.generateRazorpayOrderid>(
  'POST',
  'generate-razorpay-orderid',
);
/** Ours. */
export const paymentTransactionStatus = /* @__PURE__ */ operationOf<typeof schemas.paymentTransactionStatus>(
  'GET',
  'payment-transaction-status',
);
