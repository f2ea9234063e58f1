"use client";

import type { Balance } from "@confiserie/domain/contract/balance";
import { formatCents } from "@confiserie/domain/format";
import { useCallback, useEffect, useMemo, useState } from "react";
import { PaymentInProgress } from "@/features/shop/payment";
import { ApiProblem } from "@/lib/api";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { Loading } from "@/ui/loading";
import { linkedBalance } from "./balance-of";
import { PayBalance } from "./pay-balance";

/** /payer/{token}: the balance of one order, for the recipient of the link; no account, no private data. */
export function PayByLinkPage({ token }: { token: string }) {
	const calls = useMemo(() => linkedBalance(token), [token]);
	const [found, setFound] = useState<Balance | ApiProblem | null>(null);
	const [isLoading, setLoading] = useState(false);
	const load = useCallback(
		(signal?: AbortSignal) => {
			setLoading(true);
			calls
				.read(signal)
				.then(setFound, (cause) => {
					if (cause instanceof ApiProblem) setFound(cause);
				})
				.finally(() => setLoading(false));
		},
		[calls],
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
				<Found balance={found} calls={calls} isChecking={isLoading} onChange={() => load()} />
			)}
		</div>
	);
}

function Found({
	balance: { orderNumber, amount, state, isFirst },
	calls,
	isChecking,
	onChange,
}: {
	balance: Balance;
	calls: ReturnType<typeof linkedBalance>;
	isChecking: boolean;
	onChange: () => void;
}) {
	return (
		<>
			<header>
				<h1 className="display text-3xl">
					{isFirst ? "Paiement de la commande" : TITLES[state]} <span className="whitespace-nowrap">{orderNumber}</span>
				</h1>
				<p role="status" className="mt-2 text-lg text-prune">
					{isFirst ? "Réglez ici votre commande. Aucun compte n'est nécessaire." : TEXTS[state]}
				</p>
			</header>
			{state === "DUE" && (
				<>
					<p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-card bg-creme p-5">
						<span className="text-prune">{isFirst ? "À régler" : "Restant dû"}</span>
						<strong className="display text-2xl">{formatCents(amount)}</strong>
					</p>
					<PayBalance
						calls={calls}
						what={isFirst ? "la commande" : "le solde"}
						amountCents={amount}
						onPaid={onChange}
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

const TITLES = {
	DUE: "Solde de la commande",
	IN_PROGRESS: "Paiement en cours de la commande",
	PAID: "Commande payée",
	CLOSED: "Rien à payer pour la commande",
} as const;
const TEXTS = {
	DUE: "Réglez ici ce qui reste à payer. Aucun compte n'est nécessaire.",
	IN_PROGRESS: "Il n'y a rien d'autre à faire pour l'instant.",
	PAID: "Merci, le paiement est complet. Il n'y a plus rien à régler.",
	CLOSED: "Cette commande a été annulée ou remboursée.",
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
