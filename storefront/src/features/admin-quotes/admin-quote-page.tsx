"use client";

import {
	type AdminQuote,
	acceptQuoteAsStaff,
	downloadQuoteAsStaff,
	readQuoteAsStaff,
	withdrawQuote,
} from "@confiserie/domain/contract/quotes";
import { formatDate, formatDateTime } from "@confiserie/domain/format";
import { useState } from "react";
import { BuyerFacts } from "@/features/admin-buyer";
import { AdminHeader, ConfirmDialog, May } from "@/features/admin-shell";
import { SaveButton } from "@/features/invoices";
import { QuoteBadge, QuoteBody } from "@/features/quotes";
import { call, fetchFile } from "@/lib/api";
import { useOperation } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Link } from "@/ui/link";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { QuoteLink } from "./quote-link";

type Act = "accept" | "withdraw";

/** What is asked before, and what follows. */
const ACTS: Record<Act, { title: string; label: string; busyLabel: string; describe: (quote: AdminQuote) => string }> =
	{
		accept: {
			title: "Le client accepte ce devis ?",
			label: "Noter l'acceptation",
			busyLabel: "Commande…",
			describe: ({ number }) =>
				`${number} devient une commande à ses prix, ses cartons sont réservés, et le client la reçoit par e-mail. À faire s'il l'a accepté au téléphone ou signé.`,
		},
		withdraw: {
			title: "Retirer ce devis ?",
			label: "Retirer le devis",
			busyLabel: "Retrait…",
			describe: ({ number, validUntil }) =>
				`${number} ne pourra plus être accepté. Il vous engage jusqu'au ${formatDate(validUntil)} : prévenez le client, ou envoyez plutôt une nouvelle version.`,
		},
	};

/** /admin/quotes/{id}: a quote, its state and its actions. */
export function AdminQuotePage({ id }: { id: string }) {
	const { data, error, refetch } = useOperation(readQuoteAsStaff, { params: { id } });
	return (
		<>
			<AdminHeader
				title={data?.number ?? "Devis"}
				crumbs={[{ label: "Devis", href: "/admin/quotes" }, { label: data?.number ?? "…" }]}
			/>
			{!data && !error && <Skeleton className="h-60" />}
			{!data && error && <RetryBanner title="Impossible de charger le devis" cause={error} onRetry={() => refetch()} />}
			{data && <Shown quote={data} />}
		</>
	);
}

function Shown({ quote }: { quote: AdminQuote }) {
	const [act, setAct] = useState<Act>("accept");
	const [asked, setAsked] = useState<AdminQuote | null>(null);
	const { id, number, state, order } = quote;
	const ask = (wanted: Act) => {
		setAct(wanted);
		setAsked(quote);
	};
	const isRenewable = state !== "ACCEPTED" && state !== "REPLACED";
	return (
		<div className="flex max-w-3xl flex-col gap-4">
			<div className="flex flex-wrap items-center gap-3">
				<QuoteBadge state={state} />
				<SaveButton
					fetchFile={() => fetchFile(downloadQuoteAsStaff, { params: { id } })}
					name={`${number}.pdf`}
					label={`Télécharger ${number} en PDF`}
				>
					PDF
				</SaveButton>
				<May permission="orders.change">
					{isRenewable && (
						<ButtonLink href={`/admin/quotes/new?replaces=${encodeURIComponent(id)}`} variant="secondary" size="sm">
							Nouvelle version
						</ButtonLink>
					)}
					{state === "SENT" && (
						<>
							<Button variant="secondary" size="sm" onClick={() => ask("withdraw")}>
								Retirer
							</Button>
							<Button size="sm" onClick={() => ask("accept")}>
								Le client accepte
							</Button>
						</>
					)}
				</May>
			</div>
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
			<ConfirmDialog
				row={asked}
				title={ACTS[act].title}
				describe={ACTS[act].describe}
				label={ACTS[act].label}
				busyLabel={ACTS[act].busyLabel}
				act={() => call(act === "accept" ? acceptQuoteAsStaff : withdrawQuote, { params: { id } })}
				changes={["admin"]}
				onClose={() => setAsked(null)}
			/>
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
