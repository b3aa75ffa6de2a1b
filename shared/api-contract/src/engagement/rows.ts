import { z } from 'zod';
import { id, iso } from '../common/answers.ts';

export const reportReason = z.object({ id, reason: z.string(), created_at: iso, updated_at: iso });
