import { PAGE_SIZE, type Handlers } from '#http/handlers.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Clock } from '#ports/clock.ts';
import { languageAmong } from '#texts/text-language.ts';
import type { Urls } from '#wire/urls.ts';
import type { BankTransferService } from '#domains/payments/bank-transfer/bank-transfer.service.ts';
import type { CheckoutService } from './checkout.service.ts';
import type { StartedCheckout } from './open-attempt.ts';
import { intentGateways } from './gateways.ts';
import { mortgageOf } from './mortgage.ts';
import type { PackagesService } from '#domains/payments/packages/packages.service.ts';
import { paypalForm } from './pages.ts';
import { receiptPage } from './receipt/receipt-page.ts';
import type { PaymentMethods } from './payment-methods.service.ts';
import type { ReceiptsService } from './receipt/receipts.service.ts';
import { transactionShape } from './transactions.shape.ts';

interface Dependencies {
  packages: PackagesService;
  checkout: CheckoutService;
  methods: PaymentMethods;
  transfers: BankTransferService;
  receipts: ReceiptsService;
  clock: Clock;
  urls: Urls;
}

const pageOf = ({ checkout }: StartedCheckout): string => {
  if (!checkout.redirectUrl)
    throw new DomainError(
      'unavailable',
      'The payment service did not say where to pay. Please try again later.',
    );
  return checkout.redirectUrl;
};

/** Packages, payments and the mortgage calculator. */
export const paymentsRoutes = ({
  packages,
  checkout,
  methods,
  transfers,
  receipts,
  clock,
  urls,
}: Dependencies) =>
  ({
    getPackage: (_input, { caller }) => packages.overview(caller?.userId),
    checkPackageLimit: async ({ type }, { caller }) => ({ data: await packages.check(caller?.userId, type) }),
    packageUnitLog: ({ package_id, limit, offset }, { caller }) =>
      packages.uses(caller.userId, package_id, { limit: limit ?? PAGE_SIZE, offset: offset ?? 0 }),
    assignPackage: async ({ package_id }, { caller }) => {
      await packages.assignFree(caller.userId, package_id);
      return { message: 'Your package is active now.', data: null };
    },

    getPaymentSettings: async () => ({ data: await methods.rows() }),
    getPaymentDetails: ({ payment_type, payment_status, search, limit, offset }, { caller }) =>
      receipts.transactions(
        caller.userId,
        { paymentType: payment_type, status: payment_status, search },
        { limit: limit ?? PAGE_SIZE, offset: offset ?? 0 },
      ),
    getPaymentReceipt: async ({ payment_transaction_id }, { caller, language }) =>
      receiptPage(await receipts.receipt(caller.userId, payment_transaction_id), languageAmong(language)),
    paymentReceiptDetails: async ({ payment_transaction_id }, { caller }) => ({
      data: await receipts.receipt(caller.userId, payment_transaction_id),
    }),

    async createPaymentIntent(
      { package_id, platform_type, hosted_page, description, unless_reviewed, agreed_price },
      { caller },
    ) {
      const started = await checkout.start({
        userId: caller.userId,
        packageId: package_id,
        platform: platform_type,
        paysInForm: hosted_page !== true,
        description,
        unlessReviewed: unless_reviewed,
        agreedPrice: agreed_price,
        gateways: intentGateways,
      });
      const transaction = transactionShape(started.transaction, urls);
      const { orderId, redirectUrl, response } = started.checkout;
      return {
        message: '',
        data: {
          payment_intent: {
            id: orderId,
            amount: transaction.amount,
            currency: started.transaction.currency,
            metadata: { payment_transaction_id: String(transaction.id), package_id: String(package_id) },
            status: 'pending' as const,
            payment_gateway_response: { ...response },
            payment_transaction_id: transaction.id,
            ...(redirectUrl ? { redirect_url: redirectUrl } : {}),
          },
          payment_transaction: transaction,
        },
      };
    },

    async generateRazorpayOrderid({ package_id }, { caller }) {
      const {
        checkout: made,
        transaction,
        minorAmount,
      } = await checkout.start({
        userId: caller.userId,
        packageId: package_id,
        platform: 'app',
        gateways: ['Razorpay'],
      });
      return {
        data: {
          order_id: made.orderId,
          amount: minorAmount,
          currency: transaction.currency,
          payment_transaction_id: transaction.id,
        },
      };
    },

    async paypal({ package_id, unless_reviewed, agreed_price }, { caller }) {
      const started = await checkout.start({
        userId: caller.userId,
        packageId: package_id,
        platform: 'web',
        watchesAddress: true,
        unlessReviewed: unless_reviewed,
        agreedPrice: agreed_price,
        gateways: ['Paypal'],
      });
      return paypalForm(pageOf(started));
    },

    async flutterwave({ package_id, unless_reviewed, agreed_price }, { caller }) {
      const started = await checkout.start({
        userId: caller.userId,
        packageId: package_id,
        platform: 'web',
        watchesAddress: true,
        unlessReviewed: unless_reviewed,
        agreedPrice: agreed_price,
        gateways: ['Flutterwave'],
      });
      return {
        data: {
          status: 'success',
          message: 'Hosted Link',
          data: { link: pageOf(started) },
          payment_transaction_id: started.transaction.id,
        },
      };
    },

    paymentTransactionFail: async ({ payment_transaction_id }, { caller }) => {
      await checkout.abandon(caller.userId, payment_transaction_id);
      return { message: 'The payment was cancelled.', data: null };
    },
    paymentTransactionStatus: async ({ payment_transaction_id }, { caller }) => {
      const transaction = transactionShape(
        await checkout.status(caller.userId, payment_transaction_id),
        urls,
      );
      const granted = await packages.addedBy(transaction.id);
      return { data: { ...transaction, ...(granted && { granted }) } };
    },

    bankTransferDetails: async ({ package_id }, { caller }) => ({
      data: await transfers.details(caller.userId, package_id),
    }),
    initiateBankTransfer: ({ package_id, file }, { caller }) =>
      transfers.initiate(caller.userId, package_id, file),
    uploadBankReceiptFile: async ({ payment_transaction_id, file }, { caller }) => ({
      data: await transfers.upload(caller.userId, payment_transaction_id, file),
    }),

    async mortgageCalculator(loan, { caller }) {
      const wanted = loan.show_all_details === true && caller !== undefined;
      if (wanted) await packages.require(caller.userId, 'mortgage_calculator_detail');
      const { loan_amount: price, down_payment: downPayment = 0 } = loan;
      const { interest_rate: rate, loan_term_years: years } = loan;
      return { data: mortgageOf({ price, downPayment, rate, years, start: clock.now() }, wanted) };
    },
  }) satisfies Handlers;
