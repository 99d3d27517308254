export type SubscriptionAnswer = { confirmationEmailSent: boolean };
export type ConfirmationAnswer = { status: 'confirmed'; unsubscribeUrl: string };
