import type { AdminWithdrawal } from "@confiserie/domain/contract/withdrawals";

/** A declaration in hand, and which way it goes. */
export interface Opened {
	withdrawal: AdminWithdrawal;
	decision: "ACCEPT" | "REFUSE";
}
