"use client";

import type { Balance } from "@confiserie/domain/contract/balance";
import { readLinkedBalance } from "@confiserie/domain/contract/payments";
import { formatCents } from "@confiserie/domain/format";
import { useCallback, useEffect, useState } from "react";
import { PaymentInProgress } from "@/features/shop/payment";
import { ApiProblem, call } from "@/lib/api";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { Loading } from "@/ui/loading";
import { linkedBalance } from "./balance-of";
import { PayBalance } from "./pay-balance";

/** /payer/{token}: the balance of one order, for the recipient of the link; no account, no private data. */
export function PayByLinkPage({ token }: { token: string }) {
	const [found, setFound] = useState<Balance | ApiProblem | null>(null);
	/** The order's first payment was made, or with the bank, while this page showed it. */
	const [isFirstMade, setFirstMade] = useState(false);
	const [isLoading, setLoading] = useState(false);
	const load = useCallback(
		(signal?: AbortSignal) => {
			setLoading(true);
			call(readLinkedBalance, { params: { token }, signal })
				.then(
					(balance) => {
						setFound(balance);
						if (balance.isFirst && balance.state === "IN_PROGRESS") setFirstMade(true);
					},
					(cause) => {
						if (cause instanceof ApiProblem) setFound(cause);
					},
				)
				.finally(() => setLoading(false));
		},
		[token],
	);
	useEffect(() => {
		const abort = new AbortController();
		load(abort.signal);
		return () => abort.abort();
	}, [load]);
	return (
		<div className="page flex max-w-2xl flex-col gap-6 py-8 sm:py-12">
			{found === null && <Loading label="Chargement du solde…" heights={["h-16", "h-24"]} />}
			{found instanceof ApiProblem && <Unreadable problem={found} onRetry={() => load()} />}
			{found && !(found instanceof ApiProblem) && (
				<Found
					token={token}
					balance={found}
					isFirstMade={isFirstMade}
					isChecking={isLoading}
					onPaid={() => {
						if (found.isFirst) setFirstMade(true);
						load();
					}}
					onChange={() => load()}
				/>
			)}
		</div>
	);
}

interface FoundProps {
	token: string;
	balance: Balance;
	isFirstMade: boolean;
	isChecking: boolean;
	onPaid: () => void;
	onChange: () => void;
}

function Found({ token, balance, isFirstMade, isChecking, onPaid, onChange }: FoundProps) {
	const { orderNumber, amount, state, isFirst = false } = balance;
	const due = isFirst ? "FIRST" : isFirstMade ? "REST" : "DUE";
	const { title, text } = WORDS[state === "DUE" ? due : state];
	return (
		<>
			<header>
				{/* Thanks take the focus that was in the payment form, above the screen of a phone. */}
				<h1 key={due} ref={due === "REST" ? focus : null} tabIndex={-1} className="display text-3xl outline-none">
					{title} <span className="inline-block">{orderNumber}</span>
				</h1>
				<p role="status" className="mt-2 text-lg text-prune">
					{text}
				</p>
			</header>
			{state === "DUE" && (
				<>
					<p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-card bg-creme p-5">
						<span className="text-prune">{isFirst ? "À régler" : "Restant dû"}</span>
						<strong className="display text-2xl">{formatCents(amount)}</strong>
					</p>
					<PayBalance
						// The rest after a deposit has a form of its own: the deposit's is over.
						key={`${due} ${amount}`}
						calls={linkedBalance(token, isFirst)}
						what={isFirst ? "la commande" : "le solde"}
						amountCents={amount}
						onPaid={onPaid}
						onClosed={onChange}
					/>
				</>
			)}
			{state === "IN_PROGRESS" && <PaymentInProgress isChecking={isChecking} onCheck={onChange} />}
			{(state === "PAID" || state === "CLOSED") && (
				<p>
					<ButtonLink href="/products" variant="secondary">
						Voir nos produits
					</ButtonLink>
				</p>
			)}
		</>
	);
}

const focus = (element: HTMLElement | null) => element?.focus();

const WORDS = {
	FIRST: {
		title: "Paiement de la commande",
		text: "Réglez ici votre commande. Aucun compte n'est nécessaire.",
	},
	REST: {
		title: "Acompte reçu pour la commande",
		text: "Merci, votre acompte est accepté. Ce qui reste à payer peut se régler ici aussi.",
	},
	DUE: {
		title: "Solde de la commande",
		text: "Réglez ici ce qui reste à payer. Aucun compte n'est nécessaire.",
	},
	IN_PROGRESS: {
		title: "Paiement en cours de la commande",
		text: "Il n'y a rien d'autre à faire pour l'instant.",
	},
	PAID: { title: "Commande payée", text: "Merci, le paiement est complet. Il n'y a plus rien à régler." },
	CLOSED: { title: "Rien à payer pour la commande", text: "Cette commande a été annulée ou remboursée." },
} as const;

function Unreadable({ problem, onRetry }: { problem: ApiProblem; onRetry: () => void }) {
	if (problem.status === 404) {
		return (
			<EmptyState
				headingLevel={1}
				title="Lien de paiement non valable"
				action={<ButtonLink href="/contact">Nous contacter</ButtonLink>}
			>
				{problem.message}
			</EmptyState>
		);
	}
	return (
		<Banner
			tone="error"
			title="Impossible de charger le solde"
			action={
				<Button variant="secondary" size="sm" onClick={onRetry}>
					Réessayer
				</Button>
			}
		>
			{problem.message}
		</Banner>
	);
}
