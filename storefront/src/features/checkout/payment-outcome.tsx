"use client";

import type { PaymentStatusAnswer } from "@confiserie/domain/contract/payment";
import { formatCents } from "@confiserie/domain/format";
import type { PaymentStatus } from "@confiserie/domain/payment-status";
import { Check, Clock, TriangleAlert } from "lucide-react";
import { useRouter, useSearchParams } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { useSession } from "@/features/auth";
import { useCart } from "@/features/cart";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Spinner } from "@/ui/spinner";
import { isCaptured } from "./calls";
import { forgetCheckout, readCheckout } from "./stored-checkout";
import { useOutcome } from "./use-outcome";

/** Says paid only when the server did. Nothing to say leads home. */
export function PaymentOutcome() {
	const paymentIntentId = useSearchParams().get("payment_intent");
	const { outcome, retry } = useOutcome(paymentIntentId);
	const router = useRouter();
	useEffect(() => {
		if (outcome.kind === "nothing") router.replace("/");
	}, [outcome, router]);
	useEmptiesCart(outcome.kind === "known" ? outcome.order : null, paymentIntentId);

	if (outcome.kind === "known") return <Known order={outcome.order} onRetry={paymentIntentId ? retry : null} />;
	if (outcome.kind === "unknown") return <Unknown number={outcome.provisionalNumber} onRetry={retry} />;
	return (
		<p role="status" className="page flex min-h-[60vh] items-center justify-center gap-3 text-prune">
			<Spinner />
			Vérification de votre paiement…
		</p>
	);
}

/** A payment that came back by its own address ends the checkout that it belongs to. */
function useEmptiesCart(order: PaymentStatusAnswer | null, paymentIntentId: string | null): void {
	const { clear } = useCart();
	const { user } = useSession();
	useEffect(() => {
		if (!order || !user || !isCaptured(order)) return;
		if (paymentIntentId === null || readCheckout(user.id).intent?.paymentIntentId !== paymentIntentId) return;
		clear();
		forgetCheckout();
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
		text: "Rien n'a été débité. Votre panier est conservé : vous pouvez reprendre votre commande.",
		tone: "bad",
	},
	REFUNDED: { title: "Commande remboursée", text: "Le paiement de cette commande vous a été rendu.", tone: "wait" },
};

function Known({ order, onRetry }: { order: PaymentStatusAnswer; onRetry: (() => void) | null }) {
	const { title, text, tone } = TEXTS[order.paymentStatus];
	return (
		<Frame tone={tone} title={title} text={text}>
			<dl className="mt-6 flex flex-col gap-3 rounded-card bg-creme p-5 text-left sm:p-6">
				<Row term="Numéro de commande" value={order.orderNumber} />
				<Row term={tone === "good" ? "Montant payé" : "Montant"} value={formatCents(order.paymentAmount)} />
				{order.depositPercentage !== null && <Row term={`Acompte (${order.depositPercentage} %)`} value="Oui" />}
				{order.remainingAmount > 0 && <Row term="Restant dû" value={formatCents(order.remainingAmount)} />}
			</dl>
			<div className="mt-6 flex flex-col gap-3 sm:flex-row sm:justify-center">
				{tone === "bad" ? (
					<ButtonLink href="/checkout">Reprendre ma commande</ButtonLink>
				) : (
					<ButtonLink href={`/orders/${encodeURIComponent(order.orderNumber)}`}>Voir ma commande</ButtonLink>
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
		</Frame>
	);
}

function Unknown({ number, onRetry }: { number: string; onRetry: () => void }) {
	return (
		<Frame
			tone="wait"
			title="Paiement à vérifier"
			text="Impossible de récupérer le statut du paiement"
			more="Nous ne savons pas encore si votre paiement a abouti. Ne payez pas une seconde fois : vérifiez d'abord dans vos commandes."
		>
			<dl className="mt-6 flex flex-col gap-3 rounded-card bg-creme p-5 text-left sm:p-6">
				<Row term="Numéro provisoire" value={number} />
				<Row term="Mode de paiement" value="Inconnu" />
			</dl>
			<div className="mt-6 flex flex-col gap-3 sm:flex-row sm:justify-center">
				<Button onClick={onRetry}>Vérifier à nouveau</Button>
				<ButtonLink href="/orders" variant="secondary">
					Mes commandes
				</ButtonLink>
			</div>
		</Frame>
	);
}

const LOOKS = {
	good: { Icon: Check, look: "bg-pistache-clair text-pistache" },
	wait: { Icon: Clock, look: "bg-myrtille-clair text-myrtille" },
	bad: { Icon: TriangleAlert, look: "bg-rouge-clair text-rouge" },
} as const;

interface FrameProps {
	tone: keyof typeof LOOKS;
	title: string;
	text: string;
	more?: string;
	children: ReactNode;
}

function Frame({ tone, title, text, more, children }: FrameProps) {
	const { Icon, look } = LOOKS[tone];
	return (
		<div className="page py-10 sm:py-16">
			<div className="mx-auto max-w-xl text-center">
				<span aria-hidden="true" className={`mx-auto grid size-20 place-items-center rounded-full ${look}`}>
					<Icon className="size-9" strokeWidth={2.5} />
				</span>
				<div role="status">
					<h1 className="display mt-5 text-3xl">{title}</h1>
					<p className="mt-3 text-lg text-prune">{text}</p>
					{more && <p className="mt-2 text-prune">{more}</p>}
				</div>
				{children}
			</div>
		</div>
	);
}

function Row({ term, value }: { term: string; value: string }) {
	return (
		<div className="flex flex-wrap items-baseline justify-between gap-x-4">
			<dt className="text-prune">{term}</dt>
			<dd className="font-bold">{value}</dd>
		</div>
	);
}
