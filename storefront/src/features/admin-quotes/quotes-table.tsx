import type { ListedQuote } from "@confiserie/domain/contract/quotes";
import { formatDate, formatEuros } from "@confiserie/domain/format";
import { QuoteBadge } from "@/features/quotes";
import { Badge } from "@/ui/badge";
import { type Column, DataTable, SELECTABLE } from "@/ui/data-table";
import { Link } from "@/ui/link";

/** Quotes, latest first, each linked. */
export function QuotesTable({ quotes }: { quotes: readonly ListedQuote[] }) {
	return (
		<DataTable
			caption="Devis"
			columns={COLUMNS}
			rows={quotes}
			rowKey={({ id }) => id}
			card={(quote) => (
				<div className="flex flex-col gap-1">
					<div className="flex items-start justify-between gap-3">
						<Name quote={quote} />
						<p className={`font-semibold whitespace-nowrap ${SELECTABLE}`}>{formatEuros(quote.total)}</p>
					</div>
					<Buyer quote={quote} />
					<div className="flex flex-wrap items-center justify-between gap-x-4">
						<State quote={quote} />
						<OrderLink number={quote.orderNumber} />
					</div>
				</div>
			)}
		/>
	);
}

const COLUMNS: readonly Column<ListedQuote>[] = [
	{ key: "number", header: "Devis", cell: (quote) => <Name quote={quote} /> },
	{ key: "buyer", header: "Client", cell: (quote) => <Buyer quote={quote} /> },
	{ key: "state", header: "État", cell: (quote) => <State quote={quote} /> },
	{ key: "order", header: "Commande", cell: ({ orderNumber }) => <OrderLink number={orderNumber} /> },
	{
		key: "total",
		header: "Total TTC",
		align: "right",
		cell: ({ total }) => <span className={SELECTABLE}>{formatEuros(total)}</span>,
	},
];

function Name({ quote: { id, number, issuedOn, validUntil } }: { quote: ListedQuote }) {
	return (
		<div>
			<Link
				href={`/admin/quotes/${encodeURIComponent(id)}`}
				className="font-semibold whitespace-nowrap text-framboise-fonce after:absolute after:inset-0 hover:underline"
			>
				{number}
			</Link>
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
