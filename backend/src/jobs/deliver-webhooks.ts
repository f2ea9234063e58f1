import { deliverDue } from "../workflows/webhook/deliver-due";

/** Every five seconds: messages that are due. */
export default deliverDue;

export const config = { name: "deliver-webhooks", schedule: { interval: 5_000 } };
