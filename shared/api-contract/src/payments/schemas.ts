import { z } from 'zod';
import { done, list, one, page } from '../common/answers.ts';
import { call } from '../common/call.ts';
import {
  amountParameter,
  codeParameter,
  fileParameter,
  idParameter,
  numberParameter,
  paging,
  switchParameter,
  textParameter,
} from '../common/parameters.ts';
import {
  activePackage,
  bankDetail,
  bankReceipt,
  featureTypes,
  grantedPackage,
  mortgage,
  offer,
  packageCheck,
  packageFeature,
  paymentIntent,
  paymentSetting,
  paymentStatus,
  paymentTypes,
  receipt,
  transaction,
  unitUse,
} from './rows.ts';

export const getPackage = call({
  summary: 'Packages on offer and those that the caller has',
  access: 'optional',
  style: 'new',
  request: z.object({ platform_type: textParameter(20).optional() }),
  answer: list(offer)
    .omit({ total: true })
    .extend({
      active_packages: z.array(activePackage),
      all_features: z.array(packageFeature),
      /** Ours: how many of the caller's ads run now. */
      running_adverts: z.int().optional(),
    }),
});

/** Ours. */
export const packageUnitLog = call({
  summary: 'What used the units of own packages, newest first',
  access: 'user',
  style: 'new',
  request: z.object({ package_id: idParameter.optional(), ...paging }),
  answer: list(unitUse),
});

export const checkPackageLimit = call({
  summary: 'Whether the caller may do what a package allows',
  access: 'user',
  style: 'new',
  request: z.object({ type: codeParameter(featureTypes) }),
  answer: one(packageCheck),
});

export const assignPackage = call({
  summary: 'Takes a free package',
  access: 'user',
  style: 'new',
  request: z.object({
    package_id: idParameter,
    /** Accepted from app stores and without effect: nothing that a client sends proves a payment. */
    in_app: z.unknown().optional(),
    product_id: z.unknown().optional(),
  }),
  answer: done,
});

export const getPaymentSettings = call({
  summary: 'Which ways to pay are on, with the public keys',
  access: 'user',
  style: 'new',
  request: z.object({}),
  answer: list(paymentSetting).omit({ total: true }),
});

export const getPaymentDetails = call({
  summary: 'Own transactions, newest first',
  access: 'user',
  style: 'new',
  request: z.object({
    payment_type: codeParameter(paymentTypes).optional(),
    /** Ours. */
    payment_status: codeParameter(paymentStatus.options).optional(),
    /** Ours: a part of the package's name, or a name of the payment: its number, the gateway's or the bank's reference. */
    search: textParameter(100).optional(),
    ...paging,
  }),
  answer: list(transaction),
});

/** Ours. */
const careful = {
  /** Refuses to start while a payment for the package is being checked; others may pay twice, as before. */
  unless_reviewed: switchParameter.optional(),
  /** The price that the payer agreed to, in whole units of the currency; refuses another one with `outdated`. */
  agreed_price: amountParameter.optional(),
};

export const paypal = call({
  summary: 'A page with a form that leads to PayPal',
  access: 'user',
  style: 'new',
  /** The price is the server's, not `amount`. */
  request: z.object({ package_id: idParameter, amount: z.unknown().optional(), ...careful }),
  answer: page,
});

export const flutterwave = call({
  summary: 'Starts a payment with Flutterwave; the page to go to is data.data.link',
  access: 'user',
  style: 'new',
  request: z.object({ package_id: idParameter, ...careful }),
  answer: one(
    z.object({
      status: z.string(),
      message: z.string(),
      data: z.object({ link: z.string() }),
      /** Ours. */
      payment_transaction_id: z.int().optional(),
    }),
  ),
});

export const createPaymentIntent = call({
  summary: 'Starts a payment with the gateway that is on: Stripe, Razorpay or Paystack',
  access: 'user',
  style: 'new',
  request: z.object({
    package_id: idParameter,
    platform_type: codeParameter(['app', 'web']),
    /** Ours: pay on the gateway's page (`redirect_url`). Without it Stripe answers a payment to confirm in the client's own form. */
    hosted_page: switchParameter.optional(),
    description: textParameter(191).optional(),
    ...careful,
  }),
  answer: one(z.object({ payment_intent: paymentIntent, payment_transaction: transaction })),
});

export const paymentTransactionFail = call({
  summary: 'Gives up an own payment that has not been made',
  access: 'user',
  style: 'new',
  request: z.object({ payment_transaction_id: idParameter }),
  answer: done,
});

export const getPaymentReceipt = call({
  summary: 'The receipt of an own successful payment, as a page to print',
  access: 'user',
  style: 'new',
  request: z.object({ payment_transaction_id: idParameter }),
  answer: page,
});

/** Ours. */
export const paymentReceiptDetails = call({
  summary: 'The receipt of an own successful payment, as data',
  access: 'user',
  style: 'new',
  request: z.object({ payment_transaction_id: idParameter }),
  answer: one(receipt),
});

/** Ours. */
export const bankTransferDetails = call({
  summary:
    'Where to transfer the price of a package, and with which reference; amount and currency hold for 30 days',
  access: 'user',
  style: 'new',
  request: z.object({ package_id: idParameter }),
  answer: one(
    z.object({
      /** The same for every transfer of this user for this package. */
      reference: z.string(),
      amount: z.number(),
      /** ISO code. */
      currency: z.string(),
      bank_details: z.array(bankDetail),
      /** False: only a receipt is taken, of a user who read this while the package could be paid by transfer. */
      is_offered: z.boolean().optional(),
    }),
  ),
});

export const initiateBankTransfer = call({
  summary: 'Hands in the receipt of a bank transfer for a package',
  access: 'user',
  style: 'new',
  request: z.object({ package_id: idParameter, file: fileParameter }),
  answer: one(transaction.extend({ bank_receipt_file: z.string() })).extend({
    bank_details: z.array(bankDetail),
  }),
});

export const uploadBankReceiptFile = call({
  summary: 'Hands in another receipt, which is reviewed again',
  access: 'user',
  style: 'new',
  request: z.object({ payment_transaction_id: idParameter, file: fileParameter }),
  answer: one(bankReceipt),
});

export const mortgageCalculator = call({
  summary: 'Payment plan of a loan: estimate with equal monthly payments',
  access: 'optional',
  style: 'legacy',
  request: z
    .object({
      /** Price of the property. */
      loan_amount: amountParameter.pipe(z.number().positive('must be above 0').max(1e13, 'is too large')),
      down_payment: amountParameter.optional(),
      /** Percent a year. */
      interest_rate: numberParameter(0, 100),
      loan_term_years: numberParameter(1, 100).pipe(z.int('must be a whole number')),
      show_all_details: switchParameter.optional(),
    })
    .refine(({ loan_amount, down_payment = 0 }) => down_payment < loan_amount, {
      path: ['down_payment'],
      message: 'must be less than the loan amount',
    }),
  answer: one(mortgage),
});

export const generateRazorpayOrderid = call({
  summary: 'Starts a payment inside an app with Razorpay',
  access: 'user',
  style: 'new',
  request: z.object({ package_id: idParameter }),
  answer: one(
    z.object({
      order_id: z.string(),
      /** Smallest units of the currency, as Razorpay counts. */
      amount: z.int(),
      currency: z.string(),
      payment_transaction_id: z.int().optional(),
    }),
  ),
});

export const paymentTransactionStatus = call({
  summary: 'What became of an own payment, and what it added; asks the gateway while it is open',
  access: 'user',
  style: 'new',
  request: z.object({ payment_transaction_id: idParameter }),
  answer: one(transaction.extend({ granted: grantedPackage.optional() })),
});
