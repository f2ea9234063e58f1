export { applyIntent, askProvider } from "./apply-intent";
export { amountToCollect, attemptOfIntent, beginAttempt, liveAttempt, openAttempt, staleAttempts } from "./attempt";
export { openBalance, readBalance } from "./balance";
export { cancelIntent, closeAttempt, closeNow, closePayment } from "./close-attempt";
export { confirmOrder } from "./confirm-order";
export { confirmDemoPayment, type DemoConfirmInput } from "./demo/confirm";
export { demoWebhookSecret } from "./demo/webhook-secret";
export {
	type DisputeState,
	GatewayRefusal,
	GatewayUnavailable,
	type Intent,
	type Provider,
	type RefundState,
	type Reversals,
} from "./gateway/gateway";
export { processInbox, processStored, storeEvent } from "./inbox";
export { recordMovement, recordReturn } from "./ledger";
export { awaitsLink, linkableCents, openLinked, readLinked } from "./linked-payment";
export { listMovements } from "./list-movements";
export { openIntent } from "./open-intent";
export { insertReceipt } from "./outside-receipt";
export { readPaymentLink, signPaymentLink } from "./payment-link";
export { accountFaults, openProvider } from "./provider";
export { readPayments } from "./read-payments";
export { recordTransfer } from "./record-transfer";
export { resumeCheckout } from "./resume-checkout";
export { receiveMoney } from "./settle-balance";
export { readPaymentStatus } from "./status";
export type { StripeOptions } from "./stripe/client";
export type { AttemptRow, PaymentContext } from "./types";
export { type RefundCommand, writeRefund } from "./write-refund";
