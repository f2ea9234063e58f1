/** Every five seconds: messages that are due. */
export { deliverDue as default } from "../workflows/webhook/deliver-due";

export const config = { name: "deliver-webhooks", schedule: { interval: 5_000 } };
