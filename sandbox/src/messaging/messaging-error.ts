/** A refusal in the words of the messaging vendor. */
export class MessagingError extends Error {
  constructor(
    readonly statusCode: number,
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }

  /** The token endpoint answers as OAuth does, the rest in the vendor's own form. */
  toBody() {
    const { statusCode: code, reason: status, message } = this;
    if (status === status.toLowerCase()) return { error: status, error_description: message };
    const errorCode = status === 'NOT_FOUND' ? 'UNREGISTERED' : status;
    const type = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';
    return { error: { code, message, status, details: [{ '@type': type, errorCode }] } };
  }
}
