import type { ListedPaper } from "@confiserie/domain/contract/invoices";
import { formatDate, formatEuros } from "@confiserie/domain/format";
import { DownloadPaper, staffsPaper } from "@/features/invoices";
import { type Column, DataTable } from "@/ui/data-table";
import { Link } from "@/ui/link";

/** Papers with their order, latest first, each to download. */
export function PapersTable({ papers }: { papers: readonly ListedPaper[] }) {
	return (
		<DataTable
			caption="Factures et avoirs"
			columns={COLUMNS}
			rows={papers}
			rowKey={({ number }) => number}
			card={(paper) => (
				<div className="flex flex-col gap-2">
					<div className="flex items-start justify-between gap-3">
						<Name paper={paper} />
						<DownloadPaper file={staffsPaper} paper={paper} />
					</div>
					<p className="break-words">{paper.buyer}</p>
					<div className="flex flex-wrap justify-between gap-x-4">
						<OrderLink number={paper.orderNumber} />
						<Total paper={paper} />
					</div>
				</div>
			)}
		/>
	);
}

const COLUMNS: readonly Column<ListedPaper>[] = [
	{ key: "number", header: "Pièce", cell: (paper) => <Name paper={paper} /> },
	{ key: "buyer", header: "Client", cell: ({ buyer }) => <span className="break-words">{buyer}</span> },
	{ key: "order", header: "Commande", cell: ({ orderNumber }) => <OrderLink number={orderNumber} /> },
	{ key: "total", header: "Total TTC", align: "right", cell: (paper) => <Total paper={paper} /> },
	{
		key: "file",
		header: <span className="sr-only">Télécharger</span>,
		align: "right",
		cell: (paper) => <DownloadPaper file={staffsPaper} paper={paper} />,
	},
];

function Name({ paper: { label, number, issuedOn } }: { paper: ListedPaper }) {
	return (
		<div>
			<p className="font-semibold whitespace-nowrap">{number}</p>
			<p className="text-sm text-prune">{`${label}, ${formatDate(issuedOn)}`}</p>
		</div>
	);
}

function OrderLink({ number }: { number: string }) {
	return (
		<Link
			href={`/admin/orders/${encodeURIComponent(number)}`}
			className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-framboise underline underline-offset-4"
		>
			{number}
		</Link>
	);
}

/** What a credit note gives back is written with a minus. */
function Total({ paper: { kind, total, due } }: { paper: ListedPaper }) {
	return (
		<div className="text-right">
			<p className="font-semibold whitespace-nowrap">{formatEuros(kind === "CREDIT_NOTE" ? -total : total)}</p>
			{due > 0 && <p className="text-sm whitespace-nowrap text-prune">{`dont ${formatEuros(due)} à recevoir`}</p>}
		</div>
	);
}
