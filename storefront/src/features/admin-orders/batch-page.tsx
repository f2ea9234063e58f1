"use client";

import {
	BATCH_PAGE_SIZE,
	BATCH_RESULTS,
	BATCH_STATES,
	type BatchResult,
	type OrderBatchDetail,
} from "@confiserie/domain/contract/order-batch";
import { formatCount, formatDateTime, formatInteger } from "@confiserie/domain/format";
import { ORDER_STATUS } from "@confiserie/domain/order-status";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Square } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { AdminHeader, May } from "@/features/admin-shell";
import { ApiProblem } from "@/lib/api";
import { Badge, type Tone } from "@/ui/badge";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { type Column, DataTable } from "@/ui/data-table";
import { EmptyState } from "@/ui/empty-state";
import { Link } from "@/ui/link";
import { Pagination } from "@/ui/pagination";
import { RetryBanner } from "@/ui/retry-banner";
import { Spinner } from "@/ui/spinner";
import { useToasts } from "@/ui/toasts";
import { batchHref, batchKey, callBatch, callStopBatch } from "./batch-calls";

const TITLE = "Changement groupé";
const CRUMBS = [{ label: "Commandes", href: "/admin/orders" }, { label: TITLE }];
/** How often what is under way is asked for. */
const FOLLOWED_EVERY_MS = 1_000;

/** /admin/orders/batches/{id}: how far it is, and what became of each order. It goes on without this page. */
export function OrderBatchPage({ id }: { id: string }) {
	const stated = Number(useSearchParams().get("page") ?? 1);
	const page = Number.isInteger(stated) && stated >= 1 ? stated - 1 : 0;
	const { data, isPending, error, refetch } = useQuery({
		queryKey: [...batchKey(id), page],
		queryFn: ({ signal }) => callBatch(id, page, signal),
		placeholderData: keepPreviousData,
		refetchInterval: ({ state }) => (state.error || state.data?.endedAt ? false : FOLLOWED_EVERY_MS),
	});
	const isMissing = error instanceof ApiProblem && error.status === 404;
	return (
		<>
			<AdminHeader title={TITLE} crumbs={CRUMBS} actions={data && <StopButton batch={data} />} />
			{isPending && (
				<p role="status" className="flex items-center justify-center gap-3 py-16 text-prune">
					<Spinner />
					Chargement du changement groupé…
				</p>
			)}
			{isMissing && (
				<EmptyState
					title="Ce changement groupé n'existe pas"
					action={<ButtonLink href="/admin/orders">Commandes</ButtonLink>}
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
						rowKey={({ orderId }) => orderId}
						card={(row) => (
							<div className="flex flex-col gap-1 text-sm">
								<p className="flex items-center justify-between gap-3">
									<Opens row={row} />
									<Result row={row} />
								</p>
								{row.refusal && <p>{row.refusal}</p>}
							</div>
						)}
					/>
					<Pagination
						page={page}
						pages={Math.ceil(data.results.totalElements / BATCH_PAGE_SIZE)}
						hrefOf={(shown) => batchHref(id, shown)}
					/>
				</>
			)}
		</>
	);
}

type Row = OrderBatchDetail["results"]["content"][number];

const COLUMNS: readonly Column<Row>[] = [
	{ key: "order", header: "Commande", cell: (row) => <Opens row={row} /> },
	{ key: "result", header: "Résultat", cell: (row) => <Result row={row} /> },
	{ key: "refusal", header: "Raison", cell: (row) => row.refusal ?? "" },
];

function Opens({ row }: { row: Row }) {
	return (
		<Link
			href={`/admin/orders/${encodeURIComponent(row.orderNumber)}`}
			className="font-bold whitespace-nowrap text-framboise-fonce underline-offset-4 group-hover:underline after:absolute after:inset-0"
		>
			{row.orderNumber}
		</Link>
	);
}

const TONES: Record<BatchResult, Tone> = { WAITING: "info", DONE: "success", UNCHANGED: "neutral", REFUSED: "danger" };

function Result({ row }: { row: Row }) {
	return <Badge tone={TONES[row.result]}>{BATCH_RESULTS[row.result]}</Badge>;
}

function Progress({ batch }: { batch: OrderBatchDetail }) {
	const { total, done, unchanged, refused, state } = batch;
	const client = useQueryClient();
	// What the lists and pages of orders show is not so any more.
	useEffect(() => {
		if (state === "DONE" || state === "STOPPED")
			void client.invalidateQueries({ queryKey: ["admin"], predicate: ({ queryKey }) => queryKey[2] !== "batch" });
	}, [state, client]);
	const handled = done + unchanged + refused;
	const told = batch.notifyCustomer ? "chaque client est prévenu par e-mail" : "sans e-mail aux clients";
	return (
		<section aria-labelledby="avancement" className="flex flex-col gap-2 rounded-card border border-trait bg-white p-4">
			<h2 id="avancement" className="font-bold">
				{`${formatCount(total, "commande")} vers «\u00a0${ORDER_STATUS[batch.status].label}\u00a0», ${told}`}
			</h2>
			<p className="text-sm text-prune">
				{`Lancé par ${batch.startedBy} le ${formatDateTime(batch.startedAt)}. Vous pouvez quitter cette page\u00a0: le changement continue.`}
			</p>
			<progress aria-label="Avancement" max={total} value={handled} className="shown-bar min-w-full" />
			<p role="status" className="text-sm font-semibold">
				{`${BATCH_STATES[state]}\u00a0: ${formatInteger(handled)} sur ${formatInteger(total)}. `}
				{`${formatCount(done, "faite")}, ${formatCount(unchanged, "déjà ainsi", "déjà ainsi")}, ${formatCount(refused, "refusée")}.`}
			</p>
		</section>
	);
}

function StopButton({ batch }: { batch: OrderBatchDetail }) {
	const client = useQueryClient();
	const toasts = useToasts();
	const { mutate, isPending } = useMutation({
		mutationFn: () => callStopBatch(batch.id),
		onSuccess: () => client.invalidateQueries({ queryKey: batchKey(batch.id) }),
		onError: (cause) => toasts.error("Le changement n'a pas été arrêté", cause.message),
	});
	if (batch.state !== "RUNNING") return null;
	return (
		<May permission="orders.change">
			<Button variant="danger" size="sm" busy={isPending} busyLabel="Arrêt…" onClick={() => mutate()}>
				<Square aria-hidden="true" className="size-4.5" />
				Arrêter
			</Button>
		</May>
	);
}
