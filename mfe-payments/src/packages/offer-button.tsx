import type { Offer } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { useGate } from '@lintel/remote-kit';
import { Button, ButtonLink, type ButtonProps } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { offerStateOf } from '../common/transfer/offer-state.ts';
import { takeFree } from './take-free.model.ts';
import { actionOf } from './arrange-offers.ts';

interface Props {
  offer: Offer;
  tone: ButtonProps['tone'];
  /** Where the user goes on after paying. */
  returnTo: string | null;
}

/** What can be done with a package on offer. A visitor signs in first; then it goes on by itself. */
export function OfferButton({ offer, tone, returnTo }: Props) {
  const { t } = useTranslation('mfe-payments');
  const navigate = useNavigate();
  const signedIn = useGate('signed-in');
  const mayTake = useGate('signed-in', 'not-demo');
  const { take, isTaking } = useUnit({ take: takeFree.start, isTaking: takeFree.$pending });
  const { id, name } = offer;
  const { payment } = offerStateOf(offer);
  const action = actionOf(offer);
  const text = t(`packages.action.${action}`);
  // Cards stand beside each other: out of sight, the name of the package tells them apart.
  const label = t('packages.actionOf', { action: text, name });
  if ((action === 'follow' || action === 'uploadAgain') && payment !== null)
    return (
      <ButtonLink to={paths.paymentResult(payment)} aria-label={label}>
        {text}
      </ButtonLink>
    );
  if (action === 'take')
    return (
      <Button
        tone={tone}
        busy={isTaking}
        aria-label={label}
        onClick={() => mayTake(() => take({ package_id: id }))}
      >
        {text}
      </Button>
    );
  return (
    <Button
      tone={tone}
      aria-label={label}
      onClick={() => signedIn(() => void navigate(paths.payment(id, returnTo)))}
    >
      {text}
    </Button>
  );
}
