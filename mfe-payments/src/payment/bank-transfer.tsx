import { paths } from '@lintel/contract';
import { Banner, ErrorState, LoadingBlocks, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { CopyList } from '../common/copy-list.tsx';
import { ReceiptUpload } from '../common/transfer/receipt-upload.tsx';
import { useAmount } from '../common/use-amount.ts';
import { bankDetails, firstReceipt } from './payment.model.ts';

/** Where to transfer the price, with which reference, and the receipt. */
export function BankTransfer() {
  const { t } = useTranslation('mfe-payments');
  const amount = useAmount();
  const navigate = useNavigate();
  const { uploads } = useUnit(firstReceipt);
  const order = uploads.find(({ state }) => state === 'done')?.answer?.data.id;
  // In an effect: by then the page is no longer guarded against being left.
  useEffect(() => {
    if (order !== undefined) void navigate(paths.paymentResult(order), { replace: true });
  }, [order, navigate]);
  const { data, error, pending, refresh } = useUnit({
    data: bankDetails.$data,
    error: bankDetails.$error,
    pending: bankDetails.$pending,
    refresh: bankDetails.refresh,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
  if (!data) return <LoadingBlocks height="16rem" />;
  const { reference, amount: price, currency, bank_details: details, is_offered: isOffered } = data.data;
  const own = [
    { label: t('transactions.column.amount'), value: amount(price, currency) },
    { label: t('transactions.column.reference'), value: reference },
  ];
  const upload = (
    <>
      <p>{t('transfer.sendText')}</p>
      <ReceiptUpload queue={firstReceipt} label={t('transfer.receipt')} />
    </>
  );
  if (isOffered === false)
    return (
      <Ended>
        <Banner tone="warning" title={t('transfer.ended')}>
          {t('transfer.endedText')}
        </Banner>
        <CopyList lines={own} />
        {upload}
      </Ended>
    );
  return (
    <Steps>
      <li>
        <h3>{t('transfer.pay')}</h3>
        <p>{t('transfer.payText')}</p>
        <CopyList lines={[...details.map(({ title, value }) => ({ label: title, value })), ...own]} />
      </li>
      <li>
        <h3>{t('transfer.send')}</h3>
        {upload}
      </li>
    </Steps>
  );
}

const Ended = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  > p {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  margin: 0;
  padding-inline-start: ${tokens.space[5]};
  li {
    padding-inline-start: ${tokens.space[1]};
  }
  h3 {
    font: ${tokens.font.h3};
  }
  p {
    margin-block-end: ${tokens.space[3]};
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
