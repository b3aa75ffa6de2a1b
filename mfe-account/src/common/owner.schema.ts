import { object, string } from 'yup';

export const ownerSchema = object({ password: string().required() });
