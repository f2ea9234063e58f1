"use client";

import { downloadQuote, type Quote, readQuote } from "@confiserie/domain/contract/quotes";
import { formatDate, formatDateTime } from "@confiserie/domain/format";
import { QUOTE_CLOSED_WORDS } from "@confiserie/domain/quote/quote";
import { useQueryClient } from "@tanstack/react-query";
import { SaveButton } from "@/features/account/invoices";
import { AccountQueries } from "@/lib/account-queries";
import { ApiProblem, fetchFile } from "@/lib/api";
import { keyOf, useOperation } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { Loading } from "@/ui/loading";
import { RetryBanner } from "@/ui/retry-banner";
import { AcceptQuote } from "./accept-quote";

import { QuoteBadge } from "./quote-badge";
import { QuoteBody } from "./quote-body";

/** /devis/{key}: a quote for the recipient of its link, to read and to accept, without an account. */
export function QuotePage({ quoteKey }: { quoteKey: string }) {
	return (
		<AccountQueries>
			<div className="page flex max-w-3xl flex-col gap-6 py-6 sm:py-8 print:max-w-none print:p-0">
				<ReadQuote quoteKey={quoteKey} />
			</div>
		</AccountQueries>
	);
}

function ReadQuote({ quoteKey }: { quoteKey: string }) {
	const client = useQueryClient();
	const input = { params: { key: quoteKey } };
	const { data, error, refetch } = useOperation(readQuote, input);
	if (data)
		return (
			<Shown
				quote={data}
				quoteKey={quoteKey}
				onAccepted={(quote) => client.setQueryData(keyOf(readQuote, input), quote)}
				onRefused={() => void refetch()}
			/>
		);
	if (!error) return <Loading label="Chargement du devis…" heights={["h-24", "h-64"]} />;
	if (error instanceof ApiProblem && error.status === 404)
		return (
			<EmptyState
				headingLevel={1}
				title="Devis introuvable"
				action={<ButtonLink href="/contact">Nous contacter</ButtonLink>}
			>
				Ce devis n'existe pas, ou n'est plus conservé.
			</EmptyState>
		);
	return (
		<RetryBanner title="Impossible de charger le devis" onRetry={() => refetch()}>
			{error.message}
		</RetryBanner>
	);
}

interface ShownProps {
	quote: Quote;
	quoteKey: string;
	onAccepted: (quote: Quote) => void;
	onRefused: () => void;
}

function Shown({ quote, quoteKey, onAccepted, onRefused }: ShownProps) {
	const { number, state, issuedOn, validUntil, replaces } = quote;
	return (
		<article aria-labelledby="quote-number" className="flex flex-col gap-6">
			<header className="flex flex-wrap items-start justify-between gap-4">
				<div>
					<h1 id="quote-number" className="display text-3xl">
						Devis <span className="whitespace-nowrap">{number}</span>
					</h1>
					<p className="mt-1 text-prune">
						{`Établi par ${quote.seller} le ${formatDate(issuedOn)}, valable jusqu'au ${formatDate(validUntil)} inclus.`}
						{replaces && ` Il remplace le devis ${replaces}.`}
					</p>
					<p className="mt-3">
						<QuoteBadge state={state} />
					</p>
				</div>
				<div className="print:hidden">
					<SaveButton
						fetchFile={() => fetchFile(downloadQuote, { params: { key: quoteKey } })}
						name={`${number}.pdf`}
						label={`Télécharger ${number} en PDF`}
					>
						PDF
					</SaveButton>
				</div>
			</header>
			{state === "ACCEPTED" && quote.order && <Accepted order={quote.order} payment={quote.payment} />}
			{state !== "SENT" && state !== "ACCEPTED" && (
				<Banner
					tone="warning"
					title={QUOTE_CLOSED_WORDS[state]}
					action={
						quote.replacement ? (
							<ButtonLink href={`/devis/${quote.replacement.key}`} size="sm">
								{`Ouvrir ${quote.replacement.number}`}
							</ButtonLink>
						) : (
							<ButtonLink href="/contact" variant="secondary" size="sm">
								Nous contacter
							</ButtonLink>
						)
					}
				/>
			)}
			<QuoteBody quote={quote} />
			{state === "SENT" && (
				<AcceptQuote quote={quote} quoteKey={quoteKey} onAccepted={onAccepted} onRefused={onRefused} />
			)}
		</article>
	);
}

/** Result of a quote, and the next step. */
function Accepted({ order, payment }: { order: NonNullable<Quote["order"]>; payment: Quote["payment"] }) {
	const { orderNumber, paymentUrl, heldUntil, approval } = order;
	if (approval === "WAITING" || approval === "DECLINED")
		return (
			<Banner
				tone={approval === "WAITING" ? "info" : "warning"}
				title={
					approval === "WAITING"
						? `La commande ${orderNumber} attend l'approbation de votre entreprise`
						: `La commande ${orderNumber} n'a pas été approuvée`
				}
				action={
					<ButtonLink href={`/orders/${encodeURIComponent(orderNumber)}`} variant="secondary" size="sm">
						Voir la commande
					</ButtonLink>
				}
			>
				{approval === "WAITING" && heldUntil && `Ses produits sont réservés jusqu'au ${formatDateTime(heldUntil)}.`}
			</Banner>
		);
	const held = heldUntil ? ` Les produits vous sont réservés jusqu'au ${formatDateTime(heldUntil)}.` : "";
	const transfer = payment === "TRANSFER" ? ` Indiquez ${orderNumber} avec votre règlement.` : "";
	return (
		<Banner
			tone="success"
			title={`Merci\u00a0! C'est votre commande ${orderNumber}.`}
			action={paymentUrl && <ButtonLink href={new URL(paymentUrl).pathname}>Payer par carte</ButtonLink>}
		>
			{`Elle vous est confirmée par e-mail.${held}${transfer}`}
		</Banner>
	);
}
