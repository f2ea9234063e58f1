"use client";

import { BATCH_PAGE_SIZE, type BatchResult } from "@confiserie/domain/contract/batch";
import { type ProductBatchDetail, readProductBatch } from "@confiserie/domain/contract/product-batches";
import { formatCount } from "@confiserie/domain/format";
import { BatchPage } from "@/features/admin-batches";
import { call } from "@/lib/api";
import { Badge, type Tone } from "@/ui/badge";
import type { Column } from "@/ui/data-table";
import { Link } from "@/ui/link";
import { keyOfBatch, productBatchHref } from "./batch-address";
import { BatchButtons } from "./batch-buttons";
import { actionWords, changeWords } from "./words";

/** /admin/products/batches/{id}. */
export function ProductBatchPage({ id }: { id: string }) {
	return (
		<BatchPage
			title="Changement groupé de produits"
			list={{ label: "Produits", href: "/admin/products" }}
			queryKey={keyOfBatch(id)}
			read={(page, signal) =>
				call(readProductBatch, { params: { id }, query: { page, size: BATCH_PAGE_SIZE }, signal })
			}
			buttons={(batch) => <BatchButtons batch={batch} />}
			words={(batch) => ({
				heading: `${actionWords(batch.action)}, ${formatCount(batch.total, "produit")}`,
				done: "fait",
				refused: "refusé",
				more: <Ways batch={batch} />,
			})}
			columns={COLUMNS}
			rowKey={({ productId }) => productId}
			card={(row) => (
				<div className="flex flex-col gap-1 text-sm">
					<div className="flex items-start justify-between gap-3">
						<Opens row={row} />
						<Result row={row} />
					</div>
					<Says row={row} />
				</div>
			)}
		/>
	);
}

type Row = ProductBatchDetail["results"]["content"][number];

const COLUMNS: readonly Column<Row>[] = [
	{ key: "product", header: "Produit", cell: (row) => <Opens row={row} /> },
	{ key: "result", header: "Résultat", cell: (row) => <Result row={row} /> },
	{ key: "change", header: "Avant et après, ou raison", cell: (row) => <Says row={row} /> },
];

function Opens({ row }: { row: Row }) {
	return (
		<div className="min-w-0">
			<Link
				href={`/admin/products/${encodeURIComponent(row.productId)}`}
				className="font-bold wrap-anywhere text-framboise-fonce underline-offset-4 group-hover:underline after:absolute after:inset-0"
			>
				{row.name}
			</Link>
			<p className="text-xs wrap-anywhere text-prune">{row.reference}</p>
		</div>
	);
}

const RESULTS: Record<BatchResult, { label: string; tone: Tone }> = {
	WAITING: { label: "En attente", tone: "info" },
	DONE: { label: "Fait", tone: "success" },
	UNCHANGED: { label: "Déjà ainsi", tone: "neutral" },
	REFUSED: { label: "Refusé", tone: "danger" },
};

function Result({ row }: { row: Row }) {
	const { label, tone } = RESULTS[row.result];
	return <Badge tone={tone}>{label}</Badge>;
}

function Says({ row: { refusal, before, after } }: { row: Row }) {
	if (refusal) return <p>{refusal}</p>;
	return <p className="tabular-nums">{before && after ? changeWords(before, after).join(" · ") : ""}</p>;
}

/** To the other batches, and to the one that this one puts back. */
function Ways({ batch }: { batch: ProductBatchDetail }) {
	return (
		<>
			<Link href="/admin/jobs" className="font-semibold underline underline-offset-4">
				Toutes les tâches
			</Link>
			{batch.undoes && (
				<>
					{" · "}
					<Link href={productBatchHref(batch.undoes)} className="font-semibold underline underline-offset-4">
						Changement annulé
					</Link>
				</>
			)}
		</>
	);
}
