"use client";

import type {
	DemoConfirmRequest,
	DemoConfirmResponse,
	PaymentIntentResponse,
} from "@confiserie/domain/contract/payment";
import { useRef, useState } from "react";
import { ApiProblem } from "@/lib/api";
import type { PaymentState } from "./payment-state";
import { EXPIRED, isOutcomeUnknown, type ProblemText, UNAVAILABLE } from "./problem";
import { DECLINED } from "./refusal";

/** What a card form needs of an intent: of a checkout or of a balance alike. */
export type CardIntent = Pick<PaymentIntentResponse, "clientSecret" | "paymentIntentId" | "provider">;

/** Confirms and reads the payment of an intent, for a customer with an account or for the holder of a link. */
export interface PaymentCalls {
	confirmDemo: (body: DemoConfirmRequest) => Promise<DemoConfirmResponse>;
	/** State of the payment, as last read from the shop. */
	state: (intent: CardIntent) => Promise<PaymentState>;
}

export interface Payment {
	isPaying: boolean;
	/** True while the simulated 3-D Secure question is open. */
	needsAction: boolean;
	problem: ProblemText | null;
	/** Why nothing can be paid here: the hold ran out and only a new order can be paid, or a bank is at it. */
	end: "closed" | "in_progress" | null;
	/** Pays once with the demo's card; a second call while one is under way does nothing. */
	pay: (card: NonNullable<DemoConfirmRequest["card"]>) => void;
	/** Pays once by what confirms the intent with its provider; what it throws leaves the outcome open. */
	confirm: (work: () => Promise<DemoConfirmResponse>) => void;
	/** Answers the 3-D Secure question. */
	authenticate: (authenticated: boolean) => void;
	/** Refetches the state of the payment. `title` is the error to show if it is still open. */
	check: (title?: string) => void;
}

/**
 * Confirms `intent` with its provider. `onPaid` runs once, when the money has been taken.
 * @param found what the shop said of the payment before its form was shown
 */
export function usePayment<Intent extends CardIntent>(
	intent: Intent,
	calls: PaymentCalls,
	onPaid: (paid: Intent) => void,
	found: PaymentState = "open",
): Payment {
	const isLocked = useRef(false);
	const [isPaying, setPaying] = useState(false);
	const [needsAction, setNeedsAction] = useState(false);
	const [end, setEnd] = useState<Payment["end"]>(found === "in_progress" ? found : null);
	const [problem, setProblem] = useState<ProblemText | null>(null);

	/** True when the payment went through: the button then stays locked, the page is leaving. */
	const settle = async (work: () => Promise<DemoConfirmResponse>): Promise<boolean> => {
		try {
			const response = await work();
			setNeedsAction(response.status === "requires_action");
			if (response.status === "requires_payment_method") setProblem({ title: response.error ?? DECLINED });
			return response.status === "succeeded";
		} catch (cause) {
			setNeedsAction(false);
			return afterFailure(cause);
		}
	};
	const afterFailure = async (cause: unknown): Promise<boolean> => {
		const code = cause instanceof ApiProblem ? cause.code : "";
		const title = cause instanceof ApiProblem ? cause.message : UNAVAILABLE;
		if (isOutcomeUnknown(cause) || CLOSED_CODES.has(code)) return look(title, CLOSED_CODES.has(code));
		if (code === "PAYMENT_IN_PROGRESS") setEnd("in_progress");
		else setProblem({ title });
		return false;
	};
	/**
	 * Reads the state of the payment from the shop; true when the money has been taken.
	 * @param isClosed true when the shop has said already that this payment is over
	 */
	const look = async (title: string, isClosed: boolean): Promise<boolean> => {
		try {
			const state = await calls.state(intent);
			if (state === "paid") return true;
			setEnd(state === "open" ? (isClosed ? "closed" : null) : state);
			if (isClosed) setProblem({ title });
			else setProblem(state === "closed" ? { title: EXPIRED } : { title, detail: NOT_TAKEN });
		} catch {
			setProblem({ title, detail: UNKNOWN });
		}
		return false;
	};
	const demo = (request: Omit<DemoConfirmRequest, "clientSecret">) =>
		calls.confirmDemo({ clientSecret: intent.clientSecret, ...request });
	/** Does what ends with a payment, or does not: one at a time. */
	const run = async (work: () => Promise<boolean>) => {
		if (isLocked.current) return;
		isLocked.current = true;
		setPaying(true);
		setProblem(null);
		if (await work()) return onPaid(intent);
		isLocked.current = false;
		setPaying(false);
	};
	return {
		isPaying,
		needsAction,
		problem,
		end,
		pay: (card) => void run(() => settle(() => demo({ card }))),
		authenticate: (authenticated) => void run(() => settle(() => demo({ authenticated }))),
		confirm: (work) =>
			void run(() =>
				settle(async () => {
					const response = await work();
					// The shop looks for itself at once, so that the next page finds the order paid even before any event came.
					if (response.status === "succeeded") await calls.state(intent).catch(() => null);
					return response;
				}),
			),
		check: (title = UNAVAILABLE) => void run(() => look(title, false)),
	};
}

const CLOSED_CODES = new Set(["CHECKOUT_CLOSED", "BALANCE_CLOSED", "PAYMENT_LINK_INVALID"]);
const NOT_TAKEN =
	"Aucun paiement n'est enregistré pour l'instant. Vous pouvez réessayer : une commande n'est jamais payée deux fois.";
const UNKNOWN =
	"Nous ne savons pas encore si le paiement a abouti. Réessayez dans un instant : une commande n'est jamais payée deux fois.";
