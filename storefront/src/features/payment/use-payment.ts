"use client";

import type { DemoConfirmAnswer, DemoConfirmRequest, PaymentIntentAnswer } from "@confiserie/domain/contract/payment";
import { useRef, useState } from "react";
import { ApiProblem } from "@/lib/api";
import { isOutcomeUnknown, type ProblemText, UNAVAILABLE } from "./problem";

/** What a card form needs of an intent: of a checkout or of a balance alike. */
export type CardIntent = Pick<PaymentIntentAnswer, "clientSecret" | "paymentIntentId" | "provider">;

/** How the payment of an intent is confirmed and looked up by whoever pays: with an account, or by a link. */
export interface PaymentCalls {
	confirmDemo: (body: DemoConfirmRequest) => Promise<DemoConfirmAnswer>;
	/** True once the money has been taken. */
	isCaptured: (intent: CardIntent) => Promise<boolean>;
}

const DECLINED = "Votre carte a été refusée. Essayez une autre carte.";

export interface Payment {
	isPaying: boolean;
	/** True while the simulated 3-D Secure question is open. */
	needsAction: boolean;
	problem: ProblemText | null;
	/** True when this order can no longer be paid (its hold ran out): only a new one can. */
	isClosed: boolean;
	/** Pays once with the demo's card; a second call while one is under way does nothing. */
	pay: (card: NonNullable<DemoConfirmRequest["card"]>) => void;
	/** Pays once by what confirms the intent with its provider; what it throws leaves the outcome open. */
	confirm: (work: () => Promise<DemoConfirmAnswer>) => void;
	/** Answers the 3-D Secure question. */
	authenticate: (authenticated: boolean) => void;
}

/** Confirms `intent` with its provider. `onPaid` runs once, when the money has been taken. */
export function usePayment<Intent extends CardIntent>(
	intent: Intent,
	calls: PaymentCalls,
	onPaid: (paid: Intent) => void,
): Payment {
	const isLocked = useRef(false);
	const [isPaying, setPaying] = useState(false);
	const [needsAction, setNeedsAction] = useState(false);
	const [isClosed, setClosed] = useState(false);
	const [problem, setProblem] = useState<ProblemText | null>(null);

	/** True when the payment went through: the button then stays locked, the page is leaving. */
	const settle = async (work: () => Promise<DemoConfirmAnswer>): Promise<boolean> => {
		try {
			const answer = await work();
			setNeedsAction(answer.status === "requires_action");
			if (answer.status === "requires_payment_method") setProblem({ title: answer.error ?? DECLINED });
			return answer.status === "succeeded";
		} catch (cause) {
			setNeedsAction(false);
			return afterFailure(cause);
		}
	};
	const afterFailure = async (cause: unknown): Promise<boolean> => {
		const isUnknown = isOutcomeUnknown(cause);
		const closed = cause instanceof ApiProblem && CLOSED_CODES.has(cause.code);
		const title = cause instanceof ApiProblem ? cause.message : UNAVAILABLE;
		if (!isUnknown && !closed) {
			setProblem({ title });
			return false;
		}
		try {
			if (await calls.isCaptured(intent)) return true;
			setClosed(closed);
			setProblem(closed ? { title } : { title, detail: NOT_TAKEN });
		} catch {
			setProblem({ title, detail: UNKNOWN });
		}
		return false;
	};
	const demo = (request: Omit<DemoConfirmRequest, "clientSecret">) =>
		calls.confirmDemo({ clientSecret: intent.clientSecret, ...request });
	const run = async (work: () => Promise<DemoConfirmAnswer>) => {
		if (isLocked.current) return;
		isLocked.current = true;
		setPaying(true);
		setProblem(null);
		if (await settle(work)) return onPaid(intent);
		isLocked.current = false;
		setPaying(false);
	};
	return {
		isPaying,
		needsAction,
		problem,
		isClosed,
		pay: (card) => void run(() => demo({ card })),
		authenticate: (authenticated) => void run(() => demo({ authenticated })),
		confirm: (work) =>
			void run(async () => {
				const answer = await work();
				// The shop looks for itself at once, so that the next page finds the order paid even before any event came.
				if (answer.status === "succeeded") await calls.isCaptured(intent).catch(() => false);
				return answer;
			}),
	};
}

const CLOSED_CODES = new Set(["CHECKOUT_CLOSED", "BALANCE_CLOSED", "PAYMENT_LINK_INVALID"]);
const NOT_TAKEN =
	"Aucun paiement n'est enregistré pour l'instant. Vous pouvez réessayer : une commande n'est jamais payée deux fois.";
const UNKNOWN =
	"Nous ne savons pas encore si le paiement a abouti. Réessayez dans un instant : une commande n'est jamais payée deux fois.";
