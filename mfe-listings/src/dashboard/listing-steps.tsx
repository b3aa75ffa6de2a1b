import type { ListingSteps as Steps } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { awaited } from '@lintel/remote-kit';
import { NextStep } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ResumeForm } from './resume-form.tsx';
import { steps, StepsGate } from './steps.model.ts';

type Waiting = NonNullable<Steps['leads']['newest']>;

const pageOf = ({ kind, slug_id: slug }: Waiting) =>
  kind === 'project' ? paths.myProject(slug) : paths.myProperty(slug);
const leadsOf = ({ kind, slug_id: slug }: Waiting) =>
  `${paths.interested(slug)}?${kind === 'project' ? 'kind=project&' : ''}state=new`;

/** Next steps of the dashboard: a form to finish, what was refused, leads to answer, homes to confirm. */
export default function ListingSteps() {
  const { t } = useTranslation('mfe-listings');
  const { answer, error } = useUnit({ answer: steps.$data, error: steps.$error });
  const { rejected, leads, to_confirm: toConfirm } = answer?.data ?? {};
  return (
    <>
      <StepsGate />
      <ResumeForm />
      {!answer && !error && awaited}
      {rejected?.newest && (
        <NextStep
          urgency="refused"
          title={t('dashboard.rejectedStep', { count: rejected.count, title: rejected.newest.title })}
          text={t('dashboard.rejectedText')}
          action={{ to: pageOf(rejected.newest), label: t('dashboard.seeWhy') }}
        />
      )}
      {leads?.newest && (
        <NextStep
          urgency="awaited"
          title={t('dashboard.leads', { count: leads.count })}
          text={t('dashboard.leadsText', { title: leads.newest.title })}
          action={{ to: leadsOf(leads.newest), label: t('dashboard.answer') }}
        />
      )}
      {toConfirm && toConfirm.count > 0 && (
        <NextStep
          urgency="due"
          title={t('dashboard.toConfirm', { count: toConfirm.count })}
          text={t('dashboard.toConfirmText')}
          action={{ to: `${paths.myProperties()}?show=confirm`, label: t('dashboard.confirm') }}
        />
      )}
    </>
  );
}
