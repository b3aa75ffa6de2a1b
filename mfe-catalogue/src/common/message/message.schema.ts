import { message } from '@lintel/ui/forms';
import { object, string } from 'yup';
import { LONGEST_MESSAGE } from './drafts.ts';

export const messageSchema = object({
  text: string().trim().required(message('mfe-catalogue:message.write')).max(LONGEST_MESSAGE),
});
