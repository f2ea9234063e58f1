"use client";

import {
	type AdminQuote,
	acceptQuoteAsStaff,
	downloadQuoteAsStaff,
	readQuoteAsStaff,
	withdrawQuote,
} from "@confiserie/domain/contract/quotes";
import { formatDate, formatDateTime } from "@confiserie/domain/format";
import { SaveButton } from "@/features/account/invoices";
import { QuoteBadge, QuoteBody } from "@/features/account/quotes";
import { ConfirmAct, DetailPage } from "@/features/admin/kit";
import { BuyerFacts } from "@/features/admin/orders/buyer";
import { May } from "@/features/admin/shell";
import { call, fetchFile } from "@/lib/api";
import { Banner } from "@/ui/banner";
import { ButtonLink } from "@/ui/button-link";
import { Link } from "@/ui/link";
import { QuoteLink } from "./quote-link";

/** /admin/quotes/{id}: a quote, its state and its actions. */
export function AdminQuotePage({ id }: { id: string }) {
	return (
		<DetailPage
			operation={readQuoteAsStaff}
			input={{ params: { id } }}
			list={{ label: "Devis", href: "/admin/quotes" }}
			kind="Devis"
			title={({ number }) => number}
			acts={(quote) => <Acts quote={quote} />}
			failure="Impossible de charger le devis"
		>
			{(quote) => <Shown quote={quote} />}
		</DetailPage>
	);
}

function Acts({ quote: { id, number, state, validUntil } }: { quote: AdminQuote }) {
	return (
		<>
			<SaveButton
				fetchFile={() => fetchFile(downloadQuoteAsStaff, { params: { id } })}
				name={`${number}.pdf`}
				label={`Télécharger ${number} en PDF`}
			>
				PDF
			</SaveButton>
			<May permission="orders.change">
				{state !== "ACCEPTED" && state !== "REPLACED" && (
					<ButtonLink href={`/admin/quotes/new?replaces=${encodeURIComponent(id)}`} variant="secondary" size="sm">
						Nouvelle version
					</ButtonLink>
				)}
				{state === "SENT" && (
					<>
						<ConfirmAct
							label="Retirer"
							title="Retirer ce devis ?"
							confirm="Retirer le devis"
							busyLabel="Retrait…"
							act={() => call(withdrawQuote, { params: { id } })}
							changes="everything"
						>
							{`${number} ne pourra plus être accepté. Il vous engage jusqu'au ${formatDate(validUntil)} : prévenez le client, ou envoyez plutôt une nouvelle version.`}
						</ConfirmAct>
						<ConfirmAct
							label="Le client accepte"
							variant="primary"
							title="Le client accepte ce devis ?"
							confirm="Noter l'acceptation"
							busyLabel="Commande…"
							act={() => call(acceptQuoteAsStaff, { params: { id } })}
							changes="everything"
						>
							{`${number} devient une commande à ses prix, ses articles sont réservés, et le client la reçoit par e-mail. À faire s'il l'a accepté au téléphone ou signé.`}
						</ConfirmAct>
					</>
				)}
			</May>
		</>
	);
}

function Shown({ quote }: { quote: AdminQuote }) {
	const { state, order } = quote;
	return (
		<div className="flex max-w-3xl flex-col gap-4">
			<p>
				<QuoteBadge state={state} />
			</p>
			<Standing quote={quote} />
			{order && (
				<p>
					<ButtonLink href={`/admin/orders/${encodeURIComponent(order.orderNumber)}`} size="sm">
						{`Ouvrir la commande ${order.orderNumber}`}
					</ButtonLink>
				</p>
			)}
			{state === "SENT" && <QuoteLink url={quote.url} />}
			<QuoteBody quote={quote} />
			<section aria-labelledby="quote-contact" className="rounded-card border border-trait bg-white p-5 sm:p-6">
				<h2 id="quote-contact" className="display text-xl">
					Contact
				</h2>
				{quote.email && (
					<Link
						href={`/admin/customers/${encodeURIComponent(quote.customerId)}`}
						className="mt-2 inline-flex min-h-6 items-center font-semibold text-framboise-fonce underline underline-offset-4"
					>
						{`${quote.firstName} ${quote.lastName}`}
					</Link>
				)}
				<p className="mt-2 wrap-anywhere">{quote.email || "Effacé"}</p>
				<p>{quote.phone}</p>
				<div className="mt-2">
					<BuyerFacts company={quote.company} />
				</div>
				{quote.deliveryNotes && <p className="mt-2 break-words">{quote.deliveryNotes}</p>}
			</section>
		</div>
	);
}

/** When it was sent, until when it is valid, and its result. */
function Standing({ quote }: { quote: AdminQuote }) {
	const { createdAt, validUntil, replaces, replacement, acceptedAt, acceptedBy, shortAt, state } = quote;
	const words = [
		`Envoyé le ${formatDateTime(createdAt)}, valable jusqu'au ${formatDate(validUntil)} inclus.`,
		replaces && `Remplace ${replaces}.`,
		replacement && `Remplacé par ${replacement.number}.`,
		acceptedAt &&
			`Accepté le ${formatDateTime(acceptedAt)}, ${acceptedBy === "STAFF" ? "noté par l'équipe" : "par le client"}.`,
	];
	return (
		<>
			<p className="text-prune">{words.filter(Boolean).join(" ")}</p>
			{shortAt && state === "SENT" && (
				<Banner tone="warning" title="Le client a voulu accepter, et le stock manquait">
					{`Le ${formatDateTime(shortAt)}. Il pourra accepter dès que le stock suffit.`}
				</Banner>
			)}
		</>
	);
}
