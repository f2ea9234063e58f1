"use client";

import { type CompanyCredit, orderOnAccount } from "@confiserie/domain/contract/company-terms";
import { formatCents, formatDate, formatEuros } from "@confiserie/domain/format";
import { toCents } from "@confiserie/domain/money";
import { useEffect, useState } from "react";
import { ApiProblem, call } from "@/lib/api";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { readCredit } from "./read-credit";

interface OnAccountProps {
	orderNumber: string;
	totalCents: number;
	/** True while a card payment is under way, or the order is about to change. */
	isLocked: boolean;
	onAccepted: () => void;
	/** Whether the order can be accepted: then it comes before the card. */
	onOffer?: (isOffered: boolean) => void;
}

/** The credit of the caller's company; null while it is unknown, and without one. */
function useCredit(): CompanyCredit | null {
	const [credit, setCredit] = useState<CompanyCredit | null>(null);
	useEffect(() => {
		const stop = new AbortController();
		// Without an answer the card remains: the terms can be asked for again on the order's page.
		readCredit(stop.signal).then(setCredit, () => {});
		return () => stop.abort();
	}, []);
	return credit;
}

/** What the credit of the company lacks for an order, before an approval is asked for; nothing where it suffices. */
export function CreditShortfall({ totalCents }: { totalCents: number }) {
	const credit = useCredit();
	if (!credit?.isOnAccount || isOffered(credit, totalCents)) return null;
	const why = credit.isBlocked
		? "Le paiement à 30 jours de votre entreprise est suspendu\u00a0: une facture est en retard."
		: `Encours disponible de votre entreprise\u00a0: ${formatEuros(credit.available)}. Il manque ${formatCents(totalCents - toCents(credit.available))} pour la régler à 30 jours.`;
	return <p className="mt-2">{`${why} Une fois approuvée, elle se paiera par carte.`}</p>;
}

const isOffered = ({ isOnAccount, isBlocked, available }: CompanyCredit, totalCents: number): boolean =>
	isOnAccount && !isBlocked && totalCents <= toCents(available);

/** Order on the company's account instead of paying now; nothing where the company has no such terms. */
export function OnAccount({ orderNumber, totalCents, isLocked, onAccepted, onOffer }: OnAccountProps) {
	const credit = useCredit();
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const isEnough = credit !== null && isOffered(credit, totalCents);
	useEffect(() => onOffer?.(isEnough), [isEnough, onOffer]);
	if (!credit?.isOnAccount) return null;
	const order = async () => {
		setBusy(true);
		setProblem(null);
		try {
			await call(orderOnAccount, { params: { id: orderNumber } });
			onAccepted();
		} catch (cause) {
			setProblem(cause instanceof ApiProblem ? cause.message : "Réessayez dans un instant.");
			setBusy(false);
		}
	};
	return (
		<section
			aria-labelledby="on-account"
			className="flex flex-col gap-3 rounded-card border border-trait bg-white p-4 sm:p-6 print:hidden"
		>
			<h2 id="on-account" className="display text-xl">
				Payer à 30 jours fin de mois
			</h2>
			<p className="text-prune">{wordsOf(credit, totalCents)}</p>
			{problem && <Banner tone="error">{problem}</Banner>}
			{isEnough ? (
				<Button busy={isBusy} busyLabel="Enregistrement…" disabled={isLocked} onClick={order} className="self-start">
					{`Commander avec obligation de paiement à 30 jours\u00a0: ${formatCents(totalCents)}`}
				</Button>
			) : (
				<ButtonLink href="/contact" variant="secondary" size="sm" className="self-start">
					Nous demander
				</ButtonLink>
			)}
		</section>
	);
}

function wordsOf({ isBlocked, available, dueOn }: CompanyCredit, totalCents: number): string {
	if (isBlocked)
		return "Suspendu\u00a0: une facture est en retard. Réglez-la, payez cette commande maintenant, ou contactez-nous.";
	const availableCents = toCents(available);
	const left = `Encours disponible de votre entreprise\u00a0: ${formatCents(availableCents)}.`;
	if (totalCents > availableCents)
		return `${left} Cette commande le dépasse de ${formatCents(totalCents - availableCents)}\u00a0: payez-la maintenant, ou demandez-nous de le relever.`;
	return `Par virement, sur facture\u00a0: émise aujourd'hui, elle serait à régler le ${formatDate(dueOn)} au plus tard. ${left}`;
}
