"use client";

import type { PaymentStatusResponse } from "@confiserie/domain/contract/payment";
import { formatCents } from "@confiserie/domain/format";
import type { PaymentStatus } from "@confiserie/domain/payments/payment-status";
import { useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { useSession } from "@/features/account/auth";
import { useCart } from "@/features/shop/cart";
import { paymentStateOf } from "@/features/shop/payment";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Waiting } from "@/ui/waiting";
import { forgetPurchase } from "./forget-purchase";
import { writeLastOrder } from "./last-order";
import { OutcomeFrame, OutcomeRow } from "./outcome-frame";
import { PlacedOrder } from "./placed-order";
import { readCheckout } from "./stored-checkout";
import { useOutcome } from "./use-outcome";

/** Says paid only when the server did. Nothing to say leads home. */
export function PaymentOutcome() {
	const paymentIntentId = useSearchParams().get("payment_intent");
	const { outcome, retry } = useOutcome(paymentIntentId);
	const router = useRouter();
	useEffect(() => {
		if (outcome.kind === "nothing") router.replace("/");
	}, [outcome, router]);
	useEffect(forgetSecret, []);
	const { user } = useSession();
	const isOwn = user !== null && paymentIntentId !== null && isCheckoutOf(user.id, paymentIntentId);
	useEmptiesCart(outcome.kind === "known" ? outcome.order : null, paymentIntentId);

	if (outcome.kind === "known")
		return <Known order={outcome.order} isOwnCheckout={isOwn} onRetry={paymentIntentId ? retry : null} />;
	if (outcome.kind === "unknown") return <Unknown number={outcome.provisionalNumber} onRetry={retry} />;
	return <Waiting text="Vérification de votre paiement…" />;
}

/** Stripe hands the intent's secret back in the address: neither history nor a copied link has any business with it. */
function forgetSecret(): void {
	const url = new URL(window.location.href);
	if (!url.searchParams.has("payment_intent_client_secret")) return;
	for (const name of ["payment_intent_client_secret", "redirect_status"]) url.searchParams.delete(name);
	window.history.replaceState(window.history.state, "", url);
}

/** Whether the checkout under way in this tab is the one of that intent. */
const isCheckoutOf = (userId: string, paymentIntentId: string): boolean =>
	readCheckout(userId).intent?.paymentIntentId === paymentIntentId;

/** A payment that came back by its own address ends the checkout that it belongs to. */
function useEmptiesCart(order: PaymentStatusResponse | null, paymentIntentId: string | null): void {
	const { clear } = useCart();
	const { user } = useSession();
	useEffect(() => {
		if (!order || !user || paymentStateOf(order) !== "paid") return;
		if (paymentIntentId === null || !isCheckoutOf(user.id, paymentIntentId)) return;
		writeLastOrder(order);
		forgetPurchase();
		clear();
	}, [order, paymentIntentId, user, clear]);
}

const TEXTS: Record<PaymentStatus, { title: string; text: string; tone: "good" | "wait" | "bad" }> = {
	PAID: {
		title: "Merci pour votre commande",
		text: "Votre paiement est accepté. Nous préparons votre commande.",
		tone: "good",
	},
	PARTIAL: {
		title: "Merci pour votre commande",
		text: "Votre acompte est accepté. Nous préparons votre commande.",
		tone: "good",
	},
	PENDING: {
		title: "Paiement en cours de confirmation",
		text: "Votre commande est enregistrée, mais le paiement n'est pas encore confirmé. Ne payez pas une seconde fois.",
		tone: "wait",
	},
	FAILED: {
		title: "Le paiement n'a pas abouti",
		text: "Rien n'a été débité. Votre commande vous attend : payez-la avec la même carte ou une autre.",
		tone: "bad",
	},
	REFUNDED: { title: "Commande remboursée", text: "Le paiement de cette commande vous a été rendu.", tone: "wait" },
};

function amountTerm({ depositPercentage, paymentStatus }: PaymentStatusResponse): string {
	const isPaid = TEXTS[paymentStatus].tone === "good";
	if (depositPercentage !== null) return `Acompte ${isPaid ? "payé " : ""}(${depositPercentage} %)`;
	return isPaid ? "Montant payé" : "Montant";
}

interface KnownProps {
	order: PaymentStatusResponse;
	/** True when this tab holds the checkout that the order came from. */
	isOwnCheckout: boolean;
	onRetry: (() => void) | null;
}

function Known({ order, isOwnCheckout, onRetry }: KnownProps) {
	const { title, text, tone } = TEXTS[order.paymentStatus];
	const orderPath = `/orders/${encodeURIComponent(order.orderNumber)}`;
	return (
		<OutcomeFrame tone={tone} title={title} text={text}>
			<dl className="mt-6 flex flex-col gap-3 rounded-card bg-creme p-5 text-left sm:p-6">
				<OutcomeRow term="Numéro de commande" value={order.orderNumber} />
				<OutcomeRow term={amountTerm(order)} value={formatCents(order.paymentAmount)} />
				{order.remainingAmount > 0 && <OutcomeRow term="Restant dû" value={formatCents(order.remainingAmount)} />}
			</dl>
			{tone === "good" && <PlacedOrder orderNumber={order.orderNumber} />}
			<div className="mt-6 flex flex-col gap-3 sm:flex-row sm:justify-center">
				{tone === "bad" ? (
					<ButtonLink href={isOwnCheckout ? "/checkout" : orderPath}>Reprendre ma commande</ButtonLink>
				) : (
					<>
						<ButtonLink href={orderPath}>Voir ma commande</ButtonLink>
						{order.remainingAmount > 0 && (
							<ButtonLink href={`${orderPath}#order-payment`} variant="secondary">
								Payer le solde
							</ButtonLink>
						)}
					</>
				)}
				{order.paymentStatus === "PENDING" && onRetry ? (
					<Button variant="secondary" onClick={onRetry}>
						Vérifier à nouveau
					</Button>
				) : (
					<ButtonLink href="/products" variant="secondary">
						Continuer les achats
					</ButtonLink>
				)}
			</div>
		</OutcomeFrame>
	);
}

function Unknown({ number, onRetry }: { number: string; onRetry: () => void }) {
	return (
		<OutcomeFrame
			tone="wait"
			title="Paiement à vérifier"
			text="Impossible de récupérer le statut du paiement"
			more="Nous ne savons pas encore si votre paiement a abouti. Ne payez pas une seconde fois : vérifiez d'abord dans vos commandes."
		>
			<dl className="mt-6 flex flex-col gap-3 rounded-card bg-creme p-5 text-left sm:p-6">
				<OutcomeRow term="Numéro provisoire" value={number} />
				<OutcomeRow term="Mode de paiement" value="Inconnu" />
			</dl>
			<div className="mt-6 flex flex-col gap-3 sm:flex-row sm:justify-center">
				<Button onClick={onRetry}>Vérifier à nouveau</Button>
				<ButtonLink href="/orders" variant="secondary">
					Mes commandes
				</ButtonLink>
			</div>
		</OutcomeFrame>
	);
}
