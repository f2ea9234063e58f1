"use client";

import { acceptQuote, type Quote } from "@confiserie/domain/contract/quotes";
import { formatDate, formatEuros, formatInteger } from "@confiserie/domain/format";
import { STAFF_HOLD_DAYS } from "@confiserie/domain/orders/staff-order";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "@/features/account/auth";
import { ApiProblem, call } from "@/lib/api";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Link } from "@/ui/link";

interface AcceptQuoteProps {
	quote: Quote;
	quoteKey: string;
	onAccepted: (quote: Quote) => void;
	/** Called after a refusal: the shown quote may be outdated. */
	onRefused: () => void;
}

/** Where the customer agrees to the terms and orders what the quote offers. */
export function AcceptQuote(props: AcceptQuoteProps) {
	return props.quote.isForMembers ? <AcceptAsMember {...props} /> : <AcceptForm {...props} />;
}

/** The first field of the form. */
const TERMS = "quote-terms";

/** A company's quote is accepted by its members. */
function AcceptAsMember(props: AcceptQuoteProps) {
	const { status, showModal } = useSession();
	if (status === "authenticated") return <AcceptForm {...props} />;
	return (
		<Banner
			tone="info"
			title="Ce devis est pour une entreprise"
			action={
				<Button size="sm" onClick={() => showModal("login", () => document.getElementById(TERMS)?.focus())}>
					Se connecter
				</Button>
			}
		>
			Connectez-vous pour l'accepter, avec le compte qui l'a reçu ou celui d'un collègue qui peut approuver.
		</Banner>
	);
}

function AcceptForm({ quote, quoteKey, onAccepted, onRefused }: AcceptQuoteProps) {
	const [isAgreed, setAgreed] = useState(false);
	const [isMissing, setMissing] = useState(false);
	const accept = useMutation({
		mutationFn: (asksApproval: boolean) =>
			call(acceptQuote, {
				params: { key: quoteKey },
				body: { termsAccepted: true, ...(asksApproval && { asksApproval }) },
			}),
		onSuccess: onAccepted,
		onError: (problem) => problem instanceof ApiProblem && problem.code === "QUOTE_CLOSED" && onRefused(),
	});
	const submit = () => {
		setMissing(!isAgreed);
		if (isAgreed) accept.mutate(false);
	};
	const refusal = accept.error;
	const isAboveLimit = refusal instanceof ApiProblem && refusal.code === "APPROVAL_REQUIRED";
	return (
		<form
			method="post"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				submit();
			}}
			className="flex flex-col gap-4 rounded-card border-[1.5px] border-framboise bg-white p-5 sm:p-6 print:hidden"
		>
			<h2 className="display text-xl">Accepter ce devis</h2>
			<p>{paymentWords(quote)}</p>
			<label className="flex min-h-11 items-start gap-3">
				<input
					id={TERMS}
					type="checkbox"
					checked={isAgreed}
					aria-invalid={isMissing && !isAgreed ? true : undefined}
					aria-describedby={isMissing && !isAgreed ? "quote-terms-missing" : undefined}
					onChange={({ target }) => setAgreed(target.checked)}
					className="mt-0.5 size-5 shrink-0 accent-framboise"
				/>
				<span>
					J'accepte les{" "}
					<Link href="/terms" className="text-framboise-fonce underline underline-offset-4">
						conditions générales de vente
					</Link>
					, dont la copie m'est envoyée avec la commande.
				</span>
			</label>
			{isMissing && !isAgreed && (
				<p id="quote-terms-missing" role="alert" className="font-semibold text-rouge">
					Acceptez les conditions générales de vente.
				</p>
			)}
			{refusal && !isAboveLimit && <Refusal error={refusal} />}
			{isAboveLimit && (
				<Banner
					tone="warning"
					title={refusal.message}
					action={
						<Button size="sm" onClick={() => accept.mutate(true)}>
							Demander l'approbation
						</Button>
					}
				>
					Vos produits seront réservés trois jours, le temps qu'un collègue décide.
				</Banner>
			)}
			<Button type="submit" busy={accept.isPending} busyLabel="Commande…">
				{`Commander avec obligation de paiement\u00a0: ${formatEuros(quote.total)}`}
			</Button>
		</form>
	);
}

/** Consequences of an acceptance, shown before it. */
function paymentWords({ payment, depositPercentage, dueOnAcceptance, validUntil }: Quote): string {
	const until = `Valable jusqu'au ${formatDate(validUntil)} inclus.`;
	if (payment === "LATER") return `${until} Vous paierez plus tard, sur facture.`;
	const amount = formatEuros(dueOnAcceptance);
	const what = depositPercentage === null ? amount : `un acompte de ${depositPercentage}\u00a0%, soit ${amount}`;
	const how = payment === "LINK" ? "par carte, juste après" : "par virement, chèque ou espèces";
	return `${until} Vous paierez ${what}, ${how}. Les produits vous sont alors réservés ${STAFF_HOLD_DAYS} jours.`;
}

/** Why it could not be; without stock nothing is lost. */
function Refusal({ error }: { error: Error }) {
	const lines = error instanceof ApiProblem ? error.lines : [];
	const missing = lines.filter(({ onSale, quantity, availableQuantity }) => !onSale || quantity > availableQuantity);
	if (missing.length === 0) return <Banner tone="error" title={error.message} />;
	return (
		<Banner tone="error" title="Le stock ne suffit pas en ce moment">
			<ul className="list-disc pl-5">
				{missing.map(({ productId, productName, quantity, availableQuantity, onSale }) => (
					<li key={productId}>
						{onSale
							? `${productName}\u00a0: ${formatInteger(availableQuantity)} en stock sur ${formatInteger(quantity)}`
							: `${productName} n'est plus en vente`}
					</li>
				))}
			</ul>
			<p className="mt-2">
				Rien n'est commandé, votre devis reste valable et la boutique est prévenue.{" "}
				<Link href="/contact" className="underline underline-offset-4">
					Contactez-nous
				</Link>{" "}
				ou réessayez plus tard.
			</p>
		</Banner>
	);
}
