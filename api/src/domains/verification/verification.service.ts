import type { VerificationApplication, VerificationField } from '@lintel/api-contract';
import type { Database } from '#db/database.ts';
import { storingFiles, type DocumentRule } from '#files/stored-files.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Clock } from '#ports/clock.ts';
import type { StoragePort } from '#ports/storage.ts';
import type { Urls } from '#wire/urls.ts';
import { flag, iso } from '#wire/values.ts';
import { checkAnswer, refuseAnswer, refuseMissing, type SentAnswer } from './answers.ts';
import * as queries from './verification.queries.ts';

interface Dependencies {
  db: Database;
  clock: Clock;
  storage: StoragePort;
  urls: Urls;
}

/** Of docs/spec/wire-format.md#files. */
const FOLDER = 'agent-verification';
/** Kilobytes; the source has no limit. */
const MOST = 5120;

const ruleFor = (index: number): DocumentRule => ({
  field: `form_fields.${index}.value`,
  folder: FOLDER,
  kinds: ['jpg', 'png', 'doc', 'docx', 'pdf', 'txt'],
  most: MOST,
});

const fieldShape = ({
  id,
  name,
  field_type,
  is_required,
  hint,
  options,
}: queries.FieldRecord): VerificationField => ({
  id,
  name,
  is_required: flag(is_required),
  hint,
  field_type: field_type as VerificationField['field_type'],
  form_fields_values: options.map((option) => ({
    id: option.id,
    verify_customer_form_id: id,
    value: option.value,
  })),
});

/** The form that makes an agent a verified one (docs/spec/verification.md#application). The administration decides on it. */
export function verificationService({ db, clock, storage, urls }: Dependencies) {
  /** A form that is handed in again may repeat the address of a file instead of the file. */
  const isOwnFile = (value: unknown, stored: string | undefined) =>
    stored !== undefined && typeof value === 'string' && value.includes(`/images/${stored}`);

  const shownValue = ({ field_type }: queries.FieldRecord, value: string) => {
    if (field_type === 'file') return urls.image(value);
    return field_type === 'checkbox' ? (JSON.parse(value) as string[]) : value;
  };

  return {
    /** Null while there is no question. */
    async form(): Promise<VerificationField[] | null> {
      const active = (await queries.fields(db)).filter((field) => field.is_active);
      return active.length ? active.map(fieldShape) : null;
    },

    /** `cleared`: questions whose earlier answers go. One that is sent as well is answered. */
    async apply(userId: number, sent: readonly SentAnswer[], cleared: readonly number[] = []): Promise<void> {
      if (new Set(sent.map(({ id }) => id)).size < sent.length)
        throw new DomainError('validation', 'A question may be answered once.', {
          fields: { form_fields: 'has a question twice' },
        });
      const known = new Map((await queries.fields(db)).map((field) => [field.id, field]));
      const current = await queries.applicationOf(db, userId);
      const before = new Map(
        (current ? await queries.answersOf(db, current.id) : []).map(({ field_id, value }) => [
          field_id,
          value,
        ]),
      );
      const sentIds = new Set(sent.map(({ id }) => id));
      const gone = cleared.filter((id) => before.has(id) && !sentIds.has(id));
      const answered = new Set([...before.keys(), ...sentIds]);
      gone.forEach((id) => answered.delete(id));
      await storingFiles(storage, async (files) => {
        const answers: { fieldId: number; value: string }[] = [];
        for (const [index, { id, value }] of sent.entries()) {
          const field = known.get(id);
          if (!field?.is_active) throw refuseAnswer(index, 'belongs to a question that is not asked');
          if (field.field_type === 'file' && isOwnFile(value, before.get(id))) continue;
          const checked = checkAnswer(field, value, index);
          if ('file' in checked) {
            const stored = await files.document(checked.file, ruleFor(index));
            files.retire({ verification: [before.get(id)] });
            answers.push({ fieldId: id, value: stored.path });
          } else answers.push({ fieldId: id, value: checked.text });
        }
        const missing = [...known.values()].find(
          (field) => field.is_active && field.is_required && !answered.has(field.id),
        );
        if (missing) throw refuseMissing(missing);
        for (const id of gone)
          if (known.get(id)?.field_type === 'file') files.retire({ verification: [before.get(id)] });
        await db.transaction().execute(async (trx) => {
          const applicationId = await queries.submit(trx, userId, clock.now());
          await queries.putAnswers(trx, applicationId, answers);
          await queries.removeAnswers(trx, applicationId, gone);
        });
      });
    },

    /** Null when the user never applied. */
    async application(userId: number): Promise<VerificationApplication | null> {
      const found = await queries.applicationOf(db, userId);
      if (!found) return null;
      const [all, answers, user] = await Promise.all([
        queries.fields(db),
        queries.answersOf(db, found.id),
        queries.applicant(db, userId),
      ]);
      const byId = new Map(all.map((field) => [field.id, field]));
      return {
        id: found.id,
        user_id: userId,
        status: found.status as VerificationApplication['status'],
        reject_reason: found.reject_reason,
        created_at: iso(found.created_at),
        updated_at: iso(found.updated_at),
        deleted_at: null,
        user: { ...user, profile: urls.image(user.profile) },
        verify_customer_values: answers.flatMap(({ id, field_id, value, reject_reason }) => {
          const field = byId.get(field_id);
          if (!field) return [];
          return [
            {
              id,
              verify_customer_id: found.id,
              verify_customer_form_id: field_id,
              value: shownValue(field, value),
              reject_reason,
              verify_form: fieldShape(field),
            },
          ];
        }),
      };
    },
  };
}

export type VerificationService = ReturnType<typeof verificationService>;
