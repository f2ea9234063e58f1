"use client";

import type { BatchState } from "@confiserie/domain/contract/batch";

import { listOrderBatches } from "@confiserie/domain/contract/order-batches";
import { listProductBatches } from "@confiserie/domain/contract/product-batches";
import { formatCount, formatDateTime, formatInteger } from "@confiserie/domain/format";
import { AdminHeader, useMay } from "@/features/admin-shell";
import { useOperation } from "@/lib/use-operation";
import { Badge, type Tone } from "@/ui/badge";
import { ButtonLink } from "@/ui/button-link";
import { type Column, DataTable } from "@/ui/data-table";
import { EmptyState } from "@/ui/empty-state";
import { Link } from "@/ui/link";
import { RetryBanner } from "@/ui/retry-banner";
import { Spinner } from "@/ui/spinner";
import { type Job, jobsOf } from "./jobs";

/** While one is under way. */
const FOLLOWED_EVERY_MS = 3_000;
const whileRunning = (content: readonly { endedAt: string | null }[] | undefined) =>
	content?.some(({ endedAt }) => endedAt === null) ? FOLLOWED_EVERY_MS : false;

/** /admin/jobs: running and past batches of orders and products of the whole team. */
export function JobsPage() {
	const may = useMay();
	const orders = useOperation(
		listOrderBatches,
		{},
		{
			enabled: may("orders.read"),
			refetchInterval: ({ state }) => whileRunning(state.data?.content),
		},
	);
	const products = useOperation(
		listProductBatches,
		{},
		{
			refetchInterval: ({ state }) => whileRunning(state.data?.content),
		},
	);
	const isLoading = orders.isLoading || products.isLoading;
	const failed = [orders, products].filter(({ isError }) => isError);
	const jobs = jobsOf(orders.data?.content ?? [], products.data?.content ?? []);
	return (
		<>
			<AdminHeader title="Tâches" subtitle="Changements groupés de commandes et de produits, en cours et passés" />
			{isLoading && (
				<p role="status" className="flex items-center justify-center gap-3 py-16 text-prune">
					<Spinner />
					Chargement des tâches…
				</p>
			)}
			{failed.length > 0 && (
				<RetryBanner
					title="Impossible de charger toutes les tâches"
					cause={failed[0]?.error}
					onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))}
				/>
			)}
			{!isLoading && failed.length === 0 && jobs.length === 0 && (
				<EmptyState title="Aucune tâche" action={<ButtonLink href="/admin/products">Produits</ButtonLink>}>
					Choisissez plusieurs commandes ou plusieurs produits dans leur liste pour les changer ensemble.
				</EmptyState>
			)}
			{jobs.length > 0 && (
				<DataTable
					caption="Tâches"
					columns={COLUMNS}
					rows={jobs}
					rowKey={({ id }) => id}
					card={(job) => (
						<div className="flex flex-col gap-1 text-sm">
							<div className="flex items-start justify-between gap-3">
								<Opens job={job} />
								<State job={job} />
							</div>
							<p>{progressOf(job)}</p>
						</div>
					)}
				/>
			)}
		</>
	);
}

const COLUMNS: readonly Column<Job>[] = [
	{ key: "title", header: "Tâche", cell: (job) => <Opens job={job} /> },
	{ key: "state", header: "État", cell: (job) => <State job={job} /> },
	{ key: "progress", header: "Avancement", cell: progressOf },
];

function Opens({ job }: { job: Job }) {
	return (
		<div className="min-w-0">
			<Link
				href={job.href}
				className="font-bold wrap-anywhere text-framboise-fonce underline-offset-4 group-hover:underline after:absolute after:inset-0"
			>
				{job.title}
			</Link>
			<p className="text-xs wrap-anywhere text-prune">{`${formatDateTime(job.startedAt)}, ${job.startedBy}`}</p>
		</div>
	);
}

const TONES: Record<BatchState, Tone> = { RUNNING: "info", STOPPING: "warning", STOPPED: "warning", DONE: "success" };

function State({ job }: { job: Job }) {
	return <Badge tone={TONES[job.state]}>{job.stateLabel}</Badge>;
}

function progressOf({ handled, total, refused }: Job): string {
	const refusals = refused > 0 ? `, dont ${formatCount(refused, "refus", "refus")}` : "";
	return `${formatInteger(handled)} sur ${formatInteger(total)}${refusals}`;
}
