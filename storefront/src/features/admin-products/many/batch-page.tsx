"use client";

import { BATCH_PAGE_SIZE, BATCH_STATES, type BatchResult } from "@confiserie/domain/contract/order-batch";
import type { ProductBatchDetail } from "@confiserie/domain/contract/product-batch";
import { formatCount, formatDateTime, formatInteger } from "@confiserie/domain/format";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { AdminHeader } from "@/features/admin-shell";
import { ApiProblem } from "@/lib/api";
import { Badge, type Tone } from "@/ui/badge";
import { ButtonLink } from "@/ui/button-link";
import { type Column, DataTable } from "@/ui/data-table";
import { EmptyState } from "@/ui/empty-state";
import { Link } from "@/ui/link";
import { Pagination } from "@/ui/pagination";
import { RetryBanner } from "@/ui/retry-banner";
import { Spinner } from "@/ui/spinner";
import { BatchButtons } from "./batch-buttons";
import { batchCalls, batchKeys, productBatchHref } from "./calls";
import { actionWords, changeWords } from "./words";

const TITLE = "Changement groupé de produits";
const CRUMBS = [{ label: "Produits", href: "/admin/products" }, { label: TITLE }];
/** How often what is under way is asked for. */
const FOLLOWED_EVERY_MS = 1_000;

/** /admin/products/batches/{id}: how far it is, and what became of each product. It goes on without this page. */
export function ProductBatchPage({ id }: { id: string }) {
	const stated = Number(useSearchParams().get("page") ?? 1);
	const page = Number.isInteger(stated) && stated >= 1 ? stated - 1 : 0;
	const { data, isPending, error, refetch } = useQuery({
		queryKey: [...batchKeys.one(id), page],
		queryFn: ({ signal }) => batchCalls.read(id, page, signal),
		placeholderData: keepPreviousData,
		refetchInterval: ({ state }) => (state.error || state.data?.endedAt ? false : FOLLOWED_EVERY_MS),
	});
	const isMissing = error instanceof ApiProblem && error.status === 404;
	return (
		<>
			<AdminHeader title={TITLE} crumbs={CRUMBS} actions={data && <BatchButtons batch={data} />} />
			{isPending && (
				<p role="status" className="flex items-center justify-center gap-3 py-16 text-prune">
					<Spinner />
					Chargement du changement groupé…
				</p>
			)}
			{isMissing && (
				<EmptyState
					title="Ce changement groupé n'existe pas"
					action={<ButtonLink href="/admin/products">Produits</ButtonLink>}
				/>
			)}
			{error && !isMissing && (
				<RetryBanner title="Impossible de suivre le changement groupé" onRetry={() => refetch()} />
			)}
			{data && (
				<>
					<Progress batch={data} />
					<DataTable
						caption="Résultats"
						columns={COLUMNS}
						rows={data.results.content}
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
					<Pagination
						page={page}
						pages={Math.ceil(data.results.totalElements / BATCH_PAGE_SIZE)}
						hrefOf={(shown) => productBatchHref(id, shown)}
					/>
				</>
			)}
		</>
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

function Progress({ batch }: { batch: ProductBatchDetail }) {
	const { total, done, unchanged, refused, state } = batch;
	const client = useQueryClient();
	// What the lists and pages of products show is not so any more.
	useEffect(() => {
		if (state === "DONE" || state === "STOPPED")
			void client.invalidateQueries({ queryKey: ["admin"], predicate: ({ queryKey }) => queryKey[2] !== "batch" });
	}, [state, client]);
	const handled = done + unchanged + refused;
	return (
		<section aria-labelledby="avancement" className="flex flex-col gap-2 rounded-card border border-trait bg-white p-4">
			<h2 id="avancement" className="font-bold">
				{`${actionWords(batch.action)}, ${formatCount(total, "produit")}`}
			</h2>
			<p className="text-sm text-prune">
				{`Lancé par ${batch.startedBy} le ${formatDateTime(batch.startedAt)}. Vous pouvez quitter cette page\u00a0: le changement continue. `}
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
			</p>
			<progress aria-label="Avancement" max={total} value={handled} className="shown-bar min-w-full" />
			<p role="status" className="text-sm font-semibold">
				{`${BATCH_STATES[state]}\u00a0: ${formatInteger(handled)} sur ${formatInteger(total)}. `}
				{`${formatCount(done, "fait")}, ${formatCount(unchanged, "déjà ainsi", "déjà ainsi")}, ${formatCount(refused, "refusé")}.`}
			</p>
		</section>
	);
}
