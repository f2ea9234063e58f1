"use client";

import { type ListedQuote, listQuotes } from "@confiserie/domain/contract/quotes";
import { formatCount, formatDate, formatEuros } from "@confiserie/domain/format";
import { QUOTE_STATE_NAMES, QUOTE_STATES, type QuoteState } from "@confiserie/domain/quote/quote";
import { Plus } from "lucide-react";
import { QuoteBadge } from "@/features/account/quotes";
import { Filters, ListPage, ListSelect, RowLink, useOperationList } from "@/features/admin/kit";
import { ActionLabel, ListSearch, listReader, May, oneOf, searched } from "@/features/admin/shell";
import { Badge } from "@/ui/badge";
import { ButtonLink } from "@/ui/button-link";
import { type Column, SELECTABLE, SELECTABLE_FIGURE } from "@/ui/data-table";
import { EmptyState } from "@/ui/empty-state";
import { Link } from "@/ui/link";
import { Inquiries } from "./inquiries";

const read = listReader({ query: searched, state: oneOf(QUOTE_STATE_NAMES, "") });

/** /admin/quotes: all quotes by number, name, e-mail or state, and how many became an order. */
export function QuotesListPage() {
	const list = useOperationList(listQuotes, read);
	const counts = list.data?.counts;
	const options = QUOTE_STATE_NAMES.map((value) => ({
		value,
		label: counts ? `${QUOTE_STATES[value].label} (${counts[value]})` : QUOTE_STATES[value].label,
	}));
	return (
		<ListPage
			list={list}
			title="Devis"
			subtitle="Proposés aux clients, à accepter en ligne"
			acts={
				<May permission="orders.change">
					<ButtonLink href="/admin/quotes/new" size="sm">
						<Plus aria-hidden="true" className="size-4.5" />
						<ActionLabel>Nouveau devis</ActionLabel>
					</ButtonLink>
				</May>
			}
			filters={
				<>
					<Inquiries />
					<Filters>
						<ListSearch label="Numéro, nom ou e-mail" list={list} />
						<ListSelect list={list} name="state" label="État" any="Tous les états" options={options} />
					</Filters>
				</>
			}
			columns={COLUMNS}
			rowKey={({ id }) => id}
			failure="Impossible de charger les devis"
			summary={({ totalElements, counts }) =>
				`${formatCount(totalElements, "devis trouvé", "devis trouvés")}. ${conversion(counts)}`
			}
			empty={
				<EmptyState
					title="Aucun devis"
					action={
						<May permission="orders.change">
							<ButtonLink href="/admin/quotes/new">Établir un devis</ButtonLink>
						</May>
					}
				>
					Un devis accepté devient une commande, à ses prix.
				</EmptyState>
			}
		/>
	);
}

/** Of quotes that came to an end: those replaced go on in another one. */
function conversion({ ACCEPTED, EXPIRED, WITHDRAWN }: Record<QuoteState, number>): string {
	const ended = ACCEPTED + EXPIRED + WITHDRAWN;
	if (ended === 0) return "Aucun n'est encore arrivé à son terme.";
	return `${Math.round((100 * ACCEPTED) / ended)} % des devis arrivés à leur terme sont acceptés.`;
}

const COLUMNS: readonly Column<ListedQuote>[] = [
	{ key: "number", header: "Devis", cell: (quote) => <Name quote={quote} /> },
	{ key: "buyer", header: "Client", card: "bare", cell: (quote) => <Buyer quote={quote} /> },
	{ key: "state", header: "État", card: "bare", cell: (quote) => <State quote={quote} /> },
	{ key: "order", header: "Commande", card: "bare", cell: ({ orderNumber }) => <OrderLink number={orderNumber} /> },
	{
		key: "total",
		header: "Total TTC",
		align: "right",
		card: "badge",
		cell: ({ total }) => <span className={`font-semibold ${SELECTABLE_FIGURE}`}>{formatEuros(total)}</span>,
	},
];

function Name({ quote: { id, number, issuedOn, validUntil } }: { quote: ListedQuote }) {
	return (
		<div>
			<RowLink href={`/admin/quotes/${encodeURIComponent(id)}`} isNumber>
				{number}
			</RowLink>
			<p className="text-sm text-prune">{`${formatDate(issuedOn)}, valable jusqu'au ${formatDate(validUntil)}`}</p>
		</div>
	);
}

function Buyer({ quote: { buyer, email } }: { quote: ListedQuote }) {
	return (
		<div className="min-w-0">
			<p className="break-words">{buyer}</p>
			<p className={`text-sm text-prune ${SELECTABLE}`}>{email}</p>
		</div>
	);
}

function State({ quote: { state, isShort } }: { quote: ListedQuote }) {
	return (
		<span className="flex flex-wrap gap-1">
			<QuoteBadge state={state} />
			{isShort && <Badge tone="danger">Stock manquant</Badge>}
		</span>
	);
}

function OrderLink({ number }: { number: string | null }) {
	if (number === null) return null;
	return (
		<Link
			href={`/admin/orders/${encodeURIComponent(number)}`}
			className="relative inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-framboise underline underline-offset-4"
		>
			{number}
		</Link>
	);
}
