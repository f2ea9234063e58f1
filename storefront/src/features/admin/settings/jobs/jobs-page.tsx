"use client";

import type { BatchState } from "@confiserie/domain/contract/batch";

import { listOrderBatches } from "@confiserie/domain/contract/order-batches";
import { listProductBatches } from "@confiserie/domain/contract/product-batches";
import { formatCount, formatDateTime, formatInteger } from "@confiserie/domain/format";
import { RowLink, Rows, Shown } from "@/features/admin/kit";
import { AdminHeader, useMay } from "@/features/admin/shell";
import { useOperation } from "@/lib/use-operation";
import { Badge, type Tone } from "@/ui/badge";
import { ButtonLink } from "@/ui/button-link";
import type { Column } from "@/ui/data-table";
import { EmptyState } from "@/ui/empty-state";
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
		{ enabled: may("orders.read"), refetchInterval: ({ state }) => whileRunning(state.data?.content) },
	);
	const products = useOperation(
		listProductBatches,
		{},
		{ refetchInterval: ({ state }) => whileRunning(state.data?.content) },
	);
	const read = { failure: "Impossible de charger toutes les tâches", height: "h-30", children: () => null };
	const jobs = jobsOf(orders.data?.content ?? [], products.data?.content ?? []);
	return (
		<>
			<AdminHeader title="Tâches" subtitle="Changements groupés de commandes et de produits, en cours et passés" />
			{may("orders.read") && <Shown result={orders} {...read} />}
			<Shown result={products} {...read} />
			<Rows
				caption="Tâches"
				columns={COLUMNS}
				rows={jobs}
				rowKey={({ id }) => id}
				empty={
					products.data &&
					(orders.data || !may("orders.read")) && (
						<EmptyState title="Aucune tâche" action={<ButtonLink href="/admin/products">Produits</ButtonLink>}>
							Choisissez plusieurs commandes ou plusieurs produits dans leur liste pour les changer ensemble.
						</EmptyState>
					)
				}
			/>
		</>
	);
}

const COLUMNS: readonly Column<Job>[] = [
	{ key: "title", header: "Tâche", cell: (job) => <Opens job={job} /> },
	{ key: "state", header: "État", card: "badge", cell: (job) => <State job={job} /> },
	{ key: "progress", header: "Avancement", card: "bare", cell: progressOf },
];

function Opens({ job }: { job: Job }) {
	return (
		<div className="min-w-0">
			<RowLink href={job.href}>{job.title}</RowLink>
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
